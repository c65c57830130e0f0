//! A card set as the search sees it: its types, and the placements that they allow.
//!
//! A placement is a type in one of its orientations. There are at most 36, numbered in the order in
//! which the task tries them: by type, and each type as given, then turned clockwise. So a board is
//! nine small numbers, and boards compare as the task orders its solutions.

use crate::card::Card;
use crate::card_set::CARDS;
use std::ops::{Index, Range};

/// What lies in each place of the square, row by row, as numbers of placements.
pub type Board = [u8; CARDS];

/// The place whose card a clockwise quarter turn of the board brings to each place.
const TURNED_FROM: [usize; CARDS] = [6, 3, 0, 7, 4, 1, 8, 5, 2];

/// The types of a card set, and their placements.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The types, in the order in which they first appear.
    pub types: Vec<CardType>,
    /// The placements, type by type.
    pub placements: Vec<Placement>,
}

/// Cards that are equal up to turning.
#[derive(Clone, Debug)]
pub struct CardType {
    /// The first of these cards, as it was given.
    pub card: Card,
    /// How many of these cards there are.
    pub multiplicity: usize,
    /// The numbers of this type's placements: four, or two or one if its cards are symmetric.
    pub placements: Range<u8>,
}

/// A type in one of its orientations.
#[derive(Clone, Copy, Debug)]
pub struct Placement {
    /// The index of the type.
    pub card_type: usize,
    /// The card as it lies.
    pub card: Card,
    /// The number of the placement that a clockwise quarter turn makes of this one.
    pub turned: u8,
}

impl Puzzle {
    /// Finds out the types of the cards, and their placements.
    pub fn new(cards: &[Card; CARDS]) -> Self {
        let mut puzzle =
            Puzzle { types: Vec::with_capacity(CARDS), placements: Vec::with_capacity(4 * CARDS) };
        for card in cards {
            match puzzle.placements.iter().find(|known| known.card == *card) {
                Some(known) => puzzle.types[known.card_type].multiplicity += 1,
                None => puzzle.add_type(*card),
            }
        }
        puzzle
    }

    fn add_type(&mut self, card: Card) {
        let (card_type, first) = (self.types.len(), self.placements.len());
        let orientations = card.orientations().count();
        self.placements.extend(card.orientations().enumerate().map(|(quarters, card)| {
            let turned = (first + (quarters + 1) % orientations) as u8;
            Placement { card_type, card, turned }
        }));
        self.types.push(CardType {
            card,
            multiplicity: 1,
            placements: first as u8..self.placements.len() as u8,
        });
    }

    /// How many orientations the type of a placement has.
    pub fn orientation_count(&self, placement: u8) -> usize {
        self.types[self[placement].card_type].placements.len()
    }

    /// The cards of the set in their order, each as it was given: a board, though they need not fit.
    ///
    /// # Panics
    ///
    /// If these are not the puzzle's cards.
    #[cfg(not(bundle))]
    pub fn board_as_given(&self, cards: &[Card; CARDS]) -> Board {
        cards.map(|card| {
            let given = self.placements.iter().position(|placement| placement.card == card);
            given.expect("each card is in its orientations") as u8
        })
    }

    /// A board as it lies, then after one, two and three clockwise quarter turns.
    pub fn turns(&self, board: &Board) -> [Board; 4] {
        let mut turns = [*board; 4];
        for quarters in 1..4 {
            let before = turns[quarters - 1];
            turns[quarters] = TURNED_FROM.map(|place| self[before[place]].turned);
        }
        turns
    }
}

impl Index<u8> for Puzzle {
    type Output = Placement;

    /// The placement of the given number.
    fn index(&self, placement: u8) -> &Placement {
        &self.placements[usize::from(placement)]
    }
}
