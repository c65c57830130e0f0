//! A game, played to its end move by move.
//!
//! The first set is found by searching pairs, not triples: for each pair, one lookup decides
//! whether its third card is on the table. Its position does not matter: if the third card of the
//! pair x < y lay before y, an earlier pair would have found the same set.

use crate::card::{Card, CARDS};

/// Minimum number of cards on the table while the deck lasts.
const TABLE_SIZE: usize = 12;

/// A game of SET: the cards on the table, and those in the deck. It expects each card once, and a
/// number of cards that is a multiple of 3, as [`run`](crate::run) checks; see [`Game::new`].
#[derive(Clone, Debug)]
pub struct Game {
    table: Vec<Card>,
    deck: std::vec::IntoIter<Card>,
}

/// A move, which changes the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// The first set was taken, and the table refilled from the deck; the cards are in table order.
    Take([Card; 3]),
    /// There was no set, so three cards were dealt.
    Deal,
}

impl Game {
    /// Lays the first 12 cards on the table, or all if there are fewer; the others are the deck.
    ///
    /// What a game expects is not checked. If a card is repeated, two copies of it count as a set
    /// of three, and a set takes all copies of its cards. If the number of cards is not a multiple
    /// of 3, the last deal is of one or two cards.
    pub fn new(mut cards: Vec<Card>) -> Self {
        let deck = cards.split_off(cards.len().min(TABLE_SIZE));
        Game { table: cards, deck: deck.into_iter() }
    }

    /// The cards on the table, in order.
    pub fn table(&self) -> &[Card] {
        &self.table
    }

    /// Makes the next move; `None` when there is no set and the deck is empty.
    pub fn play(&mut self) -> Option<Move> {
        if let Some(set) = first_set(&self.table) {
            self.take(set);
            Some(Move::Take(set))
        } else if self.deck.len() > 0 {
            self.deal();
            Some(Move::Deal)
        } else {
            None
        }
    }

    fn take(&mut self, set: [Card; 3]) {
        self.table.retain(|card| !set.contains(card));
        if self.table.len() < TABLE_SIZE {
            self.deal();
        }
    }

    /// Deals three cards if the deck has them.
    fn deal(&mut self) {
        self.table.extend(self.deck.by_ref().take(3));
    }
}

/// The first set on a table, by the positions of its cards.
fn first_set(table: &[Card]) -> Option<[Card; 3]> {
    let mut on_table = [false; CARDS];
    for card in table {
        on_table[card.index()] = true;
    }
    table.iter().enumerate().find_map(|(x, &first)| {
        let completes = |second: &&Card| on_table[first.third(**second).index()];
        let second = *table[x + 1..].iter().find(completes)?;
        Some([first, second, first.third(second)])
    })
}
