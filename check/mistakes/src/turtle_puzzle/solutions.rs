//! Solutions that are missing, or come again, and how many are printed.

use super::lines::total;
use super::solves;
use crate::catalogue::Numbered;
use crate::counted;
use crate::mistake::{Mistake, Shared};
use rules::turtle_puzzle::model::{board_turned, least_rotation, Board, Solver, PRINTED};
use rules::turtle_puzzle::report::CHECK;
use std::collections::HashSet;
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Sequences in which places are filled: row by row, column by column, and from the centre.
const FILLED: [[usize; 9]; 4] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
    [0, 3, 6, 1, 4, 7, 2, 5, 8],
    [4, 1, 5, 7, 3, 0, 2, 8, 6],
    [4, 1, 2, 5, 8, 7, 6, 3, 0],
];

/// Returns which solutions are kept.
type Keep = fn(Vec<Board>) -> Vec<Board>;

/// Which solutions are kept. Which one comes first depends on how cards are turned, and on the
/// sequence of places.
const KEPT_BY_ORDER: [(&str, Keep); 2] = [
    ("does not find the last solution", |all| all[..all.len().max(1) - 1].to_vec()),
    ("does not find the first solution", |all| all.into_iter().skip(1).collect()),
];
/// Which solutions are kept, by how cards are turned.
const KEPT_BY_TURN: [(&str, Keep); 4] = [
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

/// How often a solution is found.
const FOUND: [(&str, fn(&Board) -> usize); 2] = [
    ("finds each solution twice", |_| 2),
    ("finds solutions again that exchange equal cards", exchanges),
];

pub(super) fn mistakes() -> Vec<Mistake> {
    let by_order = KEPT_BY_ORDER.into_iter().flat_map(|(clause, kept)| {
        orders().map(move |order| {
            solves(clause, move |solver| {
                order(solver);
                solver.kept.push(Arc::new(kept));
            })
        })
    });
    let by_turn = KEPT_BY_TURN.into_iter().flat_map(|(clause, kept)| {
        [false, true].map(|is_anticlockwise| {
            solves(clause, move |solver| {
                solver.is_anticlockwise = is_anticlockwise;
                solver.kept.push(Arc::new(kept));
            })
        })
    });
    let found = FOUND.map(|(clause, found)| solves(clause, move |solver| solver.found = found));
    let none = solves("finds no solutions", |solver| solver.kept.push(Arc::new(|_| Vec::new())));
    let all = [PRINTED, usize::MAX].map(|total| {
        solves("prints all solutions, also of more than 50", move |solver| {
            solver.printed = usize::MAX;
            solver.total = total;
        })
    });
    let shared = [false, true].map(|is_anticlockwise| {
        solves("keeps the same board for all solutions, not a copy of it", move |solver| {
            solver.is_anticlockwise = is_anticlockwise;
            solver.shares_board = true;
        })
    });
    by_order.chain(by_turn).chain(found).chain([none]).chain(all).chain(shared).collect()
}

/// Returns the numbers that can matter for an input, as [`Numbered::range`] does.
type Range = fn(&str, &str, &str) -> RangeInclusive<usize>;

/// Programs that print only some solutions, or find only some: with an example, and the numbers
/// that can matter. Which solutions these are depends on the order in which they are found.
const LIMITS: [(&str, usize, fn(&mut Solver, usize), Range); 3] = [
    ("prints at most {}", 10, |solver, most| solver.printed = most, by_printed),
    (
        "prints at most {}",
        20,
        |solver, most| (solver.printed, solver.total) = (most, most),
        by_printed,
    ),
    (
        "stops after {}",
        49,
        |solver, most| {
            solver.kept.push(Arc::new(move |all| all.into_iter().take(most).collect()));
        },
        |input, right, found| match total(found) {
            0 => by_printed(input, right, found),
            total => total..=total,
        },
    ),
];

pub(super) fn numbered() -> Vec<Numbered> {
    let limits = LIMITS.into_iter().flat_map(|limit| orders().map(move |order| (limit, order)));
    let numbered = limits.map(|((clause, example, limit, range), order)| Numbered {
        row: Box::new(move |most| {
            solves(clause.replace("{}", &counted(most, "solution")), move |solver| {
                order(solver);
                limit(solver, most);
            })
        }),
        range,
        right: None,
        example,
    });
    numbered.collect()
}

/// Returns how many solutions are printed, and one more: a program may find that it does not print.
/// If all are printed there is no limit.
fn by_printed(_: &str, without: &str, found: &str) -> RangeInclusive<usize> {
    let is_check = |line: &&str| line.trim_start().starts_with(CHECK);
    let [all, count] = [without, found].map(|report| report.lines().filter(is_check).count());
    count..=if count == all && count < PRINTED { 0 } else { count + 1 }
}

/// Returns orders in which a program finds the solutions, the right one first.
pub(super) fn orders() -> impl Iterator<Item = impl Fn(&mut Solver) + Copy + Shared> {
    FILLED.into_iter().flat_map(|sequence| {
        [false, true].map(move |is_anticlockwise| {
            move |solver: &mut Solver| {
                solver.sequence = sequence;
                solver.is_anticlockwise = is_anticlockwise;
            }
        })
    })
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
