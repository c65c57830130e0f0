//! A naive model of the rules, in the parts that programs get wrong. All windows of four cells are checked after each disc.

use super::board::{Board, Cell, COLUMNS, PLAYERS, ROWS};
use crate::answer::Answer;
use std::sync::Arc;

/// What is printed for a blank line.
pub(super) const BOARD: &str = "board";
/// What is printed for a move into a full column.
pub(super) const INVALID: &str = "INVALID";
/// What is printed if the last disc makes four in a row.
pub(super) const CONNECT4: &str = "CONNECT4";
/// What is printed if the board is full.
pub(super) const FULL: &str = "FULL";
/// What is printed after `CONNECT4` or `FULL`.
pub(super) const LAST_BOARD: &str = "last board";
/// What is printed if the input ends first.
pub(super) const QUIT: &str = "QUIT";

const OVER: &str = "The game is over: nothing more comes.";
const NOT_OVER: &str = "The input ends, but nobody has four in a row, and the board is not full.";

/// What happens, and is printed.
#[derive(Clone, Copy, Debug)]
pub enum Event {
    /// The board, which a blank line asks for.
    Board(Board),
    /// The column, counted from 1 as in moves, is full.
    Invalid(usize),
    /// The last disc lands in a cell, and the game ends with a word.
    End(&'static str, Cell, Board),
    /// The input ends before the game.
    Quit,
}

/// A referee.
#[derive(Clone)]
pub(super) struct Referee {
    /// The number of the player who moves first.
    pub(super) first: usize,
    /// Returns the cell where a disc lands, or `None` if the column, counted from 1, is full.
    pub(super) lands: fn(&Board, usize) -> Option<Cell>,
    /// Returns whether the last disc, which is on the board, ends the game.
    pub(super) wins: Arc<dyn Fn(&Board, Cell) -> bool + Send + Sync>,
    /// How many turns a move into a full column takes.
    pub(super) turns: usize,
    /// How many discs a move into a full column counts for.
    pub(super) counts: usize,
    /// How many discs fill the board.
    pub(super) cells: usize,
    /// Whether a full board is looked for first.
    pub(super) full_first: bool,
    /// Whether the game ends.
    pub(super) ends: bool,
}

impl Referee {
    /// Returns the referee of the rules.
    pub(super) fn right() -> Self {
        Referee {
            first: 0,
            lands: |board, column| Some(board.with(column)?.0),
            wins: Arc::new(|board, cell| board.fours(cell).next().is_some()),
            turns: 0,
            counts: 0,
            cells: ROWS * COLUMNS,
            full_first: false,
            ends: true,
        }
    }

    /// Returns what happens in an input.
    pub(super) fn events(&self, input: &str) -> Vec<Event> {
        let (mut board, mut events) = (Board::EMPTY, Vec::new());
        let (mut turn, mut discs) = (self.first, 0);
        for request in requests(input) {
            let Some(column) = request else {
                events.push(Event::Board(board));
                continue;
            };
            let Some(cell) = (self.lands)(&board, column) else {
                events.push(Event::Invalid(column));
                (turn, discs) = (turn + self.turns, discs + self.counts);
                continue;
            };
            board = board.with_disc(cell, PLAYERS[turn % 2]);
            (turn, discs) = (turn + 1, discs + 1);
            if let Some(verdict) = self.verdict(&board, cell, discs) {
                events.push(Event::End(verdict, cell, board));
                if self.ends {
                    return events;
                }
            }
        }
        events.push(Event::Quit);
        events
    }

    fn verdict(&self, board: &Board, last: Cell, discs: usize) -> Option<&'static str> {
        let (wins, is_full) = ((self.wins)(board, last), discs == self.cells);
        match (wins, is_full) {
            (true, true) if self.full_first => Some(FULL),
            (true, _) => Some(CONNECT4),
            (_, true) => Some(FULL),
            _ => None,
        }
    }

    /// Returns what is due for an input, and why.
    pub(super) fn answers(&self, input: &str) -> Vec<Answer> {
        let answers = self.events(input).into_iter().flat_map(answers_to);
        answers.chain([Answer::end(OVER)]).collect()
    }
}

/// Returns what is printed for an event: up to two answers.
fn answers_to(event: Event) -> impl Iterator<Item = Answer> {
    let word = |word: &'static str, reason: String| Answer::new(word, format!("{word}\n"), reason);
    let (first, second) = match event {
        Event::Board(board) => {
            (Answer::new(BOARD, board.text(), "A blank line asks for the board."), None)
        }
        Event::Invalid(column) => (word(INVALID, format!("Column {column} is full.")), None),
        Event::End(verdict, cell, board) => {
            let is_won = verdict == CONNECT4;
            let reason =
                if is_won { board.four_in_a_row(cell) } else { "The board is full.".to_owned() };
            let after = format!("After {verdict} the board comes.");
            (word(verdict, reason), Some(Answer::new(LAST_BOARD, board.text(), after)))
        }
        Event::Quit => (word(QUIT, NOT_OVER.to_owned()), None),
    };
    [Some(first), second].into_iter().flatten()
}

/// Returns the output for an input.
pub fn referee(input: &str) -> String {
    Referee::right().answers(input).into_iter().map(|answer| answer.text).collect()
}

/// Returns what happens in an input.
pub fn events(input: &str) -> Vec<Event> {
    Referee::right().events(input)
}

/// Returns the columns in an input, and `None` for each blank line. Other words are left out.
pub fn requests(input: &str) -> impl Iterator<Item = Option<usize>> + '_ {
    input.trim_start_matches('\u{FEFF}').split_inclusive('\n').flat_map(|line| {
        let words = line.split_whitespace().filter_map(|word| word.parse().ok());
        let moves = words.filter(|column| (1..=COLUMNS).contains(column)).map(Some);
        let is_blank = line == "\n" || line == "\r\n";
        is_blank.then_some(None).into_iter().chain(moves)
    })
}
