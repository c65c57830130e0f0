//! A game of Connect 4, beside a board that a program printed.
//!
//! A board is the first discs of the game, as many as it has: if one of them has another player, that is what is wrong.

use super::answers::discs;
use rules::connect4::{direction, requests, Board, Cell, Event, ROWS};
use std::collections::BTreeSet;

pub(super) struct Game {
    /// The cells of the discs. Red has the first, and every other one.
    pub(super) discs: Vec<Cell>,
    /// The columns of the invalid moves, and how many discs come before each.
    pub(super) invalid: Vec<(usize, usize)>,
    board: Board,
}

impl Game {
    pub(super) fn new(input: &str) -> Self {
        let mut game = Game { discs: Vec::new(), invalid: Vec::new(), board: Board::EMPTY };
        for request in requests(input) {
            match game.board.take(request) {
                Event::Board(_) => {}
                Event::Invalid(column) => game.invalid.push((column, game.discs.len())),
                Event::Disc(cell) => game.discs.push(cell),
                Event::End(_, cell) => {
                    game.discs.push(cell);
                    break;
                }
            }
        }
        game
    }

    /// Returns the first discs of the game, if a printed board has discs in their cells and in no others.
    pub(super) fn discs_of(&self, board: &str) -> Option<&[Cell]> {
        let first = self.discs.get(..discs(board))?;
        first.iter().all(|cell| at(board, *cell) != ' ').then_some(first)
    }

    /// Says whose the first disc is that a printed board gives to the other player, if all discs are in their cells.
    pub(super) fn wrong_disc(&self, board: &str) -> Option<String> {
        let mut discs = self.discs_of(board)?.iter();
        let disc = discs.position(|cell| at(board, *cell) != self.board.at(*cell))?;
        let player = player(disc).to_lowercase();
        let turn = format!("After INVALID it is {player}'s turn: the");
        let is_after_invalid = self.invalid.iter().any(|(_, discs)| *discs == disc);
        let start = if is_after_invalid { &turn } else { "The" };
        let (row, column) = (ROWS - self.discs[disc].0, self.discs[disc].1 + 1);
        Some(format!("{start} disc in column {column}, row {row} from the bottom, is {player}'s."))
    }

    /// Says which four in a row the last disc completes.
    pub(super) fn four_in_a_row(&self) -> Option<String> {
        let last = *self.discs.last()?;
        let name = direction(self.board.fours(last).next()?);
        let line = self.board.fours(last).filter(|four| direction(four) == name).flatten();
        let columns: BTreeSet<_> = line.map(|(_, column)| column + 1).collect();
        let place = match (columns.first()?, columns.last()?) {
            (first, last) if first == last => format!("in column {first}"),
            (first, last) => format!("from column {first} to column {last}"),
        };
        let player = player(self.discs.len() - 1);
        Some(format!("{player} has four in a row: a {name} line {place}."))
    }
}

/// Returns whose a disc of the game is.
fn player(disc: usize) -> &'static str {
    ["Red", "Yellow"][disc % 2]
}

/// Returns the content of a cell of a printed board.
fn at(board: &str, (row, column): Cell) -> char {
    board.as_bytes()[row * "|        |\n".len() + 1 + column].into()
}
