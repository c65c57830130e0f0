//! A game in progress: whose turn it is, the column heights, and the board as it is printed.
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
/// The number of bytes in a row of the printed board.
const BYTES_PER_ROW: usize = COLUMNS + 3;

/// A game of Connect 4 in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    board: [u8; EMPTY.len()],
    /// The number of discs in each column, or [`ROWS`] in each when the game is over.
    heights: [usize; COLUMNS],
    /// The discs of red and of yellow.
    players: [Discs; 2],
    /// The number of discs on the board.
    discs: usize,
}

/// A player, named after the colour of the discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Moves first; the discs are printed as `0`.
    Red,
    /// Moves second; the discs are printed as `1`.
    Yellow,
}

/// The result of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The disc was placed, and the game goes on.
    Placed,
    /// The column was full or the game over, and the same player moves again.
    Invalid,
    /// The disc completed four in a row.
    Connect4,
    /// The disc filled the board.
    Full,
}

impl Default for Game {
    /// An empty board, and red to move.
    fn default() -> Self {
        Game { board: *EMPTY, heights: [0; COLUMNS], players: Default::default(), discs: 0 }
    }
}

impl Game {
    /// The player whose turn it is, or would be if the game is over.
    pub fn turn(&self) -> Player {
        [Player::Red, Player::Yellow][self.discs % 2]
    }

    /// The board as it is printed, from the top row to the foot; each line ends with `\n`.
    pub fn board(&self) -> &[u8] {
        &self.board
    }

    /// Returns whether the disc in a row of a column, counted from 0 at the bottom, is one of four
    /// in a row.
    pub fn is_in_four(&self, column: Column, row: usize) -> bool {
        row < ROWS && self.players.iter().any(|discs| discs.are_in_a_row_at(column.index(), row))
    }

    /// Drops a disc of the player whose turn it is. When the game is over, no column is open.
    #[inline]
    pub fn drop(&mut self, column: Column) -> Outcome {
        let row = self.heights[column.index()];
        if row == ROWS {
            return Outcome::Invalid;
        }
        self.place(column.index(), row)
    }

    /// Places a disc in an empty cell; column and row are counted from 0 at the bottom left. At
    /// most 48 calls per game, so kept out of the hot loop.
    #[cold]
    fn place(&mut self, column: usize, row: usize) -> Outcome {
        let player = self.turn() as usize;
        self.players[player].add(column, row);
        self.board[BYTES_PER_ROW * (ROWS - 1 - row) + 1 + column] = b"01"[player];
        self.heights[column] += 1;
        self.discs += 1;
        if self.players[player].have_four_in_a_row() {
            self.heights = [ROWS; COLUMNS];
            Outcome::Connect4
        } else if self.discs == ROWS * COLUMNS {
            Outcome::Full
        } else {
            Outcome::Placed
        }
    }
}
