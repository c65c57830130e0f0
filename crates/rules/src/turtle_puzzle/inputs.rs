//! Random inputs of turtle puzzles: a comment line and nine cards.

use super::card_sets::{puzzle, puzzle_with_many_solutions};
use crate::layout::{full_line, words};
use crate::{rngs, seeded};
use proptest::prelude::*;

/// Returns card sets, which depend only on the seed.
pub fn inputs(seed: u64) -> impl Iterator<Item = String> {
    let puzzles = seeded(
        prop_oneof![39 => puzzle().boxed(), 1 => puzzle_with_many_solutions().boxed()],
        seed,
    );
    puzzles.zip(rngs(seed)).map(|(puzzle, mut rng)| {
        let cards = puzzle.cards.iter().map(|card| words(card).join(" ") + "\n");
        comment(&mut rng) + &cards.collect::<String>()
    })
}

/// Returns a comment line of printable ASCII: of usual length, of one character, long, or one that fills
/// a buffer up.
fn comment(rng: &mut impl Rng) -> String {
    let length = match rng.random_range(0..20) {
        0..=13 => rng.random_range(1..=61),
        14 | 15 => 1,
        16 => rng.random_range(62..=300),
        17 => rng.random_range(300..=4_200),
        _ => full_line(rng) - 1,
    };
    let words: Vec<_> = (0..length.min(61)).map(|_| rng.random_range(b' '..=b'~')).collect();
    let mut text: String = words.into_iter().cycle().take(length).map(char::from).collect();
    // Spaces alone would be no description, and some editors remove them from the end of a line.
    if text.ends_with(' ') {
        text.pop();
        text.push('x');
    }
    format!("#{text}\n")
}
