//! A difference as data: rows, which are printed once.
//!
//! Lines are bytes as a program printed them, each with its end: what is said of them stands beside them.

use std::iter::zip;

/// The number of rows of a board. Up to this number, equal rows stand one by one: a board keeps its shape.
const ROWS: usize = 6;

/// What stands before a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// Nothing: a sentence about what follows.
    Note,
    /// The row is one of the input.
    Input,
    /// The row is one of both outputs.
    Both,
    Expected,
    Found,
}

/// A row of a report.
#[derive(Clone, Debug)]
pub(crate) enum Row {
    Line(Mark, Line),
    /// Words of ours, in place of lines.
    Words(Mark, String),
}

/// A line, or a streak of equal lines.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) bytes: Vec<u8>,
    pub(crate) times: usize,
    /// The index of the first byte that differs from the line that belongs to it.
    pub(crate) differs: Option<usize>,
}

impl Line {
    pub(crate) fn new(bytes: &[u8], times: usize) -> Self {
        Line { bytes: bytes.to_vec(), times, differs: None }
    }
}

/// Splits a text into lines, each with its end.
pub(crate) fn lines(text: &[u8]) -> Vec<&[u8]> {
    text.split_inclusive(|&byte| byte == b'\n').collect()
}

/// Returns a line without its end.
pub(crate) fn without_end(line: &[u8]) -> &[u8] {
    line.strip_suffix(b"\n").unwrap_or(line)
}

/// Returns whether a line is a row of a board of Connect 4.
pub(super) fn is_row(line: &[u8]) -> bool {
    line.starts_with(b"|")
}

/// Returns the streaks of consecutive equal lines.
pub(crate) fn streaks(lines: &[&[u8]]) -> Vec<Line> {
    let mut streaks = Vec::new();
    for equal in lines.chunk_by(|line, next| line == next) {
        let is_board = is_row(equal[0]) && equal.len() <= ROWS;
        let times = if is_board { 1 } else { equal.len() };
        streaks.extend(equal.iter().step_by(times).map(|line| Line::new(line, times)));
    }
    streaks
}

/// Returns rows with the first of many streaks, and with how many lines follow.
pub(crate) fn first_rows(mark: Mark, streaks: &[Line], most: usize) -> Vec<Row> {
    // If one row is left over, it is shown: "... 1 more" is no shorter.
    let shown = if streaks.len() <= most + 1 { streaks.len() } else { most };
    let mut rows: Vec<_> =
        streaks[..shown].iter().map(|line| Row::Line(mark, line.clone())).collect();
    let more: usize = streaks[shown..].iter().map(|line| line.times).sum();
    if more > 0 {
        rows.push(Row::Words(mark, format!("... {more} more")));
    }
    rows
}

/// Returns rows with lines that belong together. If they are alike, they differ from some byte on.
pub(super) fn pair(expected: &Line, found: &Line) -> [Row; 2] {
    let [old, new] = [expected, found].map(|line| without_end(&line.bytes));
    let from_start = zip(old, new).take_while(|(old, new)| old == new).count();
    let are_alike = from_start > 0 || !old.is_empty() && old.last() == new.last();
    let differs = (expected.bytes != found.bytes && are_alike).then_some(from_start);
    [(Mark::Expected, expected), (Mark::Found, found)]
        .map(|(mark, line)| Row::Line(mark, Line { differs, ..line.clone() }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn case(text: &str, expected: &[(&str, usize)]) {
        let streaks = streaks(&lines(text.as_bytes()));
        let found: Vec<_> = streaks.iter().map(|line| (&line.bytes[..], line.times)).collect();
        let expected = expected.iter().map(|&(line, times)| (line.as_bytes(), times));
        assert_eq!(found, expected.collect::<Vec<_>>());
    }

    #[test]
    fn repeated_lines_are_one_streak_but_a_board_keeps_its_shape() {
        case("a\na\nb\na", &[("a\n", 2), ("b\n", 1), ("a", 1)]);
        case(&"| |\n".repeat(6), &[("| |\n", 1); 6]);
        case(&"| |\n".repeat(7), &[("| |\n", 7)]);
    }
}
