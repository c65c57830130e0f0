//! The reference model, and what its mutants exchange.
//!
//! This file has two parts. [`Solver`] is what is decided: [`RULES`] decides by the rules, each
//! time in a line, and a mistake exchanges some of these lines. The last fields are there for
//! mistakes alone, as is the function `in_order`. [`Solver::solve`] searches by what the solver
//! decides, place by place with each type in each orientation that fits; it is the same for all. We
//! give up a long search, since it would take slow programs too long, too.

use std::collections::HashSet;
use std::iter::{once, repeat_n, successors};
use std::ops::Range;
use std::sync::{Arc, LazyLock};

/// Of more solutions, only so many are printed, and the total.
pub const PRINTED: usize = 50;

/// The place of the top side in a card.
pub const TOP: usize = 0;
/// That of the right side.
pub const RIGHT: usize = 1;
/// That of the bottom side.
pub const BOTTOM: usize = 2;
/// That of the left side.
pub const LEFT: usize = 3;

/// The sides of a card: top, right, bottom, left.
pub type Card = [i32; 4];
/// The first card of a type, and the number of its cards.
pub type Type = (Card, usize);
/// For each place, row by row: the number of a type, from 0, and its card as rotated.
pub type Board = Vec<(usize, Card)>;

/// The sequence in which places are filled.
const ROW_BY_ROW: [usize; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/// Nine cards, their types, and all solutions.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The cards as given.
    pub cards: Vec<Card>,
    /// The types, in order of first appearance.
    pub types: Vec<Type>,
    /// All solutions.
    pub solutions: Vec<Board>,
}

/// Reads cards; `None` if we do not know what such a program reads.
type Read = Arc<dyn Fn(&str) -> Option<Vec<Card>> + Send + Sync>;
/// Changes the cards.
pub type Change = Arc<dyn Fn(&mut Vec<Card>) + Send + Sync>;
/// Changes the list of solutions.
pub type Kept = Arc<dyn Fn(Vec<Board>) -> Vec<Board> + Send + Sync>;

/// What a solver decides. Each field can be exchanged.
#[expect(missing_debug_implementations, reason = "it is a table of functions")]
pub struct Solver {
    /// Reads the cards of an input.
    pub read: Read,
    /// Takes how many types are known. Returns the places of those that a card is compared with:
    /// 0..3 for all of three.
    pub compared: fn(usize) -> Range<usize>,
    /// Returns whether two cards are of one type. It may go by how the solver lays them.
    pub is_same: fn(&Solver, Card, Card) -> bool,
    /// Takes the first card of a type, another one, and how many cards of the type there were
    /// before. Returns how many there are.
    pub counted: fn(Card, Card, usize) -> usize,
    /// Returns a card in the orientations in which it is laid, in order.
    pub laid: fn(Card) -> Vec<Card>,
    /// Returns whether two halves may touch, one above the other, and beside each other. The first
    /// one is above or to the left.
    pub fits: [fn(i32, i32) -> bool; 2],
    /// Whether the card in each place is compared with the one above it.
    pub above: [bool; 9],
    /// Whether the card in each place is compared with the one before it.
    pub beside: [bool; 9],
    /// Which sides are compared: of the card above, and of the card itself.
    pub upright: [usize; 2],
    /// Which sides are compared: of the card beside, and of the card itself.
    pub across: [usize; 2],
    /// At most this many solutions are printed.
    pub printed: usize,
    /// If there are more than this many solutions, the total is printed.
    pub total: usize,
    // For mistakes alone: by the rules, these change nothing.
    /// Changes of the cards, one after the other.
    pub changes: Vec<Change>,
    /// Returns whether a card may lie at a place, by the number of its type, from 0, and whether it
    /// lies as given.
    pub may_lie: fn(usize, usize, bool) -> bool,
    /// Whether a card is laid only in the first orientation that fits.
    pub only_first: bool,
    /// Returns how many cards of a type there are to be laid.
    pub count: fn(usize) -> usize,
    /// Returns whether a card of a type is left, by how many there are now, and how many there were
    /// before the first of its orientations was tried in this place.
    pub is_left: fn(usize, usize) -> bool,
    /// How many cards of a type are there again if one is taken back.
    pub returned: usize,
    /// Whether cards are turned the other way round.
    pub is_anticlockwise: bool,
    /// Returns how often a solution is found.
    pub found: fn(&Board) -> usize,
    /// Whether solutions are kept without a copy: in the end, all are what was laid last.
    pub shares_board: bool,
    /// The sequence of places that gives the solutions their order, as if they were filled so.
    pub sequence: [usize; 9],
    /// Changes of the list of solutions, one after the other.
    pub kept: Vec<Kept>,
}

