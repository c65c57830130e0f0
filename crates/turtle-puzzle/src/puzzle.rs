//! A card set as the search sees it: card types and their placements.
//!
//! A placement is a type in one of its orientations. There are at most 36, numbered in the order in
//! which the task tries them: by type, and each type as given, then turned clockwise. So a board is
//! nine small numbers, and boards compare in the order of the task's solutions.

use crate::card::Card;
use crate::card_set::CARDS;
use std::ops::{Index, Range};

/// The placement at each place, row by row from the top left. Each number is an index of the
/// [`Puzzle`]: `puzzle[board[0]]` is the [`Placement`] in the top left corner.
pub type Board = [u8; CARDS];

/// For each place, where its card comes from when the board is rotated clockwise.
const TURNED_FROM: [usize; CARDS] = [6, 3, 0, 7, 4, 1, 8, 5, 2];

/// The types of a card set, and their placements.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The types, in the order in which they first appear.
    pub(crate) types: Vec<CardType>,
    /// The placements, type by type.
    pub(crate) placements: Vec<Placement>,
}

/// Cards that are equal after turning.
#[derive(Clone, Debug)]
pub(crate) struct CardType {
    /// The first of these cards, as given.
    pub(crate) card: Card,
    /// The number of these cards.
    pub(crate) multiplicity: usize,
    /// The numbers of this type's placements: four, or two or one if its cards are symmetric.
    pub(crate) placements: Range<u8>,
}

/// A type in one of its orientations.
#[derive(Clone, Copy, Debug)]
pub struct Placement {
    /// The index of the type, in the order in which types first appear.
    pub card_type: usize,
    /// The card in this orientation.
    pub card: Card,
    /// This placement rotated clockwise by 90°.
    pub(crate) turned: u8,
}

impl Puzzle {
    /// Determines the types of the cards and their placements.
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

    /// The number of orientations of a placement's type.
    pub(crate) fn orientation_count(&self, placement: u8) -> usize {
        self.types[self[placement].card_type].placements.len()
    }

    /// The puzzle's cards as given: a board, but not necessarily a solution.
    #[cfg(not(bundle))]
    pub(crate) fn board_as_given(&self, cards: &[Card; CARDS]) -> Board {
        cards.map(|card| {
            let given = self.placements.iter().position(|placement| placement.card == card);
            given.expect("each card is in its orientations") as u8
        })
    }

    /// A board as it is, then rotated clockwise by 90°, 180° and 270°.
    pub(crate) fn turns(&self, board: &Board) -> [Board; 4] {
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

    /// The placement with this number.
    ///
    /// # Panics
    ///
    /// If the puzzle has no such placement. The numbers in its own solutions are always valid.
    fn index(&self, placement: u8) -> &Placement {
        &self.placements[usize::from(placement)]
    }
}
