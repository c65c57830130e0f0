//! Solutions that are missing, or come again, and how many are printed.

use super::solves;
use super::turning::anticlockwise;
use crate::mistake::Mistake;
use rules::turtle_puzzle::model::{
    board_turned, least_rotation, orientations, Board, Limits, Solver, RULES,
};
use std::collections::HashSet;
use std::hash::Hash;

/// Changes the list of solutions.
type Kept = fn(Vec<Board>) -> Vec<Board>;

/// Sequences in which places are filled: column by column, and from the centre.
const FILLED: [[usize; 9]; 4] = [
    RULES.sequence,
    [0, 3, 6, 1, 4, 7, 2, 5, 8],
    [4, 1, 5, 7, 3, 0, 2, 8, 6],
    [4, 1, 2, 5, 8, 7, 6, 3, 0],
];

/// Which solutions are kept. Which one comes first depends on how cards are turned, and on the
/// sequence of places.
const KEPT_BY_ORDER: [(&str, Kept); 3] = [
    ("stops after the first solution", first::<1>),
    ("does not find the last solution", |all| all[..all.len().max(1) - 1].to_vec()),
    ("does not find the first solution", |all| all.into_iter().skip(1).collect()),
];
/// Which solutions are kept, by how cards are turned.
const KEPT_BY_TURN: [(&str, Kept); 4] = [
    ("counts solutions once that are equal after turning the board", |all| {
        distinct_by(all, least_rotation)
    }),
    ("counts solutions once that have the same types in the same places", |all| {
        distinct_by(all, |board| board.iter().map(|(number, _)| *number).collect::<Vec<_>>())
    }),
    ("counts solutions once that have the same cards in the same places, as turned", |all| {
        distinct_by(all, |board| {
            let mut cards: Vec<_> = board.iter().map(|(_, card)| *card).collect();
            cards.sort_unstable();
            cards
        })
    }),
    ("counts solutions once that are equal after half a turn of the board", |all| {
        distinct_by(all, |board| board_turned(&board_turned(board)).min(board.clone()))
    }),
];

/// Which solutions are kept.
const KEPT: [(&str, Kept); 5] = [
    ("finds no solutions", first::<0>),
    ("stops after 49 solutions", first::<49>),
    ("stops after 50 solutions", first::<50>),
    ("stops after 51 solutions", first::<51>),
    ("stops after 100 solutions", first::<100>),
];

/// How often a solution is found.
const FOUND: [(&str, fn(&Board) -> usize); 2] = [
    ("finds each solution twice", |_| 2),
    ("finds solutions again that exchange equal cards", exchanges),
];

/// How many solutions are printed, and above which number the total is.
const LIMITS: [(usize, usize); 8] =
    [(10, 10), (49, 49), (51, 50), (51, 51), (100, 50), (100, 100), (ALL, 50), (ALL, ALL)];
const ALL: usize = usize::MAX;

pub(super) fn mistakes() -> Vec<Mistake> {
    let by_order = KEPT_BY_ORDER.into_iter().flat_map(|(clause, kept)| {
        orders().map(move |solver| solves(clause, Solver { kept, ..solver }))
    });
    let by_turn = KEPT_BY_TURN.into_iter().flat_map(|(clause, kept)| {
        [orientations, anticlockwise].map(|laid| solves(clause, Solver { laid, kept, ..RULES }))
    });
    let kept = KEPT.map(|(clause, kept)| solves(clause, Solver { kept, ..RULES }));
    let limits = LIMITS.into_iter().flat_map(|(printed, total)| {
        let limits = Limits { printed, total };
        let clause = match printed {
            ALL => "prints all solutions, also of more than 50".to_owned(),
            most => format!("prints at most {most} solutions"),
        };
        // Which ones are printed matters only if they are few.
        let orders = orders().take(if printed < 49 { 8 } else { 1 });
        orders.map(move |solver| solves(&*clause, Solver { limits, ..solver }))
    });
    let found = FOUND.map(|(clause, found)| solves(clause, Solver { found, ..RULES }));
    by_order.chain(by_turn).chain(kept).chain(limits).chain(found).collect()
}

/// Returns the right solver, and others that find the solutions in another order.
pub(super) fn orders() -> impl Iterator<Item = Solver> {
    let turning =
        |sequence| [orientations, anticlockwise].map(|laid| Solver { laid, sequence, ..RULES });
    FILLED.into_iter().flat_map(turning)
}

fn first<const COUNT: usize>(all: Vec<Board>) -> Vec<Board> {
    all.into_iter().take(COUNT).collect()
}

/// Returns values that differ in a part, each once.
fn distinct_by<T, Part: Eq + Hash>(mut all: Vec<T>, part: impl Fn(&T) -> Part) -> Vec<T> {
    let mut seen = HashSet::new();
    all.retain(|one| seen.insert(part(one)));
    all
}

/// Returns in how many orders the cards of a board can be laid, if those of a type are exchanged.
fn exchanges(board: &Board) -> usize {
    let count = |number| board.iter().filter(|(other, _)| *other == number).count();
    (0..9).map(|number| (1..=count(number)).product::<usize>()).product()
}
