//! Mistakes that programs for Connect 4 make. A row is what a program does, and the part of the model that it exchanges.

use super::board::{direction, Board, Cell, Window, FOOT};
use super::model::{Referee, BOARD, INVALID, LAST_BOARD};
use crate::mistake::{follows, prints, reads, Mistake};
use crate::printing::{each, without};
use std::sync::Arc;

/// Returns the mistakes.
pub(super) fn mistakes() -> Vec<Mistake> {
    [crate::mistakes::mistakes(), reading(), rules(), lines(), verdicts(), boards()]
        .into_iter()
        .flatten()
        .collect()
}

fn reading() -> Vec<Mistake> {
    vec![reads("does not see the first of several blank lines in a row", |input| {
        input.replace("\n\n\n", "\n\n")
    })]
}

fn referee(clause: &str, referee: Referee) -> Mistake {
    follows(clause, move |input| Some(referee.answers(input)))
}

fn rules() -> Vec<Mistake> {
    let right = Referee::right;
    vec![
        referee("lets the other player move after INVALID", Referee { turns: 1, ..right() }),
        referee("counts INVALID moves among the 48 discs", Referee { counts: 1, ..right() }),
        referee("lets yellow begin", Referee { first: 1, ..right() }),
        referee("looks for FULL before CONNECT4", Referee { full_first: true, ..right() }),
        referee("goes on after the end of the game", Referee { ends: false, ..right() }),
    ]
}

/// Lines that are not seen, or seen where there are none.
fn lines() -> Vec<Mistake> {
    fn blind(
        clause: impl Into<String>,
        is_seen: impl Fn(&Board, Cell, &Window) -> bool + Send + Sync + 'static,
    ) -> Mistake {
        let wins = move |board: &Board, cell: Cell| {
            board.fours(cell).any(|four| is_seen(board, cell, four))
        };
        let referee = Referee { wins: Arc::new(wins), ..Referee::right() };
        follows(clause, move |input| Some(referee.answers(input)))
    }
    let mut all = vec![blind("does not see diagonal lines", |_, _, four| {
        ["horizontal", "vertical"].contains(&direction(four))
    })];
    for name in ["horizontal", "vertical", "rising", "falling"] {
        all.push(blind(format!("does not see {name} lines"), move |_, _, four| {
            direction(four) != name
        }));
    }
    all
}

fn verdicts() -> Vec<Mistake> {
    vec![prints("does not print INVALID", without(INVALID))]
}

fn boards() -> Vec<Mistake> {
    /// Changes each board.
    fn board(clause: &str, change: fn(&str) -> String) -> Mistake {
        prints(clause, move |answers| each(LAST_BOARD, change)(each(BOARD, change)(answers)))
    }
    vec![board("prints boards without a foot", |board| board.replace(FOOT, ""))]
}
