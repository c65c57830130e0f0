//! A naive model of the rules: a grid of cells. All windows of four cells are checked after each disc.

use crate::Reason;
use std::array;
use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// The number of columns of the board.
pub const COLUMNS: usize = 8;
/// The number of rows of the board.
pub(super) const ROWS: usize = 6;
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
    discs: usize,
}

/// What is printed for a blank line, a move or the end.
#[derive(Clone, Copy, Debug)]
pub enum Answer {
    /// The board, which a blank line asks for.
    Board(Board),
    /// The column, counted from 1 as in moves, is full.
    Invalid(usize),
    /// The last disc lands in a cell, and the game ends.
    End(&'static str, Cell, Board),
    /// The input ends before the game.
    Quit,
}

/// Returns the output for an input.
pub fn referee(input: &str) -> String {
    answers(input).iter().map(Answer::text).collect()
}

/// Returns what is due, answer by answer.
pub(super) fn reasons(input: &str) -> Vec<Reason> {
    let over = (String::new(), "The game is over: nothing more comes.".to_owned());
    answers(input).iter().map(|answer| (answer.text(), answer.reason())).chain([over]).collect()
}

/// Returns the answers to an input.
pub fn answers(input: &str) -> Vec<Answer> {
    answers_by(input, 0)
}

/// Returns the answers to an input if an invalid move takes some turns.
pub(super) fn answers_by(input: &str, turns: usize) -> Vec<Answer> {
    let (mut board, mut answers) = (Board::EMPTY, Vec::new());
    for request in requests(input) {
        let Some(column) = request else {
            answers.push(Answer::Board(board));
            continue;
        };
        let Some((cell, next)) = board.with(column) else {
            answers.push(Answer::Invalid(column));
            board.discs += turns;
            continue;
        };
        board = next;
        let wins = board.fours(cell).next().is_some();
        if wins || board.discs == ROWS * COLUMNS {
            let verdict = if wins { "CONNECT4" } else { "FULL" };
            answers.push(Answer::End(verdict, cell, board));
            return answers;
        }
    }
    answers.push(Answer::Quit);
    answers
}

impl Answer {
    /// Returns it as it is printed.
    pub(super) fn text(&self) -> String {
        match self {
            Answer::Board(board) => board.text(),
            Answer::Invalid(_) => "INVALID\n".to_owned(),
            Answer::End(verdict, _, board) => format!("{verdict}\n{}", board.text()),
            Answer::Quit => "QUIT\n".to_owned(),
        }
    }

    /// Says why it is due.
    fn reason(&self) -> String {
        match self {
            Answer::Board(_) => "A blank line asks for the board.".to_owned(),
            Answer::Invalid(column) => format!("Column {column} is full."),
            Answer::End("CONNECT4", cell, board) => board.four_in_a_row(*cell),
            Answer::End(..) => "The board is full.".to_owned(),
            Answer::Quit => {
                "The input ends, but nobody has four in a row, and the board is not full."
                    .to_owned()
            }
        }
    }
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
static WINDOWS: LazyLock<Vec<Window>> = LazyLock::new(|| {
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
fn windows_of((row, column): Cell) -> impl Iterator<Item = &'static Window> {
    WINDOWS_OF[row][column].iter()
}

/// Returns the window that starts at a cell, or `None` if it does not fit on the board.
fn window((row, column): Cell, (down, right): (isize, isize)) -> Option<Window> {
    let cell = |n| Some((row.checked_add_signed(n * down)?, column.checked_add_signed(n * right)?));
    let window = [cell(0)?, cell(1)?, cell(2)?, cell(3)?];
    window.iter().all(|&(row, column)| row < ROWS && column < COLUMNS).then_some(window)
}

/// Returns the direction of a window, as seen from its left end.
fn direction(window: &Window) -> &'static str {
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

    /// Returns the cell where the next disc lands and the board with it, or `None` if the column is full. As
    /// in moves, columns count from 1.
    pub fn with(mut self, column: usize) -> Option<(Cell, Self)> {
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

    /// Says which four in a row the last disc completes.
    fn four_in_a_row(&self, last: Cell) -> String {
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
    fn text(&self) -> String {
        let rows = self.cells.map(|row| format!("|{}|\n", String::from_iter(row)));
        rows.concat() + "\\--------/\n"
    }
}
