//! How a report differs from what is expected: in the lines of solutions, or else in the total or the list of types, or else
//! in the boards.
//!
//! Types, numbers of cards and patterns are single digits, so the digits of a line say the same in any layout. A report is
//! right if it has what is due. All else in it is free.

use super::solution::why_wrong;
use crate::difference::first_difference;
use crate::show::{counted, equal, lines};
use rules::turtle_puzzle::{cards, sides, turns, types, Card, Type};
use std::cmp::Reverse;
use std::collections::HashSet;
use std::iter::zip;
use turtle_puzzle::DEFAULT_LIMIT;

/// A line without a solution, and its digits.
type Row<'a> = (&'a [u8], String);

/// What is expected of a report.
pub(super) struct Expected {
    types: Vec<Type>,
    /// The lines of solutions.
    checks: Vec<String>,
    total: usize,
    /// The first board.
    board: String,
}

/// Something that is due in a report.
#[derive(Default)]
struct Part {
    /// The lines that are due, and those that are there in their place.
    expected: String,
    found: String,
    /// What these say, in any layout.
    says: String,
    /// A sentence on what is wrong; empty if nothing is.
    why: String,
}

/// What a report says of all that is due, in the order in which differences are shown.
pub(super) struct Comparison {
    solutions: Vec<Part>,
    list_and_total: Vec<Part>,
    boards: Vec<Part>,
    output: Vec<u8>,
}

impl Expected {
    /// Reads the report of the reference, which begins with the cards.
    pub(super) fn new(expected: &[u8]) -> Self {
        let (checks, parts) = read(expected);
        let mut cards = cards(&String::from_utf8_lossy(expected));
        cards.truncate(9);
        let types = types(&cards);
        let total =
            parts[1..].last().unwrap_or(&parts[0]).iter().find_map(|row| row.1.parse().ok());
        let total = total.filter(|_| parts.len() > 1).unwrap_or(checks.len());
        let (_, end) = list(&types, &parts[0]);
        let board = parts[0][end..].iter().map(|(line, _)| text(line)).collect();
        Expected { types, checks, total, board }
    }
}

impl Comparison {
    /// Compares a report with what is expected.
    pub(super) fn new(expected: &Expected, found: &[u8]) -> Self {
        let (checks, parts) = read(found);
        let (mut list_and_total, end) = list(&expected.types, &parts[0]);
        let below = [&[parts[0][end..].to_vec()][..], &parts[1..]].concat().concat();
        if expected.total > DEFAULT_LIMIT {
            list_and_total.push(total(expected.total, parts[1..].last().unwrap_or(&parts[0])));
        }
        Comparison {
            solutions: solutions(expected, &checks),
            list_and_total,
            boards: vec![boards(expected, &checks, &below)],
            output: found.to_vec(),
        }
    }

    /// Shows how the report differs; nothing if it does not.
    pub(super) fn difference(&self) -> String {
        let groups = [&self.solutions, &self.list_and_total, &self.boards];
        let wrong = groups.into_iter().find(|group| !group.iter().all(Part::is_right));
        wrong.map_or(String::new(), |group| shown(group, &self.output))
    }

    /// Returns what the report says. Reports that say the same are the same in all that counts.
    pub(super) fn says(&self) -> Vec<&str> {
        let mut says: Vec<_> = self.parts().map(|part| &*part.says).collect();
        says.sort_unstable();
        says
    }

    /// Says what is wrong.
    pub(super) fn sentence(&self) -> Option<String> {
        let wrong = self.parts().find(|part| !part.is_right());
        wrong.map(|part| part.why.clone())
    }

    fn parts(&self) -> impl Iterator<Item = &Part> {
        self.solutions.iter().chain(&self.list_and_total).chain(&self.boards)
    }
}

impl Part {
    fn is_right(&self) -> bool {
        self.why.is_empty()
    }
}

