//! What happens in a game of SET, and what is special about its layout.

use super::model::{moves, sets, Move, ATTRIBUTES};
use crate::layout::{self, rounded};

/// Returns what happens in a game, and what is special about its layout.
pub(super) fn features(input: &str) -> Vec<String> {
    let cards: Vec<i32> =
        input.split_ascii_whitespace().filter_map(|card| card.parse().ok()).collect();
    let (moves, table) = moves(&cards);
    let mut features = layout::features(input);
    features.push(format!("{} cards in the game", cards.len()));
    features.push(format!("{} moves", moves.len() / 4 * 4));
    features.push(format!("{} cards left on the table", table.len()));
    for made in &moves {
        features.extend(match made.set {
            Some(set) => of_set(set, made),
            None => of_deal(made),
        });
    }
    for alike in moves.chunk_by(|one, next| one.set.is_some() == next.set.is_some()) {
        features.push(match alike[0].set {
            Some(_) => format!("{} sets in a row", rounded(alike.len())),
            None => format!("{} deals in a row", alike.len()),
        });
    }
    features
}

fn of_set(set: [i32; 3], Move { table, left, .. }: &Move) -> Vec<String> {
    let count = table.len();
    let [x, y, z] = set.map(|card| table.iter().take_while(|other| **other != card).count());
    let mut features = vec![
        format!("a set among {count} cards"),
        format!("{} sets at once", sets(table).count()),
        format!("a set with {} equal attributes", equal_attributes(set)),
        format!("a set with its first card in column {}", x / 3),
        format!("a set with its last card {} from the end", (count - 1 - z).min(3)),
        format!("a set with {} cards left in the deck", deck(*left)),
    ];
    if x + 3 == count {
        features.push(format!("a set of the last three of {count} cards"));
    }
    if (y, z) == (x + 1, x + 2) {
        features.push("a set of three cards in a row".to_owned());
    }
    if set.is_sorted() {
        features.push("a set in ascending order".to_owned());
    }
    features
}

fn of_deal(Move { table, left, .. }: &Move) -> Vec<String> {
    vec![
        format!("no set among {} cards", table.len()),
        format!("a deal with {} cards left in the deck", deck(*left)),
    ]
}

/// Returns how many attributes of three cards are equal.
fn equal_attributes([a, b, _]: [i32; 3]) -> usize {
    ATTRIBUTES.iter().filter(|place| a / **place % 10 == b / **place % 10).count()
}

/// Rounds the number of cards in a deck to what is special: that there are none, or few.
fn deck(cards: usize) -> usize {
    if cards < 7 {
        cards
    } else {
        rounded(cards)
    }
}
