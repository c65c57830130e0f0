//! How an input is laid out in lines and white space, whatever its numbers mean.

use crate::draw::{one_in, pick};
use fastrand::Rng;
use std::ops::RangeInclusive;

/// Sizes of the buffers that programs read lines into. A line that is one character shorter fills a buffer
/// up: its line end is read alone, and may be taken for a blank line.
const BUFFERS: [usize; 14] =
    [50, 64, 80, 100, 128, 200, 256, 500, 512, 1_000, 1_024, 2_000, 2_048, 4_096];
/// Larger ones. One line in five that fills a buffer fills one of these: slow programs take long for them.
const LARGE_BUFFERS: [usize; 5] = [8_192, 10_000, 16_384, 32_768, 65_536];
/// A length that needs more than 16 bits.
pub(crate) const VERY_LONG: RangeInclusive<usize> = 65_537..=70_000;

/// What stands before the first number, after each, and at the end. If there are more numbers than gaps,
/// the gaps are repeated.
#[derive(Debug)]
pub(crate) struct Layout {
    pub(crate) start: String,
    pub(crate) gaps: Vec<String>,
    pub(crate) end: String,
}

impl Layout {
    /// Writes numbers. There is no gap after the last one. Without numbers, only the start is written.
    pub(crate) fn write(&self, numbers: &[String]) -> String {
        let gaps = self.gaps.iter().map(String::as_str).cycle();
        let after = gaps.take(numbers.len().saturating_sub(1)).chain([self.end.as_str()]);
        let numbers: String =
            numbers.iter().zip(after).flat_map(|(word, gap)| [word, gap]).collect();
        self.start.clone() + &numbers
    }
}

/// Returns the length of a line that fills a buffer up.
pub(crate) fn full_line(rng: &mut Rng) -> usize {
    let buffers = if one_in(5, rng) { &LARGE_BUFFERS[..] } else { &BUFFERS };
    pick(buffers, rng) - 1
}

/// Writes numbers as words.
pub(crate) fn words(numbers: &[impl ToString]) -> Vec<String> {
    numbers.iter().map(ToString::to_string).collect()
}

/// Returns what is special about the layout of an input.
pub(crate) fn features(input: &str) -> Vec<String> {
    let longest_line = input.lines().map(str::len).max().unwrap_or(0);
    let mut features = vec![
        format!("{} bytes", rounded(input.len())),
        format!("{} lines", rounded(input.lines().count())),
        format!("a line of {} bytes", rounded(longest_line)),
        format!("{} spaces in a row", rounded(streak(input, ' '))),
        format!("{} line ends in a row", rounded(streak(input, '\n'))),
        format!("{} line ends at the start", rounded(leading(input, '\n'))),
        format!("{} spaces at the start", rounded(leading(input, ' '))),
    ];
    let sizes = input.lines().map(|line| line.len() + 1);
    let full = sizes.filter(|size| BUFFERS.contains(size) || LARGE_BUFFERS.contains(size));
    features.extend(full.map(|size| format!("a line that fills {size}")));
    let ends = [
        ("a space before a line end", input.contains(" \n")),
        ("no last line end", !input.ends_with('\n')),
        ("a blank line at the end", input.ends_with("\n\n")),
        ("a space at the end", input.ends_with(' ')),
    ];
    features.extend(ends.into_iter().filter(|(_, is_so)| *is_so).map(|(name, _)| name.to_owned()));
    features
}

/// Rounds a size down to a power of two.
pub(crate) fn rounded(number: usize) -> usize {
    number.checked_ilog2().map_or(0, |log| 1 << log)
}

/// Returns the most consecutive occurrences of a character.
fn streak(text: &str, char: char) -> usize {
    text.split(|other| other != char).map(str::len).max().unwrap_or(0)
}

fn leading(text: &str, char: char) -> usize {
    text.len() - text.trim_start_matches(char).len()
}
