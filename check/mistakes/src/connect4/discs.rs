//! Whose disc is dropped, where it lands, and what happens to one for a full column.

use super::ends::{are_filled, words_if};
use super::lines::own_four;
use super::{all_moves, changed, CELLS};
use crate::mistake::Mistake;
use rules::connect4::board::{Board, Cell, COLUMNS, EMPTY, PLAYERS, ROWS};
use rules::connect4::model::{Game, Look, Words, BOARD, FULL, INVALID};
use std::sync::Arc;

/// The number of the turn: red has those that are even.
const TURNS: [(&str, fn(&Game) -> usize); 8] = [
    ("lets yellow begin, or prints red discs as 1", |game| game.board.discs + 1),
    ("lets the other player move after INVALID", all_moves),
    ("lets the other player move after a blank line", |game| game.board.discs + game.past.blank),
    ("lets red begin in each line", |game| game.past.dropped),
    ("lets the other player move only after a line", |game| game.past.line),
    ("lets the other player move only after a line", |game| game.past.line + game.past.blank),
    ("drops red discs only", |_| 0),
    ("goes by the discs in a column, not by the turn", |game| ROWS - 1 - game.last.0),
];

pub(super) fn mistakes() -> Vec<Mistake> {
    let turns = TURNS.map(|(clause, turn)| changed(clause, move |referee| referee.turn = turn));
    let others = [full_columns(), drops(), boards()].into_iter().flatten();
    turns.into_iter().chain(others).collect()
}

/// What happens to a disc for a full column.
fn full_columns() -> Vec<Mistake> {
    let refuses = |clause, refuses| changed(clause, move |referee| referee.refuses = refuses);
    vec![
        refuses("accepts discs in a full column, which are not printed", put_above),
        refuses("accepts a seventh disc in a column, which is not printed", put_seventh),
        changed("puts the disc in place of the top one in a full column", |referee| {
            referee.looks.push(Look::Anywhere(Arc::new(own_four)));
            referee.refuses = |game| {
                game.board.cells[0][game.column - 1] = PLAYERS[game.board.discs % 2] as u8;
                &[INVALID]
            };
        }),
        lands("puts the disc into the top cell of a full column", landing_or_top),
        changed("puts the disc into the top cell of a full column", |referee| {
            referee.lands = landing_or_top;
            referee.looks.push(Look::Anywhere(Arc::new(own_four)));
            referee.is_full = Arc::new(|game| are_filled(game, 0, 1..=COLUMNS));
        }),
    ]
}

/// Puts a disc above a full column, where it is not printed, but counts among the 48.
fn put_above(game: &mut Game) -> Words {
    game.past.above[game.column - 1] += 1;
    game.board.discs += 1;
    words_if(game.board.discs == CELLS, &[FULL])
}

/// Puts one disc above a full column.
fn put_seventh(game: &mut Game) -> Words {
    match game.past.above[game.column - 1] {
        0 => put_above(game),
        _ => &[INVALID],
    }
}

fn landing_or_top(board: &Board, column: usize) -> Option<Cell> {
    board.landing(column).or(Some((0, column - 1)))
}

fn lands(clause: &str, lands: fn(&Board, usize) -> Option<Cell>) -> Mistake {
    changed(clause, move |referee| referee.lands = lands)
}

/// Where discs land.
fn drops() -> Vec<Mistake> {
    vec![
        changed("fills columns from the top", |referee| {
            referee.lands = |board, column| first_free(board, column, 0..ROWS);
            referee.is_full = Arc::new(|game| are_filled(game, 0, 1..=COLUMNS));
        }),
        lands("leaves the bottom row empty", |board, column| {
            first_free(board, column, (0..ROWS - 1).rev())
        }),
        lands("takes a column with five discs for full", |board, column| {
            board.landing(column).filter(|(row, _)| *row > 0)
        }),
        lands("prints INVALID for column 8", unless_8),
        lands("counts columns from 0, and takes 8 for 0", from_0),
        lands("counts columns from 0, and prints INVALID for 8", |board, column| {
            from_0(board, column).filter(|_| column < COLUMNS)
        }),
    ]
}

/// Takes column 8 for full.
pub(super) fn unless_8(board: &Board, column: usize) -> Option<Cell> {
    board.landing(column).filter(|_| column < COLUMNS)
}

fn from_0(board: &Board, column: usize) -> Option<Cell> {
    board.landing(column % COLUMNS + 1)
}

/// Returns the first free cell of a column, in some rows.
fn first_free(board: &Board, column: usize, rows: impl Iterator<Item = usize>) -> Option<Cell> {
    rows.map(|row| (row, column - 1)).find(|cell| board.at(*cell) == EMPTY)
}

/// What happens to the whole board, and when it is printed.
fn boards() -> Vec<Mistake> {
    vec![
        changed("puts each disc into all rows (as with [[' '] * 8] * 6)", |referee| {
            // The first disc fills its column, and so wins.
            referee.looks.push(Look::Anywhere(Arc::new(|_| true)));
            referee.last_board = |game| {
                let (_, column) = game.last;
                let cells = (0..ROWS).map(|row| (row, column));
                cells.fold(game.board, |board, cell| board.with_disc(cell, PLAYERS[0]))
            };
        }),
        changed("begins a new game after the board is printed for a blank line", |referee| {
            referee.asked = |game| game.board = Board::default();
        }),
        changed("clears the board after it is printed for a blank line", |referee| {
            referee.asked = |game| game.board.cells = Board::default().cells;
        }),
        changed("prints the board after each disc, too", |referee| {
            referee.judges = |_, expected| if expected.is_empty() { &[BOARD] } else { expected };
        }),
    ]
}
