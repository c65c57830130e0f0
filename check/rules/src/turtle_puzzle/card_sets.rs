//! Random card sets. Many are hard for a search: they have few patterns, equal cards, or cards and
//! solutions that a rotation maps to themselves.

use super::model::{Card, Puzzle, RULES};
use crate::draw::{pick, repeated, shuffled, weighted, Weighted};
use fastrand::Rng;
use std::array;

/// The most steps of the model's search for all solutions of a puzzle.
const STEPS: usize = 10_000;
/// That for a puzzle with many solutions.
const MORE_STEPS: usize = 30_000;
/// From this number on, a puzzle has many solutions.
const MANY: usize = 1_000;

/// Returns the nine cards of a puzzle with a number of patterns, in any order.
type Cards = fn(i32, &mut Rng) -> Vec<Card>;

/// The kinds of puzzles, each with its weight.
const PUZZLES: Weighted<Cards> = &[(1, solved), (1, half_turn), (1, few_types), (1, any_cards)];

/// Returns a puzzle of any kind that the model can solve in few enough steps.
pub(super) fn puzzle(rng: &mut Rng) -> Puzzle {
    repeated(|| {
        // Most puzzles of few patterns take too many steps.
        let patterns = pick(&[1, 2, 3, 3, 4, 4], rng);
        let cards = weighted(PUZZLES, rng)(patterns, rng);
        RULES.solve(&mixed(cards, rng), STEPS)
    })
}

/// Returns a puzzle that has many solutions, and takes more steps than others.
pub(super) fn puzzle_with_many_solutions(rng: &mut Rng) -> Puzzle {
    repeated(|| {
        let cards = half_turn(1, rng);
        let puzzle = RULES.solve(&mixed(cards, rng), MORE_STEPS);
        puzzle.filter(|puzzle| puzzle.solutions.len() > MANY)
    })
}

/// Shuffles and rotates cards.
fn mixed(cards: Vec<Card>, rng: &mut Rng) -> Vec<Card> {
    let mut cards = shuffled(cards, rng);
    for card in &mut cards {
        card.rotate_right(rng.usize(..4));
    }
    cards
}

/// Returns the cards of a solution with random halves on its 12 horizontal and 12 vertical edges.
fn solved(patterns: i32, rng: &mut Rng) -> Vec<Card> {
    cards(halves(patterns, rng), halves(patterns, rng))
}

/// Returns the cards of a solution. `right[4 * row + edge]` is what shows to the left of a vertical
/// edge, `bottom[3 * edge + column]` what shows above a horizontal one. Edge 0 is the border, so
/// `right[1]` is between places 0 and 1.
fn cards(right: [i32; 12], bottom: [i32; 12]) -> Vec<Card> {
    let card = |place: usize| -> Card {
        let (row, column) = (place / 3, place % 3);
        let beside = 4 * row + column;
        [-bottom[place], right[beside + 1], bottom[place + 3], -right[beside]]
    };
    (0..9).map(card).collect()
}

/// Returns the cards of a solution that a half turn maps to itself:
///
/// ```text
///  top   top_right
///   c       i
/// e   d  -d   j
///  -a      -f
///
///   a       f
/// b   b  -b   g   right
///   a       h
///
///          -h
///        -e   k   bottom_right
///           l
/// ```
#[expect(clippy::many_single_char_names, reason = "they are those of the drawing")]
fn half_turn(patterns: i32, rng: &mut Rng) -> Vec<Card> {
    let [a, b, c, d, e, f, g, h, i, j, k, l] = halves(patterns, rng);
    let (top, right) = ([c, d, -a, e], [f, g, h, -b]);
    let (top_right, bottom_right) = ([i, j, -f, -d], [-h, k, l, -e]);
    let half = [top, right, top_right, bottom_right];
    [&half[..], &half, &[[a, b, a, b]]].concat()
}

/// Returns nine cards of at most three types.
fn few_types(patterns: i32, rng: &mut Rng) -> Vec<Card> {
    let types: Vec<_> = (0..rng.usize(1..=3)).map(|_| card(patterns, rng)).collect();
    (0..9).map(|_| pick(&types, rng)).collect()
}

fn any_cards(patterns: i32, rng: &mut Rng) -> Vec<Card> {
    (0..9).map(|_| card(patterns, rng)).collect()
}

/// Returns a card, often a symmetric one.
fn card(patterns: i32, rng: &mut Rng) -> Card {
    let [a, b, c, d] = halves(patterns, rng);
    pick(&[[a, b, a, b], [a, a, a, a], [a, b, c, d], [a, b, c, d]], rng)
}

fn halves<const COUNT: usize>(patterns: i32, rng: &mut Rng) -> [i32; COUNT] {
    array::from_fn(|_| rng.i32(1..=patterns) * pick(&[1, -1], rng))
}
