//! Random card sets. Many are hard for a search: they have few patterns, equal cards, or cards and
//! solutions that a rotation maps to themselves.

use super::model::{Card, Puzzle};
use crate::spelling::text;
use proptest::array::{uniform12, uniform4, uniform6, uniform9};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// The most steps of the model's search for all solutions.
const STEPS: usize = 10_000;
/// The same for a puzzle with many solutions.
pub(super) const MOST_STEPS: usize = 30_000;
/// From this number on, a puzzle has many solutions.
const MANY: usize = 1_000;

/// A regular expression for a comment line, perhaps after blank lines.
const COMMENT: &str = "([ \t\x0B\x0C\r]{0,2}\n){0,2}#[^\n]{0,20}\r?\n";

/// A card set, and its text in the input.
#[derive(Clone, Debug)]
pub struct CardSet {
    /// The comment lines as printed.
    pub comments: Vec<String>,
    /// The cards and their solutions.
    pub puzzle: Puzzle,
    /// The text in the input.
    pub text: String,
}

/// Generates card sets with random comment lines and spelling.
pub fn card_set() -> impl Strategy<Value = CardSet> {
    let comments = vec(text(COMMENT), 0..3);
    (comments, puzzle(), crate::spelling()).prop_map(|(comments, puzzle, spelling)| {
        let text = format!("{}{}\n", comments.concat(), spelling.write(&puzzle.cards.concat()));
        let comments = comments.iter().map(|comment| comment_line(comment)).collect();
        CardSet { comments, puzzle, text }
    })
}

/// Returns a comment line as printed: without its line end and the blank lines before it.
fn comment_line(comment: &str) -> String {
    let line = comment.trim_start().trim_end_matches('\n');
    line.strip_suffix('\r').unwrap_or(line).to_string()
}

/// Generates puzzles of all kinds that the model can solve in few enough steps.
pub fn puzzle() -> impl Strategy<Value = Puzzle> {
    // Most puzzles of few patterns take too many steps.
    let patterns = || select(vec![1, 2, 3, 3, 4, 4]);
    let cards = prop_oneof![
        1 => patterns().prop_flat_map(solved),
        1 => patterns().prop_flat_map(half_turn),
        1 => patterns().prop_flat_map(quarter_turn),
        2 => patterns().prop_flat_map(mirrored),
        1 => patterns().prop_flat_map(few_types),
        1 => patterns().prop_flat_map(|patterns| vec(card(patterns), 9)),
    ];
    mixed(cards)
        .prop_filter_map("the model takes too many steps", |cards| Puzzle::solve(&cards, STEPS))
}

/// Generates puzzles that have many solutions, and take more steps than others.
pub(super) fn puzzle_with_many_solutions() -> impl Strategy<Value = Puzzle> {
    let cards = prop_oneof![half_turn(1), mirrored(1)];
    mixed(cards).prop_filter_map("there are few solutions, or too many", |cards| {
        Puzzle::solve(&cards, MOST_STEPS).filter(|puzzle| puzzle.total() > MANY)
    })
}

/// Generates cards of four patterns that have a solution.
pub fn solvable() -> impl Strategy<Value = Vec<Card>> {
    mixed(solved(4))
}

/// Shuffles and rotates cards.
fn mixed(cards: impl Strategy<Value = Vec<Card>>) -> impl Strategy<Value = Vec<Card>> {
    (cards.prop_shuffle(), uniform9(0..4_usize)).prop_map(|(mut cards, turns)| {
        cards.iter_mut().zip(turns).for_each(|(card, turns)| card.rotate_right(turns));
        cards
    })
}

/// Returns all choices of nine cards of one pattern.
pub fn one_pattern() -> Vec<Vec<Card>> {
    let [front, hind] = [1, -1];
    let types = [
        [front, front, front, front],
        [front, front, front, hind],
        [front, front, hind, hind],
        [front, hind, front, hind],
        [front, hind, hind, hind],
        [hind, hind, hind, hind],
    ];
    choices(9, &types)
}

/// Returns all choices of `cards` cards of the given types. A type may be repeated.
fn choices(cards: usize, types: &[Card]) -> Vec<Vec<Card>> {
    match types.split_first() {
        _ if cards == 0 => vec![Vec::new()],
        None => Vec::new(),
        Some((card, rest)) => {
            let with = choices(cards - 1, types).into_iter();
            let with = with.map(|others| [vec![*card], others].concat());
            with.chain(choices(cards, rest)).collect()
        }
    }
}

