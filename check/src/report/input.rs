//! The input of a report: all lines of a short one, to be copied, and the first ones of a long one.

use crate::show::{lines, Mark};

/// An input with at most this many lines and bytes is shown whole: a line of 81 cards, for example.
const LINES: usize = 12;
const BYTES: usize = 500;
/// The width of a line of a longer one, which nobody copies: it is in a file.
const LONG_INPUT_WIDTH: usize = 60;

/// Shows an input.
pub(super) fn input_text(input: &str) -> String {
    let lines = lines(input.as_bytes());
    if input.is_empty() {
        return Mark::Alone.words("[empty]");
    }
    if lines.len() <= LINES && input.len() <= BYTES {
        // One by one: `Mark::lines` would fold equal lines, and these are to be copied.
        return lines.iter().map(|line| Mark::Alone.lines(&[line], 1, BYTES)).collect();
    }
    Mark::Alone.lines(&lines, LINES, LONG_INPUT_WIDTH)
}
