//! Random inputs of SET: games of all kinds, laid out in many ways.

use super::games::{game, game_of_sets, game_starting_with_a_cap, game_with_few_sets};
use crate::layout::{full_line, pick, words, Layout};
use crate::{rngs, seeded};
use proptest::prelude::*;
use std::ops::RangeInclusive;

/// Returns the cards of games of SET, which depend only on the seed.
pub fn inputs(seed: u64) -> impl Iterator<Item = String> {
    let games = seeded(prop_oneof![3 => game(), 3 => game_starting_with_a_cap()], seed);
    games.zip(rngs(seed)).map(|(game, mut rng)| {
        let cards = match rng.random_range(0..8) {
            0 => game_of_sets(&mut rng),
            1 | 2 => game_with_few_sets(&mut rng),
            _ => game,
        };
        laid_out(&words(&cards), &mut rng)
    })
}

/// Lays cards out: on one line, one per line, in any layout, with a line that fills a buffer up, or with
/// very much white space in one place.
fn laid_out(cards: &[String], rng: &mut impl Rng) -> String {
    match rng.random_range(0..20) {
        0..=5 => cards.join(" ") + "\n",
        6..=8 => cards.join("\n") + "\n",
        9..=13 => free(3, rng).write(cards),
        14 | 15 => free(9, rng).write(cards),
        16 => free(40, rng).write(cards),
        17 => free(300, rng).write(cards),
        18 => with_full_line(cards, rng),
        _ => with_long_gap(cards, rng),
    }
}

/// Returns a layout with any gaps of up to `most` characters.
fn free(most: usize, rng: &mut impl Rng) -> Layout {
    let gaps = (0..rng.random_range(1..9)).map(|_| gap(1..=most, rng)).collect();
    Layout { start: gap(0..=most, rng), gaps, end: gap(0..=most, rng) }
}

/// Returns spaces, line ends or both.
fn gap(length: RangeInclusive<usize>, rng: &mut impl Rng) -> String {
    let chars = pick(&[&[' '][..], &[' '], &['\n'], &[' ', '\n'], &[' ', ' ', ' ', '\n']], rng);
    (0..rng.random_range(length)).map(|_| pick(chars, rng)).collect()
}

/// Writes a line that fills a buffer up, by many spaces in one place, and the other cards on the next.
fn with_full_line(cards: &[String], rng: &mut impl Rng) -> String {
    let length = full_line(rng);
    let count = cards.len().min((length + 1) / 5);
    let (first, rest) = cards.split_at(rng.random_range(count / 2..=count));
    let mut line = first.join(" ");
    let place = 5 * rng.random_range(0..=first.len());
    let spaces = " ".repeat(length - line.len());
    line.insert_str(place.min(line.len()), &spaces);
    line + "\n" + &rest.join(" ") + "\n"
}

/// Writes thousands of spaces or line ends in one place.
fn with_long_gap(cards: &[String], rng: &mut impl Rng) -> String {
    let (first, rest) = cards.split_at(rng.random_range(0..=cards.len()));
    first.join(" ") + &gap(1_000..=4_500, rng) + &rest.join(" ") + "\n"
}
