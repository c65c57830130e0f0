//! A game of Connect 4, beside a board that a program printed.
//!
//! A board is the first discs of the game, as many as it has: if one of them has another player, that is what is wrong.

use super::answers::discs;
use rules::connect4::{direction, requests, Board, Cell, Event, ROWS};
use std::collections::BTreeSet;

pub(super) struct Game {
    pub(super) discs: Vec<Disc>,
    /// The columns of the invalid moves.
    pub(super) invalid: Vec<usize>,
    board: Board,
}

/// A disc that is dropped.
pub(super) struct Disc {
    pub(super) cell: Cell,
    /// How many answers come before it.
    pub(super) answers: usize,
    is_after_invalid: bool,
}

impl Game {
    pub(super) fn new(input: &str) -> Self {
        let mut game = Game { discs: Vec::new(), invalid: Vec::new(), board: Board::EMPTY };
        let (mut answers, mut is_after_invalid) = (0, false);
        for request in requests(input) {
            let event = game.board.take(request);
            match event {
                Event::Board(_) => answers += 1,
                Event::Invalid(column) => {
                    (answers, is_after_invalid) = (answers + 1, true);
                    game.invalid.push(column);
                }
                Event::Disc(cell) | Event::End(_, cell) => {
                    game.discs.push(Disc { cell, answers, is_after_invalid });
                    is_after_invalid = false;
                }
            }
            if let Event::End(..) = event {
                break;
            }
        }
        game
    }

    /// Returns the first discs of the game, if a printed board has discs in their cells and in no others.
    pub(super) fn discs_of(&self, board: &str) -> Option<&[Disc]> {
        let first = self.discs.get(..discs(board))?;
        first.iter().all(|disc| at(board, disc.cell) != ' ').then_some(first)
    }

    /// Says whose the first disc is that a printed board gives to the other player, if all discs are in their cells.
    pub(super) fn wrong_disc(&self, board: &str) -> Option<String> {
        let is_wrong = |disc: &&Disc| at(board, disc.cell) != self.board.at(disc.cell);
        let disc = self.discs_of(board)?.iter().find(is_wrong)?;
        let player = self.player(disc.cell).to_lowercase();
        let turn = format!("After INVALID it is {player}'s turn: the");
        let start = if disc.is_after_invalid { &turn } else { "The" };
        let (row, column) = (ROWS - disc.cell.0, disc.cell.1 + 1);
        Some(format!("{start} disc in column {column}, row {row} from the bottom, is {player}'s."))
    }

    /// Says where the last disc completes four in a row.
    pub(super) fn four_in_a_row(&self) -> Option<String> {
        let last = self.discs.last()?.cell;
        let name = direction(self.board.fours(last).next()?);
        let line = self.board.fours(last).filter(|four| direction(four) == name).flatten();
        let columns: BTreeSet<_> = line.map(|(_, column)| column + 1).collect();
        let place = match (columns.first()?, columns.last()?) {
            (first, last) if first == last => format!("in column {first}"),
            (first, last) => format!("from column {first} to column {last}"),
        };
        Some(format!("{} has four in a row: a {name} line {place}.", self.player(last)))
    }

    /// Returns the player of a disc.
    fn player(&self, cell: Cell) -> &'static str {
        match self.board.at(cell) {
            '0' => "Red",
            _ => "Yellow",
        }
    }
}

/// Returns the content of a cell of a printed board.
fn at(board: &str, (row, column): Cell) -> char {
    board.as_bytes()[row * "|        |\n".len() + 1 + column].into()
}
