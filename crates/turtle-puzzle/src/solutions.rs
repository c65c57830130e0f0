//! The solutions of a puzzle: how many there are, and the first of them in the task's order.
//!
//! The search finds them in a different order, so the first ones are kept in a max-heap that drops
//! its greatest when it is over the limit.

use crate::puzzle::{Board, Puzzle};
use crate::search::{search, CENTRE};
use std::collections::BinaryHeap;

/// How many solutions a puzzle has, and the first of them.
#[derive(Clone, Debug)]
pub struct Solutions {
    /// The first solutions, in the task's order.
    pub first: Vec<Board>,
    /// The number of solutions.
    pub total: usize,
    /// The number of solutions, not counting rotations.
    pub up_to_rotation: usize,
}

impl Solutions {
    /// Finds all solutions of a puzzle and keeps the first `limit` of them.
    pub fn of(puzzle: &Puzzle, limit: usize) -> Self {
        let mut first = BinaryHeap::new();
        let (mut total, mut up_to_rotation) = (0, 0);
        search(puzzle, |board| {
            let turns = puzzle.turns(board);
            let orientations = puzzle.orientation_count(board[CENTRE]);
            total += orientations;
            up_to_rotation += usize::from(is_least(board, &turns));
            for turned in &turns[..orientations] {
                keep(&mut first, *turned, limit);
            }
        });
        Solutions { first: first.into_sorted_vec(), total, up_to_rotation }
    }
}

/// Whether this is the least of its rotations that the search also finds.
fn is_least(board: &Board, turns: &[Board]) -> bool {
    turns.iter().filter(|turned| turned[CENTRE] == board[CENTRE]).all(|turned| board <= turned)
}

/// Adds a board; drops the last if there are now more than `limit`.
fn keep(first: &mut BinaryHeap<Board>, board: Board, limit: usize) {
    if first.len() < limit {
        first.push(board);
    } else if let Some(mut last) = first.peek_mut() {
        if board < *last {
            *last = board;
        }
    }
}
