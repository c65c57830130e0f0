//! What counts of a report: its `CHECK` lines, the total, and of all other lines the digits.
//!
//! Types, numbers of cards and patterns are single digits, so they can be read in any layout. A report is right if it has
//! what is due: a line for each type, and a board for each solution. Whatever else is printed is free.

use super::boards::{faults, Fault};
use super::line::{self, Line};
use super::rule::why_wrong;
use crate::show::{counted, lines, Mark, WIDTH};
use rules::turtle_puzzle::{cards, turns, types, Card, Type};
use std::collections::HashSet;
use std::iter::{once, zip};
use turtle_puzzle::DEFAULT_LIMIT;

/// Stands after the number of types.
const TYPES: &str = "verschiedene Kartentypen";

/// What is due, as the reference output has it.
pub(super) struct Due {
    types: Vec<Type>,
    /// The list of types, and the `CHECK` lines of the first solutions.
    entries: Vec<Line>,
    checks: Vec<Line>,
    total: usize,
}

/// A report, right or wrong.
pub(super) struct Report<'a> {
    lines: Vec<&'a [u8]>,
    /// The `CHECK` lines without white space.
    checks: Vec<Line>,
    /// Where they are.
    places: Vec<usize>,
}

impl Due {
    pub(super) fn new(expected: &[u8]) -> Self {
        let report = Report::new(expected);
        let mut cards = cards(&String::from_utf8_lossy(&report.head().concat()));
        cards.truncate(9);
        let types = types(&cards);
        let entries = zip(1.., &types).map(|(number, (card, count))| {
            (format!("{number}{count}"), format!("{number}. {count} * [{}]\n", sides(*card)))
        });
        let entries = entries.collect();
        let printed = report.checks.len();
        let total = report.end().iter().find_map(|line| digits(line).parse().ok());
        let total = total.filter(|_| printed > 0).unwrap_or(printed);
        Due { types, entries, checks: report.checks, total }
    }
}

impl<'a> Report<'a> {
    pub(super) fn new(output: &'a [u8]) -> Self {
        let lines = lines(output);
        let check = |(place, line): (usize, &&[u8])| Some((place, check(line)?));
        let (places, checks) = lines.iter().enumerate().filter_map(check).unzip();
        Report { lines, checks, places }
    }

    /// Returns the lines before the first `CHECK` line.
    fn head(&self) -> &[&'a [u8]] {
        &self.lines[..self.places.first().copied().unwrap_or(self.lines.len())]
    }

    /// Returns the lines after the last `CHECK` line.
    fn end(&self) -> &[&'a [u8]] {
        &self.lines[self.places.last().map_or(0, |place| place + 1)..]
    }

    /// Shows how this report differs from what is due: the `CHECK` lines, or else the list of types, or else a board.
    pub(super) fn difference_from(&self, due: &Due) -> String {
        let boards =
            zip(1.., self.faults(due)).filter_map(|(number, fault)| Some((number, fault?)));
        let board = boards.map(|(number, fault)| fault.shown(number)).next().unwrap_or_default();
        let shown = [self.wrong_checks(due), self.wrong_list(due), board];
        shown.into_iter().find(|shown| !shown.is_empty()).unwrap_or_default()
    }

    /// Returns the `CHECK` lines that are due. Any 50 of the solutions would do.
    fn due_checks(&self, due: &Due) -> Vec<Line> {
        let right = self.checks.iter().filter(|(check, _)| why_wrong(check, &due.types).is_none());
        let mut seen = HashSet::new();
        let all = right.chain(&due.checks).filter(|check| seen.insert(*check)).cloned();
        all.take(due.total.min(DEFAULT_LIMIT)).collect()
    }

