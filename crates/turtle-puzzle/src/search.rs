//! The search for all solutions of a puzzle.
//!
//! A card in one of its orientations is a piece. There are at most 36, so a set of them is a `u64`.
//! For each side of each piece the set of those that fit there is known beforehand, and a place
//! between two cards may take what fits both: one `&`.
//!
//! The card in the centre lies in one orientation only, and the search goes outwards from there, in
//! the order that is drawn on the crate's front page.

use crate::card::{Side, BOTTOM, LEFT, RIGHT, TOP};
use crate::card_set::CARDS;
use crate::puzzle::{Board, CardType, Puzzle};
use std::array::from_fn;

/// The place in the middle of the square.
pub(crate) const CENTRE: usize = 4;

/// A place to fill, and the sides of other cards that it touches by then.
struct Step {
    place: usize,
    touches: [(usize, usize); 2],
}

/// The steps after the first, in the order of the drawing. A place between two corners touches the
/// centre alone.
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

/// A set of pieces, a bit each.
type Mask = u64;

/// A card in one of its orientations.
struct Piece {
    placement: u8,
    /// All pieces of this card.
    card: Mask,
    /// All pieces of the next card of this type, which has to wait until this one lies: so equal
    /// cards in exchanged places make no new solution.
    next_card: Mask,
}

/// Finds all boards that solve the puzzle and have the centre card in its type's first placement.
/// Turning them gives the others.
pub(crate) fn search(puzzle: &Puzzle, found: impl FnMut(&Board)) {
    let pieces = pieces(&puzzle.types);
    let waiting = pieces.iter().fold(0, |waiting, piece| waiting | piece.next_card);
    let available = mask_of(&pieces, |_, piece| piece.card & waiting == 0);
    let first_placements =
        mask_of(&pieces, |number, piece| piece.card.trailing_zeros() as usize == number);
    let fitting = fitting(puzzle, &pieces);
    let mut search = Search { pieces, fitting, board: [0; CARDS], found };
    search.fill(CENTRE, available & first_placements, available, &STEPS);
}

struct Search<F> {
    pieces: Vec<Piece>,
    /// For each piece and each of its sides, the pieces that fit there.
    fitting: Vec<[Mask; 4]>,
    /// For each place that is filled, the number of the piece that lies there.
    board: [usize; CARDS],
    found: F,
}

impl<F: FnMut(&Board)> Search<F> {
    /// Lays each of the candidates in a place, and fills the places after it in all ways.
    fn fill(&mut self, place: usize, mut candidates: Mask, available: Mask, steps: &[Step]) {
        while candidates != 0 {
            let number = candidates.trailing_zeros() as usize;
            candidates &= candidates - 1;
            self.board[place] = number;
            let piece = &self.pieces[number];
            self.go_on(available & !piece.card | piece.next_card, steps);
        }
    }

    /// Fills the places that are left, if the first of them has any candidates.
    #[inline]
    fn go_on(&mut self, available: Mask, steps: &[Step]) {
        if let Some((step, rest)) = steps.split_first() {
            let [one, other] =
                step.touches.map(|(place, side)| self.fitting[self.board[place]][side]);
            let candidates = available & one & other;
            if candidates != 0 {
                self.fill(step.place, candidates, available, rest);
            }
        } else {
            let board = self.board.map(|number| self.pieces[number].placement);
            (self.found)(&board);
        }
    }
}

/// The pieces of all cards, type by type, and each card in the order of its placements.
fn pieces(types: &[CardType]) -> Vec<Piece> {
    let mut pieces = Vec::with_capacity(4 * CARDS);
    for card_type in types {
        let orientations = card_type.placements.len();
        for others in (0..card_type.multiplicity).rev() {
            let card = ((1 << orientations) - 1) << pieces.len();
            let next_card = if others > 0 { card << orientations } else { 0 };
            pieces.extend(card_type.placements.clone().map(|placement| Piece {
                placement,
                card,
                next_card,
            }));
        }
    }
    pieces
}

/// For each piece and each of its sides, the pieces whose opposite side shows the other half.
fn fitting(puzzle: &Puzzle, pieces: &[Piece]) -> Vec<[Mask; 4]> {
    let mut showing = [[0; Side::COUNT]; 4];
    for (number, piece) in pieces.iter().enumerate() {
        for (side, half) in puzzle[piece.placement].card.0.iter().enumerate() {
            showing[side][half.index()] |= 1 << number;
        }
    }
    let fits = |side: usize, half: Side| showing[(side + 2) % 4][half.other_half().index()];
    let sides = |piece: &Piece| puzzle[piece.placement].card.0;
    pieces.iter().map(|piece| from_fn(|side| fits(side, sides(piece)[side]))).collect()
}

fn mask_of(pieces: &[Piece], belongs: impl Fn(usize, &Piece) -> bool) -> Mask {
    let numbers = (0..pieces.len()).filter(|&number| belongs(number, &pieces[number]));
    numbers.fold(0, |mask, number| mask | 1 << number)
}
