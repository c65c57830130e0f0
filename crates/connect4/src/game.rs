//! A game in progress: whose turn it is, how high the discs stand, and the board as it is printed.
//!
//! The printed board is kept as text, so that a disc changes one byte and printing copies 77.

use crate::column::{Column, COLUMNS};
use crate::discs::Discs;

pub(crate) const ROWS: usize = 6;
const EMPTY: &[u8; 77] = b"\
|        |
|        |
|        |
|        |
|        |
|        |
\\--------/
";
/// How many bytes a row of the printed board takes.
const BYTES_PER_ROW: usize = COLUMNS + 3;

/// A game of Connect 4 in progress.
#[derive(Clone, Debug)]
pub struct Game {
    board: [u8; EMPTY.len()],
    /// How many discs lie in each column.
    heights: [usize; COLUMNS],
    /// The discs of red and of yellow.
    players: [Discs; 2],
    /// How many discs have been dropped.
    discs: usize,
}

/// What has become of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The disc is in, and the game goes on.
    Placed,
    /// The column was full, and the same player moves again.
    Invalid,
    /// The disc has completed four in line.
    Connect4,
    /// The disc was the last that fits on the board.
    Full,
}

impl Default for Game {
    /// An empty board, and red to move.
    fn default() -> Self {
        Game { board: *EMPTY, heights: [0; COLUMNS], players: Default::default(), discs: 0 }
    }
}

impl Game {
    /// The board as it is printed, from the top row to the foot, each line with its `\n`.
    pub fn board(&self) -> &[u8] {
        &self.board
    }

    /// Whether the disc in a row of a column, counted from 0 at the bottom, is one of four in line.
    pub fn is_in_line(&self, column: Column, row: usize) -> bool {
        row < ROWS && self.players.iter().any(|discs| discs.are_in_line_at(column.index(), row))
    }

    /// Drops a disc of the player whose turn it is. Whoever goes on after [`Outcome::Connect4`] plays a
    /// game that is over.
    #[inline]
    pub fn drop(&mut self, column: Column) -> Outcome {
        let row = self.heights[column.index()];
        if row == ROWS {
            return Outcome::Invalid;
        }
        self.place(column.index(), row)
    }

    /// Places a disc in an empty cell, column and row counted from 0 at the bottom left; at most 48
    /// times a game, so it is kept out of the hot loop.
    #[cold]
    fn place(&mut self, column: usize, row: usize) -> Outcome {
        let player = self.discs % 2;
        self.players[player].add(column, row);
        self.board[BYTES_PER_ROW * (ROWS - 1 - row) + 1 + column] = b"01"[player];
        self.heights[column] += 1;
        self.discs += 1;
        if self.players[player].have_four_in_line() {
            Outcome::Connect4
        } else if self.discs == ROWS * COLUMNS {
            Outcome::Full
        } else {
            Outcome::Placed
        }
    }
}
