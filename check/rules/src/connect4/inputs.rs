//! Random inputs of Connect 4: games of all kinds, laid out in many ways.

use super::board::COLUMNS;
use super::games::{any_moves, full_board, game_with_lines};
use crate::draw::{number, one_in, pick, weighted, Weighted};
use crate::layout::{full_line, spaced, words, OVER_16_BITS};
use fastrand::Rng;
use std::ops::RangeInclusive;

/// The most moves into a full column: their output stays below 400 kB.
const MOST_INVALID: usize = 45_000;
/// The most blank lines before the end of a game: their boards stay below 400 kB.
const MOST_BOARDS: usize = 4_500;

/// The kinds of games, each with its weight. Half of the games end with a line, and several lines
/// now and then.
const GAMES: Weighted<fn(&mut Rng) -> Vec<usize>> =
    &[(4, |rng| [game_with_lines(rng), more(rng)].concat()), (2, full_board), (2, any_moves)];

/// How many blank lines come before the first move, with weights.
const STARTS: Weighted<RangeInclusive<usize>> =
    &[(16, 0..=0), (5, 1..=1), (2, 2..=4), (1, 5..=300)];

/// What follows a move, but for the last one, with weights: 0 is a space, and other numbers are
/// those of line ends.
const GAPS: Weighted<RangeInclusive<usize>> = &[(20, 0..=0), (19, 1..=3), (1, 4..=12)];

/// The ways to make a game very long, each with its weight.
const LONG: Weighted<fn(String, &mut Rng) -> String> = &[
    // A number of one digit and a space have two bytes, and the last number has no space.
    (8, |game, rng| same_moves(full_line(rng).div_ceil(2), &[" "], rng) + &game),
    (2, |game, rng| same_moves(number(MANY, rng).min(MOST_INVALID), &[" ", "\n"], rng) + &game),
    (1, |game, rng| "\n".repeat(number(MANY, rng).min(MOST_BOARDS)) + &game),
    // After the end nothing is printed.
    (2, |game, rng| game + &"\n".repeat(number(MANY, rng).min(MOST_BOARDS))),
];

/// Numbers of thousands, with weights.
const MANY: Weighted<RangeInclusive<usize>> =
    &[(4, 2_000..=6_000), (2, 6_000..=40_000), (1, OVER_16_BITS)];

/// Returns a game of Connect 4.
pub(super) fn input(rng: &mut Rng) -> String {
    let game = laid_out(&weighted(GAMES, rng)(rng), rng);
    if one_in(16, rng) {
        weighted(LONG, rng)(game, rng)
    } else {
        game
    }
}

/// Returns up to three moves, which come after the end of a game.
fn more(rng: &mut Rng) -> Vec<usize> {
    (0..rng.usize(0..4)).map(|_| rng.usize(1..=COLUMNS)).collect()
}

/// Lays moves out with blank lines before, between and after them.
fn laid_out(moves: &[usize], rng: &mut Rng) -> String {
    let start = "\n".repeat(number(STARTS, rng));
    let gaps: Vec<_> = (0..rng.usize(1..9)).map(|_| gap(rng)).collect();
    start + &spaced(&words(moves), &gaps, &"\n".repeat(rng.usize(1..=3)))
}

fn gap(rng: &mut Rng) -> String {
    match number(GAPS, rng) {
        0 => " ".to_owned(),
        line_ends => "\n".repeat(line_ends),
    }
}

/// Returns moves into one column. All but six of them are invalid.
fn same_moves(count: usize, gaps: &[&str], rng: &mut Rng) -> String {
    let column = rng.usize(1..=COLUMNS).to_string();
    vec![column; count].join(pick(gaps, rng)) + "\n"
}
