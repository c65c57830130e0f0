//! Random games.
//!
//! Random players soon get four in a row. Cautious players avoid it, and fill the board or nearly so.

use super::model::{Board, Cell, COLUMNS, EMPTY, PLAYERS};
use proptest::collection::vec;
use proptest::prelude::*;

/// Four cells of a window, each with the disc that it should get.
pub type Goal = [(Cell, char); 4];

/// Generates moves, often in a few columns only, which are soon full.
pub fn any_moves() -> impl Strategy<Value = Vec<usize>> {
    (1..=COLUMNS).prop_flat_map(|last| vec(1..=last, 0..80))
}

/// Generates random moves without those that would make four in a row, then one move in each column.
pub fn cautious_moves() -> impl Strategy<Value = Vec<usize>> {
    many_moves().prop_map(|moves| {
        let game = select(moves, |board| board.fours().next().is_none());
        game.into_iter().map(|(column, _)| column).chain(1..=COLUMNS).collect()
    })
}

/// Returns a game whose last disc completes the goal. No other window has four discs of one player.
///
/// # Panics
///
/// If 10,000 random games do not reach the goal.
pub fn moves_to(goal: &Goal) -> Vec<usize> {
    let is_complete = |board: &Board| goal.iter().all(|&(cell, player)| board.at(cell) == player);
    let mut games = crate::samples(many_moves()).take(10_000).filter_map(|moves| {
        let game = select(moves, |board| is_open(goal, board));
        let last = game.iter().position(|(_, board)| is_complete(board))?;
        Some(game[..=last].iter().map(|(column, _)| *column).collect())
    });
    games.next().expect("some game reaches the goal")
}

/// Generates more moves than the board has cells.
fn many_moves() -> impl Strategy<Value = Vec<usize>> {
    vec(1..=COLUMNS, 120)
}

/// Returns the moves that leave a fine board or go into a full column, each with the board after it.
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

/// Returns whether no cell of the goal has a wrong disc, and no other window has four discs of one player.
fn is_open(goal: &Goal, board: &Board) -> bool {
    let line = goal.map(|(cell, _)| cell);
    let may_become = |&(cell, player): &(Cell, char)| [player, EMPTY].contains(&board.at(cell));
    goal.iter().all(may_become) && board.fours().all(|four| *four == line)
}
