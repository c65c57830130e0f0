//! Games to referee.
//!
//! Random players soon make four in line. Cautious ones, who never do if they can help it, fill the
//! board, or nearly.

use super::model::{Board, Cell, COLUMNS, EMPTY, PLAYERS};
use proptest::collection::vec;
use proptest::prelude::*;

/// Which player's disc is to lie in each of four cells in line.
pub type Goal = [(Cell, char); 4];

/// Any moves, often in a few columns only, so that these are full soon.
pub fn any_moves() -> impl Strategy<Value = Vec<usize>> {
    (1..=COLUMNS).prop_flat_map(|last| vec(1..=last, 0..80))
}

/// Moves that make no four in line, until each has tried so many; then one in each column.
pub fn cautious_moves() -> impl Strategy<Value = Vec<usize>> {
    many_moves().prop_map(|moves| {
        let game = select(moves, |board| board.fours().next().is_none());
        game.into_iter().map(|(column, _)| column).chain(1..=COLUMNS).collect()
    })
}

/// A game whose last disc completes the goal. Nowhere else are four in line then.
///
/// # Panics
///
/// If there seems to be none.
pub fn moves_to(goal: &Goal) -> Vec<usize> {
    let is_complete = |board: &Board| goal.iter().all(|&(cell, player)| board.at(cell) == player);
    let mut games = crate::samples(many_moves()).take(10_000).filter_map(|moves| {
        let game = select(moves, |board| is_open(goal, board));
        let last = game.iter().position(|(_, board)| is_complete(board))?;
        Some(game[..=last].iter().map(|(column, _)| *column).collect())
    });
    games.next().expect("some game reaches the goal")
}

/// More moves than a board takes.
fn many_moves() -> impl Strategy<Value = Vec<usize>> {
    vec(1..=COLUMNS, 120)
}

/// Those of the moves after which the board is fine, and the boards.
fn select(moves: Vec<usize>, is_fine: impl Fn(&Board) -> bool) -> Vec<(usize, Board)> {
    let (mut board, mut discs, mut game) = (Board::EMPTY, 0, Vec::new());
    for column in moves {
        if let Some(cell) = board.landing(column - 1) {
            let after = board.with(cell, PLAYERS[discs % 2]);
            if !is_fine(&after) {
                continue;
            }
            board = after;
            discs += 1;
        }
        game.push((column, board));
    }
    game
}

/// Whether no cell of the goal is taken by the wrong player, and nowhere else are four in line.
fn is_open(goal: &Goal, board: &Board) -> bool {
    let line = goal.map(|(cell, _)| cell);
    let may_become = |&(cell, player): &(Cell, char)| [player, EMPTY].contains(&board.at(cell));
    goal.iter().all(may_become) && board.fours().all(|four| *four == line)
}
