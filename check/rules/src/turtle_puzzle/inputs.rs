//! Random inputs of turtle puzzles: a comment line and nine cards. The kinds of puzzles are in
//! `card_sets.rs`.

use super::card_sets::{puzzle, puzzle_with_many_solutions};
use crate::draw::{one_in, weighted, Weighted};
use crate::layout::{full_line, words, OVER_16_BITS};
use fastrand::Rng;

/// We draw at most this many characters; a longer description repeats them.
const LONGEST_DRAWN: usize = 61;

/// The lengths of descriptions, each with its weight. The `#` belongs to a line, but not to its
/// description.
const LENGTHS: Weighted<fn(&mut Rng) -> usize> = &[
    (70, |rng| rng.usize(1..=LONGEST_DRAWN)),
    (10, |_| 1),
    (5, |rng| rng.usize(LONGEST_DRAWN + 1..=300)),
    (4, |rng| rng.usize(300..=4_200)),
    (1, |rng| rng.usize(OVER_16_BITS)),
    (10, |rng| full_line(rng) - 1),
];

/// Returns a card set.
pub(super) fn input(rng: &mut Rng) -> String {
    let puzzle = if one_in(40, rng) { puzzle_with_many_solutions(rng) } else { puzzle(rng) };
    let cards = puzzle.cards.iter().map(|card| words(card).join(" ") + "\n");
    comment(rng) + &cards.collect::<String>()
}

/// Returns a comment line of printable ASCII.
fn comment(rng: &mut Rng) -> String {
    let length = weighted(LENGTHS, rng)(rng);
    let start: Vec<_> = (0..length.min(LONGEST_DRAWN)).map(|_| rng.char(' '..='~')).collect();
    let mut text: String = start.into_iter().cycle().take(length).collect();
    // Spaces alone would be no description, and some editors remove them from the end of a line.
    if text.ends_with(' ') {
        text.pop();
        text.push('x');
    }
    format!("#{text}\n")
}
