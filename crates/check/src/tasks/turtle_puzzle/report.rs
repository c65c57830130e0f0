//! The lines of a report, read as numbers. So a report may have many layouts.

use std::borrow::Cow;

/// What stands directly before a negative number.
const SIGNS: [&str; 3] = ["-", "\u{2212}", "\u{2013}"];

/// A line of a report.
pub(super) struct Line<'a> {
    /// Its text without the white space at its ends. That of a solution has only the space that is due.
    pub(super) text: Cow<'a, str>,
    pub(super) numbers: Vec<i64>,
    /// Whether it is the line of a solution.
    pub(super) is_check: bool,
}

/// Reads the lines of a report. If none begins with `CHECK:`, those that look like a solution are meant to be one.
pub(super) fn lines(report: &str) -> Vec<Line<'_>> {
    let has_marked = report.lines().any(|line| marked(line.trim()).is_some());
    let line = |line| {
        let marked = marked(line);
        let is_check = marked.is_some() || !has_marked && is_solution(line);
        let text = marked.unwrap_or(Cow::Borrowed(line));
        Line { numbers: numbers(&text), text, is_check }
    };
    report.lines().map(str::trim).map(line).collect()
}

/// Returns a line that begins with `CHECK:`, with the space that is due. Most lines have no other.
fn marked(line: &str) -> Option<Cow<'_, str>> {
    line.starts_with('C').then_some(())?;
    let other = line.bytes().filter(|byte| !byte.is_ascii_graphic());
    if line.starts_with("CHECK: ") && other.count() == 1 {
        return Some(Cow::Borrowed(line));
    }
    let text: String = line.split_whitespace().collect();
    Some(Cow::Owned(format!("CHECK: {}", text.strip_prefix("CHECK:")?)))
}

/// Returns whether a line has the commas and semicolons of a solution.
fn is_solution(line: &str) -> bool {
    line.matches(',').count() == 36 && line.matches(';').count() >= 8
}

/// Returns the numbers of a line: its parts are digits, and what stands between them.
fn numbers(line: &str) -> Vec<i64> {
    let is_digit = u8::is_ascii_digit;
    let parts = line.as_bytes().chunk_by(|one, next| is_digit(one) == is_digit(next));
    let (mut numbers, mut before) = (Vec::new(), &b""[..]);
    for part in parts {
        if is_digit(&part[0]) {
            numbers.push(number(before, part));
        }
        before = part;
    }
    numbers
}

/// Returns the number of some digits, at most the largest that there is.
fn number(before: &[u8], digits: &[u8]) -> i64 {
    let digits = digits.iter().map(|digit| i64::from(digit - b'0'));
    let number =
        digits.fold(0_i64, |number, digit| number.saturating_mul(10).saturating_add(digit));
    let is_negative = SIGNS.iter().any(|sign| before.ends_with(sign.as_bytes()));
    number * if is_negative { -1 } else { 1 }
}
