//! A naive model of the rules: a grid of cells. All windows of four cells are checked after each disc.

use std::array;
use std::cmp::Ordering;
use std::sync::LazyLock;

/// The number of columns of the board.
pub const COLUMNS: usize = 8;
/// The number of rows of the board.
pub const ROWS: usize = 6;
/// The discs of red, who moves first, and of yellow.
pub(super) const PLAYERS: [char; 2] = ['0', '1'];
/// An empty cell.
pub(super) const EMPTY: char = ' ';
/// The steps to the next cell, down and to the right: horizontal, vertical, falling and rising.
const DIRECTIONS: [(isize, isize); 4] = [(0, 1), (1, 0), (1, 1), (-1, 1)];

/// A row, from 0 at the top, and a column, from 0 at the left.
pub type Cell = (usize, usize);
/// Four adjacent cells in a straight line.
pub type Window = [Cell; 4];

/// The disc in each cell.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    cells: [[char; COLUMNS]; ROWS],
    /// How many there are.
    pub discs: usize,
}

/// What a blank line or a move does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// The board is printed, with this many discs.
    Board(usize),
    /// The column, counted from 1 as in moves, is full.
    Invalid(usize),
    /// A disc lands in a cell.
    Disc(Cell),
    /// The last disc lands in a cell, and the game ends.
    End(&'static str, Cell),
}

/// Returns the output for an input.
pub fn referee(input: &str) -> String {
    let (mut board, mut text) = (Board::EMPTY, String::new());
    for request in requests(input) {
        match board.take(request) {
            Event::Board(_) => text += &board.text(),
            Event::Invalid(_) => text += "INVALID\n",
            Event::Disc(_) => {}
            Event::End(verdict, _) => return text + verdict + "\n" + &board.text(),
        }
    }
    text + "QUIT\n"
}

/// Returns the columns in an input, and `None` for each blank line.
///
/// # Panics
///
/// If a word is not a number.
pub fn requests(input: &str) -> impl Iterator<Item = Option<usize>> + '_ {
    input.trim_start_matches('\u{FEFF}').split_inclusive('\n').flat_map(|line| {
        let words = line.split_whitespace();
        let moves = words.map(|word| Some(word.parse().expect("each word is a column")));
        let is_blank = line == "\n" || line == "\r\n";
        is_blank.then_some(None).into_iter().chain(moves)
    })
}

/// All windows: horizontal, vertical and on both diagonals.
pub(super) static WINDOWS: LazyLock<Vec<Window>> = LazyLock::new(|| {
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
pub fn direction(window: &Window) -> &'static str {
    let [first, second, ..] = window;
    match (first.0.cmp(&second.0), first.1 == second.1) {
        (_, true) => "vertical",
        (Ordering::Equal, _) => "horizontal",
        (Ordering::Greater, _) => "rising",
        (Ordering::Less, _) => "falling",
    }
}

impl Board {
    /// The board before the first move.
    pub const EMPTY: Self = Board { cells: [[EMPTY; COLUMNS]; ROWS], discs: 0 };

    /// Returns the content of a cell.
    pub fn at(&self, (row, column): Cell) -> char {
        self.cells[row][column]
    }

    /// Takes a move, or a blank line.
    pub fn take(&mut self, request: Option<usize>) -> Event {
        let Some(column) = request else { return Event::Board(self.discs) };
        let Some((cell, board)) = self.with(column) else { return Event::Invalid(column) };
        *self = board;
        if self.fours(cell).next().is_some() {
            Event::End("CONNECT4", cell)
        } else if self.discs == ROWS * COLUMNS {
            Event::End("FULL", cell)
        } else {
            Event::Disc(cell)
        }
    }

    /// Returns the cell where the next disc lands and the board with it, or `None` if the column is full. As
    /// in moves, columns count from 1.
    pub(super) fn with(mut self, column: usize) -> Option<(Cell, Self)> {
        let cells = (0..ROWS).rev().map(|row| (row, column - 1));
        let cell = cells.into_iter().find(|cell| self.at(*cell) == EMPTY)?;
        self.cells[cell.0][cell.1] = PLAYERS[self.discs % 2];
        self.discs += 1;
        Some((cell, self))
    }

    /// Returns the windows with a cell that have four discs of one player.
    pub fn fours(&self, cell: Cell) -> impl Iterator<Item = &'static Window> + '_ {
        let is_four =
            move |window: &&Window| window.iter().all(|other| self.at(*other) == self.at(cell));
        windows_of(cell).filter(is_four)
    }

    /// Returns the board as it is printed.
    fn text(&self) -> String {
        let rows = self.cells.map(|row| format!("|{}|\n", String::from_iter(row)));
        rows.concat() + "\\--------/\n"
    }
}
