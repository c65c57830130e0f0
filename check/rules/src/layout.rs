//! How an input is laid out in lines and white space, whatever its numbers mean.

use crate::draw::{one_in, pick};
use fastrand::Rng;
use std::ops::RangeInclusive;

/// Sizes of the buffers that programs read lines into. A line that is one character shorter fills a
/// buffer up: its line end is read alone, and may be taken for a blank line.
const BUFFERS: [usize; 14] =
    [50, 64, 80, 100, 128, 200, 256, 500, 512, 1_000, 1_024, 2_000, 2_048, 4_096];
/// Larger ones. One line in five that fills a buffer fills one of these: slow programs take long
/// for them.
const LARGE_BUFFERS: [usize; 5] = [8_192, 10_000, 16_384, 32_768, 65_536];
/// A length that needs more than 16 bits.
pub(crate) const OVER_16_BITS: RangeInclusive<usize> = 65_537..=70_000;

/// Writes numbers with gaps between them, which are repeated if there are more numbers, and an end
/// after the last one. Without numbers, nothing is written.
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
