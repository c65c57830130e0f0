//! How an input is laid out in lines and white space, whatever its numbers mean.

use crate::draw::{one_in, pick};
use fastrand::Rng;
use std::ops::RangeInclusive;

/// Sizes of the buffers that programs read lines into. A line that is one character shorter fills a buffer
/// up: its line end is read alone, and may be taken for a blank line.
pub(crate) const BUFFERS: [usize; 14] =
    [50, 64, 80, 100, 128, 200, 256, 500, 512, 1_000, 1_024, 2_000, 2_048, 4_096];
/// Larger ones. One line in five that fills a buffer fills one of these: slow programs take long for them.
const LARGE_BUFFERS: [usize; 5] = [8_192, 10_000, 16_384, 32_768, 65_536];
/// A length that needs more than 16 bits.
pub(crate) const OVER_16_BITS: RangeInclusive<usize> = 65_537..=70_000;

/// Writes numbers with gaps between them, which are repeated if there are more numbers, and an end after the
/// last one. Without numbers, nothing is written.
pub(crate) fn spaced(numbers: &[String], gaps: &[String], end: &str) -> String {
    let gaps = gaps.iter().map(String::as_str).cycle();
    let after = gaps.take(numbers.len().saturating_sub(1)).chain([end]);
    numbers.iter().zip(after).flat_map(|(number, gap)| [number, gap]).collect()
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
pub fn features(input: &str) -> Vec<String> {
    let lines: Vec<_> = input.lines().map(str::len).collect();
    let mut features = vec![
        format!("{} bytes", rounded(input.len())),
        format!("{} lines", rounded(lines.len())),
        format!("a line of {} bytes", rounded(lines.iter().copied().max().unwrap_or(0))),
        format!("{} spaces in a row", rounded(streak(input, b' '))),
        format!("{} line ends in a row", rounded(streak(input, b'\n'))),
        format!("{} line ends at the start", rounded(leading(input, '\n'))),
        format!("{} spaces at the start", rounded(leading(input, ' '))),
    ];
    let sizes = lines.iter().map(|length| length + 1);
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
fn streak(text: &str, byte: u8) -> usize {
    let streaks = text.as_bytes().chunk_by(|one, next| one == next);
    streaks.filter(|streak| streak[0] == byte).map(<[u8]>::len).max().unwrap_or(0)
}

fn leading(text: &str, char: char) -> usize {
    text.len() - text.trim_start_matches(char).len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;
    use std::collections::BTreeSet;

    #[test]
    fn each_buffer_is_filled_within_1000_full_lines() {
        // The rarest ones are one of five of one of five.
        let filled: BTreeSet<_> = samples(1, full_line).take(1_000).map(|line| line + 1).collect();
        assert!(filled.iter().eq(BUFFERS.iter().chain(&LARGE_BUFFERS)));
    }
}
