//! Random inputs of SET: games of all kinds, laid out in many ways.

use super::games::{game, game_of_sets, game_with_few_sets};
use crate::draw::{pick, weighted, Weighted};
use crate::layout::{spaced, words, OVER_16_BITS};
use fastrand::Rng;
use std::ops::RangeInclusive;

/// The kinds of games, each with its weight.
const GAMES: Weighted<fn(&mut Rng) -> Vec<i32>> =
    &[(45, game), (15, game_of_sets), (71, game_with_few_sets)];

/// The ways to lay out cards, each with its weight.
const LAYOUTS: Weighted<fn(&[String], &mut Rng) -> String> = &[
    (30, |cards, _| cards.join(" ") + "\n"),
    (15, |cards, _| cards.join("\n") + "\n"),
    (25, |cards, rng| free(3, cards, rng)),
    (10, |cards, rng| free(9, cards, rng)),
    (5, |cards, rng| free(40, cards, rng)),
    (5, |cards, rng| free(300, cards, rng)),
    (4, |cards, rng| with_long_gap(1_000..=4_500, cards, rng)),
    (1, |cards, rng| with_long_gap(OVER_16_BITS, cards, rng)),
];

/// Returns the cards of a game.
pub(super) fn input(rng: &mut Rng) -> String {
    let cards = weighted(GAMES, rng)(rng);
    weighted(LAYOUTS, rng)(&words(&cards), rng)
}

/// Lays cards out with any gaps of up to `most` characters.
fn free(most: usize, cards: &[String], rng: &mut Rng) -> String {
    let gaps: Vec<_> = (0..rng.usize(1..9)).map(|_| gap(1..=most, rng)).collect();
    gap(0..=most, rng) + &spaced(cards, &gaps, &gap(0..=most, rng))
}

/// Returns spaces, line ends or both.
fn gap(length: RangeInclusive<usize>, rng: &mut Rng) -> String {
    let chars = pick(&[&[' '][..], &[' '], &['\n'], &[' ', '\n'], &[' ', ' ', ' ', '\n']], rng);
    (0..rng.usize(length)).map(|_| pick(chars, rng)).collect()
}

/// Writes many spaces or line ends in one place.
fn with_long_gap(length: RangeInclusive<usize>, cards: &[String], rng: &mut Rng) -> String {
    let (first, others) = cards.split_at(rng.usize(0..=cards.len()));
    first.join(" ") + &gap(length, rng) + &others.join(" ") + "\n"
}
