//! A naive model of the rules: it fills place by place with each type in each orientation that fits. A long
//! search is given up, since it would take slow programs too long, too.

use std::collections::HashSet;
use std::iter::successors;

/// The number of halves that a side can show, and one for no side.
const SIDES: usize = 9;

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

/// The types, as rotated, that fit below a half and beside another one: `fitting[side(above)][side(beside)]`. 0 is the
/// border.
type Fitting = [[Vec<(usize, Card)>; SIDES]; SIDES];

/// A search for all solutions.
struct Search {
    fitting: Fitting,
    /// For each type, the number of cards left.
    left: Vec<usize>,
    board: Board,
    solutions: Vec<Board>,
    steps_left: usize,
}

impl Puzzle {
    /// Finds all solutions. Returns `None` if that takes too many steps.
    pub fn solve(cards: &[Card], most_steps: usize) -> Option<Self> {
        let types = types(cards);
        let mut search = Search {
            fitting: fitting(&types),
            left: types.iter().map(|&(_, multiplicity)| multiplicity).collect(),
            board: Board::new(),
            solutions: Vec::new(),
            steps_left: most_steps,
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
            self.solutions.push(self.board.clone());
            return Some(());
        }
        let place = self.board.len();
        let above = if place < 3 { 0 } else { self.board[place - 3].1[2] };
        let beside = if place % 3 == 0 { 0 } else { self.board[place - 1].1[1] };
        for index in 0..self.fitting[side(above)][side(beside)].len() {
            let (number, card) = self.fitting[side(above)][side(beside)][index];
            if self.left[number] > 0 {
                self.left[number] -= 1;
                self.board.push((number, card));
                self.fill()?;
                self.board.pop();
                self.left[number] += 1;
            }
        }
        Some(())
    }
}

/// Returns the index of what is beside a card: a half, or 0 for nothing.
fn side(half: i32) -> usize {
    (half + 4) as usize
}

/// Returns the types in all orientations that differ, in order, by what may be above them and beside them.
fn fitting(types: &[(Card, usize)]) -> Fitting {
    let mut fitting = Fitting::default();
    for (number, &(card, _)) in types.iter().enumerate() {
        for card @ [top, _, _, left] in orientations(card) {
            for above in [0, -top] {
                for beside in [0, -left] {
                    fitting[side(above)][side(beside)].push((number, card));
                }
            }
        }
    }
    fitting
}

/// Returns the cards of an input, in any layout.
pub fn cards(input: &str) -> Vec<Card> {
    let lines = input.trim_start_matches('\u{FEFF}').lines();
    let words = lines.filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace);
    let sides: Vec<i32> = words.filter_map(|side| side.parse().ok()).collect();
    sides.chunks_exact(4).flat_map(Card::try_from).collect()
}

/// Returns the types of cards, in order of first appearance, and the number of cards of each.
pub fn types(cards: &[Card]) -> Vec<(Card, usize)> {
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
pub fn turns([top, right, bottom, left]: Card) -> [Card; 4] {
    [
        [top, right, bottom, left],
        [left, top, right, bottom],
        [bottom, left, top, right],
        [right, bottom, left, top],
    ]
}

/// Returns the rotations of a card that differ: one, two or four.
pub(super) fn orientations(card: Card) -> Vec<Card> {
    let turns = turns(card);
    let count = (1..4).find(|turn| turns[*turn] == card).unwrap_or(4);
    turns[..count].to_vec()
}

/// Returns a board, whatever stands for its types, rotated clockwise.
pub fn turned<T: Copy>(board: &[(T, Card)]) -> Vec<(T, Card)> {
    // The card in row r and column c moves to row c and column 2 - r.
    let cells = (0..9).map(|place| board[3 * (2 - place % 3) + place / 3]);
    cells.map(|(number, card)| (number, turns(card)[1])).collect()
}

/// Returns the least of the four rotations of a board.
fn least_rotation(board: &Board) -> Board {
    let turns = successors(Some(board.clone()), |board| Some(turned(board))).take(4);
    turns.min().expect("there are four rotations")
}
