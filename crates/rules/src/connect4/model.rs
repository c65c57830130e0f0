//! A naive model of the rules: a grid of cells. All windows of four cells are checked after each disc.

use crate::WHITE_SPACE;
use std::sync::LazyLock;
use std::{array, fmt};

/// The number of columns of the board.
pub const COLUMNS: usize = 8;
/// The number of rows of the board.
pub const ROWS: usize = 6;
/// The discs of red, who moves first, and of yellow.
pub const PLAYERS: [char; 2] = ['0', '1'];
/// An empty cell.
pub const EMPTY: char = ' ';
/// The steps to the next cell, down and to the right: horizontal, vertical, falling and rising.
const DIRECTIONS: [(isize, isize); 4] = [(0, 1), (1, 0), (1, 1), (-1, 1)];

/// A row, from 0 at the top, and a column, from 0 at the left.
pub type Cell = (usize, usize);
/// Four adjacent cells in a straight line.
pub type Window = [Cell; 4];

/// The disc in each cell.
#[derive(Clone, Copy, Debug)]
pub struct Board([[char; COLUMNS]; ROWS]);

/// Returns the output for an input.
pub fn referee(input: &str) -> String {
    let (mut board, mut discs, mut text) = (Board::EMPTY, 0, String::new());
    for request in requests(input) {
        let Some(column) = request else {
            text += &board.to_string();
            continue;
        };
        let Some(cell) = board.landing(column - 1) else {
            text += "INVALID\n";
            continue;
        };
        board = board.with(cell, PLAYERS[discs % 2]);
        discs += 1;
        if board.fours().next().is_some() {
            return format!("{text}CONNECT4\n{board}");
        }
        if discs == ROWS * COLUMNS {
            return format!("{text}FULL\n{board}");
        }
    }
    text + "QUIT\n"
}

/// Returns the columns in an input, and `None` for each blank line.
pub(super) fn requests(input: &str) -> Vec<Option<usize>> {
    let mut requests = Vec::new();
    for line in input.trim_start_matches('\u{FEFF}').split_inclusive('\n') {
        if line == "\n" || line == "\r\n" {
            requests.push(None);
        }
        let words = line.split(WHITE_SPACE).filter(|word| !word.is_empty());
        requests.extend(words.map(|word| Some(word.parse().expect("each word is a column"))));
    }
    requests
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
pub(super) fn windows_of((row, column): Cell) -> impl Iterator<Item = &'static Window> {
    WINDOWS_OF[row][column].iter()
}

/// Returns the window that starts at a cell, or `None` if it does not fit on the board.
fn window((row, column): Cell, (down, right): (isize, isize)) -> Option<Window> {
    let cell = |n| Some((row.checked_add_signed(n * down)?, column.checked_add_signed(n * right)?));
    let window = [cell(0)?, cell(1)?, cell(2)?, cell(3)?];
    window.iter().all(|&(row, column)| row < ROWS && column < COLUMNS).then_some(window)
}

/// Returns the direction of a window, as seen from its left end.
pub(super) fn direction(window: &Window) -> &'static str {
    let [first, second, ..] = window;
    match (first.0.cmp(&second.0) as i8, first.1 == second.1) {
        (_, true) => "upright",
        (0, _) => "level",
        (1, _) => "rising",
        (_, _) => "falling",
    }
}

impl Board {
    /// The board before the first move.
    pub const EMPTY: Self = Board([[EMPTY; COLUMNS]; ROWS]);

    /// Returns the content of a cell.
    pub fn at(&self, (row, column): Cell) -> char {
        self.0[row][column]
    }

    /// Returns the cell where a disc lands, or `None` if the column is full.
    pub fn landing(&self, column: usize) -> Option<Cell> {
        (0..ROWS).rev().map(|row| (row, column)).find(|&cell| self.at(cell) == EMPTY)
    }

    /// Returns the board with a disc in a cell.
    pub fn with(mut self, (row, column): Cell, player: char) -> Self {
        self.0[row][column] = player;
        self
    }

    /// Returns the windows with four discs of one player.
    pub fn fours(&self) -> impl Iterator<Item = &'static Window> + '_ {
        WINDOWS.iter().filter(|window| self.is_four(window))
    }

    /// Returns those of them with a cell.
    pub fn fours_with(&self, cell: Cell) -> impl Iterator<Item = &'static Window> + '_ {
        windows_of(cell).filter(|window| self.is_four(window))
    }

    fn is_four(&self, window: &Window) -> bool {
        let disc = self.at(window[0]);
        disc != EMPTY && window.iter().all(|&cell| self.at(cell) == disc)
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for row in self.0 {
            writeln!(f, "|{}|", String::from_iter(row))?;
        }
        writeln!(f, "\\--------/")
    }
}
