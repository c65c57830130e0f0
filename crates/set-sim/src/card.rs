//! The cards of SET.
//!
//! A card is a four-digit number in base 3, so the 81 cards are 0 to 80. Three cards form a set if
//! and only if the digits of each attribute sum to a multiple of 3: equal digits sum to 0, 3 or 6,
//! different ones to 3, and all others leave a remainder. So any two cards determine the third.

use common::FromInteger;
use std::fmt::{self, Write};

/// The number of cards.
pub const CARDS: usize = 81;

/// A card of SET.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card that completes a set with these two different cards.
    #[inline]
    pub fn third(self, other: Card) -> Card {
        THIRDS[self.index()][other.index()]
    }

    /// The number of the card, from 0 for 1111 to 80 for 3333.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The card as it is printed: a space and its four digits.
    #[inline]
    pub fn text(self) -> &'static [u8; 5] {
        &TEXTS[self.index()]
    }
}

impl FromInteger for Card {
    const EXPECTED: &'static str = "a card of four digits 1 to 3";

    /// The card with this number of four digits 1 to 3.
    #[inline]
    fn from_integer(number: i32) -> Option<Self> {
        // A negative number becomes a large one, which has no such digits either.
        let unsigned = number as u32;
        let digits = [unsigned / 1000, unsigned / 100 % 10, unsigned / 10 % 10, unsigned % 10];
        let is_card = digits.iter().all(|digit| (1..=3).contains(digit));
        is_card.then(|| Card(digits.iter().fold(0, |card, digit| 3 * card + *digit as u8 - 1)))
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Card({self})")
    }
}

impl fmt::Display for Card {
    /// Writes the four digits.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.text()[1..].iter().try_for_each(|&digit| f.write_char(char::from(digit)))
    }
}

/// For each pair of cards, the one that completes a set.
static THIRDS: [[Card; CARDS]; CARDS] = {
    let mut thirds = [[Card(0); CARDS]; CARDS];
    let mut pair = 0;
    while pair < CARDS * CARDS {
        let (one, other) = (pair / CARDS, pair % CARDS);
        thirds[one][other] = third(one, other);
        pair += 1;
    }
    thirds
};

/// For each card, its text.
static TEXTS: [[u8; 5]; CARDS] = {
    let mut texts = [[b' '; 5]; CARDS];
    let mut card = 0;
    while card < CARDS {
        let mut attribute = 0;
        while attribute < WEIGHTS.len() {
            texts[card][1 + attribute] = b'1' + (card / WEIGHTS[attribute] % 3) as u8;
            attribute += 1;
        }
        card += 1;
    }
    texts
};

/// The place value of each digit of a card, from the first to the last.
const WEIGHTS: [usize; 4] = [27, 9, 3, 1];

const fn third(one: usize, other: usize) -> Card {
    let mut third = 0;
    let mut attribute = 0;
    while attribute < WEIGHTS.len() {
        let sum = one / WEIGHTS[attribute] % 3 + other / WEIGHTS[attribute] % 3;
        third = 3 * third + (6 - sum) % 3;
        attribute += 1;
    }
    Card(third as u8)
}
