//! Lines of an output or an input as text in which everything can be seen.
//!
//! The marks before the lines are words, since the outputs themselves have lines that begin with
//! `=`, `-` and `+`.

mod visible;

pub(crate) use visible::{explanations, printable};

use console::style;
use mistakes::counted;
use std::iter::zip;
use visible::visible;

/// What stands for the part of a line that is not shown.
const ELLIPSIS: &str = "...";
/// The width of a line: enough for the longest `CHECK` line.
pub(crate) const WIDTH: usize = 140;
/// The width of a pair of lines: with the mark, they fit the row of a terminal.
const PAIR_WIDTH: usize = 70;
/// The width of a mark and the spaces after it.
const MARK_WIDTH: usize = 10;
/// The most that stands before the first character that differs.
const BEFORE: usize = 50;
/// How many equal lines stand one by one, so that a board keeps its shape.
const FEW: usize = 6;

/// Where a line is from. Its mark is coloured on a terminal.
#[derive(Clone, Copy)]
pub(crate) enum Mark {
    /// The input, or the end of an output.
    Alone,
    /// Both outputs.
    Both,
    Expected,
    Found,
}

impl Mark {
    /// Puts the mark before words.
    pub(crate) fn words(self, words: &str) -> String {
        let mark = match self {
            Mark::Alone => style("  "),
            Mark::Both => style("        "),
            Mark::Expected => style("expected").green(),
            Mark::Found => style("found   ").red(),
        };
        format!("{mark}  {words}\n")
    }

    /// Counts things that are not shown, if there are any.
    pub(crate) fn more(self, count: usize, noun: &str) -> String {
        match count {
            0 => String::new(),
            _ => self.words(&format!("... {}", counted(count, &format!("more {noun}")))),
        }
    }

    /// Shows lines, each in about `width` characters. More than six equal lines in a row become
    /// one, with their number: `INVALID  (7 times)`. After `most`, we count the others.
    pub(crate) fn lines(self, lines: &[&[u8]], most: usize, width: usize) -> String {
        self.ends(lines, most, 0, width)
    }

    /// Shows lines in this way, but only the first and the last of many.
    pub(crate) fn ends(self, lines: &[&[u8]], first: usize, last: usize, width: usize) -> String {
        let equal = lines.chunk_by(|line, next| line == next);
        // A streak is shown as one entry: seven equal lines together, or one line alone.
        let size = |count| if count > FEW { count } else { 1 };
        let streaks: Vec<_> = equal.flat_map(|lines| lines.chunks(size(lines.len()))).collect();
        let times = |count| if count > 1 { format!("  ({count} times)") } else { String::new() };
        let show = |lines: &&[&[u8]]| self.words(&(part(lines[0], 0, width) + &times(lines.len())));
        let (start, rest) = streaks.split_at(first.min(streaks.len()));
        let (middle, end) = rest.split_at(rest.len().saturating_sub(last));
        let more = self.more(middle.iter().map(|lines| lines.len()).sum(), "line");
        start.iter().map(show).chain([more]).chain(end.iter().map(show)).collect()
    }
}

/// Shows an expected line, and the one found in its place, which is alike. Below them, a caret
/// points to the first character that differs.
pub(crate) fn pair(expected: &[u8], found: &[u8]) -> String {
    let chars = |line| visible(line).chars().collect::<Vec<_>>();
    let column = equal(&chars(expected), &chars(found));
    // We show both lines from the same character on.
    let hidden = column.saturating_sub(BEFORE);
    let column = column - hidden + if hidden > 0 { ELLIPSIS.len() } else { 0 };
    [
        Mark::Expected.words(&part(expected, hidden, PAIR_WIDTH)),
        Mark::Found.words(&part(found, hidden, PAIR_WIDTH)),
        format!("{:MARK_WIDTH$}{:column$}^\n", "", ""),
    ]
    .concat()
}

/// Returns whether two lines have the same first or last character, as `- 1111 1112` and `-1111`
/// do. Otherwise they are different things, and a caret would not help.
pub(crate) fn are_alike(one: &[u8], other: &[u8]) -> bool {
    let one = without_end(one);
    let other = without_end(other);
    one.first() == other.first() || one.last() == other.last()
}

/// Shows a line without the first `hidden` characters, in about `width` characters.
fn part(line: &[u8], hidden: usize, width: usize) -> String {
    let text = visible(line).chars().skip(hidden).collect::<String>();
    let mut text = if hidden > 0 { ELLIPSIS } else { "" }.to_owned() + &text;
    if text.chars().count() > width {
        text = text.chars().take(width - ELLIPSIS.len()).collect::<String>() + ELLIPSIS;
    }
    if line == b"\n" {
        text += "[blank line]";
    } else if !line.ends_with(b"\n") {
        text += " [no line end]";
    }
    text
}

/// Splits a text into lines, each with its end.
pub(crate) fn lines(text: &[u8]) -> Vec<&[u8]> {
    text.split_inclusive(|&byte| byte == b'\n').collect()
}

fn without_end(line: &[u8]) -> &[u8] {
    line.strip_suffix(b"\n").unwrap_or(line)
}

/// Returns how many lines, or bytes, at the start of two texts are equal.
pub(crate) fn equal<T: PartialEq>(one: &[T], other: &[T]) -> usize {
    zip(one, other).take_while(|(one, other)| one == other).count()
}
