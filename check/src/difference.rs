//! The first difference between two texts, line by line.
//!
//! After a first wrong line most of what follows is wrong, too, and what is equal there is equal by chance: rows of two
//! boards, tables of two games. So only the first lines that differ are shown, with equal ones before and after them.

use crate::show::{are_alike, equal, lines, pair, Mark, WIDTH};
use similar::{capture_diff_slices, Algorithm, DiffOp};
use std::iter::zip;
use std::ops::Range;

/// How many equal lines are shown before a difference: the rows of a board.
const CONTEXT: usize = 6;
/// As many lines of each text are shown as have this many bytes together, but at least one: a board with its verdict, or a
/// table of cards.
const BYTES: usize = 90;
/// At most as many are shown.
const MOST_LINES: usize = 12;
/// How many lines are compared. The time for it grows with the square.
const MOST_COMPARED: usize = 500;

/// An expected text and what was found in its place: whole outputs, or the parts of them that differ.
///
/// Most differences are never shown: those of runs that simplify an input or narrow a diagnosis down. So this is only data, and
/// [`Difference::text`] compares the lines.
#[derive(Clone, Debug)]
pub(crate) struct Difference {
    expected: Vec<u8>,
    found: Vec<u8>,
    /// Whether these are whole outputs, so that lines have numbers.
    is_whole: bool,
}

impl Difference {
    /// Describes how two outputs differ.
    pub(crate) fn of_outputs(expected: &[u8], found: &[u8]) -> Self {
        Difference { expected: expected.to_vec(), found: found.to_vec(), is_whole: true }
    }

    /// Describes how parts of two outputs differ.
    pub(crate) fn of_parts(expected: String, found: String) -> Self {
        let [expected, found] = [expected, found].map(String::into_bytes);
        Difference { expected, found, is_whole: false }
    }

    /// Shows the first lines that differ.
    pub(crate) fn text(&self) -> String {
        let (title, lines) = first_difference(&self.expected, &self.found);
        if self.is_whole {
            title + &lines
        } else {
            lines
        }
    }
}

/// Shows the first difference between two texts, below a title.
fn first_difference(expected: &[u8], found: &[u8]) -> (String, String) {
    let texts = [expected, found].map(lines);
    let start = equal(&texts[0], &texts[1]);
    let [expected, found] =
        texts.each_ref().map(|lines| &lines[start..lines.len().min(start + MOST_COMPARED)]);
    let parts = capture_diff_slices(Algorithm::Myers, expected, found);
    let Some(wrong) = parts.first() else { return (String::new(), String::new()) };
    let next = parts.get(1).map_or(0..0, DiffOp::old_range);
    // What comes after the last line that was compared is not shown, but counted.
    let rows = |range: Range<usize>, compared: usize, lines: &[&[u8]]| {
        let end = if range.end == compared { lines.len() } else { start + range.end };
        start + range.start..end
    };
    let missing = rows(wrong.old_range(), expected.len(), &texts[0]);
    let added = rows(wrong.new_range(), found.len(), &texts[1]);
    let hidden = start.saturating_sub(CONTEXT);
    let title = if hidden == 0 { String::new() } else { format!(", from line {}", hidden + 1) };
    let nothing = texts.each_ref().map(|lines| match lines[..] {
        _ if !next.is_empty() => "",
        [] => "[empty]",
        _ => "[nothing more]",
    });
    let lines = [
        Mark::Both.lines(&texts[0][hidden..start], CONTEXT, WIDTH),
        unlike([&texts[0][missing], &texts[1][added]], nothing),
        Mark::Both.lines(&expected[next], CONTEXT + 1, WIDTH),
    ];
    (format!("Output{title}:\n"), lines.concat())
}

/// Shows the first lines that differ, in pairs as long as they are alike. `nothing` stands for none.
fn unlike(texts: [&[&[u8]]; 2], nothing: [&str; 2]) -> String {
    let [missing, added] = texts.map(|lines| &lines[..count(lines)]);
    let alike = zip(missing, added).take_while(|(expected, found)| are_alike(expected, found));
    let mut parts: Vec<_> = alike.map(|(expected, found)| pair(expected, found)).collect();
    let pairs = parts.len();
    for ((mark, lines), nothing) in zip(zip([Mark::Expected, Mark::Found], texts), nothing) {
        parts.push(mark.lines(&lines[pairs..], count(lines) - pairs, WIDTH));
        if lines.is_empty() && !nothing.is_empty() {
            parts.push(mark.words(nothing));
        }
    }
    parts.concat()
}

/// Returns how many of some lines are shown: at least one, if there is any.
fn count(lines: &[&[u8]]) -> usize {
    let mut bytes = 0;
    let fits = |line: &&&[u8]| {
        bytes += line.len();
        bytes <= BYTES
    };
    lines.iter().take(MOST_LINES).take_while(fits).count().max(1).min(lines.len())
}
