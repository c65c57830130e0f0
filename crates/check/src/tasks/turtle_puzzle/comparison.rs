//! How a report differs from what is expected: in the lines of solutions, or else in the list of types, or else in a board.
//!
//! A report is right if it has what is due. All else in it is free.

use super::boards::{are_drawn, faults, rows, Fault, Row};
use super::list::{self, entries, Entry, RIGHT};
use super::report::{digits, words, Report};
use super::solution::why_wrong;
use crate::difference::first_difference;
use crate::show::{counted, equal, Mark, WIDTH};
use rules::turtle_puzzle::{cards, types, Type};
use std::cmp::Reverse;
use std::collections::HashSet;
use std::iter::zip;
use turtle_puzzle::DEFAULT_LIMIT;

/// What is expected of a report.
pub(super) struct Expected {
    types: Vec<Type>,
    /// The lines of solutions.
    checks: Vec<String>,
    total: usize,
}

/// A report beside what is expected.
pub(super) struct Comparison<'a> {
    report: Report<'a>,
    expected: &'a Expected,
    /// The lines of solutions that are right, wrong, and missing.
    right: Vec<String>,
    wrong: Vec<String>,
    missing: Vec<String>,
    /// The list of types.
    entries: Vec<Entry>,
    /// What may be boards below the list, before, between and after the lines of solutions.
    parts: Vec<Vec<Row<'a>>>,
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
        // If not all solutions are printed, any may be.
        let (limit, mut seen) = (*total.min(&DEFAULT_LIMIT), HashSet::new());
        let mut is_right = |check: &String| {
            why_wrong(check, types).is_none() && seen.len() < limit && seen.insert(check.clone())
        };
        let (right, wrong): (Vec<_>, _) = report.checks.iter().cloned().partition(&mut is_right);
        let missing = checks.iter().filter(|check| !right.contains(check));
        let missing = missing.take(limit - right.len()).cloned().collect();
        let entries = entries(types, &report.parts[0]);
        let end = entries.iter().map(|entry| entry.end).max().unwrap_or(0);
        let mut parts: Vec<_> = report.parts.iter().map(|part| rows(part)).collect();
        parts[0] = rows(&report.parts[0][end..]);
        Comparison { report, expected, right, wrong, missing, entries, parts }
    }

    /// Shows how the report differs; nothing if it does not.
    pub(super) fn difference(&self) -> String {
        let shown = [self.checks(), self.total(), self.list(), self.board()];
        shown.into_iter().find(|shown| !shown.is_empty()).unwrap_or_default()
    }

    /// Returns what the report says of all that is due. Reports that say the same are the same in all that counts.
    pub(super) fn says(&self) -> Vec<String> {
        let faults = faults(&self.parts, &self.report.checks);
        let board = |(check, fault): (&String, &Option<Fault>)| {
            format!("{check} {}", fault.as_ref().map_or(RIGHT, |fault| &fault.says))
        };
        let mut says: Vec<_> = zip(&self.report.checks, &faults).map(board).collect();
        says.sort();
        if says.len() >= DEFAULT_LIMIT {
            let are_right = self.wrong.is_empty() && faults.iter().all(Option::is_none);
            says = vec![format!("{} {are_right} {}", says.len(), self.found_total())];
        }
        says.extend(self.entries.iter().map(|entry| entry.says.clone()));
        let are_drawn = are_drawn(&self.parts, &[&self.right[..], &self.missing].concat());
        says.push(format!("{are_drawn} {}", self.report.lines.is_empty()));
        says
    }

    /// Says what is wrong, if that is certain. What is wrong with a board is said where it is shown.
    pub(super) fn sentence(&self) -> Option<String> {
        let checks = &self.report.checks;
        let why_wrong = checks.iter().find_map(|check| why_wrong(check, &self.expected.types));
        if let Some(why) = why_wrong {
            Some(format!("The first wrong line is not a solution: {why}."))
        } else if self.report.lines.concat().trim_ascii().is_empty() {
            None
        } else if checks.is_empty() && self.expected.total > 0 {
            Some(format!("The cards have {}.", counted(self.expected.total, "solution")))
        } else if self.wrong.iter().any(|check| self.right.contains(check)) {
            Some("A solution is printed more than once.".to_owned())
        } else {
            let mut types = zip(zip(1.., &self.expected.types), &self.entries);
            let said = types.find_map(|(kind, entry)| list::sentence(kind, &entry.says));
            said.filter(|_| self.checks().is_empty())
        }
    }

    fn checks(&self) -> String {
        let shown = self.shown(&self.right, &self.wrong, self.missing.clone());
        let [right, wrong, missing] = [&self.right, &self.wrong, &self.missing].map(Vec::len);
        if wrong == missing {
            return shown;
        }
        let (expected, found, total) = (right + missing, right + wrong, self.expected.total);
        let of = if total > expected { format!(" of {total}") } else { String::new() };
        format!("Expected {}{of}, found {found}.\n{shown}", counted(expected, "CHECK line"))
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
        let (total, end) = (self.expected.total.to_string(), self.report.end());
        let has = |words: Vec<String>| {
            (1..=words.len()).any(|count| words.windows(count).any(|words| words.concat() == total))
        };
        if end.iter().any(|line| has(words(line))) {
            return total;
        }
        let is_early = self.report.parts[0].iter().any(|line| words(line).contains(&total));
        let other = end.iter().flat_map(|line| words(line)).find(|word| word.len() > 1);
        format!("{other:?} {is_early}")
    }

    fn list(&self) -> String {
        let (right, wrong): (Vec<_>, Vec<_>) =
            self.entries.iter().partition(|entry| entry.says == RIGHT);
        let found = |entries: &[&Entry]| {
            entries.iter().filter_map(|entry| entry.line.clone()).collect::<Vec<_>>()
        };
        let missing = wrong.iter().map(|entry| entry.expected.clone()).collect();
        self.shown(&found(&right), &found(&wrong), missing)
    }

    fn board(&self) -> String {
        let checks = &self.report.checks;
        let mut faults = zip(faults(&self.parts, checks), checks);
        faults.find_map(|(fault, check)| Some(fault?.shown(check))).unwrap_or_default()
    }

    /// Shows which lines are missing, beginning with the one that is most like the first wrong one, and which are wrong.
    fn shown(&self, right: &[String], wrong: &[String], mut missing: Vec<String>) -> String {
        missing.sort_by_key(|line| Reverse(wrong.first().map(|wrong| alike(line, wrong))));
        let (missing, wrong) = (missing.concat(), wrong.concat());
        // Where one side has no lines, a right one comes before. If none counts, the output is shown.
        let [expected, found] = match right.first() {
            _ if missing.is_empty() && wrong.is_empty() => return String::new(),
            Some(first) if missing.is_empty() || wrong.is_empty() => {
                [missing, wrong].map(|lines| (first.clone() + &lines).into_bytes())
            }
            None if wrong.is_empty() => [missing.into_bytes(), self.report.lines.concat()],
            _ => [missing, wrong].map(String::into_bytes),
        };
        let shown = first_difference(&expected, &found);
        shown.split_once('\n').map_or(String::new(), |(_title, lines)| lines.to_owned())
    }
}

/// Returns how many bytes two lines share at their ends.
fn alike(one: &str, other: &str) -> usize {
    let ends = zip(one.bytes().rev(), other.bytes().rev()).take_while(|(one, other)| one == other);
    equal(one.as_bytes(), other.as_bytes()) + ends.count()
}
