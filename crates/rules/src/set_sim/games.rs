//! Random games.
//!
//! Random tables nearly always contain a set, so the table would hardly ever grow. A *cap* is a
//! collection of cards without a set. The largest caps have 20 cards, and the symmetries of the cards
//! map one of them to many others. If a cap is dealt first, the table grows to 15, 18 or 21 cards.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::subsequence;

/// The place values of the four digits of a card.
const ATTRIBUTES: [i32; 4] = [1000, 100, 10, 1];
const CAP: [i32; 20] = [
    1112, 1113, 1122, 1133, 1213, 1222, 1312, 1333, 2112, 2121, 2213, 2233, 2323, 2333, 3113, 3131,
    3222, 3232, 3312, 3322,
];

/// Returns all 81 cards in ascending order.
pub fn all_cards() -> Vec<i32> {
    (1111..=3333)
        .filter(|card| {
            ATTRIBUTES.iter().all(|attribute| (1..=3).contains(&(card / attribute % 10)))
        })
        .collect()
}

/// Generates distinct cards; their number is a multiple of three.
pub fn game() -> impl Strategy<Value = Vec<i32>> {
    (0..=27_usize).prop_flat_map(|sets| subsequence(all_cards(), 3 * sets).prop_shuffle())
}

/// Generates games whose first twelve cards, or more, are from a cap.
pub fn game_starting_with_a_cap() -> impl Strategy<Value = Vec<i32>> {
    let rest = Just(all_cards()).prop_shuffle();
    (cap(), rest, 12..=CAP.len(), 4..=27_usize).prop_map(|(mut cards, rest, from_cap, sets)| {
        cards.truncate(from_cap);
        let others: Vec<_> = rest.into_iter().filter(|card| !cards.contains(card)).collect();
        cards.extend(others);
        cards.truncate(3 * sets);
        cards
    })
}

/// Generates a cap by permuting the attributes, and the digits of each attribute.
fn cap() -> impl Strategy<Value = Vec<i32>> {
    let cap = Just(CAP.to_vec()).prop_shuffle();
    let attributes = Just(ATTRIBUTES.to_vec()).prop_shuffle();
    let digits = vec(Just(vec![1, 2, 3]).prop_shuffle(), ATTRIBUTES.len());
    (cap, attributes, digits).prop_map(|(cap, attributes, digits)| {
        let changed = |card: i32, place: usize| {
            let digit = card / ATTRIBUTES[place] % 10;
            attributes[place] * digits[place][digit as usize - 1]
        };
        cap.into_iter().map(|card| (0..4).map(|place| changed(card, place)).sum()).collect()
    })
}
