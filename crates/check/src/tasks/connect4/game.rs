//! A game of Connect 4 up to some event, beside a board that a program printed.

use rules::connect4::{direction, requests, Board, Cell, Event, Window, COLUMNS, ROWS};
use std::collections::{BTreeSet, HashMap};

/// The rows of a board that a program printed.
pub(super) type Rows<'a> = [&'a [u8]; ROWS];

pub(super) struct Game {
    pub(super) board: Board,
    pub(super) events: Vec<Event>,
}

impl Game {
    /// Plays a game until an event, or to its end.
    fn until(input: &str, mut is_last: impl FnMut(Event) -> bool) -> Self {
        let mut game = Game { board: Board::EMPTY, events: Vec::new() };
        for request in requests(input) {
            let event = game.board.take(request);
            game.events.push(event);
            if is_last(event) || matches!(event, Event::End(..)) {
                break;
            }
        }
        game
    }

    /// Plays a game until it gives one more answer than some.
    pub(super) fn until_answer(input: &str, mut answers: usize) -> Self {
        Self::until(input, |event| {
            let is_answer = !matches!(event, Event::Disc(_));
            let is_last = is_answer && answers == 0;
            answers = answers.saturating_sub(usize::from(is_answer));
            is_last
        })
    }

    /// Plays a game until it has as many discs as a printed board; `None` if they are not in the same cells.
    pub(super) fn like(input: &str, rows: &Rows) -> Option<Self> {
        let mut discs = 0;
        let game = Self::until(input, |event| {
            discs += usize::from(disc(&event).is_some());
            discs == count(rows)
        });
        let is_empty = |(row, column): Cell| rows[row][column + 1] == b' ';
        cells().all(|cell| is_empty(cell) == (game.board.at(cell) == ' ')).then_some(game)
    }

    /// Returns how the game has ended, if it has.
    pub(super) fn verdict(&self) -> Option<&'static str> {
        match self.events.last()? {
            Event::End(verdict, _) => Some(verdict),
            _ => None,
        }
    }

    /// Returns how many moves were invalid.
    pub(super) fn invalid(&self) -> usize {
        self.events.iter().filter(|event| matches!(event, Event::Invalid(_))).count()
    }

    /// Returns the column of all discs after the last answer, if it is one. The last event may be the next answer.
    pub(super) fn only_column(&self, has_answer: bool) -> Option<usize> {
        let events = self.events.iter().rev().skip(usize::from(has_answer));
        let discs = events.map_while(disc);
        let columns: BTreeSet<_> = discs.map(|(_, column)| column + 1).collect();
        columns.first().copied().filter(|_| columns.len() == 1)
    }

    /// Says whose the first disc is that a printed board gives to the other player.
    pub(super) fn wrong_disc(&self, rows: &Rows) -> Option<String> {
        let is_wrong =
            |(row, column): Cell| char::from(rows[row][column + 1]) != self.board.at((row, column));
        let moves: Vec<_> =
            self.events.iter().filter(|event| !matches!(event, Event::Board(_))).collect();
        let wrong = moves.iter().position(|event| disc(event).is_some_and(is_wrong))?;
        let cell = disc(moves[wrong])?;
        let player = player(&self.board, cell).to_lowercase();
        let start = match wrong.checked_sub(1).map(|before| moves[before]) {
            Some(Event::Invalid(_)) => format!("After INVALID it is {player}'s turn: the"),
            _ => "The".to_owned(),
        };
        let (row, column) = (ROWS - cell.0, cell.1 + 1);
        Some(format!("{start} disc in column {column}, row {row} from the bottom, is {player}'s."))
    }

    /// Says where the last disc completes four in a row. A program that lets the other player move after INVALID has
    /// discs of two players there: then it is not said.
    pub(super) fn four_in_a_row(&self) -> Option<String> {
        let last = self.events.last().and_then(disc)?;
        let invalid = self.invalid_before();
        let is_certain =
            |four: &&Window| four.iter().all(|cell| invalid[cell] % 2 == invalid[&last] % 2);
        let fours: Vec<_> = self.board.fours(last).filter(is_certain).collect();
        let name = direction(fours.first()?);
        let line = fours.iter().filter(|four| direction(four) == name).copied().flatten();
        let columns: BTreeSet<_> = line.map(|(_, column)| column + 1).collect();
        let place = match (columns.first()?, columns.last()?) {
            (first, last) if first == last => format!("in column {first}"),
            (first, last) => format!("from column {first} to column {last}"),
        };
        Some(format!("{} has four in a row: a {name} line {place}.", player(&self.board, last)))
    }

    /// Returns how many invalid moves come before each disc.
    fn invalid_before(&self) -> HashMap<Cell, usize> {
        let (mut before, mut invalid) = (HashMap::new(), 0);
        for event in &self.events {
            if let Some(cell) = disc(event) {
                before.insert(cell, invalid);
            }
            invalid += usize::from(matches!(event, Event::Invalid(_)));
        }
        before
    }
}

/// Returns the number of discs on a printed board.
pub(super) fn count(rows: &Rows) -> usize {
    cells().filter(|&(row, column)| rows[row][column + 1] != b' ').count()
}

fn cells() -> impl Iterator<Item = Cell> {
    (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (row, column)))
}

/// Returns the cell of a disc that is dropped.
fn disc(event: &Event) -> Option<Cell> {
    match event {
        Event::Disc(cell) | Event::End(_, cell) => Some(*cell),
        _ => None,
    }
}

/// Returns the player of a disc.
fn player(board: &Board, cell: Cell) -> &'static str {
    match board.at(cell) {
        '0' => "Red",
        _ => "Yellow",
    }
}
