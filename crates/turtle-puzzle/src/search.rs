//! The search for all solutions of a puzzle.
//!
//! There are at most 36 placements, so a set of them is a `u64`. The set that fits each side of
//! each placement is precomputed; the candidates between two cards are one `&`.
//!
//! The centre card has one orientation only, and the search goes outwards from there, in the order
//! drawn on the crate's front page.

use crate::card::{Side, BOTTOM, LEFT, RIGHT, TOP};
use crate::card_set::CARDS;
use crate::puzzle::{Board, CardType, Placement, Puzzle};
use std::array::from_fn;
use std::ops::Range;

/// The place in the centre of the square.
pub(crate) const CENTRE: usize = 4;

/// A place to fill, and the placed sides that it touches.
struct Step {
    place: usize,
    touches: [(usize, usize); 2],
}

/// The steps after the first, in the order of the drawing. An edge place touches only the centre,
/// listed twice.
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

/// A set of placements, one bit each.
type Mask = u64;

/// The cards of a type that are left.
struct Remaining {
    cards: usize,
    /// The placements of the type.
    placements: Mask,
}

/// Finds all solutions whose centre card is in its type's first placement. Rotating them gives the
/// others.
pub(crate) fn search(puzzle: &Puzzle, found: impl FnMut(&Board)) {
    let firsts = puzzle.types.iter().fold(0, |mask, one| mask | 1 << one.placements.start);
    let mut search = Search {
        types: puzzle.placements.iter().map(|placement| placement.card_type).collect(),
        fitting: fitting(&puzzle.placements),
        remaining: puzzle.types.iter().map(Remaining::all).collect(),
        board: [0; CARDS],
        found,
    };
    search.fill(CENTRE, firsts, Mask::MAX, &STEPS);
}

impl Remaining {
    fn all(card_type: &CardType) -> Self {
        let Range { start, end } = card_type.placements;
        Remaining { cards: card_type.multiplicity, placements: (1 << end) - (1 << start) }
    }
}

struct Search<F> {
    /// The type of each placement.
    types: Vec<usize>,
    /// For each placement and each of its sides, the placements that fit there.
    fitting: Vec<[Mask; 4]>,
    /// For each type, the cards that are left.
    remaining: Vec<Remaining>,
    board: Board,
    found: F,
}

impl<F: FnMut(&Board)> Search<F> {
    /// Tries each candidate and fills the remaining places recursively.
    fn fill(&mut self, place: usize, mut candidates: Mask, available: Mask, steps: &[Step]) {
        while candidates != 0 {
            let placement = candidates.trailing_zeros() as u8;
            candidates &= candidates - 1;
            self.board[place] = placement;
            let card_type = self.types[usize::from(placement)];
            let used_up = self.take(card_type);
            self.fill_next(available & !used_up, steps);
            self.remaining[card_type].cards += 1;
        }
    }

    /// Takes a card of a type; returns the placements that are used up, if it was the last one.
    #[inline]
    fn take(&mut self, card_type: usize) -> Mask {
        let remaining = &mut self.remaining[card_type];
        remaining.cards -= 1;
        if remaining.cards == 0 {
            remaining.placements
        } else {
            0
        }
    }

    /// Fills the remaining places, if the next one has candidates.
    #[inline]
    fn fill_next(&mut self, available: Mask, steps: &[Step]) {
        if let Some((step, steps)) = steps.split_first() {
            let [one, other] = step
                .touches
                .map(|(place, side)| self.fitting[usize::from(self.board[place])][side]);
            let candidates = available & one & other;
            if candidates != 0 {
                self.fill(step.place, candidates, available, steps);
            }
        } else {
            (self.found)(&self.board);
        }
    }
}

/// For each placement and each of its sides, the placements whose opposite side shows the other
/// half.
fn fitting(placements: &[Placement]) -> Vec<[Mask; 4]> {
    let mut showing = [[0; Side::COUNT]; 4];
    for (number, placement) in placements.iter().enumerate() {
        for (side, half) in placement.card.0.iter().enumerate() {
            showing[side][half.index()] |= 1 << number;
        }
    }
    let fits = |side: usize, half: Side| showing[(side + 2) % 4][half.other_half().index()];
    placements.iter().map(|placement| from_fn(|side| fits(side, placement.card.0[side]))).collect()
}
