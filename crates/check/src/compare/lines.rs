//! The first difference between two texts, line by line.
//!
//! After a first wrong line most of what follows is wrong, too, and what is equal there is equal by
//! chance: rows of two boards, tables of two games. So only the number of later differences is told, and
//! lines are taken for missing or added only if what follows them agrees.

use super::row::{first_rows, is_board_row, lines, pair, streaks, Mark, Row};
use std::iter::zip;

/// How many equal lines are shown before a difference.
const CONTEXT: usize = 3;
/// How many lines must agree after lines that are missing or added.
const AGREEING: usize = 3;
/// The most lines of one side that are shown: a board with its title.
const MOST: usize = 8;

/// Returns rows that show the first difference between two texts; none if they are equal.
pub(super) fn rows(expected: &[u8], found: &[u8]) -> Vec<Row> {
    if expected == found {
        return Vec::new();
    }
    let [expected, found] = [expected, found].map(lines);
    let (before, expected) = expected.split_at(equal(&expected, &found));
    let found = &found[before.len()..];
    let (missing, added) = first_change(expected, found);
    let mut rows = context(before);
    let changed = [streaks(&expected[..missing]), streaks(&found[..added])];
    if let [[expected], [found]] = changed.each_ref().map(Vec::as_slice) {
        rows.extend(pair(expected, found));
    } else {
        let nothing = if before.is_empty() { "[empty]" } else { "[nothing more]" };
        let sides = [(Mark::Expected, expected), (Mark::Found, found)];
        for ((mark, text), streaks) in zip(sides, &changed) {
            rows.extend(first_rows(mark, streaks, MOST));
            if text.is_empty() {
                rows.push(Row::Words(mark, nothing.to_owned()));
            }
        }
    }
    let [expected, found] = [&expected[missing..], &found[added..]];
    let differing = differing(expected, found);
    // Lines that are missing or added are followed by what agrees. After wrong lines, what agrees is shown
    // only if all of it does: otherwise it may be equal by chance.
    if differing == 0 || missing == 0 || added == 0 {
        let after = equal(expected, found).min(block(expected));
        rows.extend(first_rows(Mark::Both, &streaks(&expected[..after]), MOST));
    }
    if differing > 0 {
        rows.push(Row::Words(Mark::Note, format!("More lines that differ: {differing}")));
    }
    rows
}

/// Returns how many lines of each text the first change takes: none of the other text if lines are missing
/// or added.
fn first_change(expected: &[&[u8]], found: &[&[u8]]) -> (usize, usize) {
    if let Some(missing) = skipped(expected, found) {
        return (missing, 0);
    }
    if let Some(added) = skipped(found, expected) {
        return (0, added);
    }
    let (mut missing, mut added) = (block(expected), block(found));
    while missing > 1 && added > 1 && expected[missing - 1] == found[added - 1] {
        missing -= 1;
        added -= 1;
    }
    (missing, added)
}

/// Returns the number of lines at the start of a text that are missing in a shorter one.
fn skipped(longer: &[&[u8]], shorter: &[&[u8]]) -> Option<usize> {
    if longer.len() <= shorter.len() {
        return None;
    }
    let agrees = |count: &usize| {
        let remainder = &longer[*count..];
        remainder == shorter || equal(remainder, shorter) >= AGREEING
    };
    (1..=longer.len()).find(agrees)
}

/// Returns the number of lines that belong to the first one: those of its board, or those equal to it.
fn block(lines: &[&[u8]]) -> usize {
    let foot = lines.iter().take(MOST).position(|line| line.starts_with(b"\\"));
    let equal = lines.iter().take_while(|line| **line == lines[0]).count();
    foot.map_or(equal, |foot| foot + 1)
}

/// Shows the end of what is equal before a difference: some lines, or its board from the top.
fn context(before: &[&[u8]]) -> Vec<Row> {
    let board = before.iter().rev().take_while(|line| is_board_row(line)).count();
    let streaks = streaks(before);
    let (hidden, shown) = streaks.split_at(streaks.len().saturating_sub(CONTEXT.max(board)));
    let title = match hidden.iter().map(|streak| streak.times).sum::<usize>() {
        0 => "Output:".to_owned(),
        lines => format!("Output, from line {}:", lines + 1),
    };
    let mut rows = vec![Row::Words(Mark::Note, title)];
    rows.extend(first_rows(Mark::Both, shown, shown.len()));
    rows
}

/// Returns the number of equal lines at the start of two texts.
fn equal(one: &[&[u8]], other: &[&[u8]]) -> usize {
    zip(one, other).take_while(|(one, other)| one == other).count()
}

/// Returns the number of lines that differ from those at the same place, or have none there.
fn differing(one: &[&[u8]], other: &[&[u8]]) -> usize {
    let pairs = zip(one, other).filter(|(one, other)| one != other).count();
    pairs + one.len().abs_diff(other.len())
}
