//! How the boards are drawn.

use super::{each_solution, places, writes, Place, SEQUENCES};
use crate::mistake::{prints, Mistake};
use crate::mistakes::printing::without;
use rules::turtle_puzzle::model::{least_rotation, turns, Card};
use rules::turtle_puzzle::report::{drawing, BOARD};
use std::collections::HashSet;

/// What is drawn in a place, by what is right, and the card as given.
const DRAWN: [(&str, fn(Place, Card) -> Place); 7] = [
    ("numbers types from 0 in boards", |(n, card), _| (n - 1, card)),
    ("draws type 1 in the middle of each card", |(_, card), _| (1, card)),
    ("draws boards with left and right exchanged", |(n, [t, r, b, l]), _| (n, [t, l, b, r])),
    ("draws boards with top and bottom exchanged", |(n, [t, r, b, l]), _| (n, [b, r, t, l])),
    ("draws boards with cards that are turned once more", |(n, card), _| (n, turns(card)[1])),
    ("draws cards as given, not as turned", |(n, _), given| (n, given)),
    ("draws cards turned the other way", |(n, card), given| {
        let turns = turns(given);
        let count = turns.iter().position(|turn| *turn == card).unwrap_or_default();
        (n, turns[(4 - count) % 4])
    }),
];

pub(super) fn mistakes() -> Vec<Mistake> {
    let mut all = vec![
        prints("draws no boards", without(BOARD)),
        writes("draws the numbers of places, not of types", BOARD, |board| {
            drawing(&(1..).zip(board).map(|(place, (_, card))| (place, *card)).collect())
        }),
        prints("draws boards only for solutions that are new up to turning", |answers| {
            let mut seen = HashSet::new();
            each_solution(answers, BOARD, |board| {
                let is_new = seen.insert(least_rotation(board));
                drawing(board).repeat(usize::from(is_new))
            })
        }),
    ];
    all.extend(SEQUENCES.map(|(sequence, moved)| {
        writes(format!("draws boards {sequence}"), BOARD, move |board| drawing(&moved(board)))
    }));
    all.extend(DRAWN.map(|(clause, change)| places(clause, BOARD, change)));
    all
}
