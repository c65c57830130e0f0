//! How a report differs from what is expected: in the lines of solutions, or else in the total, the list of types, or the boards.
//!
//! Lines are read as numbers, so a report may have many layouts. It is right if it has what is due. All else in it is free.

use super::boards::boards;
use super::list::list;
use super::report::{Line, Report};
use super::solution::why_wrong;
use crate::difference::first_difference;
use crate::show::{counted, equal};
use rules::turtle_puzzle::{cards, types, Type};
use std::cmp::Reverse;
use turtle_puzzle::DEFAULT_LIMIT;

/// What is expected of a report.
pub(super) struct Expected {
    types: Vec<Type>,
    /// The lines of solutions.
    checks: Vec<String>,
    total: usize,
}

/// Something that is due in a report.
#[derive(Default)]
pub(super) struct Part {
    /// The lines that are due, and those that are there in their place.
    pub(super) expected: String,
    pub(super) found: String,
    /// What these say, in any layout.
    pub(super) says: String,
    /// A sentence on what is wrong; empty if nothing is.
    pub(super) why: String,
}

/// What a report says of all that is due, in the order in which differences are shown.
pub(super) struct Comparison {
    groups: [Vec<Part>; 4],
    output: Vec<u8>,
    are_boards_read: bool,
}

impl Expected {
    /// Reads the report of the reference, which begins with the cards, and has boards before the lines of solutions.
    pub(super) fn new(expected: &[u8]) -> Self {
        let report = Report::new(expected);
        let mut cards = cards(&String::from_utf8_lossy(expected));
        cards.truncate(9);
        let checks: Vec<_> = report.checks().map(|line| line.text.clone()).collect();
        let last = report.lines.last().filter(|line| !checks.is_empty() && !line.is_check);
        let total = last.and_then(|line| line.numbers.first());
        let total = total.map_or(checks.len(), |total| total.unsigned_abs() as usize);
        Expected { types: types(&cards), checks, total }
    }

    /// Returns whether there are so many solutions that not all need be printed. Which ones are says nothing.
    fn are_many(&self) -> bool {
        self.total >= DEFAULT_LIMIT
    }
}

impl Comparison {
    /// Compares a report with what is expected.
    pub(super) fn new(expected: &Expected, found: &[u8]) -> Self {
        let report = Report::new(found);
        let (solutions, printed) = solutions(expected, &report);
        let mut boards = boards(&printed, &report);
        if expected.are_many() {
            boards.truncate(1);
            boards.iter_mut().for_each(|part| part.says = "not all boards are right".to_owned());
        }
        // The lines of several boards would look like those of one.
        for part in boards.iter_mut().skip(1) {
            (part.expected, part.found) = Default::default();
        }
        Comparison {
            are_boards_read: printed.is_empty() || !report.boards.is_empty(),
            groups: [
                solutions,
                total(expected.total, &report).into_iter().collect(),
                list(&expected.types, &report),
                boards,
            ],
            output: found.to_vec(),
        }
    }

    /// Shows how the report differs; nothing if it does not.
    pub(super) fn difference(&self) -> String {
        let wrong = self.groups.iter().find(|group| !group.iter().all(Part::is_right));
        wrong.map_or(String::new(), |group| shown(group, &self.output))
    }

    /// Returns what the report says. Reports that say the same are the same in all that counts.
    pub(super) fn says(&self) -> Vec<&str> {
        let mut says: Vec<_> = self.groups.iter().flatten().map(|part| &*part.says).collect();
        says.sort_unstable();
        says
    }

    /// Says what is wrong.
    pub(super) fn sentence(&self) -> Option<String> {
        let wrong = self.groups.iter().flatten().find(|part| !part.is_right());
        wrong.map(|part| part.why.clone())
    }

    /// Returns whether some boards could be read, or none are due.
    #[cfg_attr(not(test), expect(dead_code, reason = "for a note in reports"))]
    pub(super) fn are_boards_read(&self) -> bool {
        self.are_boards_read
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

/// Compares the lines of solutions, in any order. If not all are printed, any of them may be. Returns the right ones, too.
fn solutions<'a>(expected: &Expected, report: &'a Report) -> (Vec<Part>, Vec<&'a Line>) {
    let (due, found) = (expected.total.min(DEFAULT_LIMIT), report.checks().count());
    let counts = format!("Expected {}, found {found}.", counted(due, "CHECK line"));
    let (mut right, mut wrong): (Vec<&Line>, Vec<(&str, String)>) = Default::default();
    for line in report.checks() {
        let why = match why_wrong(&line.text, &expected.types) {
            Some(why) => format!("The first wrong line is not a solution: {why}."),
            None if right.iter().any(|other| other.text == line.text) => {
                "A solution is printed more than once.".to_owned()
            }
            None if right.len() == due => counts.clone(),
            None => {
                right.push(line);
                continue;
            }
        };
        wrong.push((&line.text, why));
    }
    let is_missing = |text: &&String| !right.iter().any(|line| line.text == **text);
    let missing = expected.checks.iter().filter(is_missing);
    let mut missing: Vec<_> = missing.take(due - right.len()).collect();
    // The one that is most like the first wrong one comes first.
    let alike =
        |line: &str| wrong.first().map(|(wrong, _)| equal(line.as_bytes(), wrong.as_bytes()));
    missing.sort_by_key(|line| Reverse(alike(line)));
    let part = |due: &str, text: &str, why: String| {
        let many = || format!("{found} lines, all right: {}", wrong.is_empty());
        let says = if expected.are_many() { many() } else { text.to_owned() };
        Part { expected: due.to_owned(), found: text.to_owned(), says, why }
    };
    let other = |row: usize| {
        let due = missing.get(row).map_or("", |line| line);
        let (text, why) = wrong.get(row).cloned().unwrap_or(("", counts.clone()));
        part(due, text, why)
    };
    let rights = right.iter().map(|line| part(&line.text, &line.text, String::new()));
    (rights.chain((0..missing.len().max(wrong.len())).map(other)).collect(), right)
}

/// Returns what is wrong if the total is due, but not there after the lines of solutions. Another number of several digits
/// may stand in its place.
fn total(total: usize, report: &Report) -> Option<Part> {
    let end = || report.lines.rsplit(|line| line.is_check).next().into_iter().flatten();
    let text = total.to_string();
    if total <= DEFAULT_LIMIT || end().any(|line| has(&line.text, &text)) {
        return None;
    }
    let number = |line: &&Line| line.numbers.iter().copied().find(|number| number.abs() > 9);
    let other = end().find(|line| number(line).is_some());
    let above = report.checks().last().map_or("", |line| &line.text);
    Some(Part {
        expected: format!("{above}Es gibt insgesamt {total} Loesungen.\n"),
        found: format!("{above}{}", other.map_or("", |line| &line.text)),
        says: format!("total {:?}", other.as_ref().and_then(number)),
        why: format!("Expected the total {total} after the last CHECK line."),
    })
}

/// Returns whether a line has a number, whose thousands may be apart, and not as a part of another one.
fn has(line: &str, number: &str) -> bool {
    let signs = ['.', ',', '\''];
    let words = line.split(|char: char| !char.is_ascii_digit() && !signs.contains(&char));
    let words = words.map(|word| word.trim_matches(signs)).filter(|word| !word.is_empty());
    let words: Vec<_> = words.collect();
    let (thousands, rest) = number.split_at(number.len().saturating_sub(3));
    words.iter().any(|word| *word == number || word.split(signs).eq([thousands, rest]))
        || words.windows(2).any(|words| words == [thousands, rest])
}
