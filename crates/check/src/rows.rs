//! A difference, or an input, as rows to print.
//!
//! Lines are bytes as they were printed, each with its end. What is said of them stands beside them.

mod difference;

pub(crate) use difference::difference_rows;

use std::iter::zip;

/// How many equal lines stand one by one, so that a board keeps its shape.
const FEW: usize = 6;

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
    /// An expected line, and the one found in its place. They are alike.
    Pair(Streak, Streak),
    /// Words of ours, in place of lines.
    Words(Mark, String),
}

/// One or more consecutive equal lines.
#[derive(Clone, Debug)]
pub(crate) struct Streak {
    pub(crate) line: Vec<u8>,
    pub(crate) times: usize,
}

impl Streak {
    pub(crate) fn new(line: &[u8], times: usize) -> Self {
        Streak { line: line.to_vec(), times }
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

/// Returns the streaks of many consecutive equal lines, and each other line.
pub(crate) fn streaks(lines: &[&[u8]]) -> Vec<Streak> {
    let equal = lines.chunk_by(|line, next| line == next);
    let streak = |lines: &[&[u8]]| match lines.len() {
        many if many > FEW => vec![Streak::new(lines[0], many)],
        few => vec![Streak::new(lines[0], 1); few],
    };
    equal.flat_map(streak).collect()
}

/// Returns how many lines, or bytes, at the start of two texts are equal.
pub(crate) fn equal<T: PartialEq>(one: &[T], other: &[T]) -> usize {
    zip(one, other).take_while(|(one, other)| one == other).count()
}

/// Returns a row of words.
pub(crate) fn note(words: &str) -> Row {
    Row::Words(Mark::Note, words.to_owned())
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

/// Returns a number with its noun.
pub(crate) fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

/// Returns the rows of an expected line and the one found in its place.
pub(crate) fn pair(expected: &Streak, found: &Streak) -> Vec<Row> {
    let (expected, found) = (expected.clone(), found.clone());
    if expected.line == found.line {
        vec![Row::Lines(Mark::Both, found)]
    } else if are_alike(&expected, &found) {
        vec![Row::Pair(expected, found)]
    } else {
        vec![Row::Lines(Mark::Expected, expected), Row::Lines(Mark::Found, found)]
    }
}

/// Returns whether two lines share their start or their end. Otherwise they are different things.
fn are_alike(one: &Streak, other: &Streak) -> bool {
    let [one, other] = [one, other].map(|streak| without_end(&streak.line));
    one == other || !one.is_empty() && (one.first() == other.first() || one.last() == other.last())
}
