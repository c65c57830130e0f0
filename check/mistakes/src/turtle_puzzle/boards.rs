//! How the boards are drawn.

use super::solutions::orders;
use super::{each_board, solves, writes, SEQUENCES};
use crate::mistake::{prints, Mistake};
use crate::printing::without;
use rules::turtle_puzzle::model::{least_rotation, Board};
use rules::turtle_puzzle::report::{drawing, BOARD};
use std::collections::HashSet;

pub(super) fn mistakes() -> Vec<Mistake> {
    let mut all = vec![
        prints("draws no boards", without(BOARD)),
        writes("draws the numbers of places, not of types", BOARD, |board| {
            drawing(&(1..).zip(board).map(|(place, (_, card))| (place, *card)).collect())
        }),
        prints("draws boards only for solutions that are new up to turning", |answers| {
            let mut seen = HashSet::new();
            each_board(answers, BOARD, |board| {
                let is_new = seen.insert(least_rotation(board));
                drawing(board).repeat(usize::from(is_new))
            });
        }),
    ];
    all.extend(orders().map(|order| {
        let solves = solves("draws the board of the first solution for all", order);
        solves.and_prints(|answers| {
            let mut first = None;
            let board = |board: &Board| first.get_or_insert(drawing(board)).clone();
            each_board(answers, BOARD, board);
        })
    }));
    all.extend(SEQUENCES.map(|(sequence, moved)| {
        writes(format!("draws boards {sequence}"), BOARD, move |board| drawing(&moved(board)))
    }));
    all
}
