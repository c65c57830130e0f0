//! The rules, searched with no trick: place by place, each type in each turn, and a solution that
//! comes up again is dropped. That takes its time, so it gives up a long search.

use std::collections::HashSet;

/// The sides of a card: top, right, bottom, left.
pub(crate) type Card = [i32; 4];
/// The number of a type, from 0, and its card as it lies, for each place row by row.
pub(crate) type Board = Vec<(usize, Card)>;

/// A search of more steps is given up.
const PATIENCE: usize = 4000;
const WHITE_SPACE: [char; 6] = [' ', '\t', '\n', '\x0B', '\x0C', '\r'];
const RULE: &str = "+----------+----------+----------+\n";
/// The place whose card a clockwise quarter turn of the board brings to each place.
const TURNED_FROM: [usize; 9] = [6, 3, 0, 7, 4, 1, 8, 5, 2];

/// Nine cards, their types, and all ways to lay them.
#[derive(Clone, Debug)]
pub(crate) struct Puzzle {
    pub(crate) cards: Vec<Card>,
    /// The first card of each type, and how many there are.
    types: Vec<(Card, usize)>,
    pub(crate) solutions: Vec<Board>,
}

struct Search {
    types: Vec<Card>,
    left: Vec<usize>,
    board: Board,
    seen: HashSet<Board>,
    solutions: Vec<Board>,
    patience: usize,
}

impl Search {
    /// Lays all that fits in the next place, and so on to the last; `None` if patience is lost.
    fn fill(&mut self) -> Option<()> {
        self.patience = self.patience.checked_sub(1)?;
        if self.board.len() == 9 {
            if self.seen.insert(self.board.clone()) {
                self.solutions.push(self.board.clone());
            }
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
}

impl Puzzle {
    /// Finds all solutions; `None` if that takes too long.
    pub(crate) fn solve(cards: &[Card]) -> Option<Self> {
        let types = types(cards);
        let mut search = Search {
            types: types.iter().map(|(card, _)| *card).collect(),
            left: types.iter().map(|(_, multiplicity)| *multiplicity).collect(),
            board: Board::new(),
            seen: HashSet::new(),
            solutions: Vec::new(),
            patience: PATIENCE,
        };
        search.fill()?;
        Some(Puzzle { cards: cards.to_vec(), types, solutions: search.solutions })
    }

    /// How many solutions there are if the turns of one count as one.
    pub(crate) fn up_to_rotation(&self) -> usize {
        self.solutions.iter().map(least_turn).collect::<HashSet<_>>().len()
    }

    /// The line of counts.
    pub(crate) fn counts(&self, comments: &[String]) -> String {
        let description = comments.first().map_or("", |comment| &comment[1..]);
        let description = description.trim_matches(WHITE_SPACE);
        format!("{}\t{}\t{description}\n", self.solutions.len(), self.up_to_rotation())
    }

    /// The report that shows so many solutions.
    pub(crate) fn report(&self, comments: &[String], limit: usize) -> String {
        let comments = comments.iter().map(|comment| format!("{comment}\n"));
        let cards = self.cards.iter().map(|&card| format!("{}\n", sides(card)));
        let count = format!("\nEs gibt {} verschiedene Kartentypen:\n", self.types.len());
        let types = (1..).zip(&self.types).map(|(number, (card, multiplicity))| {
            format!("{number}. {multiplicity} * [{}]\n", sides(*card))
        });
        let solutions = (1..).zip(self.solutions.iter().take(limit)).map(|(number, board)| {
            format!("\n{number}. gefundene Loesung:\n{}{}", drawing(board), check(board))
        });
        ["Eingabedaten:\n".to_string()]
            .into_iter()
            .chain(comments)
            .chain(cards)
            .chain([count])
            .chain(types)
            .chain(solutions)
            .chain([self.total(limit)])
            .collect()
    }

    fn total(&self, limit: usize) -> String {
        match self.solutions.len() {
            0 => "\nEs gibt keine Loesung.\n".to_string(),
            total if total > limit => format!("\nEs gibt insgesamt {total} Loesungen.\n"),
            _ => String::new(),
        }
    }
}

/// The types of cards and how many cards each has, in the order in which they first appear.
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

/// A card as it is, and after one, two and three clockwise quarter turns.
fn turns([top, right, bottom, left]: Card) -> [Card; 4] {
    [
        [top, right, bottom, left],
        [left, top, right, bottom],
        [bottom, left, top, right],
        [right, bottom, left, top],
    ]
}

/// Whether a card fits in the next place of a board.
fn fits(board: &Board, [top, _, _, left]: Card) -> bool {
    let place = board.len();
    let fits_above = place < 3 || board[place - 3].1[2] == -top;
    let fits_beside = place % 3 == 0 || board[place - 1].1[1] == -left;
    fits_above && fits_beside
}

/// The least of the four turns of a board.
fn least_turn(board: &Board) -> Board {
    let turn = |board: &Board| -> Board {
        TURNED_FROM.map(|place| (board[place].0, turns(board[place].1)[1])).to_vec()
    };
    let once = turn(board);
    let twice = turn(&once);
    let thrice = turn(&twice);
    [board.clone(), once, twice, thrice].into_iter().min().expect("there are four")
}

fn sides([top, right, bottom, left]: Card) -> String {
    format!("{top} {right} {bottom} {left}")
}

fn drawing(board: &Board) -> String {
    let mut text = RULE.to_string();
    for row in board.chunks(3) {
        for part in ["top", "middle", "bottom"] {
            for &(number, [top, right, bottom, left]) in row {
                text += &match part {
                    "top" => format!("|    {top:2}    "),
                    "middle" => format!("| {left:2} {:2} {right:2} ", number + 1),
                    _ => format!("|    {bottom:2}    "),
                };
            }
            text += "|\n";
        }
        text += RULE;
    }
    text
}

fn check(board: &Board) -> String {
    let places = board.iter().map(|(number, [top, right, bottom, left])| {
        format!("{},{top},{right},{bottom},{left};", number + 1)
    });
    format!("CHECK: {}\n", places.collect::<String>())
}