/// The solver of the rules.
pub static RULES: LazyLock<Solver> = LazyLock::new(Solver::default);

impl Default for Solver {
    /// Returns the solver of the rules.
    fn default() -> Self {
        Solver {
            read: Arc::new(|input| Some(cards(input))),
            compared: |known| 0..known,
            is_same: |_, one, other| turns(one).contains(&other),
            counted: |_, _, before| before + 1,
            laid: orientations,
            fits: [|one, other| one == -other; 2],
            above: [false, false, false, true, true, true, true, true, true],
            beside: [false, true, true, false, true, true, false, true, true],
            upright: [BOTTOM, TOP],
            across: [RIGHT, LEFT],
            printed: PRINTED,
            total: PRINTED,
            // For mistakes alone.
            changes: Vec::new(),
            may_lie: |_, _, _| true,
            only_first: false,
            count: |multiplicity| multiplicity,
            is_left: |now, _| now > 0,
            returned: 1,
            is_anticlockwise: false,
            found: |_| 1,
            shares_board: false,
            sequence: ROW_BY_ROW,
            kept: Vec::new(),
        }
    }
}

/// A type that a search tries in a place, in one orientation after the other.
#[derive(Default)]
struct Tried {
    number: Option<usize>,
    /// How many of its cards were left before.
    left: usize,
    /// Whether it has fitted in one of them.
    has_fitted: bool,
}

/// A search for all solutions.
struct Search<'a> {
    solver: &'a Solver,
    types: &'a [Type],
    /// The types as they may be laid, in order, at the [`index`] of what is above and beside them.
    fitting: Vec<Vec<(usize, Card)>>,
    /// For each type, the number of cards left.
    left: Vec<usize>,
    board: Board,
    /// What was laid last in each place.
    last: Board,
    solutions: Vec<Board>,
    steps_left: usize,
}

impl Puzzle {
    /// Returns the number of solutions, not counting rotations.
    pub fn up_to_rotation(&self) -> usize {
        self.solutions.iter().map(least_rotation).collect::<HashSet<_>>().len()
    }
}

impl Solver {
    /// Finds all solutions. Returns `None` if that takes more steps.
    pub fn solve(&self, cards: &[Card], most_steps: usize) -> Option<Puzzle> {
        let types = self.types(cards);
        let mut search = Search {
            solver: self,
            types: &types,
            fitting: self.fitting(&types),
            left: types.iter().map(|&(_, multiplicity)| (self.count)(multiplicity)).collect(),
            board: Board::new(),
            last: vec![(0, [0; 4]); 9],
            solutions: Vec::new(),
            steps_left: most_steps,
        };
        search.fill()?;
        if self.shares_board {
            search.solutions.fill(search.last.clone());
        }
        let found = self.in_order(search);
        let solutions = self.kept.iter().fold(found, |solutions, kept| kept(solutions));
        Some(Puzzle { cards: cards.to_vec(), types, solutions })
    }

    /// Returns the solutions of a search. It fills the places row by row. Had it filled them in
    /// another sequence, the solutions would be in the order of the cards in that sequence; so we
    /// sort them, for mistakes alone.
    fn in_order(&self, Search { mut solutions, fitting, .. }: Search) -> Vec<Board> {
        // `fitting[0]` has all cards as they may be laid.
        let first = |laid| fitting[0].iter().position(|other| *other == laid);
        if self.sequence != ROW_BY_ROW {
            solutions.sort_by_cached_key(|board| self.sequence.map(|place| first(board[place])));
        }
        solutions
    }

    /// Returns the types of cards, in order of first appearance.
    pub fn types(&self, cards: &[Card]) -> Vec<Type> {
        let mut types: Vec<Type> = Vec::new();
        for card in cards {
            let compared = (self.compared)(types.len());
            match types[compared].iter_mut().find(|(first, _)| (self.is_same)(self, *first, *card))
            {
                Some((first, count)) => *count = (self.counted)(*first, *card, *count),
                None => types.push((*card, 1)),
            }
        }
        types
    }

