//! Random games. A random table nearly always has a set, so the table would hardly ever grow: some
//! games begin with cards without a set, as many as fit together.

use crate::oracle::{first_set, is_set, text, Card};
use fastrand::Rng;

/// Gaps between cards. A space comes most often.
const GAPS: [&str; 8] = [" ", " ", " ", " ", "\n", "\r\n\t", "  \n\n ", "\u{B}\u{C}"];

/// Returns random games, the same in each run.
pub(crate) fn games(count: usize) -> impl Iterator<Item = Vec<Card>> {
    let mut rng = Rng::with_seed(1);
    (0..count).map(move |_| {
        let mut deck = all_cards();
        rng.shuffle(&mut deck);
        match rng.u8(..4) {
            0 => by_sets(deck, &mut rng),
            1 => cut(deck, &mut rng),
            _ => cut(without_set_first(deck), &mut rng),
        }
    })
}

/// Returns all 81 cards in ascending order.
pub(crate) fn all_cards() -> Vec<Card> {
    let digit = |number: u8, place: u8| 1 + number / place % 3;
    (0..81).map(|number| [27, 9, 3, 1].map(|place| digit(number, place))).collect()
}

/// Lays cards out in any white space.
pub(crate) fn laid_out(cards: &[Card]) -> String {
    let mut rng = Rng::with_seed(cards.len() as u64);
    let mut gap = || GAPS[rng.usize(..GAPS.len())].repeat(rng.usize(1..4));
    let start = gap();
    start + &cards.iter().map(|card| text(*card) + &gap()).collect::<String>()
}

/// Keeps a multiple of three cards, and all of them now and then.
fn cut(mut cards: Vec<Card>, rng: &mut Rng) -> Vec<Card> {
    cards.truncate(3 * rng.usize(0..32));
    cards
}

/// Moves cards to the front that make no set with each other.
fn without_set_first(deck: Vec<Card>) -> Vec<Card> {
    let (mut first, mut others) = (Vec::new(), Vec::new());
    for card in deck {
        let makes_set =
            (0..first.len()).any(|y| (0..y).any(|x| is_set([first[x], first[y], card])));
        if makes_set { &mut others } else { &mut first }.push(card);
    }
    [first, others].concat()
}

/// Returns cards of one set after the other, which often leave an empty table.
fn by_sets(mut deck: Vec<Card>, rng: &mut Rng) -> Vec<Card> {
    let mut cards = Vec::new();
    for _ in 0..rng.usize(0..28) {
        let Some([x, y, z]) = first_set(&deck) else { break };
        cards.extend([z, y, x].map(|place| deck.remove(place)));
    }
    cards
}
