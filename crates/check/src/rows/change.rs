//! Which lines of two texts belong to their first difference.
//!
//! Lines are taken for missing or added only if one text is longer, and what follows them agrees.

use std::iter::zip;

/// How many lines must agree after lines that are missing or added.
const AGREEING: usize = 3;
/// The most lines of one text that are shown: a drawing with its title and its foot.
pub(super) const MOST: usize = 8;

/// Returns whether a line is a row of a drawing, such as a board.
pub(super) type IsRow = fn(&[u8]) -> bool;

/// Returns how many lines of each text the first change takes: none of the other text if lines are missing
/// or added.
pub(super) fn first_change(expected: &[&[u8]], found: &[&[u8]], is_row: IsRow) -> (usize, usize) {
    if let Some(missing) = skipped(expected, found) {
        return (missing, 0);
    }
    if let Some(added) = skipped(found, expected) {
        return (0, added);
    }
    let (mut missing, mut added) = (block(expected, is_row), block(found, is_row));
    // What is equal at the end of both is no change: the lower rows of two boards.
    while missing > 0 && added > 0 && expected[missing - 1] == found[added - 1] {
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

/// Returns the number of lines that belong to the first one: those of its drawing, or those equal to it.
pub(super) fn block(lines: &[&[u8]], is_row: IsRow) -> usize {
    let streak = lines.iter().take_while(|line| **line == lines[0]);
    drawing(lines, is_row).unwrap_or_else(|| streak.count())
}

/// Returns the number of lines of the drawing at the start of a text: its title, if it has one, its rows and its foot.
fn drawing(lines: &[&[u8]], is_row: IsRow) -> Option<usize> {
    let title = usize::from(!is_row(lines.first()?));
    let rows = lines[title..].iter().take_while(|line| is_row(line)).count();
    let length = title + rows + 1;
    (rows > 0 && length <= lines.len().min(MOST)).then_some(length)
}

/// Returns how many lines, or bytes, at the start of two texts are equal.
pub(crate) fn equal<T: PartialEq>(one: &[T], other: &[T]) -> usize {
    zip(one, other).take_while(|(one, other)| one == other).count()
}

/// Returns the number of lines that differ from those at the same place, or have none there.
pub(super) fn differing(one: &[&[u8]], other: &[&[u8]]) -> usize {
    let pairs = zip(one, other).filter(|(one, other)| one != other).count();
    pairs + one.len().abs_diff(other.len())
}
