//! Random card sets, and all card sets of one pattern.
//!
//! Many are hard for a search: they have few patterns, equal cards, or cards and solutions that a
//! rotation maps to themselves.

use crate::oracle::report::lines;
use crate::oracle::{Card, Puzzle};
use fastrand::Rng;
use std::sync::LazyLock;

/// How many random card sets are solved.
const COUNT: usize = 96;

/// Comment lines, and how they are printed.
const COMMENTS: [(&str, &str); 3] =
    [("", ""), ("# a\n", "# a\n"), ("\n#\x0Ba\tb \r\n\t\n#\n", "#\x0Ba\tb \n#\n")];

/// A card set, and its text in the input.
pub(crate) struct CardSet {
    /// The comment lines as printed.
    pub(crate) comments: &'static str,
    pub(crate) puzzle: Puzzle,
    pub(crate) text: String,
}

/// Random card sets, the same in each run. The rules take a while to solve them, so all tests share
/// them.
pub(crate) static CARD_SETS: LazyLock<Vec<CardSet>> = LazyLock::new(|| {
    let mut rng = Rng::with_seed(1);
    let set = |_| {
        let (text, comments) = COMMENTS[rng.usize(..COMMENTS.len())];
        let puzzle = Puzzle::of(cards(&mut rng));
        let text = text.to_owned() + &lines(&puzzle.cards);
        CardSet { comments, puzzle, text }
    };
    (0..COUNT).map(set).collect()
});

/// Returns nine cards, turned and in any order.
fn cards(rng: &mut Rng) -> Vec<Card> {
    let patterns = rng.i32(2..=4);
    let mut cards = match rng.u8(..4) {
        0 => solved([halves(patterns, rng), halves(patterns, rng)]),
        1 => solved([halves(patterns, rng), halves(patterns, rng)].map(symmetric)),
        2 => few_types(patterns, rng),
        _ => (0..9).map(|_| card(patterns, rng)).collect(),
    };
    rng.shuffle(&mut cards);
    for card in &mut cards {
        card.rotate_right(rng.usize(..4));
    }
    cards
}

/// Returns the cards of a solution. `right[4 * row + edge]` is what shows to the left of a vertical
/// edge, `bottom[3 * edge + column]` what shows above a horizontal one. Edge 0 is the border, so
/// `right[1]` is between places 0 and 1.
fn solved([right, bottom]: [[i32; 12]; 2]) -> Vec<Card> {
    let card = |place: usize| {
        let beside = place / 3 * 4 + place % 3;
        [-bottom[place], right[beside + 1], bottom[place + 3], -right[beside]]
    };
    (0..9).map(card).collect()
}

/// Makes a half turn map the edges of a solution to themselves.
fn symmetric(mut edges: [i32; 12]) -> [i32; 12] {
    for edge in 0..6 {
        edges[11 - edge] = -edges[edge];
    }
    edges
}

/// Returns nine cards of at most three types.
fn few_types(patterns: i32, rng: &mut Rng) -> Vec<Card> {
    let types: Vec<_> = (0..rng.usize(1..=3)).map(|_| card(patterns, rng)).collect();
    (0..9).map(|_| types[rng.usize(..types.len())]).collect()
}

/// Returns a card, often a symmetric one.
fn card(patterns: i32, rng: &mut Rng) -> Card {
    let [a, b, c, d] = halves(patterns, rng);
    [[a, b, a, b], [a, a, a, a], [a, b, c, d], [a, b, c, d]][rng.usize(..4)]
}

fn halves<const COUNT: usize>(patterns: i32, rng: &mut Rng) -> [i32; COUNT] {
    [0; COUNT].map(|_| rng.i32(1..=patterns) * [1, -1][rng.usize(..2)])
}

/// Returns all choices of nine cards of one pattern, each in the order of the types.
pub(crate) fn one_pattern() -> Vec<Vec<Card>> {
    let types =
        [[1, 1, 1, 1], [1, 1, 1, -1], [1, 1, -1, -1], [1, -1, 1, -1], [1, -1, -1, -1], [-1; 4]];
    let mut choices = vec![Vec::new()];
    for _ in 0..9 {
        let with_one_more = |cards: &Vec<Card>| -> Vec<Vec<Card>> {
            let is_before = |card: &&Card| cards.last().is_some_and(|last| last != *card);
            let next = types.iter().skip_while(is_before);
            next.map(|card| [&cards[..], &[*card]].concat()).collect()
        };
        choices = choices.iter().flat_map(with_one_more).collect();
    }
    choices
}