    /// Returns the types as they may be laid, at the [`index`] of what is above them and beside
    /// them.
    fn fitting(&self, types: &[Type]) -> Vec<Vec<(usize, Card)>> {
        let laid = |(number, (card, _)): (usize, &Type)| {
            let mut cards = (self.laid)(*card);
            if self.is_anticlockwise {
                cards[1..].reverse();
            }
            cards.into_iter().map(move |card| (number, card))
        };
        let all: Vec<_> = types.iter().enumerate().flat_map(laid).collect();
        // The order is that of `index`.
        let halves = || once(None).chain((-4..=4).map(Some));
        let beside_each = |above| halves().map(move |beside| (above, beside));
        let fitting = |(above, beside): (Option<i32>, Option<i32>)| {
            let fits = |(_, card): &(usize, Card)| {
                above.is_none_or(|half| (self.fits[0])(half, card[self.upright[1]]))
                    && beside.is_none_or(|half| (self.fits[1])(half, card[self.across[1]]))
            };
            all.iter().copied().filter(fits).collect()
        };
        halves().flat_map(beside_each).map(fitting).collect()
    }
}

/// Returns the place of what fits below a half and beside another one, if there are any. `None`
/// counts as 0, and a half from -4 to 4 as 1 to 9. What fits below 2 and beside nothing is at
/// 10 * 7 + 0.
fn index(above: Option<i32>, beside: Option<i32>) -> usize {
    let [above, beside] = [above, beside].map(|half| half.map_or(0, |half| (half + 5) as usize));
    10 * above + beside
}

impl Search<'_> {
    /// Tries each card that fits in the next place, and fills the remaining places recursively.
    /// Returns `None` if that takes too many steps.
    fn fill(&mut self) -> Option<()> {
        let place = self.board.len();
        if place == 9 {
            return self.solved();
        }
        self.steps_left = self.steps_left.checked_sub(1)?;
        let index = self.index(place);
        let mut tried = Tried::default();
        for row in 0..self.fitting[index].len() {
            let laid @ (number, _) = self.fitting[index][row];
            if tried.number != Some(number) {
                tried = Tried { number: Some(number), left: self.left[number], has_fitted: false };
            }
            if self.may_lie(laid, &tried) {
                tried.has_fitted = true;
                self.left[number] = self.left[number].saturating_sub(1);
                self.board.push(laid);
                self.last[place] = laid;
                self.fill()?;
                self.board.pop();
                self.left[number] += self.solver.returned;
            }
        }
        Some(())
    }

    /// Keeps the solution on the board.
    fn solved(&mut self) -> Option<()> {
        let times = (self.solver.found)(&self.board);
        self.steps_left = self.steps_left.checked_sub(times)?;
        self.solutions.extend(repeat_n(self.board.clone(), times));
        Some(())
    }

    /// Returns the [`index`] of what fits in the next place.
    fn index(&self, place: usize) -> usize {
        let Solver { above, beside, upright, across, .. } = self.solver;
        let above = above[place].then(|| self.board[place - 3].1[upright[0]]);
        let beside = beside[place].then(|| self.board[place - 1].1[across[0]]);
        index(above, beside)
    }

    /// Returns whether a card that fits may lie in the next place.
    fn may_lie(&self, (number, card): (usize, Card), tried: &Tried) -> bool {
        let is_as_given = card == self.types[number].0;
        (self.solver.is_left)(self.left[number], tried.left)
            && !(self.solver.only_first && tried.has_fitted)
            && (self.solver.may_lie)(self.board.len(), number, is_as_given)
    }
}

/// Returns the cards of an input, in any layout.
pub fn cards(input: &str) -> Vec<Card> {
    let lines = input.trim_start_matches('\u{FEFF}').lines();
    let words = lines.filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace);
    let sides: Vec<i32> = words.filter_map(|side| side.parse().ok()).collect();
    let is_card = |card: &Card| card.iter().all(|side| (1..=4).contains(&side.abs()));
    sides.chunks_exact(4).flat_map(Card::try_from).filter(is_card).collect()
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
pub fn orientations(card: Card) -> Vec<Card> {
    let turns = turns(card);
    let count = (1..4).find(|turn| turns[*turn] == card).unwrap_or(4);
    turns[..count].to_vec()
}

/// Returns a board rotated clockwise.
pub fn board_turned(board: &[(usize, Card)]) -> Board {
    // The card in row r and column c moves to row c and column 2 - r.
    let cells = (0..9).map(|place| board[3 * (2 - place % 3) + place / 3]);
    cells.map(|(number, card)| (number, turns(card)[1])).collect()
}

/// Returns the least of the four rotations of a board.
pub fn least_rotation(board: &Board) -> Board {
    let rotations = successors(Some(board.clone()), |board| Some(board_turned(board)));
    rotations.take(4).min().unwrap_or_default()
}
