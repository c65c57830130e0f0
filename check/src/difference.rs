//! How an output differs from the expected one, line by line.
//!
//! After a first wrong line most of what follows is wrong, too. What is equal there is often equal
//! by chance, such as rows of two boards, or tables of two games. So we show the first lines that
//! differ, with the equal ones around them, and only count the other differences.

use crate::show::{are_alike, equal, lines, pair, Mark, WIDTH};
use similar::{capture_diff_slices, Algorithm, DiffTag};
use std::iter::zip;

/// How many equal lines we show before a difference: the rows of a board.
const BEFORE: usize = 6;
/// How many we show after it: a board without its word.
const AFTER: usize = 7;
/// A board with its word, such as CONNECT4, has eight lines. What begins to differ within so many
/// lines is one difference: a board that is upside down, for example, or a word below its board.
const TOGETHER: usize = 8;
/// Of each text, a hunk shows at most so many lines: a board with its word is shorter.
const MOST_LINES: usize = 12;
/// These have at most so many bytes, as a table of cards has. But one line is shown, however long.
const MOST_BYTES: usize = 90;
/// How many lines we compare one by one. The time for it grows with the square.
const MOST_COMPARED: usize = 500;

/// An expected text and the one that was found in its place: two outputs, or parts of them.
///
/// Most differences are never shown, such as those of the runs that simplify an input. So we keep
/// the texts alone, and compare their lines in [`Difference::text`].
#[derive(Clone, Debug)]
pub(crate) struct Difference {
    expected: Vec<u8>,
    found: Vec<u8>,
    extent: Extent,
}

/// What the texts of a difference are.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Extent {
    /// Whole outputs: their lines have numbers.
    Outputs,
    /// Parts of outputs, and how many other parts differ. `are_pairs` is false if a solution is
    /// printed twice: both lines are right, so a caret below them would point to no mistake.
    Parts { others: usize, are_pairs: bool },
}

/// Lines of two texts that differ, and the equal ones after them.
struct Hunk<'a> {
    /// The number of its first expected line, from 0 at the first line that differs.
    line: usize,
    expected: Vec<&'a [u8]>,
    found: Vec<&'a [u8]>,
    after: Vec<&'a [u8]>,
}

impl Difference {
    pub(crate) fn new(expected: Vec<u8>, found: Vec<u8>, extent: Extent) -> Self {
        Difference { expected, found, extent }
    }

    /// Shows the first lines that differ, and counts what else does.
    pub(crate) fn text(&self) -> String {
        let expected = lines(&self.expected);
        let found = lines(&self.found);
        let start = equal(&expected, &found);
        let hidden = start.saturating_sub(BEFORE);
        let hunks = hunks(&expected[start..], &found[start..]);
        let first = hunks.iter().take_while(|hunk| hunk.line <= TOGETHER);
        let from = if hidden == 0 { String::new() } else { format!(", from line {}", hidden + 1) };
        let (title, others) = match self.extent {
            Extent::Outputs => (format!("Output{from}:\n"), count_differences(&hunks) - 1),
            Extent::Parts { others, .. } => (String::new(), others),
        };
        title
            + &Mark::Both.lines(&expected[hidden..start], BEFORE, WIDTH)
            + &first.map(|hunk| self.shown(hunk)).collect::<String>()
            + &Mark::Both.more(others, "difference")
    }

    /// Shows the lines that differ, and the equal lines after them. If there are none, the texts
    /// end here, and words say which one ends first.
    fn shown(&self, Hunk { expected, found, after, .. }: &Hunk) -> String {
        let end = |mark: Mark, lines: &[&[u8]], words| {
            let ends_first = after.is_empty() && lines.is_empty();
            if ends_first {
                mark.words(words)
            } else {
                String::new()
            }
        };
        // If what is expected is empty, then because nothing is missing.
        let nothing = if self.found.is_empty() { "[empty]" } else { "[nothing more]" };
        end(Mark::Expected, expected, "[nothing more]")
            + &self.changed(expected, found)
            + &end(Mark::Found, found, nothing)
            + &Mark::Both.lines(after, AFTER, WIDTH)
    }

    /// Shows lines with those in their place, in pairs as long as they are alike.
    fn changed(&self, expected: &[&[u8]], found: &[&[u8]]) -> String {
        let are_pairs = !matches!(self.extent, Extent::Parts { are_pairs: false, .. });
        let most = [expected, found].map(shown_count);
        let is_pair = |(one, other): &(&&[u8], &&[u8])| are_pairs && are_alike(one, other);
        let alike = zip(expected, found).take(most[0].min(most[1])).take_while(is_pair).count();
        let pairs = zip(expected, found).take(alike).map(|(one, other)| pair(one, other));
        pairs.collect::<String>()
            + &Mark::Expected.lines(&expected[alike..], most[0] - alike, WIDTH)
            + &Mark::Found.lines(&found[alike..], most[1] - alike, WIDTH)
    }
}

/// Returns what differs in two texts that begin to differ at once.
fn hunks<'a>(expected: &'a [&'a [u8]], found: &'a [&'a [u8]]) -> Vec<Hunk<'a>> {
    let expected = chunks(expected);
    let found = chunks(found);
    let mut hunks: Vec<Hunk> = Vec::new();
    for part in capture_diff_slices(Algorithm::Myers, &expected, &found) {
        let line = part.old_range().start;
        let expected = expected[part.old_range()].concat();
        match hunks.last_mut() {
            // The texts begin to differ at once, so a change comes first.
            Some(last) if part.tag() == DiffTag::Equal => last.after = expected,
            _ => {
                let found = found[part.new_range()].concat();
                hunks.push(Hunk { line, expected, found, after: Vec::new() });
            }
        }
    }
    hunks
}

/// Returns the lines that are compared one by one, and those after them as one chunk.
fn chunks<'a>(lines: &'a [&'a [u8]]) -> Vec<&'a [&'a [u8]]> {
    let (first, rest) = lines.split_at(lines.len().min(MOST_COMPARED));
    first.chunks(1).chain((!rest.is_empty()).then_some(rest)).collect()
}

/// Counts differences. What begins near the start of one belongs to it.
fn count_differences(hunks: &[Hunk]) -> usize {
    let mut starts: Vec<_> = hunks.iter().map(|hunk| hunk.line).collect();
    starts.dedup_by(|line, start| *line <= *start + TOGETHER);
    starts.len()
}

/// Returns how many of some lines we show: at least one, if there is any.
fn shown_count(lines: &[&[u8]]) -> usize {
    let mut bytes = 0;
    let fits = |line: &&&[u8]| {
        bytes += line.len();
        bytes <= MOST_BYTES
    };
    lines.iter().take(MOST_LINES).take_while(fits).count().max(1).min(lines.len())
}
