//! The lines of a report, read as numbers. So a report may have many layouts.

use std::borrow::Cow;

/// What stands directly before a negative number.
const SIGNS: [char; 3] = ['-', '\u{2212}', '\u{2013}'];

/// A line of a report.
pub(super) struct Line<'a> {
    pub(super) row: usize,
    /// Its text without the white space at its ends. That of a solution has only the space that is due.
    pub(super) text: Cow<'a, str>,
    pub(super) numbers: Vec<i64>,
    /// Whether it is the line of a solution.
    pub(super) is_check: bool,
}

/// Some lines of a report.
pub(super) type Lines<'a> = Vec<&'a Line<'a>>;

/// Reads the lines of a report. If none begins with `CHECK:`, those with the commas and semicolons of a solution are meant to be
/// one.
pub(super) fn lines(report: &str) -> Vec<Line<'_>> {
    let has_marked = report.lines().any(|line| marked(line.trim()).is_some());
    let line = |(row, line)| {
        let marked = marked(line);
        let has_form = line.matches(',').count() == 36 && line.matches(';').count() >= 8;
        let is_check = marked.is_some() || !has_marked && has_form && numbers(line).len() == 45;
        let text = marked.map_or(Cow::Borrowed(line), Cow::Owned);
        Line { row, numbers: numbers(&text), text, is_check }
    };
    report.lines().map(str::trim).enumerate().map(line).collect()
}

/// Returns a line that begins with `CHECK:`, with the space that is due.
fn marked(line: &str) -> Option<String> {
    let text: String = line.strip_prefix('C')?.split_whitespace().collect();
    Some(format!("CHECK: {}", text.strip_prefix("HECK:")?))
}

/// Returns the numbers of a line, at most the largest that there is.
fn numbers(line: &str) -> Vec<i64> {
    let is_digit = |char: char| char.is_ascii_digit();
    let (mut numbers, mut rest) = (Vec::new(), line);
    while let Some(start) = rest.find(is_digit) {
        let (before, digits) = rest.split_at(start);
        let end = digits.find(|char| !is_digit(char)).unwrap_or(digits.len());
        let number = digits[..end].parse().unwrap_or(i64::MAX);
        numbers.push(if before.ends_with(SIGNS) { -number } else { number });
        rest = &digits[end..];
    }
    numbers
}
