//! Random games.
//!
//! Random tables nearly always contain a set, so the table would hardly ever grow. A *cap* is a
//! collection of cards without a set. The largest caps have 20 cards, and the symmetries of the cards
//! map one of them to many others. If a cap is dealt first, the table grows to 15, 18 or 21 cards.

use super::model::{first_set, pairs, third, ATTRIBUTES, ENOUGH};
use crate::draw::shuffled;
use fastrand::Rng;

/// How many cards the dealer of few sets compares with a card, and how many he chooses from.
const RECENT: usize = 17;
const DRAWN: usize = 24;
const CAP: [i32; 20] = [
    1112, 1113, 1122, 1133, 1213, 1222, 1312, 1333, 2112, 2121, 2213, 2233, 2323, 2333, 3113, 3131,
    3222, 3232, 3312, 3322,
];

/// Returns all 81 cards in ascending order.
pub fn all_cards() -> Vec<i32> {
    let is_card =
        |number: &i32| ATTRIBUTES.iter().all(|place| (1..=3).contains(&(number / place % 10)));
    (1111..=3333).filter(is_card).collect()
}

/// Returns distinct cards; their number is a multiple of three.
pub fn game(rng: &mut Rng) -> Vec<i32> {
    let mut cards = shuffled(all_cards(), rng);
    cards.truncate(3 * rng.usize(0..=27));
    cards
}

/// Returns a game whose first twelve cards, or more, are from a cap.
pub fn game_starting_with_a_cap(rng: &mut Rng) -> Vec<i32> {
    let mut cards = cap(rng);
    cards.truncate(rng.usize(12..=CAP.len()));
    let others = shuffled(all_cards(), rng).into_iter().filter(|card| !cards.contains(card));
    cards.extend(others.collect::<Vec<_>>());
    cards.truncate(3 * rng.usize(4..=27));
    cards
}

/// Returns a cap, by permuting the attributes, and the digits of each attribute.
fn cap(rng: &mut Rng) -> Vec<i32> {
    let attributes = shuffled(ATTRIBUTES.to_vec(), rng);
    let digits = ATTRIBUTES.map(|_| shuffled(vec![1, 2, 3], rng));
    let changed = |card: i32, place: usize| {
        let digit = card / ATTRIBUTES[place] % 10;
        attributes[place] * digits[place][digit as usize - 1]
    };
    let cap = CAP.iter().map(|&card| (0..4).map(|place| changed(card, place)).sum());
    shuffled(cap.collect(), rng)
}

/// A game while it is dealt.
struct Dealer {
    game: Vec<i32>,
    deck: Vec<i32>,
}

/// Whether the dealer chooses the card that makes the fewest sets with others, or the most.
#[derive(Clone, Copy)]
enum Sets {
    Few,
    Many,
}

/// Returns a game of disjoint sets, one after the other. Such games often end with an empty table.
pub(super) fn game_of_sets(rng: &mut Rng) -> Vec<i32> {
    let mut dealer = Dealer::new(rng);
    for _ in 0..rng.usize(4..=27) {
        dealer.deal_set();
    }
    dealer.game
}

/// Returns a game in which each card makes few sets with those before it, and sometimes a set at the end.
/// So there are many cards on the table, many deals, and sets of the last cards.
pub(super) fn game_with_few_sets(rng: &mut Rng) -> Vec<i32> {
    let count = 3 * if rng.bool() { rng.usize(4..=6) } else { rng.usize(5..=26) };
    let mut dealer = Dealer::new(rng);
    while dealer.game.len() < count {
        let recent = dealer.game.len().saturating_sub(RECENT);
        dealer.deal(DRAWN, Sets::Few, &dealer.game[recent..].to_vec());
    }
    if rng.bool() {
        dealer.deal_set();
    }
    dealer.game
}

/// Returns a game in which each card makes the fewest sets with those on the table. So there are as many
/// moves and deals as there can be.
pub(super) fn game_with_many_moves(rng: &mut Rng) -> Vec<i32> {
    game_along(Sets::Few, 3 * rng.usize(9..=27), rng)
}

/// Returns a game in which each card makes the most sets with those on the table: a dozen cards or more sets
/// among twelve cards.
pub(super) fn game_with_many_sets_at_once(rng: &mut Rng) -> Vec<i32> {
    game_along(Sets::Many, 3 * rng.usize(4..=9), rng)
}

/// Deals a game and plays it along. Each card is chosen from the whole deck.
fn game_along(wanted: Sets, count: usize, rng: &mut Rng) -> Vec<i32> {
    let (mut dealer, mut table) = (Dealer::new(rng), Vec::new());
    while dealer.game.len() < count {
        table.push(dealer.deal(dealer.deck.len(), wanted, &table));
        while dealer.game.len() % 3 == 0 && table.len() >= ENOUGH {
            let Some(set) = first_set(&table) else { break };
            table.retain(|card| !set.contains(card));
        }
    }
    dealer.game
}

impl Dealer {
    fn new(rng: &mut Rng) -> Self {
        Dealer { game: Vec::new(), deck: shuffled(all_cards(), rng) }
    }

    /// Deals one of the next cards of the deck, by how many sets each makes with others. Returns it.
    fn deal(&mut self, next: usize, wanted: Sets, others: &[i32]) -> i32 {
        let mut made = [0; 3334];
        for (_, [a, b]) in pairs(others) {
            made[third(a, b) as usize] += 1;
        }
        let next = self.deck.len().saturating_sub(next)..self.deck.len();
        let worth = |index: &usize| match (wanted, made[self.deck[*index] as usize]) {
            (Sets::Few, sets) => -sets,
            (Sets::Many, sets) => sets,
        };
        let card = self.deck.swap_remove(next.max_by_key(worth).expect("a card is left"));
        self.game.push(card);
        card
    }

    /// Deals the first set of the deck, if there is one.
    fn deal_set(&mut self) {
        if let Some(set) = first_set(&self.deck) {
            self.deck.retain(|card| !set.contains(card));
            self.game.extend(set);
        }
    }
}
