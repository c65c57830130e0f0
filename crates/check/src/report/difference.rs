//! The text of a difference between two outputs.
//!
//! The marks are words, since the outputs themselves have lines that begin with `=`, `-` and `+`. Of two
//! lines that belong together, a row of its own points to the first character that differs.

use super::visible::{cells, explanations, shown, without_end, DOTS};
use crate::compare::row::{Line, Mark, Row};
use console::style;
use std::iter::zip;

/// The width of a line: that of any line of an expected output.
const WIDTH: usize = 140;
/// The width of lines that belong together: with the mark, no row of a terminal has to wrap.
const PAIR_WIDTH: usize = 70;
/// If lines that belong together are cut, so much stands before the first character that differs.
const BEFORE: usize = 40;
/// So many characters are shown from that character on, at least.
const AFTER: usize = 15;

/// Shows a difference.
pub(super) fn text(rows: &[Row]) -> String {
    rows.iter().map(row).collect()
}

/// Shows a difference, and what the signs in it mean.
pub(crate) fn explained(rows: &[Row]) -> String {
    text(rows) + &explanations(lines(rows))
}

/// Returns the lines of a difference.
pub(super) fn lines(rows: &[Row]) -> impl Iterator<Item = &Line> {
    rows.iter().flat_map(|row| match row {
        Row::Line(_, line) => vec![line],
        Row::Pair { expected, found } => vec![expected, found],
        Row::Note(_) | Row::Instead(..) => Vec::new(),
    })
}

fn row(row: &Row) -> String {
    match row {
        Row::Note(note) => format!("{note}\n"),
        Row::Instead(mark, words) => marked(*mark, words),
        Row::Line(mark, line) => marked(*mark, &shown(line, 0, WIDTH)),
        Row::Pair { expected, found } => pair(expected, found),
    }
}

/// Puts a mark before a line. It is coloured on a terminal.
fn marked(mark: Mark, line: &str) -> String {
    let mark = match mark {
        Mark::Both => style("        "),
        Mark::Expected => style("expected").green(),
        Mark::Found => style("found   ").red(),
    };
    format!("{mark}  {line}\n")
}

/// Shows lines that belong together, and points to the first character that differs if they are alike.
/// What is equal before it is cut in both, if it is long.
fn pair(expected: &Line, found: &Line) -> String {
    let both = |start, width| {
        marked(Mark::Expected, &shown(expected, start, width))
            + &marked(Mark::Found, &shown(found, start, width))
    };
    let Some(first) = first_difference(&expected.bytes, &found.bytes) else {
        return both(0, WIDTH);
    };
    let [old, new] = [expected, found].map(|line| cells(&line.bytes));
    let mut start = 0;
    if width(&old[..first]) > PAIR_WIDTH - AFTER {
        start = (0..first).find(|&start| width(&old[start..first]) <= BEFORE).unwrap_or(first);
    }
    // A backslash before the difference may be escaped in one of them.
    let equal = width(&old[start..first]).min(width(&new[start..first]));
    let column = equal + if start > 0 { DOTS.len() } else { 0 };
    both(start, PAIR_WIDTH) + &marked(Mark::Both, &(" ".repeat(column) + "^"))
}

/// Returns the index of the first byte that differs, if two lines have something in common.
fn first_difference(one: &[u8], other: &[u8]) -> Option<usize> {
    let [old, new] = [one, other].map(without_end);
    let from_start = zip(old, new).take_while(|(old, new)| old == new).count();
    let from_end = zip(old.iter().rev(), new.iter().rev()).take_while(|(old, new)| old == new);
    (one != other && from_start + from_end.count() > 0).then_some(from_start)
}

fn width(cells: &[String]) -> usize {
    cells.iter().map(|cell| cell.chars().count()).sum()
}
