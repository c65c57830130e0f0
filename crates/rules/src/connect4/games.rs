//! Random games.
//!
//! Random players soon get four in a row. Cautious players avoid it, and fill the board or nearly so.

use super::model::{
    direction, windows_of, Board, Cell, Window, COLUMNS, EMPTY, PLAYERS, ROWS, WINDOWS,
};
use crate::layout::pick;
use crate::{rngs, seeded};
use proptest::collection::vec;
use proptest::prelude::*;
use std::iter::repeat_with;

/// How many columns are drawn for a game: more than the board has cells, since some are not taken.
const DRAWN: usize = 150;
/// How many random games are played for a goal.
const ATTEMPTS: usize = 300;

/// Cells, each with the disc that it should get. The last one gets its disc last.
pub type Goal = Vec<(Cell, char)>;

/// Generates moves, often in a few columns only, which are soon full.
pub fn any_moves() -> impl Strategy<Value = Vec<usize>> {
    (1..=COLUMNS).prop_flat_map(|last| vec(1..=last, 0..80))
}

/// Generates random moves without those that would make four in a row, then one move in each column.
pub fn cautious_moves() -> impl Strategy<Value = Vec<usize>> {
    Just(()).prop_perturb(|(), mut rng| cautious(&mut rng))
}

fn cautious(rng: &mut impl Rng) -> Vec<usize> {
    let game = played(columns(rng), |board, cell| board.fours_with(cell).next().is_none());
    // The last cells decide between a full board and a line on one of the last discs.
    game.map(|(column, _)| column).chain(1..=COLUMNS).collect()
}

/// Returns a game that fills the board, unless one of its last moves wins first.
pub(super) fn full_board(rng: &mut impl Rng) -> Vec<usize> {
    let discs = |moves: &[usize], column| moves.iter().filter(|other| **other == column).count();
    let is_full = |moves: &Vec<usize>| (1..=COLUMNS).all(|column| discs(moves, column) >= ROWS);
    repeat_with(|| cautious(rng)).find(is_full).expect("the games do not end")
}

/// Draws columns.
fn columns(rng: &mut impl Rng) -> impl Iterator<Item = usize> + '_ {
    (0..DRAWN).map(|_| rng.random_range(1..=COLUMNS))
}

/// Returns a game whose last disc completes the goal. No other window has four discs of one player.
/// Returns `None` if many random games do not reach the goal.
pub fn moves_to(goal: &Goal, rng: &mut impl Rng) -> Option<Vec<usize>> {
    (0..ATTEMPTS).find_map(|_| try_moves_to(goal, rng))
}

fn try_moves_to(goal: &Goal, rng: &mut impl Rng) -> Option<Vec<usize>> {
    let (last, _) = *goal.last()?;
    let mut moves = Vec::new();
    for (column, board) in played(columns(rng), |board, cell| is_open(goal, board, cell)) {
        moves.push(column);
        if board.at(last) != EMPTY {
            return Some(moves);
        }
    }
    None
}

/// Returns the moves that leave a fine board or go into a full column, each with the board after it.
/// Whether a board is fine depends on the cell that the disc lands in, too.
fn played(
    moves: impl IntoIterator<Item = usize>,
    is_fine: impl Fn(&Board, Cell) -> bool,
) -> impl Iterator<Item = (usize, Board)> {
    let (mut board, mut discs) = (Board::EMPTY, 0);
    moves.into_iter().filter_map(move |column| {
        if let Some(cell) = board.landing(column - 1) {
            let after = board.with(cell, PLAYERS[discs % 2]);
            if !is_fine(&after, cell) {
                return None;
            }
            board = after;
            discs += 1;
        }
        Some((column, board))
    })
}

