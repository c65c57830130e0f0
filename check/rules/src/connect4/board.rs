//! The board: a grid of cells, and all windows of four cells in a straight line.

use std::array;
use std::cmp::Ordering;
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
/// The steps to the next cell, down and to the right: horizontal, vertical, falling and rising.
const DIRECTIONS: [(isize, isize); 4] = [(0, 1), (1, 0), (1, 1), (-1, 1)];

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
    cells.flat_map(|cell| DIRECTIONS.iter().filter_map(move |&step| window(cell, step))).collect()
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
fn window((row, column): Cell, (down, right): (isize, isize)) -> Option<Window> {
    let cell = |n| Some((row.checked_add_signed(n * down)?, column.checked_add_signed(n * right)?));
    let window = [cell(0)?, cell(1)?, cell(2)?, cell(3)?];
    window.iter().all(|&(row, column)| row < ROWS && column < COLUMNS).then_some(window)
}

/// Returns the direction of a window, as seen from its left end.
pub fn direction(window: &Window) -> &'static str {
    let [(row, column), (next_row, next_column), ..] = window;
    match (row.cmp(next_row), column == next_column) {
        (_, true) => "vertical",
        (Ordering::Equal, _) => "horizontal",
        (Ordering::Greater, _) => "rising",
        (Ordering::Less, _) => "falling",
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

    /// Returns the cell where the next disc lands and the board with it, or `None` if the column is full. As
    /// in moves, columns count from 1.
    pub fn with(self, column: usize) -> Option<(Cell, Self)> {
        let cell = self.landing(column)?;
        Some((cell, self.with_disc(cell, PLAYERS[self.discs % 2])))
    }

    /// Returns the cell where the next disc lands, or `None` if the column, counted from 1, is full.
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

    /// Says which four in a row the last disc completes.
    pub fn four_in_a_row(&self, last: Cell) -> String {
        let name = self.fours(last).next().map_or("", direction);
        let line = self.fours(last).filter(|four| direction(four) == name).flatten();
        let columns: BTreeSet<_> = line.map(|(_, column)| column + 1).collect();
        let place = match (columns.first(), columns.last()) {
            (Some(first), Some(last)) if first < last => {
                format!("from column {first} to column {last}")
            }
            _ => format!("in column {}", last.1 + 1),
        };
        let player = if self.at(last) == PLAYERS[0] { "Red" } else { "Yellow" };
        format!("{player} has four in a row: a {name} line {place}.")
    }

    /// Returns the board as it is printed.
    pub fn text(&self) -> String {
        let rows = self.cells.iter().map(|row| format!("|{}|\n", String::from_utf8_lossy(row)));
        rows.chain([FOOT.to_owned()]).collect()
    }
}
