//! The first difference between two texts, line by line.
//!
//! After a first wrong line most of what follows is wrong, too, and what is equal there is equal by
//! chance: rows of two boards, tables of two games. So only the number of later differences is told, and
//! lines are taken for missing or added only if what follows them agrees.

use super::row::{first_rows, is_row, lines, pair, streaks, Mark, Row};
use std::iter::zip;

/// How many equal lines are shown before a difference.
const CONTEXT: usize = 3;
/// How many lines must agree after lines that are missing or added.
const AGREEING: usize = 3;
/// The most lines of one side that are shown: a board with its title.
const BLOCK: usize = 8;

/// Returns rows that show the first difference between two texts; none if they are equal.
pub(super) fn difference(expected: &[u8], found: &[u8]) -> Vec<Row> {
    if expected == found {
        return Vec::new();
    }
    let [expected, found] = [expected, found].map(lines);
    let (before, expected) = expected.split_at(equal(&expected, &found));
    let found = &found[before.len()..];
    let [missing, added] = first_change(expected, found);
    let (old, old_rest) = expected.split_at(missing);
    let (new, new_rest) = found.split_at(added);
    let mut rows = context(before);
    if let ([old], [new]) = (&streaks(old)[..], &streaks(new)[..]) {
        rows.extend(pair(old, new));
    } else {
        let end = if before.is_empty() { "[empty]" } else { "[nothing more]" };
        for (mark, lines, text) in [(Mark::Expected, old, expected), (Mark::Found, new, found)] {
            rows.extend(first_rows(mark, &streaks(lines), BLOCK));
            if text.is_empty() {
                rows.push(Row::Words(mark, end.to_owned()));
            }
        }
    }
    let pairs = zip(old_rest, new_rest).filter(|(old, new)| old != new).count();
    let differing = pairs + old_rest.len().abs_diff(new_rest.len());
    if differing == 0 || missing == 0 || added == 0 {
        let after = equal(old_rest, new_rest).min(block(old_rest));
        rows.extend(first_rows(Mark::Both, &streaks(&old_rest[..after]), BLOCK));
    }
    if differing > 0 {
        rows.push(Row::Words(Mark::Note, format!("More lines that differ: {differing}")));
    }
    rows
}

/// Returns how many expected lines stand where there are how many found ones.
fn first_change(expected: &[&[u8]], found: &[&[u8]]) -> [usize; 2] {
    if let Some(missing) = skipped(expected, found) {
        return [missing, 0];
    }
    if let Some(added) = skipped(found, expected) {
        return [0, added];
    }
    let [mut missing, mut added] = [expected, found].map(block);
    while missing > 1 && added > 1 && expected[missing - 1] == found[added - 1] {
        missing -= 1;
        added -= 1;
    }
    [missing, added]
}

/// Returns the number of lines at the start of a longer text that are missing in a shorter one.
fn skipped(longer: &[&[u8]], shorter: &[&[u8]]) -> Option<usize> {
    let agrees = |count: &usize| {
        let rest = &longer[*count..];
        rest == shorter || equal(rest, shorter) >= AGREEING
    };
    (1..=longer.len()).find(agrees).filter(|_| longer.len() > shorter.len())
}

/// Returns the number of lines that belong to the first one: those of its board, or those equal to it.
fn block(lines: &[&[u8]]) -> usize {
    let foot = lines.iter().take(BLOCK).position(|line| line.starts_with(b"\\"));
    let equal = lines.iter().take_while(|line| **line == lines[0]).count();
    foot.map_or(equal, |foot| foot + 1)
}

/// Shows the end of what is equal before a difference: some lines, or its board from the top.
fn context(before: &[&[u8]]) -> Vec<Row> {
    let board = before.iter().rev().take_while(|line| is_row(line)).count();
    let streaks = streaks(before);
    let (hidden, shown) = streaks.split_at(streaks.len().saturating_sub(CONTEXT.max(board)));
    let title = match hidden.iter().map(|line| line.times).sum::<usize>() {
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
