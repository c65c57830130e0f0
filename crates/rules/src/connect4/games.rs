//! Random games of Connect 4.
//!
//! Random players soon get four in a row, and most often in the same ways. Cautious players avoid it, and fill the board or
//! nearly so. Of several games, the one is taken whose end has come least often.

use super::model::{Board, Cell, Window, COLUMNS, ROWS};
use crate::draw::{one_in, repeated};
use fastrand::Rng;
use std::collections::HashMap;

/// How many columns are drawn for a game: more than the board has cells, since some are not taken.
const DRAWN: usize = 150;
/// How many games the one with the rarest end is taken from.
const TRIED: usize = 30;

/// Four discs in a row, and the last one of them.
type Way = (Window, Cell, char);

/// How often games have ended in each way.
#[derive(Debug, Default)]
pub(super) struct Endings(HashMap<Way, usize>);

/// Returns moves, often in a few columns only, which are soon full.
pub fn any_moves(rng: &mut Rng) -> Vec<usize> {
    let last = rng.usize(1..=COLUMNS);
    (0..rng.usize(0..80)).map(|_| rng.usize(1..=last)).collect()
}

/// Returns random moves up to the first four in a row, and the ways in which it is four. The players avoid that until
/// there are some discs.
fn moves_to_four(cautious: usize, rng: &mut Rng) -> (Vec<usize>, Vec<Way>) {
    let (mut moves, mut board) = (Vec::new(), Board::EMPTY);
    for column in (0..DRAWN).map(|_| rng.usize(1..=COLUMNS)).collect::<Vec<_>>() {
        let Some((cell, next)) = board.with(column) else {
            moves.push(column);
            continue;
        };
        let ways: Vec<_> = next.fours(cell).map(|four| (*four, cell, next.at(cell))).collect();
        if ways.is_empty() || moves.len() >= cautious {
            moves.push(column);
            board = next;
        }
        if !ways.is_empty() && moves.len() > cautious {
            return (moves, ways);
        }
    }
    (moves, Vec::new())
}

/// Returns a game that fills the board, unless one of its last moves wins first.
pub(super) fn full_board(rng: &mut Rng) -> Vec<usize> {
    let discs = |moves: &[usize], column| moves.iter().filter(|other| **other == column).count();
    let is_full = |moves: &Vec<usize>| (1..=COLUMNS).all(|column| discs(moves, column) >= ROWS);
    repeated(|| {
        let (moves, _) = moves_to_four(usize::MAX, rng);
        // The last cells decide between a full board and a line on one of the last discs.
        Some(moves.into_iter().chain(1..=COLUMNS).collect()).filter(is_full)
    })
}

impl Endings {
    /// Returns a game that ends with four in a row in a way that has come least often, or now and then with the most.
    pub(super) fn game(&mut self, rng: &mut Rng) -> Vec<usize> {
        let games = (0..TRIED).map(|_| moves_to_four(rng.usize(0..46), rng)).collect::<Vec<_>>();
        let games = games.into_iter().filter(|(_, ways)| !ways.is_empty());
        let count = |way: &Way| self.0.get(way).copied().unwrap_or(0);
        let (moves, ways) = if one_in(6, rng) {
            games.max_by_key(|(_, ways)| ways.len())
        } else {
            games.min_by_key(|(_, ways)| ways.iter().map(count).min())
        }
        .unwrap_or_default();
        for way in ways {
            *self.0.entry(way).or_default() += 1;
        }
        moves
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    #[test]
    fn each_window_is_completed_in_each_cell_by_each_player_within_20000_games() {
        let mut endings = Endings::default();
        // Half of the games end so.
        samples(1, |rng| endings.game(rng)).take(20_000 / 2).for_each(drop);
        // The 60 windows that are not vertical have four last cells, the 24 vertical ones have one.
        assert_eq!(endings.0.len(), 2 * (60 * 4 + 24));
    }
}
