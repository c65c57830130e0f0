//! What happens in a game of SET, by the rules.

use super::games::first_set;
use crate::layout::{self, rounded};

/// The number of cards on the table from which no more are dealt after a set.
const ENOUGH: usize = 12;

/// A game while it is played.
struct Game {
    table: Vec<i32>,
    deck: Vec<i32>,
    moves: usize,
    deals_in_a_row: usize,
    sets_in_a_row: usize,
    features: Vec<String>,
}

/// Returns what happens in a game, and what is special about its layout.
pub fn features(input: &str) -> Vec<String> {
    let cards: Vec<i32> = input.split_whitespace().filter_map(|card| card.parse().ok()).collect();
    let (table, deck) = cards.split_at(cards.len().min(ENOUGH));
    let mut game = Game {
        table: table.to_vec(),
        deck: deck.to_vec(),
        moves: 0,
        deals_in_a_row: 0,
        sets_in_a_row: 0,
        features: layout::features(input),
    };
    game.happens(format!("{} cards in the game", cards.len()));
    while game.moves_on() {
        game.moves += 1;
    }
    game.end();
    game.features
}

impl Game {
    fn happens(&mut self, feature: String) {
        self.features.push(feature);
    }

    /// Makes a move. Returns whether there was one.
    fn moves_on(&mut self) -> bool {
        match first_set(&self.table) {
            Some(set) => self.take(set),
            None if self.deck.is_empty() => return false,
            None => self.deal(),
        }
        true
    }

    fn take(&mut self, set: [i32; 3]) {
        let size = self.table.len();
        let place = |card| self.table.iter().position(|other| *other == card).unwrap_or(0);
        let [x, y, z] = set.map(place);
        self.happens(format!("a set among {size} cards"));
        self.happens(format!("a set with {} equal attributes", equal_attributes(set)));
        self.happens(format!("a set with its first card in row {}", x / 3));
        self.happens(format!("a set with its last card {} from the end", (size - 1 - z).min(3)));
        if x + 3 == size {
            self.happens(format!("a set of the last three of {size} cards"));
        }
        if (y, z) == (x + 1, x + 2) {
            self.happens("a set of three cards in a row".to_owned());
        }
        if set.is_sorted() {
            self.happens("a set in ascending order".to_owned());
        }
        self.happens(format!("a set with {} cards left in the deck", deck(self.deck.len())));
        self.table.retain(|card| !set.contains(card));
        if self.table.len() < ENOUGH && !self.deck.is_empty() {
            self.happens(format!("cards dealt to {} cards", self.table.len()));
            self.table.extend(self.deck.drain(..3));
        } else {
            self.happens(format!("no cards dealt to {} cards", self.table.len()));
        }
        self.deals_in_a_row = 0;
        self.sets_in_a_row += 1;
    }

    fn deal(&mut self) {
        self.deals_in_a_row += 1;
        self.happens(format!("no set among {} cards", self.table.len()));
        self.happens(format!("{} deals in a row", self.deals_in_a_row));
        self.happens(format!("{} sets before a deal", rounded(self.sets_in_a_row)));
        self.happens(format!("a deal with {} cards left in the deck", deck(self.deck.len())));
        self.sets_in_a_row = 0;
        self.table.extend(self.deck.drain(..3));
    }

    fn end(&mut self) {
        self.happens(format!("{} moves", self.moves / 4 * 4));
        self.happens(format!("{} cards left on the table", self.table.len()));
        self.happens(format!("{} sets at the end", rounded(self.sets_in_a_row)));
        self.happens(format!("{} deals at the end", self.deals_in_a_row));
    }
}

/// Returns how many attributes of three cards are equal.
fn equal_attributes([a, b, _]: [i32; 3]) -> usize {
    [1000, 100, 10, 1]
        .iter()
        .filter(|attribute| a / **attribute % 10 == b / **attribute % 10)
        .count()
}

/// Rounds the number of cards in a deck to what is special: that there are none, or few.
fn deck(cards: usize) -> usize {
    if cards < 7 {
        cards
    } else {
        rounded(cards)
    }
}
