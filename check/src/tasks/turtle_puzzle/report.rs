//! What is expected of a report, what can be wrong in it, and how we read its lines.
//!
//! A report is here what a program prints: the statement calls it so. (That of `check` is in
//! `crate::report`.)
//!
//! We read each line as its numbers, and ignore what is between them. So a report may have any
//! layout.

use rules::turtle_puzzle::model::{cards, Type, RULES};
use std::borrow::Cow;

/// What stands directly before a negative number.
const SIGNS: [char; 3] = ['-', '\u{2212}', '\u{2013}'];

/// A line of a report.
pub(super) struct Line<'a> {
    pub(super) row: usize,
    /// Its text without the white space at its ends. That of a solution has only the space after
    /// `CHECK:`.
    pub(super) text: Cow<'a, str>,
    pub(super) numbers: Vec<i64>,
    /// Whether it is the line of a solution.
    pub(super) is_check: bool,
}

/// Some lines of a report.
pub(super) type Lines<'a> = Vec<&'a Line<'a>>;

/// What is expected of a report.
pub(super) struct Expected {
    pub(super) types: Vec<Type>,
    /// The lines of solutions.
    pub(super) checks: Vec<String>,
    pub(super) total: usize,
}

/// One fault of a report.
pub(super) struct Fault {
    pub(super) what: What,
    /// What is wrong, in words that are the same for each layout: `type 3` if its line is missing.
    /// Two reports with the same words are wrong in the same way.
    pub(super) key: String,
    /// A sentence on it.
    pub(super) why: String,
}

/// Which lines are wrong. Each text has the ends of its lines.
pub(super) enum What {
    Missing(String),
    Extra(String),
    Wrong {
        expected: String,
        found: String,
    },
    /// A line is right, but was there before, perhaps in place of one that is missing.
    Repeated {
        line: String,
        missing: Option<String>,
    },
}

/// Reads the lines of a report. If none begins with `CHECK:`, we take those with the commas and
/// semicolons of a solution for solutions.
pub(super) fn lines(report: &str) -> Vec<Line<'_>> {
    let has_marked = report.lines().any(|line| marked(line.trim()).is_some());
    let line = |(row, line)| {
        let marked = marked(line);
        let has_form = || line.matches(',').count() == 36 && line.matches(';').count() >= 8;
        let is_check = marked.is_some() || !has_marked && has_form() && numbers(line).len() == 45;
        let text = marked.map_or(Cow::Borrowed(line), Cow::Owned);
        Line { row, numbers: numbers(&text), text, is_check }
    };
    report.lines().map(str::trim).enumerate().map(line).collect()
}

/// Returns whether a report may list the types: a line has the six numbers of one.
pub(super) fn has_list(report: &str) -> bool {
    report.lines().any(|line| numbers(line).len() == 6)
}

/// Returns a line that begins with `CHECK:`, however it is spaced, with one space after that.
fn marked(line: &str) -> Option<String> {
    let text: String = line.strip_prefix('C')?.split_whitespace().collect();
    Some(format!("CHECK: {}", text.strip_prefix("HECK:")?))
}

/// Returns the numbers of a line: 5, 2, -4, -1, 3 and 2 for `5. 2 * [-4 -1 3 2]`. One that is too
/// large for an `i64` becomes the largest that there is.
fn numbers(line: &str) -> Vec<i64> {
    let is_digit = |byte: u8| byte.is_ascii_digit();
    let mut numbers = Vec::new();
    let mut rest = line;
    while let Some(start) = rest.bytes().position(is_digit) {
        let (before, digits) = rest.split_at(start);
        let end = digits.bytes().position(|byte| !is_digit(byte)).unwrap_or(digits.len());
        let number = digits[..end].parse().unwrap_or(i64::MAX);
        numbers.push(if before.ends_with(SIGNS) { -number } else { number });
        rest = &digits[end..];
    }
    numbers
}

impl Expected {
    /// Reads the report of the reference, which begins with the cards.
    pub(super) fn new(report: &str) -> Self {
        let cards = cards(report.split("\n\n").next().unwrap_or_default());
        let lines = lines(report);
        let checks = lines.iter().filter(|line| line.is_check);
        let checks: Vec<_> = checks.map(|line| line.text.to_string()).collect();
        let last = lines.last().filter(|line| !line.is_check);
        let total = last.and_then(|line| usize::try_from(*line.numbers.first()?).ok());
        Expected { types: RULES.types(&cards), total: total.unwrap_or(checks.len()), checks }
    }
}

impl Fault {
    pub(super) fn missing(lines: &str, key: String, why: &str) -> Self {
        Fault { what: What::Missing(with_end(lines)), key, why: why.to_owned() }
    }

    pub(super) fn wrong(expected: &str, found: &str, key: String, why: &str) -> Self {
        let [expected, found] = [expected, found].map(with_end);
        Fault { what: What::Wrong { expected, found }, key, why: why.to_owned() }
    }
}

/// Returns whether the line of a solution is among some lines.
pub(super) fn has(lines: &[&Line], solution: &str) -> bool {
    lines.iter().any(|line| line.text == solution)
}

/// Returns lines with an end, unless there are none.
pub(super) fn with_end(lines: &str) -> String {
    lines.trim_end().to_owned() + if lines.is_empty() { "" } else { "\n" }
}
