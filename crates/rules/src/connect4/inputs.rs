//! Random inputs of Connect 4: games of all kinds, laid out in many ways.

use super::games::{any_moves, full_board, goals, moves_to};
use super::model::{referee, COLUMNS};
use crate::layout::{full_line, line_ends, pick, words, Layout};
use crate::{rngs, seeded};
use proptest::prelude::*;

/// The most moves into a full column: their output stays below 400 kB.
const MOST_INVALID: usize = 45_000;
/// The most blank lines before the end of a game: their boards stay below 400 kB.
const MOST_BOARDS: usize = 4_500;

/// Returns games of Connect 4, which depend only on the seed. About half of them end with a line: each of the
/// 84 windows for each player in turn, and several windows now and then.
pub fn inputs(seed: u64) -> impl Iterator<Item = String> {
    let mut goals = goals(seed);
    let mut others = seeded(any_moves(), seed);
    // None of these iterators ends.
    rngs(seed).map_while(move |mut rng| {
        let moves = match rng.random_range(0..8) {
            0..=3 => with_more(goals.find_map(|goal| moves_to(&goal, &mut rng))?, &mut rng),
            4 | 5 => full_board(&mut rng),
            _ => others.next()?,
        };
        let game = laid_out(&moves, &mut rng);
        Some(if rng.random_ratio(1, 20) { prolonged(game, &mut rng) } else { game })
    })
}

/// Appends up to three moves, which come after the end of the game.
fn with_more(moves: Vec<usize>, rng: &mut impl Rng) -> Vec<usize> {
    let more = (0..rng.random_range(0..4)).map(|_| rng.random_range(1..=COLUMNS));
    moves.into_iter().chain(more).collect()
}

/// Lays moves out with blank lines before, between and after them.
fn laid_out(moves: &[usize], rng: &mut impl Rng) -> String {
    let start = match rng.random_range(0..24) {
        0..=15 => String::new(),
        16..=20 => "\n".to_owned(),
        21 | 22 => line_ends(2..=4, rng),
        _ => line_ends(5..=300, rng),
    };
    let gaps = (0..rng.random_range(1..9)).map(|_| gap(rng)).collect();
    Layout { start, gaps, end: line_ends(1..=3, rng) }.write(&words(moves))
}

fn gap(rng: &mut impl Rng) -> String {
    match rng.random_range(0..40) {
        0..=19 => " ".to_owned(),
        20..=38 => line_ends(1..=3, rng),
        _ => line_ends(4..=12, rng),
    }
}

/// Makes a game very long, before its first move or after its last one.
fn prolonged(game: String, rng: &mut impl Rng) -> String {
    let has_end = !referee(&game).ends_with("QUIT\n");
    let column = rng.random_range(1..=COLUMNS);
    let many = many(rng);
    match rng.random_range(0..8) {
        // A number of one digit and a space have two bytes, and the last number has no space.
        0..=3 => same_moves(column, full_line(rng).div_ceil(2), " ") + &game,
        4 => same_moves(column, many.min(MOST_INVALID), pick(&[" ", "\n"], rng)) + &game,
        5 => "\n".repeat(many.min(MOST_BOARDS)) + &game,
        6 if has_end => game + &same_moves(column, many, pick(&[" ", "\n", "\n\n"], rng)),
        7 if has_end => game + &"\n".repeat(many),
        _ => game,
    }
}

/// Returns a number of thousands, sometimes more than 16 bits hold.
fn many(rng: &mut impl Rng) -> usize {
    match rng.random_range(0..7) {
        0..=3 => rng.random_range(2_000..6_000),
        4 | 5 => rng.random_range(6_000..40_000),
        _ => rng.random_range(65_537..70_000),
    }
}

/// Returns moves into one column. All but six of them are invalid.
fn same_moves(column: usize, count: usize, gap: &str) -> String {
    vec![column.to_string(); count].join(gap) + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_may_be_prolonged_by_more_than_16_bits_hold() {
        let lengths = rngs(1).take(100).map(|mut rng| many(&mut rng));
        assert!(lengths.filter(|length| *length > 1 << 16).count() > 100 / 7 / 3);
    }
}
