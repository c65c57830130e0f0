//! The rules, written plainly: the nine places are filled row by row with any card that fits. What
//! is printed about the solutions is in `report.rs`.

pub(crate) mod report;

use std::collections::BTreeSet;

/// The sides of a card: top, right, bottom, left.
pub(crate) type Card = [i32; 4];
/// For each place, row by row: the number of a type, from 1, and its card as it lies there.
pub(crate) type Board = Vec<(usize, Card)>;

/// Nine cards, their types, and all solutions.
pub(crate) struct Puzzle {
    pub(crate) cards: Vec<Card>,
    /// The first card of each type, and the number of its cards.
    pub(crate) types: Vec<(Card, usize)>,
    pub(crate) solutions: Vec<Board>,
}

impl Puzzle {
    pub(crate) fn of(cards: Vec<Card>) -> Self {
        let (types, mut solutions) = (types(&cards), Vec::new());
        fill(&mut Board::new(), &mut types.clone(), &mut solutions);
        Puzzle { cards, types, solutions }
    }

    /// Returns the number of solutions, not counting rotations.
    pub(crate) fn up_to_rotation(&self) -> usize {
        self.solutions.iter().map(least_rotation).collect::<BTreeSet<_>>().len()
    }
}

fn types(cards: &[Card]) -> Vec<(Card, usize)> {
    let mut types: Vec<(Card, usize)> = Vec::new();
    for card in cards {
        match types.iter_mut().find(|(first, _)| turns(*first).contains(card)) {
            Some((_, count)) => *count += 1,
            None => types.push((*card, 1)),
        }
    }
    types
}

/// Tries each card that is left and fits in the next place, as given and turned; then fills the
/// other places.
fn fill(board: &mut Board, left: &mut Vec<(Card, usize)>, solutions: &mut Vec<Board>) {
    if board.len() == 9 {
        return solutions.push(board.clone());
    }
    for number in 1..=left.len() {
        let (card, count) = left[number - 1];
        for laid in if count > 0 { different_turns(card) } else { Vec::new() } {
            if fits(laid, board) {
                left[number - 1].1 -= 1;
                board.push((number, laid));
                fill(board, left, solutions);
                board.pop();
                left[number - 1].1 += 1;
            }
        }
    }
}

/// Returns whether a card makes whole turtles in the next place.
fn fits([top, _, _, left]: Card, board: &Board) -> bool {
    let [right_of, bottom_of] = [1, 2].map(|side| move |place: usize| board[place].1[side]);
    let place = board.len();
    (place % 3 == 0 || right_of(place - 1) == -left) && (place < 3 || bottom_of(place - 3) == -top)
}

/// Returns a card as given, and turned clockwise by one, two and three quarters.
fn turns([top, right, bottom, left]: Card) -> [Card; 4] {
    [
        [top, right, bottom, left],
        [left, top, right, bottom],
        [bottom, left, top, right],
        [right, bottom, left, top],
    ]
}

/// Returns the turns of a card that differ: one, two or four.
fn different_turns(card: Card) -> Vec<Card> {
    let turns = turns(card);
    (0..4).filter(|&turn| !turns[..turn].contains(&turns[turn])).map(|turn| turns[turn]).collect()
}

/// Returns the least of the four rotations of a board.
pub(crate) fn least_rotation(board: &Board) -> Board {
    let mut rotations = vec![board.clone()];
    for turn in 0..3 {
        // The bottom left card comes to the top left, then the one above it.
        let places = [6, 3, 0, 7, 4, 1, 8, 5, 2].map(|place: usize| rotations[turn][place]);
        rotations.push(places.map(|(number, card)| (number, turns(card)[1])).to_vec());
    }
    rotations.into_iter().min().expect("there are four")
}