/// Generates the cards of a solution from random halves on its 12 horizontal and 12 vertical edges.
fn solved(patterns: i32) -> impl Strategy<Value = Vec<Card>> {
    edges(patterns).prop_map(|(right, bottom)| cards(right, bottom))
}

/// Generates the cards of a solution whose right column mirrors the left one.
fn mirrored(patterns: i32) -> impl Strategy<Value = Vec<Card>> {
    edges(patterns).prop_map(|(mut right, mut bottom)| {
        for row in 0..3 {
            right[4 * row + 2] = -right[4 * row + 1];
            right[4 * row + 3] = -right[4 * row];
        }
        for edge in 0..4 {
            bottom[3 * edge + 2] = bottom[3 * edge];
        }
        cards(right, bottom)
    })
}

/// Generates random halves for the right and the bottom edges of a solution, as [`cards`] takes them.
fn edges(patterns: i32) -> impl Strategy<Value = ([i32; 12], [i32; 12])> {
    (uniform12(half(patterns)), uniform12(half(patterns)))
}

/// Returns the cards of a solution: what its cards show at the right edges of four columns, of which the
/// first is outside, in three rows, and at the bottom edges of four rows.
fn cards(right: [i32; 12], bottom: [i32; 12]) -> Vec<Card> {
    let card = |place: usize| -> Card {
        let (row, column) = (place / 3, place % 3);
        let beside = 4 * row + column;
        [-bottom[place], right[beside + 1], bottom[place + 3], -right[beside]]
    };
    (0..9).map(card).collect()
}

/// Generates the cards of a solution that a half turn maps to itself:
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
fn half_turn(patterns: i32) -> impl Strategy<Value = Vec<Card>> {
    uniform12(half(patterns)).prop_map(|[a, b, c, d, e, f, g, h, i, j, k, l]| {
        let (top, right) = ([c, d, -a, e], [f, g, h, -b]);
        let (top_right, bottom_right) = ([i, j, -f, -d], [-h, k, l, -e]);
        let half = [top, right, top_right, bottom_right];
        [&half[..], &half, &[[a, b, a, b]]].concat()
    })
}

/// Generates the cards of a solution that a quarter turn maps to itself:
///
/// ```text
/// top_left  top
///   e       b
/// f  -d   d   c
///  -c      -a
///
///           a
///         a   a
///           a
/// ```
fn quarter_turn(patterns: i32) -> impl Strategy<Value = Vec<Card>> {
    uniform6(half(patterns)).prop_map(|[a, b, c, d, e, f]| {
        let (top, top_left) = ([b, c, -a, d], [e, -d, -c, f]);
        [[top; 4], [top_left; 4]].concat().into_iter().chain([[a; 4]]).collect()
    })
}

/// Generates nine cards of at most three types.
fn few_types(patterns: i32) -> impl Strategy<Value = Vec<Card>> {
    vec(card(patterns), 1..=3).prop_flat_map(|cards| vec(select(cards), 9))
}

/// Generates a card, often a symmetric one.
fn card(patterns: i32) -> impl Strategy<Value = Card> {
    (uniform4(half(patterns)), 0..4).prop_map(|([a, b, c, d], kind)| match kind {
        0 => [a, b, a, b],
        1 => [a, a, a, a],
        _ => [a, b, c, d],
    })
}

fn half(patterns: i32) -> impl Strategy<Value = i32> {
    (1..=patterns, select(vec![1, -1])).prop_map(|(pattern, sign)| sign * pattern)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns whether a card mirrors another one that is not the same card, turned or not.
    fn has_mirrored_pair(cards: &[Card]) -> bool {
        let turns =
            |card: Card| (0..4).map(move |turn| [0, 1, 2, 3].map(|side| card[(side + turn) % 4]));
        let mirrors = |[a, b, c, d]: Card, other: Card| {
            turns(other).any(|card| card == [d, c, b, a])
                && turns(other).all(|card| card != [a, b, c, d])
        };
        cards.iter().any(|card| cards.iter().any(|other| mirrors(*card, *other)))
    }

    #[test]
    fn some_solvable_puzzles_have_cards_that_mirror_each_other() {
        let puzzles = crate::samples(puzzle()).take(64);
        let mirrored = puzzles
            .filter(|puzzle| !puzzle.solutions.is_empty() && has_mirrored_pair(&puzzle.cards));
        assert!(mirrored.count() > 8);
    }
}
