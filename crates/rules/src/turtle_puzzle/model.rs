//! A naive model of the rules: it fills place by place with each type in each orientation, and drops
//! duplicate solutions. It is slow, so a long search is given up.

use std::collections::HashSet;

/// The largest number of steps of a search.
const MOST_STEPS: usize = 10_000;

/// The sides of a card: top, right, bottom, left.
pub type Card = [i32; 4];
/// For each place, row by row: the number of a type, from 0, and its card as rotated.
pub type Board = Vec<(usize, Card)>;

/// Nine cards, their types, and all solutions.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The cards as given.
    pub cards: Vec<Card>,
    /// The first card of each type, and the number of its cards.
    pub types: Vec<(Card, usize)>,
    /// All solutions.
    pub solutions: Vec<Board>,
}

/// A search for all solutions.
struct Search {
    types: Vec<Card>,
    /// For each type, the number of cards left.
    left: Vec<usize>,
    board: Board,
    seen: HashSet<Board>,
    solutions: Vec<Board>,
    steps_left: usize,
}

impl Puzzle {
    /// Finds all solutions. Returns `None` if that takes too many steps.
    pub fn solve(cards: &[Card]) -> Option<Self> {
        let types = types(cards);
        let mut search = Search {
            types: types.iter().map(|&(card, _)| card).collect(),
            left: types.iter().map(|&(_, multiplicity)| multiplicity).collect(),
            board: Board::new(),
            seen: HashSet::new(),
            solutions: Vec::new(),
            steps_left: MOST_STEPS,
        };
        search.fill()?;
        Some(Puzzle { cards: cards.to_vec(), types, solutions: search.solutions })
    }

    /// Returns the number of solutions.
    pub fn total(&self) -> usize {
        self.solutions.len()
    }

    /// Returns the number of solutions, not counting rotations.
    pub fn up_to_rotation(&self) -> usize {
        self.solutions.iter().map(least_rotation).collect::<HashSet<_>>().len()
    }
}

impl Search {
    /// Tries each card that fits in the next place, and fills the remaining places recursively. Returns
    /// `None` if that takes too many steps.
    fn fill(&mut self) -> Option<()> {
        self.steps_left = self.steps_left.checked_sub(1)?;
        if self.board.len() == 9 {
            self.add_solution();
            return Some(());
        }
        for number in 0..self.types.len() {
            for card in turns(self.types[number]) {
                if self.left[number] > 0 && fits(&self.board, card) {
                    self.left[number] -= 1;
                    self.board.push((number, card));
                    self.fill()?;
                    self.board.pop();
                    self.left[number] += 1;
                }
            }
        }
        Some(())
    }

    fn add_solution(&mut self) {
        if self.seen.insert(self.board.clone()) {
            self.solutions.push(self.board.clone());
        }
    }
}

/// Returns the types of cards, in order of first appearance, and the number of cards of each.
fn types(cards: &[Card]) -> Vec<(Card, usize)> {
    let mut types: Vec<(Card, usize)> = Vec::new();
    for card in cards {
        match types.iter_mut().find(|(first, _)| turns(*first).contains(card)) {
            Some((_, multiplicity)) => *multiplicity += 1,
            None => types.push((*card, 1)),
        }
    }
    types
}

/// Returns a card as given, and rotated clockwise by 90°, 180° and 270°.
fn turns([top, right, bottom, left]: Card) -> [Card; 4] {
    [
        [top, right, bottom, left],
        [left, top, right, bottom],
        [bottom, left, top, right],
        [right, bottom, left, top],
    ]
}

/// Returns whether a card fits in the next place of a board.
fn fits(board: &Board, [top, _, _, left]: Card) -> bool {
    let place = board.len();
    let fits_below = place < 3 || board[place - 3].1[2] == -top;
    let fits_beside = place % 3 == 0 || board[place - 1].1[1] == -left;
    fits_below && fits_beside
}

/// Returns the least of the four rotations of a board.
fn least_rotation(board: &Board) -> Board {
    let turn = |board: &Board| -> Board {
        // A clockwise rotation moves the card in row r and column c to row c and column 2 - r.
        let cells = (0..9).map(|place| board[3 * (2 - place % 3) + place / 3]);
        cells.map(|(number, card)| (number, turns(card)[1])).collect()
    };
    let once = turn(board);
    let twice = turn(&once);
    let thrice = turn(&twice);
    [board.clone(), once, twice, thrice].into_iter().min().expect("there are four rotations")
}
