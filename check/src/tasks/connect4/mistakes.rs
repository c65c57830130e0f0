//! Mistakes that programs for Connect 4 make. A row is what a program does, and the part of the
//! model that it exchanges. Rows with the same words make a mistake in different ways. A row may
//! exchange each field of a `Referee`. Of a `Game`, it may write the board and `past.above`; the
//! model keeps all else. The columns of moves count from 1; the rows and columns of cells count
//! from 0, from the top left.

mod discs;
mod ends;
mod lines;
mod printed;
mod reading;

use crate::mistake::{follows, Mistake, Shared};
use rules::connect4::board::{COLUMNS, ROWS};
use rules::connect4::model::{Game, Referee};
use std::sync::Arc;

/// How many discs fill the board.
const CELLS: usize = ROWS * COLUMNS;

/// Returns the mistakes.
pub(super) fn mistakes() -> Vec<Mistake> {
    let read = [crate::mistakes::mistakes(), reading::mistakes()];
    let played = [discs::mistakes(), lines::mistakes(), ends::mistakes()];
    read.into_iter().chain(played).flatten().chain(printed::mistakes()).collect()
}

/// Describes a program whose referee is the right one, changed.
fn changed(clause: impl Into<String>, change: impl FnOnce(&mut Referee)) -> Mistake {
    let mut referee = Referee::reference();
    change(&mut referee);
    follows(clause, move |input| referee.answers(input))
}

/// Describes a program that looks for lines in another way.
fn wins(clause: impl Into<String>, wins: impl Fn(&Game) -> bool + Shared) -> Mistake {
    changed(clause, |referee| referee.wins = Arc::new(wins))
}

/// Counts all moves so far, `INVALID` ones, too.
fn all_moves(game: &Game) -> usize {
    game.board.discs + game.past.invalid
}
