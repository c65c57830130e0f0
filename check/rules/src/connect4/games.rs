//! Random games of Connect 4.
//!
//! Random players soon get four in a row. Cautious players avoid it, and fill the board or nearly
//! so.

use super::board::{direction, Board, Cell, Direction, COLUMNS, EMPTY, PLAYERS, ROWS, WINDOWS};
use crate::draw::{pick, repeated};
use fastrand::Rng;

/// How many columns are drawn for a game: more than the board has cells, since some are not taken.
const COLUMNS_DRAWN: usize = 150;
/// How many random games are played for a goal.
const ATTEMPTS: usize = 300;

/// Cells that should get discs of a player, the last one of them last; and the player.
type Goal = (Vec<Cell>, char);

/// A game while it is played.
#[derive(Default)]
struct Game {
    moves: Vec<usize>,
    board: Board,
}

/// Returns moves, often in a few columns only, which are soon full.
pub(super) fn any_moves(rng: &mut Rng) -> Vec<usize> {
    let last = rng.usize(1..=COLUMNS);
    (0..rng.usize(0..80)).map(|_| rng.usize(1..=last)).collect()
}

/// Returns random moves without those that would make four in a row, then one move in each column.
fn cautious_moves(rng: &mut Rng) -> Vec<usize> {
    let mut game = Game::default();
    for _ in 0..COLUMNS_DRAWN {
        game.try_column(rng, |board, cell| board.fours(cell).next().is_none());
    }
    // The last cells decide between a full board and a line on one of the last discs.
    game.moves.into_iter().chain(1..=COLUMNS).collect()
}

/// Returns a game that fills the board, unless one of its last moves wins first.
pub(super) fn full_board(rng: &mut Rng) -> Vec<usize> {
    let discs = |moves: &[usize], column| moves.iter().filter(|other| **other == column).count();
    let is_full = |moves: &Vec<usize>| (1..=COLUMNS).all(|column| discs(moves, column) >= ROWS);
    repeated(|| Some(cautious_moves(rng)).filter(is_full))
}

/// Returns a game whose last disc completes the goal. No other window has four discs of one player.
/// Returns `None` if many random games do not reach the goal.
fn moves_to(goal: &Goal, rng: &mut Rng) -> Option<Vec<usize>> {
    (0..ATTEMPTS).find_map(|_| try_moves_to(goal, rng))
}

fn try_moves_to(goal: &Goal, rng: &mut Rng) -> Option<Vec<usize>> {
    let last = *goal.0.last()?;
    let mut game = Game::default();
    for _ in 0..COLUMNS_DRAWN {
        game.try_column(rng, |board, cell| is_open(goal, board, cell));
        if game.board.at(last) != EMPTY {
            return Some(game.moves);
        }
    }
    None
}

/// Returns whether a goal is reached, or can still be reached, after a disc in a cell: no other
/// window with this cell has four discs of one player, and the last cell of the goal is not filled
/// before the others.
fn is_open((cells, player): &Goal, board: &Board, cell: Cell) -> bool {
    let is_empty = |cell: &Cell| board.at(*cell) == EMPTY;
    board.fours(cell).all(|four| four.iter().all(|cell| cells.contains(cell)))
        && cells.iter().all(|cell| is_empty(cell) || board.at(*cell) == *player)
        && (cells.last().is_some_and(is_empty) || !cells.iter().any(is_empty))
}

impl Game {
    /// Moves into a random column if it is full, or if the board with the disc is fine. That may
    /// depend on the cell of the disc, too.
    fn try_column(&mut self, rng: &mut Rng, is_fine: impl Fn(&Board, Cell) -> bool) {
        let column = rng.usize(1..=COLUMNS);
        match self.board.with(column) {
            Some((cell, board)) if is_fine(&board, cell) => self.board = board,
            Some(_) => return,
            None => {}
        }
        self.moves.push(column);
    }
}

/// Returns a game to a goal that can be reached.
pub(super) fn game_with_lines(rng: &mut Rng) -> Vec<usize> {
    repeated(|| moves_to(&goal(rng), rng))
}

/// Returns a goal. Each window is completed in any of its cells, but a vertical one in the highest.
fn goal(rng: &mut Rng) -> Goal {
    let window = pick(&WINDOWS, rng);
    let is_vertical = direction(&window) == Direction::Vertical;
    let last = if is_vertical { window[0] } else { pick(&window, rng) };
    let mut cells = window.to_vec();
    cells.retain(|cell| *cell != last);
    cells.push(last);
    (cells, pick(&PLAYERS, rng))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::connect4::board::{windows_of, Window};
    use crate::samples;
    use std::collections::HashSet;

    fn goals() -> impl Iterator<Item = Goal> {
        samples(1, goal)
    }

    /// Returns the windows in a goal that its last disc completes, each with this disc.
    fn completed((cells, player): &Goal) -> Vec<(Window, (Cell, char))> {
        let last = cells[cells.len() - 1];
        let windows =
            windows_of(last).filter(|window| window.iter().all(|cell| cells.contains(cell)));
        windows.map(|window| (*window, (last, *player))).collect()
    }

    #[test]
    fn each_window_is_completed_in_each_cell_by_each_player_within_20000_games() {
        // Half of the games have a goal.
        let goals = goals().take(20_000 / 2);
        let pairs: HashSet<_> = goals.flat_map(|goal| completed(&goal)).collect();
        // The 60 windows that are not vertical have four last cells, the 24 vertical ones have one.
        assert_eq!(pairs.len(), 2 * (60 * 4 + 24));
    }

    #[test]
    fn nearly_every_goal_is_reached() {
        let reached = |goal: Goal| samples(1, |rng| moves_to(&goal, rng)).next().is_some();
        assert!(goals().take(168).filter(|goal| reached(goal.clone())).count() > 155);
    }
}
