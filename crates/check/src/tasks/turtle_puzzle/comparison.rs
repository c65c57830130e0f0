//! How a report differs from what is expected: in the lines of solutions, or else in the list of types, or else in a board.
//!
//! A report is right if it has what is due. All else in it is free.

use super::boards::{are_drawn, faults, rows, Fault};
use super::lines::Lines;
use super::list::{self, entries, Entry, RIGHT};
use super::report::{digits, text, words, Report};
use super::solution::why_wrong;
use crate::show::{counted, Mark, WIDTH};
use rules::turtle_puzzle::{cards, types, Type};
use std::iter::zip;
use turtle_puzzle::DEFAULT_LIMIT;

/// Parts of words for solutions or their number, and for running times.
const SOLUTIONS: [&str; 3] = ["sung", "olution", "nzahl"];
const TIMES: [&str; 5] = ["zeit", "auer", "ekunden", "time", " ms"];

/// What is expected of a report.
pub(super) struct Expected {
    types: Vec<Type>,
    /// The lines of solutions.
    checks: Vec<String>,
    total: usize,
}

/// What a report says of all that is due.
pub(super) struct Comparison<'a> {
    expected: &'a Expected,
    report: Report<'a>,
    checks: Lines,
    /// The list of types.
    entries: Vec<Entry>,
    /// What is wrong with the board of each solution that is printed, and whether those of all that are due are drawn.
    faults: Vec<Option<Fault>>,
    are_drawn: bool,
}

impl Expected {
    /// Reads the report of the reference, which begins with the cards.
    pub(super) fn new(expected: &[u8]) -> Self {
        let report = Report::new(expected);
        let mut cards = cards(&String::from_utf8_lossy(expected));
        cards.truncate(9);
        let total = report.end().iter().find_map(|line| digits(line).parse().ok());
        let total = total.unwrap_or(report.checks.len());
        Expected { types: types(&cards), checks: report.checks, total }
    }
}

impl<'a> Comparison<'a> {
    /// Compares a report with what is expected.
    pub(super) fn new(expected: &'a Expected, found: &'a [u8]) -> Self {
        let (Expected { types, checks, total }, report) = (expected, Report::new(found));
        let due = *total.min(&DEFAULT_LIMIT);
        let checks = Lines::of_solutions(&report.checks, checks, types, due);
        let entries = entries(types, &report.parts[0]);
        let list = entries.iter().map(|entry| entry.end).max().unwrap_or(0);
        let mut parts: Vec<_> = report.parts.iter().map(|part| rows(part)).collect();
        parts[0] = rows(&report.parts[0][list..]);
        let faults = faults(&parts, &report.checks);
        let are_drawn = checks.missing.is_empty()
            || are_drawn(&parts, &[&checks.right[..], &checks.missing].concat());
        Comparison { expected, report, checks, entries, faults, are_drawn }
    }

    /// Shows how the report differs; nothing if it does not.
    pub(super) fn difference(&self) -> String {
        let board = self.faults.iter().flatten().min_by_key(|fault| fault.wrong);
        let board = board.map_or(String::new(), |fault| fault.message.clone());
        let shown = [self.checks(), self.total(), self.list(), board];
        shown.into_iter().find(|shown| !shown.is_empty()).unwrap_or_default()
    }

    /// Returns what the report says. Reports that say the same are the same in all that counts.
    pub(super) fn says(&self) -> Vec<String> {
        let board = |(check, fault): (&String, &Option<Fault>)| {
            format!("{check} {}", fault.as_ref().map_or(RIGHT, |fault| &fault.says))
        };
        let mut says: Vec<_> = zip(&self.report.checks, &self.faults).map(board).collect();
        says.sort();
        if says.len() >= DEFAULT_LIMIT {
            let are_right = self.checks.wrong.is_empty() && self.faults.iter().all(Option::is_none);
            says = vec![format!("{} {are_right} {}", says.len(), self.found_total())];
        }
        says.extend(self.entries.iter().map(|entry| entry.says.clone()));
        says.push(format!("{} {}", self.are_drawn, self.report.lines.is_empty()));
        says
    }

