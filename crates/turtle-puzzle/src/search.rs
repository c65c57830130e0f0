//! The search for all solutions of a puzzle.
//!
//! Whatever may lie beside a card is a set of placements, a bit each, known beforehand for each side
//! of each placement. A place between two cards may take what both allow: one `&`.
//!
//! Turning a solution makes another one. So the card in the centre need lie in one orientation only,
//! and it pays to go outwards from there, to each corner as soon as both its neighbours lie:
//!
//! ```text
//!    9 2 4
//!    7 1 3
//!    8 5 6
//! ```

use crate::card::{Card, Side, BOTTOM, LEFT, RIGHT, TOP};
use crate::card_set::CARDS;
use crate::puzzle::{Board, Placement, Puzzle};
use std::array::from_fn;

/// The place in the middle of the square.
pub(crate) const CENTRE: usize = 4;

/// A place to fill, and which sides of which places it touches then.
struct Step {
    place: usize,
    touches: [(usize, usize); 2],
}

/// The steps after the first, in the order of the drawing. An edge touches only the centre.
const STEPS: [Step; CARDS - 1] = [
    Step { place: 1, touches: [(CENTRE, TOP); 2] },
    Step { place: 5, touches: [(CENTRE, RIGHT); 2] },
    Step { place: 2, touches: [(1, RIGHT), (5, TOP)] },
    Step { place: 7, touches: [(CENTRE, BOTTOM); 2] },
    Step { place: 8, touches: [(5, BOTTOM), (7, RIGHT)] },
    Step { place: 3, touches: [(CENTRE, LEFT); 2] },
    Step { place: 6, touches: [(7, LEFT), (3, BOTTOM)] },
    Step { place: 0, touches: [(1, LEFT), (3, TOP)] },
];

/// A set of placements, a bit each.
type Set = u64;

/// Finds all boards that solve the puzzle and have the centre card in its type's first placement.
/// Turning them gives the others.
pub(crate) fn search(puzzle: &Puzzle, found: impl FnMut(&Board)) {
    let everything = (1 << puzzle.placements.len()) - 1;
    let mut search = Search::new(puzzle, found);
    for card_type in &puzzle.types {
        search.lay(CENTRE, card_type.placements.start, everything, &STEPS);
    }
}

struct Search<F> {
    /// For each placement and each of its sides, the placements that fit there.
    fitting: Vec<[Set; 4]>,
    /// For each placement, its type.
    types: Vec<usize>,
    /// For each type, its placements.
    placements: Vec<Set>,
    /// For each type, how many of its cards are left.
    left: Vec<usize>,
    board: Board,
    found: F,
}

impl<F: FnMut(&Board)> Search<F> {
    fn new(puzzle: &Puzzle, found: F) -> Self {
        let types = &puzzle.types;
        Search {
            fitting: fitting(&puzzle.placements),
            types: puzzle.placements.iter().map(|placement| placement.card_type).collect(),
            placements: types.iter().map(|card_type| set(card_type.placements.clone())).collect(),
            left: types.iter().map(|card_type| card_type.multiplicity).collect(),
            board: [0; CARDS],
            found,
        }
    }

    /// Lays a card and fills the places after it in all ways.
    fn lay(&mut self, place: usize, placement: usize, available: Set, steps: &[Step]) {
        let card_type = self.types[placement];
        self.board[place] = placement as u8;
        self.left[card_type] -= 1;
        let used_up = if self.left[card_type] == 0 { self.placements[card_type] } else { 0 };
        self.fill(available & !used_up, steps);
        self.left[card_type] += 1;
    }

    fn fill(&mut self, available: Set, steps: &[Step]) {
        match steps.split_first() {
            Some((step, rest)) => {
                let [one, other] = step
                    .touches
                    .map(|(place, side)| self.fitting[usize::from(self.board[place])][side]);
                let mut candidates = available & one & other;
                while candidates != 0 {
                    self.lay(step.place, candidates.trailing_zeros() as usize, available, rest);
                    candidates &= candidates - 1;
                }
            }
            None => (self.found)(&self.board),
        }
    }
}

fn set(placements: impl Iterator<Item = usize>) -> Set {
    placements.fold(0, |set, placement| set | 1 << placement)
}

fn fitting(placements: &[Placement]) -> Vec<[Set; 4]> {
    let showing = |side: usize, half: Side| {
        set((0..placements.len()).filter(|&number| placements[number].card.0[side] == half))
    };
    let fits = |card: Card| from_fn(|side| showing((side + 2) % 4, card.0[side].other_half()));
    placements.iter().map(|placement| fits(placement.card)).collect()
}
