//! The text of rows: of a difference between two outputs, and of an input.
//!
//! The marks are words, since the outputs themselves have lines that begin with `=`, `-` and `+`. Below a
//! pair of lines, a row of its own points to the first character that differs.

use super::visible::{shown, visible, ELLIPSIS};
use crate::rows::{equal, without_end, Mark, Row, Streak};
use console::style;

/// The width of a line: enough for the longest `CHECK` line.
pub(super) const WIDTH: usize = 140;
/// The width of a pair of lines: with the mark, they fit the row of a terminal.
const PAIR_WIDTH: usize = 70;
/// The width of a mark and the spaces after it.
const MARK_WIDTH: usize = 10;
/// The most that stands before the first character that differs.
const BEFORE: usize = 50;

/// Shows a difference, a sentence on it, and what the signs in it mean.
pub(crate) fn explained(rows: &[Row], sentence: &str) -> String {
    text(rows, WIDTH) + sentence + &explanations(rows)
}

/// Shows rows, each in about `width` characters.
pub(super) fn text(rows: &[Row], width: usize) -> String {
    let text = |row: &Row| match row {
        Row::Lines(mark, streak) => marked(*mark, &cut(streak, width)),
        Row::Pair(expected, found) => pointed(expected, found),
        Row::Words(mark, words) => marked(*mark, words),
    };
    rows.iter().map(text).collect()
}

/// Puts a mark before a line. It is coloured on a terminal.
fn marked(mark: Mark, line: &str) -> String {
    let mark = match mark {
        Mark::Note => return format!("{line}\n"),
        Mark::Input => style("  "),
        Mark::Both => style("        "),
        Mark::Expected => style("expected").green(),
        Mark::Found => style("found   ").red(),
    };
    format!("{mark}  {line}\n")
}

/// Shows a pair of lines. Below them, a row points to the first character that differs.
fn pointed(expected: &Streak, found: &Streak) -> String {
    let first = equal(without_end(&expected.line), without_end(&found.line));
    let column = visible(&found.line[..first]).chars().count();
    // Both lines are shown from the same character on.
    let hidden = column.saturating_sub(BEFORE);
    let column = column - hidden + if hidden > 0 { ELLIPSIS.len() } else { 0 };
    [
        marked(Mark::Expected, &shown(expected, hidden, PAIR_WIDTH)),
        marked(Mark::Found, &shown(found, hidden, PAIR_WIDTH)),
        format!("{:MARK_WIDTH$}{:column$}^\n", "", ""),
    ]
    .concat()
}

/// Shows a line, and says how long it is if it is cut.
fn cut(streak: &Streak, width: usize) -> String {
    let line = &streak.line;
    let text = shown(streak, 0, width);
    if without_end(line).len() <= width {
        return text;
    }
    let words = String::from_utf8_lossy(line).split_whitespace().count();
    format!("{text}  (words: {words}, characters: {})", line.len())
}

/// Says what the signs in some rows mean.
pub(super) fn explanations(rows: &[Row]) -> String {
    let is_any = |holds: fn(&[u8]) -> bool| {
        rows.iter().any(|row| match row {
            Row::Lines(_, streak) => holds(&streak.line),
            Row::Pair(expected, found) => holds(&expected.line) || holds(&found.line),
            Row::Words(..) => false,
        })
    };
    let mut text = String::new();
    if is_any(|line| line.starts_with(b" ") || without_end(line).ends_with(b" ")) {
        text += "(· is a space at the start or end of a line)\n";
    }
    if is_any(|line| line.ends_with(b"\r\n")) {
        text += "(\\r is a carriage return before the end of the line)\n";
    }
    text
}
