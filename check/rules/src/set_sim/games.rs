//! Random games of SET.
//!
//! Random tables nearly always contain a set, so the table would hardly ever grow. In a game with
//! few sets it grows to 15, 18 or 21 cards.

use super::model::{pairs, sets, take, third, Places, ENOUGH};
use crate::draw::shuffled;
use fastrand::Rng;
use std::collections::HashMap;

/// Returns all 81 cards in ascending order.
fn all_cards() -> Vec<i32> {
    let digit = |number: i32, place: i32| 1 + number / place % 3;
    let card =
        |number| [27, 9, 3, 1].iter().fold(0, |card, place| 10 * card + digit(number, *place));
    (0..81).map(card).collect()
}

/// Returns distinct cards; their number is a multiple of three.
pub(super) fn game(rng: &mut Rng) -> Vec<i32> {
    let mut cards = shuffled(all_cards(), rng);
    cards.truncate(3 * rng.usize(0..=27));
    cards
}

/// A game while it is dealt.
struct Dealer {
    game: Vec<i32>,
    deck: Vec<i32>,
}

/// Returns a game of disjoint sets, one after the other. Such games often end with an empty table.
pub(super) fn game_of_sets(rng: &mut Rng) -> Vec<i32> {
    let mut dealer = Dealer::new(rng);
    for _ in 0..rng.usize(4..=27) {
        dealer.deal_set();
    }
    dealer.game
}

/// Returns a game in which each card makes few sets with those on the table, and sometimes a set at
/// the end. So there are many cards on the table, many deals, sets of the last cards, and as many
/// moves as there can be.
pub(super) fn game_with_few_sets(rng: &mut Rng) -> Vec<i32> {
    let count = 3 * if rng.bool() { rng.usize(4..=6) } else { rng.usize(5..=27) };
    let mut dealer = Dealer::new(rng);
    dealer.deal_along(count);
    if rng.bool() {
        dealer.deal_set();
    }
    dealer.game
}

/// Counts, for each card that makes sets with two of some others, how many it makes.
fn sets_by_card(others: &[i32]) -> HashMap<i32, i32> {
    let mut sets = HashMap::new();
    for (x, y) in pairs(others.len()) {
        *sets.entry(third(others[x], others[y])).or_default() += 1;
    }
    sets
}

impl Dealer {
    fn new(rng: &mut Rng) -> Self {
        Dealer { game: Vec::new(), deck: shuffled(all_cards(), rng) }
    }

    /// Deals cards and plays the game along. Each card is chosen from the whole deck, by how many
    /// sets it makes with two cards on the table.
    fn deal_along(&mut self, count: usize) {
        let mut table = Vec::new();
        while self.game.len() < count {
            let sets = sets_by_card(&table);
            let sets_with = |card| sets.get(card).copied().unwrap_or_default();
            let best = (0..self.deck.len()).min_by_key(|index| sets_with(&self.deck[*index]));
            let card = self.deck.swap_remove(best.expect("a card is left"));
            self.game.push(card);
            table.push(card);
            while self.game.len() % 3 == 0 && table.len() >= ENOUGH {
                let Some(places) = first_set(&table) else { break };
                take(&mut table, &places);
            }
        }
    }

    /// Deals the first set of the deck, if there is one.
    fn deal_set(&mut self) {
        if let Some(places) = first_set(&self.deck) {
            self.game.extend(places.map(|place| self.deck[place]));
            take(&mut self.deck, &places);
        }
    }
}

/// Returns the places of the first set of a table.
fn first_set(table: &[i32]) -> Option<Places> {
    sets(table).next()
}
