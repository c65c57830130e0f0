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

/// What is wrong in a report.
#[derive(Clone, Default)]
pub(super) struct Fault {
    /// The lines that are due, and those that are there in their place.
    pub(super) expected: String,
    pub(super) found: String,
    /// What these say, in any layout.
    pub(super) says: String,
    /// A sentence on it.
    pub(super) why: String,
}

/// What is wrong in a report, in the order of importance.
pub(super) struct Comparison {
    faults: Vec<Fault>,
    last_line: String,
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
}

impl Comparison {
    /// Compares a report with what is expected.
    pub(super) fn new(expected: &Expected, found: &[u8]) -> Self {
        let report = Report::new(found);
        let (mut solutions, printed) = solutions(expected, &report);
        let mut boards = boards(&printed, &report);
        if expected.total >= DEFAULT_LIMIT {
            // Not all solutions need be printed, and which ones are says nothing.
            let count = report.checks().count();
            let says = format!("{count} lines, all right: {}", printed.len() == count);
            for (faults, says) in [(&mut solutions, &*says), (&mut boards, "not all boards")] {
                faults.truncate(1);
                faults.iter_mut().for_each(|fault| fault.says = says.to_owned());
            }
        }
        let total = total(expected.total, &report).into_iter().collect();
        let last = report.lines.iter().rfind(|line| line.text != "\n");
        Comparison {
            are_boards_read: printed.is_empty() || !report.boards.is_empty(),
            faults: [solutions, total, list(&expected.types, &report), boards].concat(),
            last_line: last.map_or(String::new(), |line| line.text.clone()),
        }
    }

    /// Shows what is wrong first; nothing if nothing is.
    pub(super) fn difference(&self) -> String {
        let Some(fault) = self.faults.first().cloned() else { return String::new() };
        let above = if fault.found.is_empty() { &self.last_line } else { "" };
        let Fault { expected, found, .. } = fault.below(above);
        let shown = first_difference(expected.as_bytes(), found.as_bytes());
        shown.split_once('\n').map_or(String::new(), |(_title, lines)| lines.to_owned())
    }

    /// Returns what the report says. Reports that say the same are the same in all that counts.
    pub(super) fn says(&self) -> Vec<&str> {
        let mut says: Vec<_> = self.faults.iter().flat_map(|fault| fault.says.lines()).collect();
        says.sort_unstable();
        says
    }

    /// Says what is wrong.
    pub(super) fn sentence(&self) -> Option<String> {
        self.faults.first().map(|fault| fault.why.clone())
    }

    /// Returns whether some boards could be read, or none are due.
    #[cfg_attr(not(test), expect(dead_code, reason = "for a note in reports"))]
    pub(super) fn are_boards_read(&self) -> bool {
        self.are_boards_read
    }
}

impl Fault {
    /// Shows a line above if no line is due, or none is there.
    pub(super) fn below(mut self, above: &str) -> Self {
        if self.expected.is_empty() || self.found.is_empty() {
            self.expected.insert_str(0, above);
            self.found.insert_str(0, above);
        }
        self
    }
}

/// Compares the lines of solutions, in any order. If not all are printed, any of them may be. Returns the right ones, too.
fn solutions<'a>(expected: &Expected, report: &'a Report) -> (Vec<Fault>, Vec<&'a Line>) {
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
    let fault = |row: usize| {
        let expected = missing.get(row).map_or("", |line| line).to_owned();
        let (found, why) = wrong.get(row).cloned().unwrap_or(("", counts.clone()));
        let says = format!("missing {expected}\nwrong {found}");
        let above = right.first().map_or("", |line| &line.text);
        Fault { expected, found: found.to_owned(), says, why }.below(above)
    };
    ((0..missing.len().max(wrong.len())).map(fault).collect(), right)
}

/// Returns what is wrong if the total is due, but not there after the lines of solutions. Another number of several digits
/// may stand in its place.
fn total(total: usize, report: &Report) -> Option<Fault> {
    let end = || report.lines.rsplit(|line| line.is_check).next().into_iter().flatten();
    let text = total.to_string();
    if total <= DEFAULT_LIMIT || end().any(|line| has(&line.text, &text)) {
        return None;
    }
    let number = |line: &&Line| line.numbers.iter().copied().find(|number| number.abs() > 9);
    let other = end().find(|line| number(line).is_some());
    Some(Fault {
        expected: format!("Es gibt insgesamt {total} Loesungen.\n"),
        found: other.map_or(String::new(), |line| line.text.clone()),
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
