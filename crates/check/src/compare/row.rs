//! A difference as data: rows, which are printed once.
//!
//! Lines are bytes as a program printed them, each with its end: what is said of them stands beside them.

/// The number of rows of a board. Up to this number, equal rows stand one by one: a board keeps its shape.
const ROWS: usize = 6;

/// Whose line it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    Both,
    Expected,
    Found,
}

/// A row of a difference.
#[derive(Clone, Debug)]
pub(crate) enum Row {
    /// A sentence about what follows, or nothing.
    Note(String),
    /// A line, or a streak of equal lines.
    Line(Mark, Line),
    /// Words in place of lines.
    Instead(Mark, String),
    /// Lines that belong together.
    Pair { expected: Line, found: Line },
}

/// A line that is repeated some times.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) bytes: Vec<u8>,
    pub(crate) times: usize,
}

impl Line {
    pub(crate) fn once(bytes: &[u8]) -> Self {
        Line { bytes: bytes.to_vec(), times: 1 }
    }
}

/// Consecutive equal lines of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Streak<'a> {
    pub(crate) line: &'a [u8],
    pub(crate) times: usize,
}

impl From<Streak<'_>> for Line {
    fn from(streak: Streak) -> Self {
        Line { bytes: streak.line.to_vec(), times: streak.times }
    }
}

impl Streak<'_> {
    /// Returns whether this is a row of a board of Connect 4.
    pub(super) fn is_row(&self) -> bool {
        self.line.starts_with(b"|")
    }
}

/// Returns the streaks of a text.
pub(crate) fn streaks(text: &[u8]) -> Vec<Streak<'_>> {
    let lines: Vec<_> = text.split_inclusive(|&byte| byte == b'\n').collect();
    let mut streaks = Vec::new();
    for equal in lines.chunk_by(|line, next| line == next) {
        let streak = Streak { line: equal[0], times: equal.len() };
        if streak.is_row() && equal.len() <= ROWS {
            streaks.extend(equal.iter().map(|line| Streak { line, times: 1 }));
        } else {
            streaks.push(streak);
        }
    }
    streaks
}

/// Returns rows with the first of many lines, and with how many follow.
pub(crate) fn first_rows(mark: Mark, streaks: &[Streak], most: usize) -> Vec<Row> {
    // If one row is left over, it is shown: "... 1 more" is no shorter.
    let shown = if streaks.len() <= most + 1 { streaks.len() } else { most };
    let mut rows: Vec<_> =
        streaks[..shown].iter().map(|&streak| Row::Line(mark, streak.into())).collect();
    let more: usize = streaks[shown..].iter().map(|streak| streak.times).sum();
    if more > 0 {
        rows.push(Row::Instead(mark, format!("... {more} more")));
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn case(text: &str, expected: &[(&str, usize)]) {
        let streaks = streaks(text.as_bytes());
        let expected =
            expected.iter().map(|&(line, times)| Streak { line: line.as_bytes(), times });
        assert_eq!(streaks, expected.collect::<Vec<_>>());
    }

    #[test]
    fn repeated_lines_are_one_streak_but_a_board_keeps_its_shape() {
        case("a\na\nb\na", &[("a\n", 2), ("b\n", 1), ("a", 1)]);
        case(&"| |\n".repeat(6), &[("| |\n", 1); 6]);
        case(&"| |\n".repeat(7), &[("| |\n", 7)]);
    }
}
