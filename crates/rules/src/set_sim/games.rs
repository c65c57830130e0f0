//! Random games.
//!
//! Random tables nearly always contain a set, so the table would hardly ever grow. A *cap* is a
//! collection of cards without a set. The largest caps have 20 cards, and the symmetries of the cards
//! map one of them to many others. If a cap is dealt first, the table grows to 15, 18 or 21 cards.

use super::model::pairs;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::subsequence;

/// The place values of the four digits of a card.
pub(super) const ATTRIBUTES: [i32; 4] = [1000, 100, 10, 1];
/// How many cards the dealer of few sets compares with a card, and how many he chooses from.
const RECENT: usize = 17;
const DRAWN: usize = 24;
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

/// Returns a game of disjoint sets, one after the other. Such games often end with an empty table.
pub(super) fn game_of_sets(rng: &mut impl Rng) -> Vec<i32> {
    let mut deck = shuffled(rng);
    (0..rng.random_range(4..=27)).flat_map(|_| draw_set(&mut deck)).collect()
}

/// Returns a game in which each card makes few sets with those before it, and sometimes a set at the end.
/// So there are many cards on the table, many deals, and sets of the last cards.
pub(super) fn game_with_few_sets(rng: &mut impl Rng) -> Vec<i32> {
    let (mut deck, mut game) = (shuffled(rng), Vec::new());
    let sets = if rng.random() { rng.random_range(4..=6) } else { rng.random_range(5..=26) };
    while game.len() < 3 * sets {
        let recent = &game[game.len().saturating_sub(RECENT)..];
        let thirds: Vec<_> =
            pairs(recent.len()).map(|(x, y)| third(recent[x], recent[y])).collect();
        let sets_with = |card| thirds.iter().filter(|third| **third == card).count();
        let drawn = deck.len().saturating_sub(DRAWN)..deck.len();
        let best = drawn.min_by_key(|index| sets_with(deck[*index])).expect("a card is left");
        game.push(deck.swap_remove(best));
    }
    let end = if rng.random() { draw_set(&mut deck) } else { Vec::new() };
    [game, end].concat()
}

fn shuffled(rng: &mut impl Rng) -> Vec<i32> {
    let mut cards = all_cards();
    cards.sort_by_cached_key(|_| rng.random::<u64>());
    cards
}

/// Draws a set from a deck, if there is one.
fn draw_set(deck: &mut Vec<i32>) -> Vec<i32> {
    let set = first_set(deck);
    deck.retain(|card| set.map_or(true, |set| !set.contains(card)));
    set.into_iter().flatten().collect()
}

/// Returns the first set of a table. Two cards determine the third, so pairs are searched.
pub(super) fn first_set(table: &[i32]) -> Option<[i32; 3]> {
    pairs(table.len()).find_map(|(x, y)| {
        let last = third(table[x], table[y]);
        table[y + 1..].contains(&last).then_some([table[x], table[y], last])
    })
}

/// Returns the card that makes a set with two cards.
fn third(a: i32, b: i32) -> i32 {
    let digit = |attribute: &i32| {
        let sum = a / attribute % 10 + b / attribute % 10;
        attribute * ((5 - sum).rem_euclid(3) + 1)
    };
    ATTRIBUTES.iter().map(digit).sum()
}