/// Returns whether a goal is reached, or can still be reached, after a disc in a cell: no other window with
/// this cell has four discs of one player, and the last cell of the goal is not filled before the others.
fn is_open(goal: &Goal, board: &Board, cell: Cell) -> bool {
    let is_in_goal = |cell: &Cell| goal.iter().any(|(other, _)| other == cell);
    let is_empty = |(cell, _): &(Cell, char)| board.at(*cell) == EMPTY;
    let is_right = |(cell, player): &(Cell, char)| board.at(*cell) == *player;
    board.fours_with(cell).all(|four| four.iter().all(is_in_goal))
        && goal.iter().all(|disc| is_empty(disc) || is_right(disc))
        && (goal.last().is_some_and(is_empty) || !goal.iter().any(is_empty))
}

/// Returns goals of four cells in a row, each completed in one of its cells. They take each window for each
/// player in turn, 168 in a block. After one of five comes another goal, with several windows.
pub(super) fn goals(seed: u64) -> impl Iterator<Item = Goal> {
    let each = |window: &Window| PLAYERS.map(|player| (*window, player));
    let windows: Vec<_> = WINDOWS.iter().flat_map(each).collect();
    let windows = seeded(Just(windows).prop_shuffle(), seed).flatten();
    windows.zip(rngs(seed)).flat_map(|((window, player), mut rng)| {
        let last = last_of(&window, &mut rng);
        let several = rng.random_ratio(1, 5).then(|| cells_of_windows(last, &mut rng));
        [window.to_vec()].into_iter().chain(several).map(move |cells| {
            let before = cells.into_iter().filter(|cell| *cell != last);
            before.chain([last]).map(|cell| (cell, player)).collect()
        })
    })
}

/// Returns a cell that may be the last one to get its disc: in an upright window that is the highest.
fn last_of(window: &Window, rng: &mut impl Rng) -> Cell {
    let [first, second, ..] = window;
    if first.1 == second.1 {
        *first
    } else {
        pick(window, rng)
    }
}

/// Returns the cells of up to five windows with a cell that may be the last one of all. Half of the time
/// they all have the same direction, so that there is one long line.
fn cells_of_windows(last: Cell, rng: &mut impl Rng) -> Vec<Cell> {
    let is_above = |cell: &Cell| cell.1 == last.1 && cell.0 < last.0;
    let mut windows: Vec<_> = windows_of(last).collect();
    windows.retain(|window| !window.iter().any(is_above));
    let first = pick(&windows, rng);
    if rng.random() {
        windows.retain(|window| direction(window) == direction(first));
    }
    let mut cells = first.to_vec();
    for _ in 0..rng.random_range(1..5) {
        cells.extend(pick(&windows, rng));
    }
    cells.sort_unstable();
    cells.dedup();
    cells
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// Returns the windows in a goal that its last disc completes, each with this disc.
    fn completed(goal: &Goal) -> Vec<(Window, (Cell, char))> {
        let last = goal[goal.len() - 1];
        let is_in_goal = |cell: &Cell| goal.iter().any(|(other, _)| other == cell);
        let windows = windows_of(last.0).filter(|window| window.iter().all(is_in_goal));
        windows.map(|window| (*window, last)).collect()
    }

    #[test]
    fn each_window_is_completed_in_each_cell_by_each_player_within_20000_games() {
        // Half of the games have a goal.
        let goals = goals(1).take(20_000 / 2);
        let pairs: HashSet<_> = goals.flat_map(|goal| completed(&goal)).collect();
        // The 60 windows that are not upright have four last cells, the 24 upright ones have one.
        assert_eq!(pairs.len(), 2 * (60 * 4 + 24));
    }

    #[test]
    fn few_windows_come_again_before_all_others() {
        // One of six goals has several windows.
        let goals = goals(1).take(168).flat_map(|goal| completed(&goal));
        let different: HashSet<_> = goals.map(|(window, (_, player))| (window, player)).collect();
        assert!(different.len() > 140, "{}", different.len());
    }

    #[test]
    fn nearly_every_goal_is_reached() {
        let reached = goals(1).zip(rngs(1)).take(168);
        let reached = reached.filter(|(goal, rng)| moves_to(goal, &mut rng.clone()).is_some());
        assert!(reached.count() > 155);
    }
}
