//! What is read of a report: the lines of its solutions, and of all other lines the digits.
//!
//! Types, numbers of cards and patterns are single digits, so the digits of a line say the same in any layout.

use crate::show::lines;

/// A report, right or wrong.
pub(super) struct Report<'a> {
    pub(super) lines: Vec<&'a [u8]>,
    /// The lines of solutions. What is free in their white space is as expected.
    pub(super) checks: Vec<String>,
    /// The lines before, between and after them.
    pub(super) parts: Vec<Vec<&'a [u8]>>,
}

impl<'a> Report<'a> {
    pub(super) fn new(output: &'a [u8]) -> Self {
        let lines = lines(output);
        let is_marked = |line: &&[u8]| places(line).is_some();
        let is_check = if lines.iter().any(is_marked) { is_marked } else { is_solution };
        let check =
            |line: &&[u8]| places(line).map_or(text(line), |places| format!("CHECK: {places}\n"));
        let checks = lines.iter().filter(|line| is_check(line)).map(check).collect();
        let parts = lines.split(is_check).map(<[_]>::to_vec).collect();
        Report { lines, checks, parts }
    }

    /// Returns the lines after those of solutions, if there are any.
    pub(super) fn end(&self) -> &[&'a [u8]] {
        self.parts[1..].last().map_or(&[], Vec::as_slice)
    }
}

/// Returns the digits of a line.
pub(super) fn digits(line: &[u8]) -> String {
    line.iter().filter(|byte| byte.is_ascii_digit()).map(|byte| char::from(*byte)).collect()
}

/// Returns the digits of a line that stand together.
pub(super) fn words(line: &[u8]) -> Vec<String> {
    let words = line.split(|byte| !byte.is_ascii_digit()).filter(|word| !word.is_empty());
    words.map(digits).collect()
}

/// Returns a line with a line end, but no other white space at its ends.
pub(super) fn text(line: &[u8]) -> String {
    String::from_utf8_lossy(line).trim().to_owned() + "\n"
}

/// Returns what follows `CHECK:`, without white space. Most lines have no colon, and hundreds of reports are read.
fn places(line: &[u8]) -> Option<String> {
    line.contains(&b':').then_some(())?;
    let text: String = String::from_utf8_lossy(line).split_whitespace().collect();
    Some(text.strip_prefix("CHECK:")?.to_owned())
}

/// Returns whether a line has the signs of a solution, whatever stands before it.
fn is_solution(line: &&[u8]) -> bool {
    let text = String::from_utf8_lossy(line);
    text.matches(',').count() == 36 && text.matches(';').count() >= 8
}
