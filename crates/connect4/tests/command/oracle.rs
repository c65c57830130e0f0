//! The rules, written plainly: a grid of characters, and discs that are counted from the last one
//! in both directions of a line.

use std::iter::successors;

/// A row, from 0 at the top, and a column, from 0 on the left.
pub(crate) type Cell = (usize, usize);

/// The steps to the next cell of a line, down and to the right: across, upright, falling, rising.
const STEPS: [(isize, isize); 4] = [(0, 1), (1, 0), (1, 1), (-1, 1)];

/// A game, and what its referee says.
#[derive(Clone)]
pub(crate) struct Game {
    rows: [[char; 8]; 6],
    /// The cells of the discs, in the order of the moves.
    pub(crate) discs: Vec<Cell>,
    is_over: bool,
    pub(crate) output: String,
}

impl Game {
    pub(crate) fn new() -> Self {
        let rows = [[' '; 8]; 6];
        Game { rows, discs: Vec::new(), is_over: false, output: String::new() }
    }

    /// Referees a whole input.
    pub(crate) fn of(input: &str) -> Self {
        let mut game = Game::new();
        for line in input.trim_start_matches('\u{FEFF}').split_inclusive('\n') {
            if !game.is_over && matches!(line, "\n" | "\r\n") {
                game.print_board();
            }
            for word in line.split_whitespace() {
                if !game.is_over {
                    game.drop(word.parse().expect("a column"));
                }
            }
        }
        if !game.is_over {
            game.output += "QUIT\n";
        }
        game
    }

    /// Drops a disc into a column, counted from 1.
    pub(crate) fn drop(&mut self, column: usize) {
        let Some(row) = (0..6).rev().find(|row| self.rows[*row][column - 1] == ' ') else {
            self.output += "INVALID\n";
            return;
        };
        let cell = (row, column - 1);
        self.rows[cell.0][cell.1] = ['0', '1'][self.discs.len() % 2];
        self.discs.push(cell);
        if self.is_in_four(cell) {
            self.end("CONNECT4\n");
        } else if self.discs.len() == 48 {
            self.end("FULL\n");
        }
    }

    /// Returns whether the disc in a cell is one of four or more in a row.
    pub(crate) fn is_in_four(&self, cell: Cell) -> bool {
        let length = |(down, right): (isize, isize)| {
            1 + self.same_beyond(cell, (down, right)) + self.same_beyond(cell, (-down, -right))
        };
        STEPS.iter().any(|step| length(*step) >= 4)
    }

    /// Counts the discs of the same colour that follow a cell without a gap.
    fn same_beyond(&self, cell: Cell, (down, right): (isize, isize)) -> usize {
        let next = |&(row, column): &Cell| {
            Some((row.checked_add_signed(down)?, column.checked_add_signed(right)?))
        };
        let beyond = successors(next(&cell), next);
        beyond.take_while(|&other| self.at(other) == self.at(cell)).count()
    }

    fn at(&self, (row, column): Cell) -> Option<char> {
        self.rows.get(row)?.get(column).copied()
    }

    fn end(&mut self, verdict: &str) {
        self.is_over = true;
        self.output += verdict;
        self.print_board();
    }

    fn print_board(&mut self) {
        for row in self.rows {
            self.output += &format!("|{}|\n", String::from_iter(row));
        }
        self.output += "\\--------/\n";
    }
}
