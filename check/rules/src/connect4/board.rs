//! The board: a grid of cells, and all windows of four cells in a straight line.

use std::array;
use std::cmp::Ordering::{Equal, Greater, Less};
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// The number of columns of the board.
pub const COLUMNS: usize = 8;
/// The number of rows of the board.
pub const ROWS: usize = 6;
/// The discs of red, who moves first, and of yellow.
pub const PLAYERS: [char; 2] = ['0', '1'];
/// An empty cell.
pub const EMPTY: char = ' ';
/// The last line of a board.
pub const FOOT: &str = "\\--------/\n";

/// The direction of a line, as seen from its left end.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Direction {
    /// Along a row.
    Horizontal,
    /// Along a column.
    Vertical,
    /// One row down with each column to the right.
    Falling,
    /// One row up with each column to the right.
    Rising,
}
use Direction::{Falling, Horizontal, Rising, Vertical};

/// How far the next cell is, down and to the right.
pub type Step = (isize, isize);
/// Each direction with its step.
pub const STEPS: [(Direction, Step); 4] =
    [(Horizontal, (0, 1)), (Vertical, (1, 0)), (Falling, (1, 1)), (Rising, (-1, 1))];

/// A row, from 0 at the top, and a column, from 0 at the left.
pub type Cell = (usize, usize);
/// Four adjacent cells in a straight line.
pub type Window = [Cell; 4];

/// The disc in each cell.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    /// By row and column.
    pub cells: [[u8; COLUMNS]; ROWS],
    /// How many there are.
    pub discs: usize,
}

/// All windows: horizontal, vertical and on both diagonals.
pub static WINDOWS: LazyLock<Vec<Window>> = LazyLock::new(|| {
    let cells = (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (row, column)));
    cells.flat_map(|cell| STEPS.iter().filter_map(move |&(_, step)| window(cell, step))).collect()
});

/// The windows with each cell.
static WINDOWS_OF: LazyLock<[[Vec<Window>; COLUMNS]; ROWS]> = LazyLock::new(|| {
    let with =
        |cell: Cell| WINDOWS.iter().filter(|window| window.contains(&cell)).copied().collect();
    array::from_fn(|row| array::from_fn(|column| with((row, column))))
});

/// Returns the windows with a cell.
pub fn windows_of((row, column): Cell) -> impl Iterator<Item = &'static Window> {
    WINDOWS_OF[row][column].iter()
}

/// Returns the window that starts at a cell, or `None` if it does not fit on the board.
fn window((row, column): Cell, (down, right): Step) -> Option<Window> {
    let cell = |n| Some((row.checked_add_signed(n * down)?, column.checked_add_signed(n * right)?));
    let window = [cell(0)?, cell(1)?, cell(2)?, cell(3)?];
    window.iter().all(|&(row, column)| row < ROWS && column < COLUMNS).then_some(window)
}

/// Returns the direction of a window.
pub fn direction(&[(row, column), (next_row, next_column), ..]: &Window) -> Direction {
    match (next_row.cmp(&row), next_column.cmp(&column)) {
        (Equal, _) => Horizontal,
        (_, Equal) => Vertical,
        (Greater, _) => Falling,
        (Less, _) => Rising,
    }
}

impl Direction {
    fn name(self) -> &'static str {
        match self {
            Horizontal => "horizontal",
            Vertical => "vertical",
            Falling => "falling",
            Rising => "rising",
        }
    }
}

impl Default for Board {
    /// Returns the board before the first move.
    fn default() -> Self {
        Board { cells: [[EMPTY as u8; COLUMNS]; ROWS], discs: 0 }
    }
}

impl Board {
    /// Returns the content of a cell.
    pub fn at(&self, (row, column): Cell) -> char {
        char::from(self.cells[row][column])
    }

    /// Returns the cell where the next disc lands and the board with it, or `None` if the column is
    /// full. As in moves, columns count from 1.
    pub fn with(self, column: usize) -> Option<(Cell, Self)> {
        let cell = self.landing(column)?;
        Some((cell, self.with_disc(cell, PLAYERS[self.discs % 2])))
    }

    /// Returns the cell where the next disc lands, or `None` if the column, counted from 1, is
    /// full.
    pub fn landing(&self, column: usize) -> Option<Cell> {
        (0..ROWS).rev().map(|row| (row, column - 1)).find(|cell| self.at(*cell) == EMPTY)
    }

    /// Returns the board with one more disc.
    pub fn with_disc(mut self, (row, column): Cell, disc: char) -> Self {
        self.cells[row][column] = disc as u8;
        self.discs += 1;
        self
    }

    /// Returns the windows with a cell that have four discs of one player.
    pub fn fours(&self, cell: Cell) -> impl Iterator<Item = &'static Window> + '_ {
        let is_four =
            move |window: &&Window| window.iter().all(|other| self.at(*other) == self.at(cell));
        windows_of(cell).filter(is_four)
    }

    /// Says which four in a row the last disc completes; nothing if it completes none.
    pub(super) fn four_in_a_row(&self, last: Cell) -> String {
        let Some(direction) = self.fours(last).next().map(direction) else { return String::new() };
        let line = self.fours(last).filter(|four| self::direction(four) == direction).flatten();
        let columns: BTreeSet<_> = line.map(|(_, column)| column + 1).collect();
        let place = match (columns.first(), columns.last()) {
            (Some(leftmost), Some(rightmost)) if leftmost < rightmost => {
                format!("from column {leftmost} to column {rightmost}")
            }
            _ => format!("in column {}", last.1 + 1),
        };
        let player = if self.at(last) == PLAYERS[0] { "Red" } else { "Yellow" };
        format!("{player} has four in a row: a {} line {place}.", direction.name())
    }

    /// Returns the board as it is printed.
    pub fn text(&self) -> String {
        let mut text = String::with_capacity(ROWS * (COLUMNS + 3) + FOOT.len());
        for row in &self.cells {
            text.push('|');
            text.push_str(&String::from_utf8_lossy(row));
            text.push_str("|\n");
        }
        text + FOOT
    }
}
