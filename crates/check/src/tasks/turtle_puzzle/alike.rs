//! Lines that are alike, although one of them is wrong.
//!
//! They are compared by their words, and by the values of their numbers.

use crate::rows::{first_rows, note, pair, streaks, Mark, Row, Streak};
use std::cmp::Reverse;
use std::iter::zip;
use turtle_puzzle::DEFAULT_LIMIT;

/// How many lines of a kind are shown.
pub(super) const MOST: usize = 4;

/// Shows the first of the expected lines that are most like the one found, and this one below it.
pub(super) fn beside_most_alike(expected: &[&[u8]], found: &[u8]) -> Vec<Row> {
    let found_words = words(found);
    let most_alike = expected.iter().min_by_key(|line| Reverse(alike(&words(line), &found_words)));
    let spaced = spaced_like(most_alike.expect("a line is expected"), found);
    pair(&Streak::new(&spaced, 1), &Streak::new(found, 1))
}

/// Shows the line that is most like one of those that are missing, if more than three quarters of its words are
/// alike, or else how the output begins.
pub(super) fn instead_of(missing: &[&[u8]], output: &[&[u8]]) -> Vec<Row> {
    // An output may have thousands of lines, and a puzzle more solutions: some of them will do.
    let missing = &missing[..missing.len().min(DEFAULT_LIMIT)];
    let expected: Vec<_> = missing.iter().map(|line| words(line)).collect();
    let likeness = |line: &&&[u8]| {
        let words = words(line);
        expected.iter().map(|expected| alike(expected, &words)).max().unwrap_or(0)
    };
    let most_alike = output.iter().max_by_key(likeness);
    if let Some(line) = most_alike.filter(|line| 4 * likeness(line) > 3 * expected[0].len()) {
        return beside_most_alike(missing, line);
    }
    let is_empty = output.is_empty().then(|| Row::Words(Mark::Found, "[empty]".to_owned()));
    let title = is_empty.unwrap_or_else(|| note("The output begins:"));
    let beginning = first_rows(Mark::Found, &streaks(output), MOST);
    [vec![row(Mark::Expected, missing[0]), title], beginning].concat()
}

pub(super) fn row(mark: Mark, line: &[u8]) -> Row {
    Row::Lines(mark, Streak::new(line, 1))
}

/// Returns the numbers in a line, with `None` for each other word.
fn words(line: &[u8]) -> Vec<Option<i32>> {
    let text = String::from_utf8_lossy(line);
    let words = text.split(|char: char| !char.is_alphanumeric() && !"+-".contains(char));
    words.filter(|word| !word.is_empty()).map(|word| word.parse().ok()).collect()
}

/// Returns how many words two lines share, counted from the start or from the end.
fn alike(one: &[Option<i32>], other: &[Option<i32>]) -> usize {
    let from_start = zip(one, other).filter(|(one, other)| one == other);
    let from_end = zip(one.iter().rev(), other.iter().rev()).filter(|(one, other)| one == other);
    from_start.count().max(from_end.count())
}

/// Returns an expected line with the white space of another one, up to the first character that differs: that
/// one is wrong, not the space before it.
fn spaced_like(expected: &[u8], found: &[u8]) -> Vec<u8> {
    let characters = |line| <[u8]>::iter(line).filter(|byte| !byte.is_ascii_whitespace());
    let pairs = zip(characters(expected), characters(found));
    let equal = pairs.take_while(|(one, other)| one == other).count();
    let split = |line: &[u8]| {
        let mut places = (0..line.len()).filter(|&place| !line[place].is_ascii_whitespace());
        places.nth(equal).unwrap_or(line.trim_ascii_end().len())
    };
    let (mut start, end) = (&found[..split(found)], &expected[split(expected)..]);
    if end.starts_with(b":") {
        start = start.trim_ascii_end();
    }
    let line = [start, end].concat();
    [line.trim_ascii_end(), b"\n"].concat()
}