/// Shows the parts that are wrong. Where nothing is expected, or nothing found, a right part comes before. Where none counts,
/// the output is shown.
fn shown(parts: &[Part], output: &[u8]) -> String {
    let wrong = || parts.iter().filter(|part| !part.is_right());
    let expected: String = wrong().map(|part| &*part.expected).collect();
    let found: String = wrong().map(|part| &*part.found).collect();
    let right = parts.iter().find(|part| part.is_right());
    let [expected, found] = match right {
        Some(part) if expected.is_empty() || found.is_empty() => {
            [expected, found].map(|lines| (part.found.clone() + &lines).into_bytes())
        }
        None if found.is_empty() => [expected.into_bytes(), output.to_vec()],
        _ => [expected, found].map(String::into_bytes),
    };
    let shown = first_difference(&expected, &found);
    shown.split_once('\n').map_or(String::new(), |(_title, lines)| lines.to_owned())
}

/// Compares the lines of solutions, in any order. If not all are printed, any of them may be.
fn solutions(Expected { types, checks, total, .. }: &Expected, found: &[String]) -> Vec<Part> {
    let (due, mut seen) = (*total.min(&DEFAULT_LIMIT), HashSet::new());
    let is_right = |line: &&String| {
        why_wrong(line, types).is_none() && seen.len() < due && seen.insert((*line).clone())
    };
    let (right, wrong): (Vec<_>, Vec<_>) = found.iter().partition(is_right);
    let missing = checks.iter().filter(|line| !right.contains(line));
    let mut missing: Vec<_> = missing.take(due - right.len()).collect();
    // The one that is most like the first wrong one comes first.
    let alike = |line: &str, wrong: &str| equal(line.as_bytes(), wrong.as_bytes());
    missing.sort_by_key(|line| Reverse(wrong.first().map(|wrong| alike(line, wrong))));
    let counts = format!("Expected {}, found {}.", counted(due, "CHECK line"), found.len());
    // Which of many lines are printed, and wrong, says little: their order is free.
    let says = |line: &str| match found.len() {
        0..DEFAULT_LIMIT => line.to_owned(),
        _ => format!("all are right: {}", wrong.is_empty()),
    };
    let right = right.into_iter().map(|line| Part {
        expected: line.clone(),
        found: line.clone(),
        says: says(line),
        why: String::new(),
    });
    let other = |row: usize| {
        let [expected, found] =
            [&missing, &wrong].map(|lines| lines.get(row).map_or("", |line| line.as_str()));
        let why = match why_wrong(found, types) {
            Some(why) if !found.is_empty() => {
                format!("The first wrong line is not a solution: {why}.")
            }
            _ if seen.contains(found) => "A solution is printed more than once.".to_owned(),
            _ => counts.clone(),
        };
        Part { expected: expected.to_owned(), says: says(found), found: found.to_owned(), why }
    };
    right.chain((0..missing.len().max(wrong.len())).map(other)).collect()
}

/// Looks for the line of each type: one whose digits begin with its number and end with how many cards it has and its card, or
/// else one that ends with its card. Returns how many lines there are up to the last one, too.
fn list(types: &[Type], rows: &[Row]) -> (Vec<Part>, usize) {
    let has = |row: usize, card: Card| {
        let patterns = |turn: &Card| turn.map(|side| side.abs().to_string()).concat();
        rows[row].1.len() > 4
            && turns(card).iter().any(|turn| rows[row].1.ends_with(&patterns(turn)))
    };
    let says = |row: usize| rows[row].1[..rows[row].1.len() - 4].trim_start_matches('0').to_owned();
    let right = |(number, &(card, count)): (usize, &Type)| {
        (0..rows.len()).filter(|row| has(*row, card)).find(|row| {
            let says = says(*row);
            says.len() > 1
                && says.starts_with(&number.to_string())
                && says.ends_with(&count.to_string())
        })
    };
    let rights: Vec<_> = zip(1.., types).map(right).collect();
    let part = |(number, (&(card, count), right)): (usize, (&Type, &Option<usize>))| {
        let other = |row: &usize| has(*row, card) && !rights.contains(&Some(*row));
        let row = right.or_else(|| (0..rows.len()).find(other));
        let expected = format!("{number}. {count} * [{}]\n", sides(card));
        let found = row.map_or(String::new(), |row| text(rows[row].0));
        let why = match right {
            Some(_) => String::new(),
            None => format!(
                "The list of types has no line with {number}, {count} and the card [{}].",
                sides(card)
            ),
        };
        Part { expected, found, says: row.map_or(String::new(), says), why }
    };
    let parts = zip(1.., zip(types, &rights)).map(part).collect();
    (parts, rights.iter().flatten().max().map_or(0, |last| last + 1))
}

