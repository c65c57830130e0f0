//! The lines of solutions.

use super::comparison::{Expected, Fault};
use super::report::Line;
use super::solution::why_wrong;
use crate::show::{counted, equal};
use std::cmp::Reverse;
use turtle_puzzle::DEFAULT_LIMIT;

/// The lines of solutions in a report.
pub(super) struct Checks<'a> {
    expected: &'a Expected,
    /// How many are due, and how many there are.
    due: usize,
    count: usize,
    /// The right ones, each once.
    pub(super) right: Vec<&'a Line<'a>>,
    /// The others, each with a sentence on it.
    wrong: Vec<(&'a str, String)>,
}

impl<'a> Checks<'a> {
    pub(super) fn new(expected: &'a Expected, lines: &'a [Line<'a>]) -> Self {
        let lines = || lines.iter().filter(|line| line.is_check);
        let (due, count) = (expected.total.min(DEFAULT_LIMIT), lines().count());
        let mut checks = Checks { expected, due, count, right: Vec::new(), wrong: Vec::new() };
        for line in lines() {
            match checks.why_wrong(&line.text) {
                Some(why) => checks.wrong.push((&line.text, why)),
                None => checks.right.push(line),
            }
        }
        checks
    }

    /// Returns a sentence on the next line, if it is wrong. Of more than 50 solutions, any may be printed.
    fn why_wrong(&self, line: &str) -> Option<String> {
        let is_known = self.expected.checks.iter().any(|check| check == line);
        if let Some(why) = (!is_known).then(|| why_wrong(line, &self.expected.types)).flatten() {
            return Some(format!("The first wrong line is not a solution: {why}."));
        }
        if self.has(line) {
            return Some("A solution is printed more than once.".to_owned());
        }
        (self.right.len() == self.due).then(|| self.counts())
    }

    fn has(&self, solution: &str) -> bool {
        self.right.iter().any(|line| line.text == solution)
    }

    fn counts(&self) -> String {
        format!("Expected {}, found {}.", counted(self.due, "CHECK line"), self.count)
    }

    /// Returns what is wrong: lines that are missing, each with one that is there in its place.
    pub(super) fn faults(&self) -> Vec<Fault> {
        let missing = self.missing();
        let fault = |row: usize| self.fault(missing.get(row), self.wrong.get(row));
        (0..missing.len().max(self.wrong.len())).map(fault).collect()
    }

    /// Returns the missing lines. The one that is most like the first wrong line comes first.
    fn missing(&self) -> Vec<&'a str> {
        let all = self.expected.checks.iter().map(|line| &**line);
        let missing = all.filter(|line| !self.has(line)).take(self.due - self.right.len());
        let mut missing: Vec<_> = missing.collect();
        let wrong = self.wrong.first().map_or("", |(line, _)| line);
        missing.sort_by_key(|line| Reverse(equal(line.as_bytes(), wrong.as_bytes())));
        missing
    }

    fn fault(&self, missing: Option<&&str>, wrong: Option<&(&str, String)>) -> Fault {
        let expected = missing.map_or(String::new(), |line| line.to_string());
        let (found, why) = wrong.cloned().unwrap_or_else(|| ("", self.counts()));
        let says = format!("missing {expected}\nwrong {found}");
        Fault { is_open: found.is_empty(), ..Fault::new(expected, found, says, why) }
    }

    /// Says how many there are, and whether all are right.
    pub(super) fn summary(&self) -> String {
        format!("{} lines, all right: {}", self.count, self.wrong.is_empty())
    }
}
