//! The lines of a report, which may have any layout.
//!
//! We read each line as its numbers, and ignore what is between them.

use std::borrow::Cow;

/// What stands directly before a negative number.
const SIGNS: [char; 3] = ['-', '\u{2212}', '\u{2013}'];

/// What may stand within a number: `1.276`, `1'276` or `0,5`.
pub const MARKS: [char; 4] = ['.', ',', '\'', '\u{2019}'];
/// What stands after a running time.
const UNITS: [&str; 9] = ["s", "ms", "us", "µs", "ns", "sec", "seconds", "Sek", "Sekunden"];

/// A line with fewer numbers draws nothing.
pub const FEWEST_DRAWN: usize = 3;

/// A line of a report.
#[derive(Clone, Debug, Default)]
pub struct Line<'a> {
    /// Its place in the report, from 0.
    pub row: usize,
    /// Its text without the white space at its ends. That of a solution has only the space after
    /// `CHECK:`.
    pub text: Cow<'a, str>,
    /// Those in its text.
    pub numbers: Vec<i64>,
    /// Whether it is the line of a solution.
    pub is_check: bool,
}

/// Reads the lines of a report. If none begins with `CHECK:`, we take those with the commas and
/// semicolons of a solution for solutions.
pub fn lines(report: &str) -> Vec<Line<'_>> {
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
pub fn has_list(report: &str) -> bool {
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

/// Returns the first whole number below the solutions that is no running time.
pub fn number_below_solutions(lines: &[Line]) -> Option<usize> {
    undrawn_below_solutions(lines).map(|line| &*line.text).find_map(whole_number)
}

/// Returns the lines below the last solution that draw nothing: a board may follow it.
pub fn undrawn_below_solutions<'a, 'b>(
    lines: &'a [Line<'b>],
) -> impl Iterator<Item = &'a Line<'b>> {
    below_solutions(lines).iter().filter(|line| line.numbers.len() < FEWEST_DRAWN)
}

/// Returns the lines below the last solution.
pub fn below_solutions<'a, 'b>(lines: &'a [Line<'b>]) -> &'a [Line<'b>] {
    lines.rsplit(|line| line.is_check).next().unwrap_or_default()
}

/// Returns the first number of a line, unless it is a running time.
fn whole_number(line: &str) -> Option<usize> {
    let line = line.replace(MARKS, "");
    let digits = line.trim_start_matches(|char: char| !char.is_ascii_digit());
    let end = digits.find(|char: char| !char.is_ascii_digit()).unwrap_or(digits.len());
    let (number, rest) = digits.split_at(end);
    let unit = rest.trim_start().split(|char: char| !char.is_alphabetic()).next();
    number.parse().ok().filter(|_| !unit.is_some_and(|unit| UNITS.contains(&unit)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_below_the_solutions_is_no_drawing_and_no_time() {
        for (end, number) in [
            ("Es gibt insgesamt 51 Loesungen.", Some(51)),
            ("1.276", Some(1_276)),
            ("|  3  1 -4 |\n51", Some(51)),
            ("0,5 s\n51", Some(51)),
            ("12 ms", None),
            ("", None),
        ] {
            let report = format!("9 cards\nCHECK: 1,2,3,4,5;\n{end}\n");
            assert_eq!(number_below_solutions(&lines(&report)), number, "{end}");
        }
    }
}
