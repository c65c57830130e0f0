//! What happens in a game of Connect 4, by the rules.

use super::model::{direction, requests, Board, Cell, Window, COLUMNS, EMPTY, PLAYERS, ROWS};
use crate::layout::{self, rounded};
use std::collections::{BTreeMap, BTreeSet};
use std::mem;

/// From this number on, it makes no difference how often the same happens in a row.
const MANY: usize = 4;

/// A game while its input is read.
struct Game {
    board: Board,
    discs: usize,
    invalid: usize,
    /// What a blank line or a move did last, and how many times in a row.
    last: &'static str,
    times: usize,
    features: Vec<String>,
}

/// Returns what happens in a game, and what is special about its layout.
pub fn features(input: &str) -> Vec<String> {
    let mut game = Game {
        board: Board::EMPTY,
        discs: 0,
        invalid: 0,
        last: "nothing",
        times: 0,
        features: layout::features(input),
    };
    let mut requests = requests(input).into_iter();
    let end = requests.by_ref().find_map(|request| game.take(request));
    let (moves, blank_lines): (Vec<_>, Vec<_>) = requests.partition(Option::is_some);
    game.features.extend([
        end.unwrap_or("QUIT").to_owned(),
        format!("ends with {} discs", phase(game.discs)),
        format!("ends with {} full columns", game.full_columns()),
        format!("{} INVALIDs", rounded(game.invalid)),
        format!("{} INVALIDs, modulo 2", game.invalid % 2),
        format!("{} comes last", game.last),
        format!("{} moves after the end", rounded(moves.len())),
        format!("{} blank lines after the end", rounded(blank_lines.len())),
    ]);
    game.features
}

impl Game {
    fn happens(&mut self, feature: String) {
        self.features.push(feature);
    }

    /// Takes a move, or a blank line. Returns how the game ends, if it does.
    fn take(&mut self, request: Option<usize>) -> Option<&'static str> {
        match request.map(|column| (column, self.board.landing(column - 1))) {
            None => self.print_board(),
            Some((column, None)) => self.reject(column),
            Some((_, Some(cell))) => return self.drop_disc(cell),
        }
        None
    }

    fn print_board(&mut self) {
        if self.comes("a board") {
            self.happens(format!("a board of {} discs", phase(self.discs)));
        }
    }

    fn reject(&mut self, column: usize) {
        self.invalid += 1;
        if self.comes("INVALID") {
            self.happens(format!("INVALID in column {column}"));
            self.happens(format!("INVALID of {}", PLAYERS[self.discs % 2]));
            self.happens(format!("INVALID with {} full columns", self.full_columns()));
        }
    }

    fn drop_disc(&mut self, cell: Cell) -> Option<&'static str> {
        self.board = self.board.with(cell, PLAYERS[self.discs % 2]);
        self.discs += 1;
        if cell.0 == 0 {
            self.happens(format!("column {} is full", cell.1 + 1));
        }
        let fours: Vec<_> = self.board.fours_with(cell).collect();
        self.comes(if fours.is_empty() { "a disc" } else { "CONNECT4" });
        if !fours.is_empty() {
            self.features.extend(of_win(self.board.at(cell), cell, &fours));
            return Some("CONNECT4");
        }
        (self.discs == ROWS * COLUMNS).then_some("FULL")
    }

    /// Notes what follows what, and how often the same comes in a row. Returns whether that is still new.
    fn comes(&mut self, event: &'static str) -> bool {
        let before = mem::replace(&mut self.last, event);
        self.times = if before == event { self.times + 1 } else { 1 };
        if self.times <= MANY {
            self.happens(format!("{event} after {before}"));
            self.happens(format!("{event} {} times in a row", self.times));
        }
        self.times <= MANY
    }

    fn full_columns(&self) -> usize {
        (0..COLUMNS).filter(|column| self.board.at((0, *column)) != EMPTY).count()
    }
}

/// Returns what is special about a disc that completes lines of four discs or more.
fn of_win(player: char, cell: Cell, fours: &[&Window]) -> Vec<String> {
    let mut lines: BTreeMap<_, BTreeSet<Cell>> = BTreeMap::new();
    for four in fours {
        lines.entry(direction(four)).or_default().extend(*four);
    }
    let mut features = vec![
        format!("{player} wins"),
        format!("wins in row {}", cell.0 + 1),
        format!("wins in column {}", cell.1 + 1),
        format!("{} lines at once", lines.len()),
        format!("wins by {:?}", lines.keys()),
    ];
    features.extend(lines.iter().flat_map(|(direction, line)| of_line(direction, line, cell)));
    features
}

fn of_line(direction: &str, line: &BTreeSet<Cell>, last: Cell) -> Vec<String> {
    let place = line.range(..last).count();
    let mut features = vec![
        format!("{direction}: {} discs", line.len()),
        format!("{direction}: completed in {place} of {}", line.len()),
    ];
    features.extend(borders(line).iter().map(|border| format!("{direction}: at the {border}")));
    features
}

/// Rounds a number of discs to what is special: the first and the last ones.
fn phase(discs: usize) -> usize {
    if (3..45).contains(&discs) {
        discs / 8 * 8
    } else {
        discs
    }
}

/// Returns the borders of the board that a line touches.
fn borders(line: &BTreeSet<Cell>) -> Vec<&'static str> {
    let touches = |is_there: fn(&Cell) -> bool| line.iter().any(is_there);
    let borders = [
        ("top", touches(|cell| cell.0 == 0)),
        ("bottom", touches(|cell| cell.0 + 1 == ROWS)),
        ("left", touches(|cell| cell.1 == 0)),
        ("right", touches(|cell| cell.1 + 1 == COLUMNS)),
    ];
    borders.into_iter().filter(|(_, is_there)| *is_there).map(|(border, _)| border).collect()
}
