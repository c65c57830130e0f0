//! What happens in a game of Connect 4, by the rules.

use super::model::{direction, requests, Board, Cell, Window, COLUMNS, EMPTY, PLAYERS, ROWS};
use crate::layout::{self, size};
use std::collections::BTreeSet;

/// From this number on, it makes no difference how often the same happens in a row.
const MANY: usize = 4;

/// A game while its input is read.
struct Game {
    board: Board,
    discs: usize,
    is_won: bool,
    invalid: usize,
    /// How many moves in a row went into full columns, and how many blank lines in a row there are.
    invalid_in_a_row: usize,
    blank_in_a_row: usize,
    features: Vec<String>,
}

/// Returns what happens in a game, and what is special about its layout.
pub fn features(input: &str) -> Vec<String> {
    let mut game = Game {
        board: Board::EMPTY,
        discs: 0,
        is_won: false,
        invalid: 0,
        invalid_in_a_row: 0,
        blank_in_a_row: 0,
        features: layout::features(input),
    };
    let mut requests = requests(input).into_iter();
    let is_over = requests.by_ref().any(|request| game.take(request));
    game.end(is_over);
    let [moves, blank_lines]: [Vec<_>; 2] = [true, false]
        .map(|is_move| requests.clone().filter(|request| request.is_some() == is_move).collect());
    game.happens(format!("{} moves after the end", size(moves.len())));
    game.happens(format!("{} blank lines after the end", size(blank_lines.len())));
    game.features
}

impl Game {
    fn happens(&mut self, feature: impl Into<String>) {
        self.features.push(feature.into());
    }

    /// Takes a move, or a blank line. Returns whether the game is over.
    fn take(&mut self, request: Option<usize>) -> bool {
        let Some(column) = request else {
            self.print_board();
            return false;
        };
        match self.board.landing(column - 1) {
            Some(cell) => self.drop_disc(cell),
            None => self.reject(column),
        }
        self.blank_in_a_row = 0;
        self.is_won || self.discs == ROWS * COLUMNS
    }

    fn print_board(&mut self) {
        self.blank_in_a_row += 1;
        if self.blank_in_a_row > MANY {
            return;
        }
        self.happens(format!("{} boards in a row", self.blank_in_a_row));
        if self.invalid_in_a_row > 0 {
            self.happens("a board after INVALID");
        }
        self.happens(format!("a board of {} discs", phase(self.discs)));
    }

    fn reject(&mut self, column: usize) {
        self.invalid += 1;
        self.invalid_in_a_row += 1;
        if self.invalid_in_a_row > MANY {
            return;
        }
        if self.blank_in_a_row > 0 {
            self.happens("INVALID after a board");
        }
        self.happens(format!("INVALID in column {column}"));
        self.happens(format!("INVALID of {}", self.player()));
        self.happens(format!("{} INVALIDs in a row", self.invalid_in_a_row));
        self.happens(format!("INVALID with {} full columns", self.full_columns()));
    }

    fn drop_disc(&mut self, cell: Cell) {
        let player = self.player();
        self.board = self.board.with(cell, player);
        self.discs += 1;
        let (row, column) = cell;
        if row == 0 {
            self.happens(format!("column {} is full", column + 1));
        }
        let fours: Vec<_> = self.board.fours_with(cell).collect();
        if fours.is_empty() {
            self.invalid_in_a_row = 0;
        } else {
            self.win(cell, &fours);
        }
    }

    fn win(&mut self, cell: Cell, fours: &[&Window]) {
        let (row, column) = cell;
        let directions: BTreeSet<_> = fours.iter().map(|four| direction(four)).collect();
        self.is_won = true;
        self.happens(format!("{} wins", self.board.at(cell)));
        self.happens(format!("wins in row {row}"));
        self.happens(format!("wins in column {column}"));
        self.happens(format!("{} lines at once", directions.len()));
        self.happens(format!("wins by {directions:?}"));
        for direction in directions {
            let line = fours.iter().filter(|four| self::direction(four) == direction);
            let cells: BTreeSet<_> = line.copied().flatten().map(|cell| (cell.1, cell.0)).collect();
            let place = cells.iter().position(|other| *other == (column, row)).unwrap_or(0);
            self.happens(format!("{direction}: {} discs", cells.len()));
            self.happens(format!("{direction}: completed in {place} of {}", cells.len()));
            for (column, row) in cells {
                if row == 0 || row + 1 == ROWS || column == 0 || column + 1 == COLUMNS {
                    self.happens(format!("{direction}: at a border, {}", border(row, column)));
                }
            }
        }
        if self.invalid_in_a_row > 0 {
            self.happens("wins after INVALID");
        }
    }

    /// Notes how the game ends.
    fn end(&mut self, is_over: bool) {
        self.happens(match (is_over, self.is_won) {
            (false, _) => "QUIT",
            (true, true) => "CONNECT4",
            (true, false) => "FULL",
        });
        self.happens(format!("ends with {} discs", phase(self.discs)));
        self.happens(format!("ends with {} full columns", self.full_columns()));
        self.happens(format!("{} INVALIDs", size(self.invalid)));
        self.happens(format!("{} INVALIDs, modulo 2", self.invalid % 2));
        let last = match (self.blank_in_a_row, self.invalid_in_a_row) {
            (1.., _) => "a board",
            (0, 1..) => "INVALID",
            (0, 0) => "a move",
        };
        self.happens(format!("{last} comes last"));
    }

    fn player(&self) -> char {
        PLAYERS[self.discs % 2]
    }

    fn full_columns(&self) -> usize {
        (0..COLUMNS).filter(|column| self.board.at((0, *column)) != EMPTY).count()
    }
}

/// Rounds a number of discs to what is special: the first and the last ones.
fn phase(discs: usize) -> usize {
    if (3..45).contains(&discs) {
        discs / 8 * 8
    } else {
        discs
    }
}

fn border(row: usize, column: usize) -> &'static str {
    match (row, column) {
        (0, _) => "top",
        (_, 0) => "left",
        (_, column) if column + 1 == COLUMNS => "right",
        _ => "bottom",
    }
}