    /// Shows how the `CHECK` lines differ, or their number, or the total.
    fn wrong_checks(&self, due: &Due) -> String {
        let all = self.due_checks(due);
        let shown = line::difference(&all, &self.checks, &self.lines);
        let (total, count, found) = (due.total, all.len(), self.checks.len());
        if shown.is_empty() && total > count && !self.has_total(total) {
            let last = self.lines.iter().rfind(|line| !line.trim_ascii().is_empty());
            let last = Mark::Found.lines(&[last.expect("a CHECK line")], 1, WIDTH);
            format!("Expected the total {total} after the last CHECK line:\n{last}")
        } else if shown.is_empty() || count == found {
            shown
        } else {
            let of = if total > count { format!(" of {total}") } else { String::new() };
            format!("Expected {}{of}, found {found}.\n", counted(count, "CHECK line")) + &shown
        }
    }

    /// Returns whether a number stands after the last `CHECK` line. Its thousands may be apart.
    fn has_total(&self, total: usize) -> bool {
        let total = total.to_string();
        let has = |words: Vec<String>| {
            let from = |start| (start..words.len()).any(|end| words[start..=end].concat() == total);
            (0..words.len()).any(from)
        };
        self.end().iter().any(|line| has(words(line)))
    }

    /// Returns for each type its line in the list, and how many lines end there; nothing, if there is none. The first digit of
    /// a right line is the number of the type, and its last ones are the number of cards and a card, in any turn.
    fn entries(&self, due: &Due) -> Vec<(usize, Line)> {
        let lines: Vec<_> = self.head().iter().map(|line| digits(line)).collect();
        let ends = |line: &str, count: &str, card: Card| {
            let plain = |card: Card| card.map(|side| side.abs().to_string()).concat();
            turns(card).into_iter().any(|card| line.ends_with(&(count.to_owned() + &plain(card))))
        };
        let right = |((key, _), (card, _)): (&Line, &Type)| {
            let (number, count) = key.split_at(1);
            let is_right = |line: &String| {
                let line = line.trim_start_matches('0');
                line.len() > 5 && line.starts_with(number) && ends(line, count, *card)
            };
            lines.iter().position(is_right)
        };
        let right: Vec<_> = zip(&due.entries, &due.types).map(right).collect();
        let wrong = |card| {
            let is_wrong = |line: &String| line.len() == 6 && ends(line, "", card);
            let mut places = (0..lines.len()).filter(|place| !right.contains(&Some(*place)));
            places.find(|place| is_wrong(&lines[*place]))
        };
        let entry = |(number, right): (usize, &Option<usize>)| {
            let place = right.or_else(|| wrong(due.types[number].0))?;
            let wrong = if right.is_none() { &lines[place][..2] } else { "" };
            let key = due.entries[number].0.clone() + wrong;
            let shown = String::from_utf8_lossy(self.lines[place]).trim().to_owned() + "\n";
            Some((place + 1, (key, shown)))
        };
        right.iter().enumerate().map(|right| entry(right).unwrap_or_default()).collect()
    }

    /// Shows how the list of types differs, or their number, if a line has that as the example.
    fn wrong_list(&self, due: &Due) -> String {
        let entries = self.entries(due).into_iter().filter(|(place, _)| *place > 0);
        let entries: Vec<_> = entries.map(|(_, line)| line).collect();
        let shown = line::difference(&due.entries, &entries, &self.lines);
        let numbers = self.head().iter().filter_map(|line| Some((number_of_types(line)?, *line)));
        let numbers: Vec<_> = numbers.collect();
        let is_right = |(number, _): &(usize, _)| *number == due.types.len();
        match numbers.first().filter(|_| shown.is_empty() && !numbers.iter().any(is_right)) {
            Some((_, line)) => {
                let types = counted(due.types.len(), "type");
                format!("Expected {types}:\n{}", Mark::Found.lines(&[line], 1, WIDTH))
            }
            None => shown,
        }
    }

