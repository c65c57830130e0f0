//! What is read of a report: its `CHECK` lines, and of all other lines the digits.
//!
//! Types, numbers of cards and patterns are single digits, so the digits of a line say the same in any layout.

use super::list::Entry;
use crate::show::lines;
use rules::turtle_puzzle::{cards, types, Type};
use std::iter::zip;

/// A report, right or wrong.
pub(super) struct Report<'a> {
    pub(super) lines: Vec<&'a [u8]>,
    /// The `CHECK` lines, without white space but for that of the example.
    pub(super) checks: Vec<String>,
}

/// What is expected of a report.
pub(super) struct Expected {
    pub(super) types: Vec<Type>,
    /// The list of types.
    pub(super) entries: Vec<Entry>,
    /// The `CHECK` lines of the first solutions, and the number of all.
    pub(super) checks: Vec<String>,
    pub(super) total: usize,
}

impl<'a> Report<'a> {
    pub(super) fn new(output: &'a [u8]) -> Self {
        let lines = lines(output);
        let checks = lines.iter().filter_map(|line| check(line)).collect();
        Report { lines, checks }
    }

    /// Returns the lines before, between and after the `CHECK` lines.
    pub(super) fn parts(&self) -> Vec<&[&'a [u8]]> {
        self.lines.split(|line| check(line).is_some()).collect()
    }

    /// Returns the lines after the last `CHECK` line, if there is one.
    pub(super) fn end(&self) -> &[&'a [u8]] {
        self.parts()[1..].last().copied().unwrap_or_default()
    }
}

impl Expected {
    /// Reads the output of the reference, which begins with the cards.
    pub(super) fn new(output: &[u8]) -> Self {
        let report = Report::new(output);
        let mut cards = cards(&String::from_utf8_lossy(output));
        cards.truncate(9);
        let types = types(&cards);
        let entries = zip(1.., &types).map(|(number, kind)| Entry::expected(number, *kind));
        let total = report.end().iter().find_map(|line| digits(line).parse().ok());
        let total = total.unwrap_or(report.checks.len());
        Expected { entries: entries.collect(), types, checks: report.checks, total }
    }
}

/// Returns the digits of a line.
pub(super) fn digits(line: &[u8]) -> String {
    words(line).concat()
}

/// Returns the digits of a line that stand together.
pub(super) fn words(line: &[u8]) -> Vec<String> {
    let words = line.split(|byte| !byte.is_ascii_digit()).filter(|word| !word.is_empty());
    words.map(|word| String::from_utf8_lossy(word).into_owned()).collect()
}

/// Returns a `CHECK` line.
fn check(line: &[u8]) -> Option<String> {
    let places = without_spaces(line).strip_prefix("CHECK:")?.to_owned();
    Some(format!("CHECK: {places}\n"))
}

/// Returns a line without white space.
pub(super) fn without_spaces(line: &[u8]) -> String {
    String::from_utf8_lossy(line).split_whitespace().collect()
}
