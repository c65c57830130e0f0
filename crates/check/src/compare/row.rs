//! A difference, or an input, as rows to print.
//!
//! Lines are bytes as they were printed, each with its end. What is said of them is in separate fields.

use std::iter::zip;

/// The number of rows of a board. Up to this number, equal ones stand one by one: a board keeps its shape.
const BOARD_ROWS: usize = 6;

/// What stands before a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// Nothing: the row is a sentence about what follows.
    Note,
    /// The row is from the input.
    Input,
    /// The row is the same in both outputs.
    Both,
    Expected,
    Found,
}

/// A row of a report.
#[derive(Clone, Debug)]
pub(crate) enum Row {
    Lines(Mark, Streak),
    /// Words of ours, in place of lines.
    Words(Mark, String),
}

/// One or more consecutive equal lines.
#[derive(Clone, Debug)]
pub(crate) struct Streak {
    pub(crate) line: Vec<u8>,
    pub(crate) times: usize,
    /// The index of the first byte that differs from the other line of a pair.
    pub(crate) differs_at: Option<usize>,
}

impl Streak {
    pub(crate) fn new(line: &[u8], times: usize) -> Self {
        Streak { line: line.to_vec(), times, differs_at: None }
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
pub(super) fn is_board_row(line: &[u8]) -> bool {
    line.starts_with(b"|")
}

/// Returns the streaks of consecutive equal lines.
pub(crate) fn streaks(lines: &[&[u8]]) -> Vec<Streak> {
    let mut streaks = Vec::new();
    for equal in lines.chunk_by(|line, next| line == next) {
        let is_board = is_board_row(equal[0]) && equal.len() <= BOARD_ROWS;
        let times = if is_board { 1 } else { equal.len() };
        streaks.extend(equal.iter().step_by(times).map(|line| Streak::new(line, times)));
    }
    streaks
}

/// Returns rows with the first of many streaks, and with how many lines follow.
pub(crate) fn first_rows(mark: Mark, streaks: &[Streak], most: usize) -> Vec<Row> {
    // A single remaining row is shown: "... 1 more" would be no shorter.
    let shown = if streaks.len() <= most + 1 { streaks.len() } else { most };
    let row = |streak: &Streak| Row::Lines(mark, streak.clone());
    let mut rows: Vec<_> = streaks[..shown].iter().map(row).collect();
    let more: usize = streaks[shown..].iter().map(|streak| streak.times).sum();
    if more > 0 {
        rows.push(Row::Words(mark, format!("... {more} more")));
    }
    rows
}

/// Returns the rows of an expected line and the one found in its place. If they are alike, the first byte
/// that differs is marked.
pub(super) fn pair(expected: &Streak, found: &Streak) -> [Row; 2] {
    let [one, other] = [expected, found].map(|streak| without_end(&streak.line));
    let equal = zip(one, other).take_while(|(one, other)| one == other).count();
    // Lines that share neither their start nor their end are different things: no byte is marked.
    let are_alike = equal > 0 || !one.is_empty() && one.last() == other.last();
    let differs_at = (expected.line != found.line && are_alike).then_some(equal);
    [(Mark::Expected, expected), (Mark::Found, found)]
        .map(|(mark, streak)| Row::Lines(mark, Streak { differs_at, ..streak.clone() }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn case(text: &str, expected: &[(&str, usize)]) {
        let streaks = streaks(&lines(text.as_bytes()));
        let found: Vec<_> = streaks.iter().map(|streak| (&streak.line[..], streak.times)).collect();
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
