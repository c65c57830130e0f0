//! How an output differs from the expected one, line by line.
//!
//! After a first wrong line most of what follows is wrong, too, and what is equal there is often equal
//! by chance: rows of two boards, tables of two games. So we show the first lines that differ, with equal
//! ones before, between and after them, and only count what else differs.

use crate::show::{are_alike, counted, equal, lines, pair, Mark, WIDTH};
use similar::{capture_diff_slices, Algorithm};
use std::iter::zip;

/// How many equal lines are shown before a difference (the rows of a board), and after it.
const BEFORE: usize = 6;
const AFTER: usize = 7;
/// A board with its verdict has eight lines. What begins to differ within so many lines is one
/// difference: a board that is upside down, for example, or a verdict that stands below its board.
const TOGETHER: usize = 8;
/// Of each text, a piece shows at most so many lines, with so many bytes: a board with its verdict,
/// or a table of cards. But it shows one line, however long that is.
const MOST_LINES: usize = 12;
const MOST_BYTES: usize = 90;
/// How many lines are compared. The time for it grows with the square.
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
    /// How many expected lines come before.
    line: usize,
    expected: &'a [&'a [u8]],
    found: &'a [&'a [u8]],
    after: &'a [&'a [u8]],
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
        let pieces = pieces(&expected, &found, start);
        let groups = together(&pieces);
        let are_pairs = !matches!(self.extent, Extent::Parts { are_pairs: false, .. });
        let first = groups.first().map_or(String::new(), |first| shown(first, are_pairs));
        let others = match self.extent {
            Extent::Outputs => groups.len().saturating_sub(1),
            Extent::Parts { others, .. } => others,
        };
        let title = match self.extent {
            Extent::Outputs if hidden == 0 => "Output:\n".to_owned(),
            Extent::Outputs => format!("Output, from line {}:\n", hidden + 1),
            Extent::Parts { .. } => String::new(),
        };
        title + &Mark::Both.lines(&expected[hidden..start], BEFORE, WIDTH) + &first + &more(others)
    }
}

/// Returns what differs in two texts after the equal lines at their start.
fn pieces<'a>(expected: &'a [&[u8]], found: &'a [&[u8]], start: usize) -> Vec<Piece<'a>> {
    let end = |lines: &[&[u8]]| lines.len().min(start + MOST_COMPARED);
    let compared = [&expected[start..end(expected)], &found[start..end(found)]];
    let mut pieces: Vec<Piece> = Vec::new();
    for part in capture_diff_slices(Algorithm::Myers, compared[0], compared[1]) {
        let line = start + part.old_range().start;
        let missing = &compared[0][part.old_range()];
        let added = &compared[1][part.new_range()];
        match pieces.last_mut() {
            Some(last) if missing == added => last.after = missing,
            _ => pieces.push(Piece { line, expected: missing, found: added, after: &[] }),
        }
    }
    // What comes later is not compared line by line.
    let (missing, added) = (&expected[end(expected)..], &found[end(found)..]);
    match pieces.last_mut() {
        Some(last) if last.after.is_empty() => {
            last.expected = &expected[last.line..];
            last.found = &found[end(found) - last.found.len()..];
        }
        _ if missing == added => {}
        _ => {
            let line = end(expected);
            pieces.push(Piece { line, expected: missing, found: added, after: &[] });
        }
    }
    pieces
}

/// Puts pieces together that are one difference.
fn together<'a>(pieces: &'a [Piece<'a>]) -> Vec<&'a [Piece<'a>]> {
    let mut groups = Vec::new();
    let mut rest = pieces;
    while let Some(first) = rest.first() {
        let is_near = |piece: &&Piece| piece.line <= first.line + TOGETHER;
        let (group, others) = rest.split_at(rest.iter().take_while(is_near).count());
        groups.push(group);
        rest = others;
    }
    groups
}

/// Shows the pieces of a difference, with all equal lines between them.
fn shown(group: &[Piece], are_pairs: bool) -> String {
    let lines = group.iter().enumerate().map(|(index, piece)| {
        let is_last = index + 1 == group.len();
        let most = if is_last { AFTER } else { piece.after.len() };
        piece.text(are_pairs) + &Mark::Both.lines(piece.after, most, WIDTH)
    });
    lines.collect()
}

impl Piece<'_> {
    /// Shows the lines that differ, in pairs as long as they are alike.
    fn text(&self, are_pairs: bool) -> String {
        let expected = &self.expected[..count(self.expected)];
        let found = &self.found[..count(self.found)];
        let alike = zip(expected, found)
            .take_while(|(one, other)| are_pairs && are_alike(one, other))
            .count();
        let pairs: String =
            zip(expected, found).take(alike).map(|(one, other)| pair(one, other)).collect();
        pairs
            + &self.rest(Mark::Expected, self.expected, alike)
            + &self.rest(Mark::Found, self.found, alike)
    }

    /// Shows the lines of one text that are not in pairs. If it has none, and the text ends here, words say so.
    fn rest(&self, mark: Mark, lines: &[&[u8]], pairs: usize) -> String {
        match lines {
            [] if !self.after.is_empty() => String::new(),
            [] if self.line == 0 => mark.words("[empty]"),
            [] => mark.words("[nothing more]"),
            lines => mark.lines(&lines[pairs..], count(lines) - pairs, WIDTH),
        }
    }
}

/// Returns how many of some lines are shown: at least one, if there is any.
fn count(lines: &[&[u8]]) -> usize {
    let mut bytes = 0;
    let fits = |line: &&&[u8]| {
        bytes += line.len();
        bytes <= MOST_BYTES
    };
    lines.iter().take(MOST_LINES).take_while(fits).count().max(1).min(lines.len())
}

/// Counts the differences that are not shown.
fn more(count: usize) -> String {
    match count {
        0 => String::new(),
        _ => Mark::Both.words(&format!("... {}", counted(count, "more difference"))),
    }
}