    /// Says what is wrong, if that is certain. What is wrong with a board is said where it is shown.
    pub(super) fn sentence(&self) -> Option<String> {
        let (found, Lines { right, wrong, missing }) = (&self.report.checks, &self.checks);
        let why_wrong = found.iter().find_map(|check| why_wrong(check, &self.expected.types));
        if let Some(why) = why_wrong {
            Some(format!("The first wrong line is not a solution: {why}."))
        } else if self.report.lines.concat().trim_ascii().is_empty() {
            None
        } else if found.is_empty() && self.expected.total > 0 {
            Some(format!("The cards have {}.", counted(self.expected.total, "solution")))
        } else if wrong.iter().any(|check| right.contains(check)) {
            Some("A solution is printed more than once.".to_owned())
        } else {
            let mut entries = zip(zip(1.., &self.expected.types), &self.entries);
            let said = entries.find_map(|(kind, entry)| list::sentence(kind, &entry.says));
            said.filter(|_| wrong.is_empty() && missing.is_empty())
        }
    }

    fn checks(&self) -> String {
        let shown = self.checks.difference(&self.report.lines);
        let Lines { right, wrong, missing } = &self.checks;
        if wrong.len() == missing.len() {
            return shown;
        }
        let due = right.len() + missing.len();
        let of = (self.expected.total > due).then(|| format!(" of {}", self.expected.total));
        let (of, found) = (of.unwrap_or_default(), self.report.checks.len());
        format!("Expected {}{of}, found {found}.\n{shown}", counted(due, "CHECK line"))
    }

    fn total(&self) -> String {
        let total = self.expected.total;
        if total <= DEFAULT_LIMIT || self.found_total() == total.to_string() {
            return String::new();
        }
        let last = self.report.lines.iter().rfind(|line| !line.trim_ascii().is_empty());
        let last = Mark::Found.lines(last.copied().as_slice(), 1, WIDTH);
        format!("Expected the total {total} after the last CHECK line:\n{last}")
    }

    /// Returns the total after the last `CHECK` line, whose thousands may be apart, or else what is there in its place.
    fn found_total(&self) -> String {
        let total = self.expected.total.to_string();
        let is_total = |words: &[String]| {
            words.concat() == total && words[1..].iter().all(|thousands| thousands.len() == 3)
        };
        let has = |words: Vec<String>| (1..=words.len()).any(|n| words.windows(n).any(is_total));
        if self.report.end().iter().any(|line| has(words(line))) {
            return total;
        }
        let has_total = |line: &&[u8]| words(line).contains(&total) && !line.contains(&b'#');
        format!("{:?} {}", self.other_total(), self.report.parts[0].iter().any(has_total))
    }

    /// Returns a number after the last `CHECK` line: that on a line of solutions, or that there is some other one, unless it is a
    /// running time.
    fn other_total(&self) -> Option<String> {
        let number = |line: &[u8]| words(line).into_iter().find(|word| word.len() > 1);
        let lines = self.report.end().iter();
        let numbers: Vec<_> = lines.filter_map(|line| Some((text(line), number(line)?))).collect();
        let has_any = |text: &str, parts: &[&str]| parts.iter().any(|part| text.contains(part));
        let of_solutions = numbers.iter().find(|(text, _)| has_any(text, &SOLUTIONS));
        let is_unknown = numbers.iter().any(|(text, _)| !has_any(text, &TIMES));
        let unknown = is_unknown.then(|| "another number".to_owned());
        of_solutions.map(|(_, number)| number.clone()).or(unknown)
    }

    fn list(&self) -> String {
        let (right, mut wrong): (Vec<_>, Vec<_>) =
            self.entries.iter().partition(|entry| entry.says == RIGHT);
        // Entries with a line come first, so that the first expected line stands beside the first wrong one.
        wrong.sort_by_key(|entry| entry.line.is_none());
        let found =
            |entries: &[&Entry]| entries.iter().filter_map(|entry| entry.line.clone()).collect();
        let missing = wrong.iter().map(|entry| entry.expected.clone()).collect();
        Lines { right: found(&right), wrong: found(&wrong), missing }.difference(&self.report.lines)
    }
}
