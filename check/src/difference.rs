//! How an output differs from the expected one, line by line.
//!
//! After a first wrong line most of what follows is wrong, too. What is equal there is often equal
//! by chance, such as rows of two boards, or tables of two games. So we show the first lines that
//! differ, with the equal ones around them, and only count the other differences.

use crate::show::{are_alike, equal, lines, pair, Mark, WIDTH};
use similar::{capture_diff_slices, Algorithm};
use std::iter::zip;

/// How many equal lines we show before a difference (the rows of a board), and after it.
const BEFORE: usize = 6;
const AFTER: usize = 7;
/// A board with its verdict has eight lines. What begins to differ within so many lines is one
/// difference: a board that is upside down, for example, or a verdict that stands below its board.
const TOGETHER: usize = 8;
/// Of each text, a piece shows at most so many lines, with so many bytes: a board with its verdict,
/// or a table of cards. But it shows one line, however long that is.
const MOST_LINES: usize = 12;
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
    /// Parts of outputs, and how many other parts differ. Lines of parts that are right each, but
    /// not together, are no pairs.
    Parts { others: usize, are_pairs: bool },
}

/// Lines of two texts that differ, and the equal lines after them.
struct Piece<'a> {
    /// How many expected lines come before, from the first line that differs.
    line: usize,
    expected: Vec<&'a [u8]>,
    found: Vec<&'a [u8]>,
    after: Vec<&'a [u8]>,
}

impl Difference {
    pub(crate) fn new(
        expected: impl Into<Vec<u8>>,
        found: impl Into<Vec<u8>>,
        extent: Extent,
    ) -> Self {
        Difference { expected: expected.into(), found: found.into(), extent }
    }

    /// Shows the first lines that differ, and counts what else does.
    pub(crate) fn text(&self) -> String {
        let expected = lines(&self.expected);
        let found = lines(&self.found);
        let start = equal(&expected, &found);
        let hidden = start.saturating_sub(BEFORE);
        let pieces = pieces(&expected[start..], &found[start..]);
        let first = pieces.iter().take_while(|piece| piece.line <= TOGETHER);
        let title = match self.extent {
            Extent::Outputs if hidden == 0 => "Output:\n".to_owned(),
            Extent::Outputs => format!("Output, from line {}:\n", hidden + 1),
            Extent::Parts { .. } => String::new(),
        };
        let others = match self.extent {
            Extent::Outputs => count_differences(&pieces).saturating_sub(1),
            Extent::Parts { others, .. } => others,
        };
        title
            + &Mark::Both.lines(&expected[hidden..start], BEFORE, WIDTH)
            + &first.map(|piece| self.shown(piece)).collect::<String>()
            + &Mark::Both.more(others, "difference")
    }

    /// Shows the lines that differ, in pairs as long as they are alike, and the equal lines after
    /// them.
    fn shown(&self, piece: &Piece) -> String {
        let are_pairs = !matches!(self.extent, Extent::Parts { are_pairs: false, .. });
        let expected = &piece.expected[..count(&piece.expected)];
        let found = &piece.found[..count(&piece.found)];
        let is_pair = |(one, other): &(&&[u8], &&[u8])| are_pairs && are_alike(one, other);
        let alike = zip(expected, found).take_while(is_pair).count();
        let pairs = zip(expected, found).take(alike).map(|(one, other)| pair(one, other));
        pairs.collect::<String>()
            + &self.rest(Mark::Expected, piece, &piece.expected, alike)
            + &self.rest(Mark::Found, piece, &piece.found, alike)
            + &Mark::Both.lines(&piece.after, AFTER, WIDTH)
    }

    /// Shows the lines of one text that are not in pairs. If it has none, and the text ends here,
    /// words say so.
    fn rest(&self, mark: Mark, piece: &Piece, lines: &[&[u8]], pairs: usize) -> String {
        match lines {
            [] if !piece.after.is_empty() => String::new(),
            [] => mark.words(self.end(mark)),
            lines => mark.lines(&lines[pairs..], count(lines) - pairs, WIDTH),
        }
    }

    /// Says that a text ends. An expected part is a part of an output that is not empty.
    fn end(&self, mark: Mark) -> &'static str {
        let is_empty = match mark {
            Mark::Found => self.found.is_empty(),
            _ => self.expected.is_empty() && matches!(self.extent, Extent::Outputs),
        };
        if is_empty {
            "[empty]"
        } else {
            "[nothing more]"
        }
    }
}

/// Returns what differs in two texts that begin to differ at once.
fn pieces<'a>(expected: &'a [&'a [u8]], found: &'a [&'a [u8]]) -> Vec<Piece<'a>> {
    let expected = compared(expected);
    let found = compared(found);
    let mut pieces: Vec<Piece> = Vec::new();
    for part in capture_diff_slices(Algorithm::Myers, &expected, &found) {
        let line = part.old_range().start;
        let missing = expected[part.old_range()].concat();
        let added = found[part.new_range()].concat();
        match pieces.last_mut() {
            Some(last) if missing == added => last.after = missing,
            _ => pieces.push(Piece { line, expected: missing, found: added, after: Vec::new() }),
        }
    }
    pieces
}

/// Returns the lines that are compared one by one, and those after them as one part.
fn compared<'a>(lines: &'a [&'a [u8]]) -> Vec<&'a [&'a [u8]]> {
    let (first, rest) = lines.split_at(lines.len().min(MOST_COMPARED));
    first.chunks(1).chain((!rest.is_empty()).then_some(rest)).collect()
}

/// Counts differences. What begins near the start of one belongs to it.
fn count_differences(pieces: &[Piece]) -> usize {
    let mut starts: Vec<_> = pieces.iter().map(|piece| piece.line).collect();
    starts.dedup_by(|line, start| *line <= *start + TOGETHER);
    starts.len()
}

/// Returns how many of some lines we show: at least one, if there is any.
fn count(lines: &[&[u8]]) -> usize {
    let mut bytes = 0;
    let fits = |line: &&&[u8]| {
        bytes += line.len();
        bytes <= MOST_BYTES
    };
    lines.iter().take(MOST_LINES).take_while(fits).count().max(1).min(lines.len())
}