    /// Returns what is wrong with the board of each solution, if anything. Boards stand below the list.
    fn faults(&self, due: &Due) -> Vec<Option<Fault<'a>>> {
        let list = self.entries(due).into_iter().map(|(place, _)| place).max().unwrap_or(0);
        let starts = once(list).chain(self.places.iter().map(|place| place + 1));
        let ends = self.places.iter().copied().chain([self.lines.len()]);
        let parts: Vec<_> = zip(starts, ends).map(|(start, end)| &self.lines[start..end]).collect();
        let checks: Vec<_> = self.checks.iter().map(|(check, _)| &**check).collect();
        faults(&parts, &checks)
    }

    /// Returns what the report says of all that counts. If not all solutions are printed, any may be.
    pub(super) fn says(&self, due: &Due) -> Vec<String> {
        let mut says: Vec<_> = self.entries(due).into_iter().map(|(_, (key, _))| key).collect();
        // Where the list is wrong, the number of types often is, too, and may be written in any way.
        if zip(&says, &due.entries).all(|(key, (due, _))| key == due) {
            says.push(self.wrong_list(due));
        }
        let faults = self.faults(due);
        let faults = faults.iter().map(|fault| fault.as_ref().map_or("right", |fault| &fault.says));
        let mut solutions: Vec<_> = zip(&self.checks, faults)
            .map(|((check, _), fault)| format!("{check} {fault}"))
            .collect();
        solutions.sort();
        if solutions.len() >= DEFAULT_LIMIT {
            let are_right = line::difference(&self.due_checks(due), &self.checks, &[]).is_empty()
                && solutions.iter().all(|solution| solution.ends_with("right"));
            let total = if self.has_total(due.total) {
                Some(due.total.to_string())
            } else {
                let mut words = self.end().iter().flat_map(|line| words(line));
                words.find(|word| word.len() > 1)
            };
            solutions = vec![format!("{} {are_right} {total:?}", solutions.len())];
        }
        says.extend(solutions);
        says.push(self.lines.is_empty().to_string());
        says
    }

    /// Says what is wrong, if that is certain.
    pub(super) fn sentence(&self, due: &Due, found: &str) -> Option<String> {
        let checks: HashSet<_> = self.checks.iter().collect();
        let why = |(check, _): &Line| why_wrong(check, &due.types);
        if let Some(why) = self.checks.iter().find_map(why) {
            Some(format!("The first wrong line is not a solution: {why}."))
        } else if found.trim().is_empty() {
            None
        } else if checks.is_empty() && found.to_uppercase().contains("\nCHECK") {
            Some("The line of a solution begins with 'CHECK:'.".to_owned())
        } else if checks.is_empty() && due.total > 0 {
            Some(format!("The cards have {}.", counted(due.total, "solution")))
        } else if checks.len() < self.checks.len() {
            Some("A solution is printed more than once.".to_owned())
        } else if checks.len() == due.total.min(DEFAULT_LIMIT) {
            let entries = self.entries(due).into_iter();
            let index =
                zip(entries, &due.entries).position(|((_, found), due)| found.0 != due.0)?;
            let (card, count) = due.types[index];
            let what =
                format!("type {}, with {} [{}]", index + 1, counted(count, "card"), sides(card));
            Some(format!("The list of types has no line for {what}."))
        } else {
            None
        }
    }
}

/// Returns the digits of a line.
pub(super) fn digits(line: &[u8]) -> String {
    line.iter().filter(|byte| byte.is_ascii_digit()).map(|byte| char::from(*byte)).collect()
}

/// Returns the digits of a line that stand together.
fn words(line: &[u8]) -> Vec<String> {
    let words = line.split(|byte| !byte.is_ascii_digit()).filter(|word| !word.is_empty());
    words.map(digits).collect()
}

fn sides(card: Card) -> String {
    card.map(|side| side.to_string()).join(" ")
}

/// Returns the number of types in a line like that of the example.
fn number_of_types(line: &[u8]) -> Option<usize> {
    let text = String::from_utf8_lossy(line);
    let (before, _) = text.split_once(TYPES).filter(|_| !line.starts_with(b"#"))?;
    before.split_whitespace().next_back()?.parse().ok()
}

/// Returns a `CHECK` line.
fn check(line: &[u8]) -> Option<Line> {
    let places: String = String::from_utf8_lossy(line).split_whitespace().collect();
    let places = places.strip_prefix("CHECK:")?;
    Some((places.to_owned(), format!("CHECK: {places}\n")))
}