/// Looks for the total, whose thousands may be apart, or else for another number of several digits.
fn total(total: usize, rows: &[Row]) -> Part {
    let is_sign = |char: char| !char.is_ascii_digit();
    let has_total = |line: &str| {
        let together = line.replace(['.', '\'', ' '], "");
        together.split(is_sign).any(|word| word == total.to_string())
    };
    let number = |line: &str| line.split(is_sign).find(|word| word.len() > 1).map(str::to_owned);
    let lines: Vec<_> = rows.iter().map(|(line, _)| text(line)).collect();
    let right = lines.iter().find(|line| has_total(line));
    let found = right.or(lines.iter().find(|line| number(line).is_some()));
    let found = found.cloned().unwrap_or_default();
    let (says, why) = match right {
        Some(_) => (total.to_string(), String::new()),
        None => {
            let why = format!("Expected the total {total} after the last CHECK line.");
            (number(&found).unwrap_or_default(), why)
        }
    };
    Part { expected: format!("Es gibt insgesamt {total} Loesungen.\n"), found, says, why }
}

/// Looks for the digits of all boards, however these are drawn.
fn boards(expected: &Expected, checks: &[String], rows: &[Row]) -> Part {
    // A title only numbers a solution.
    let is_title =
        |(line, digits): &&Row| digits.len() < 3 && line.windows(4).any(|part| part == b"sung");
    let shown: String =
        rows.iter().filter(|row| !is_title(row)).map(|(_, digits)| &**digits).collect();
    let due = digits(checks.concat().as_bytes());
    let count = |text: &str, digit: char| text.matches(digit).count();
    let lacks = |digit| count(&due, digit).saturating_sub(count(&shown, digit));
    let lacking: String = ('1'..='9').map(|digit| digit.to_string().repeat(lacks(digit))).collect();
    let why = match lacking.len() {
        0 => String::new(),
        1..=9 => format!(
            "The boards lack the digits {lacking}: each shows nine cards, each with its type."
        ),
        _ => "Not every solution has its board: nine cards, each with the number of its type."
            .to_owned(),
    };
    let lines = rows.iter().map(|(line, _)| text(line)).collect();
    Part { expected: expected.board.clone(), found: lines, says: lacking, why }
}

/// Returns the lines of solutions, whose free white space is as expected, and the rows before, between and after them.
fn read(output: &[u8]) -> (Vec<String>, Vec<Vec<Row<'_>>>) {
    let lines = lines(output);
    let is_marked = |line: &&[u8]| places(line).is_some();
    let is_check = if lines.iter().any(is_marked) { is_marked } else { is_solution };
    let check =
        |line: &&[u8]| places(line).map_or(text(line), |places| format!("CHECK: {places}\n"));
    let checks = lines.iter().filter(|line| is_check(line)).map(check).collect();
    let parts = lines.split(is_check);
    (checks, parts.map(|part| part.iter().map(|line| (*line, digits(line))).collect()).collect())
}

/// Returns what follows `CHECK:`, without white space. Most lines have no colon, and hundreds of reports are read.
fn places(line: &[u8]) -> Option<String> {
    line.contains(&b':').then_some(())?;
    let text: String = String::from_utf8_lossy(line).split_whitespace().collect();
    Some(text.strip_prefix("CHECK:")?.to_owned())
}

/// Returns whether a line has the signs of a solution, whatever stands before it.
fn is_solution(line: &&[u8]) -> bool {
    let text = String::from_utf8_lossy(line);
    text.matches(',').count() == 36 && text.matches(';').count() >= 8
}

/// Returns the digits of a line.
fn digits(line: &[u8]) -> String {
    line.iter().filter(|byte| byte.is_ascii_digit()).map(|byte| char::from(*byte)).collect()
}

/// Returns a line with a line end, but no other white space at its ends.
fn text(line: &[u8]) -> String {
    String::from_utf8_lossy(line).trim().to_owned() + "\n"
}
