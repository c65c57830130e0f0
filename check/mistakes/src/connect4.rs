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

use crate::catalogue::{Catalogue, Numbered};
use crate::counted;
use crate::general;
use crate::mistake::{follows, Mistake, Shared};
use rules::connect4::board::{Direction, Step, COLUMNS, ROWS};
use rules::connect4::model::{Game, IsSo, Look, Referee};
use std::sync::Arc;

/// How many discs fill the board.
const CELLS: usize = ROWS * COLUMNS;

/// Returns the mistakes that programs for the task make.
pub fn catalogue() -> Catalogue {
    Catalogue { mistakes: mistakes(), numbered: numbered() }
}

fn mistakes() -> Vec<Mistake> {
    let read = [general::mistakes(), reading::mistakes()];
    let played = [discs::mistakes(), lines::mistakes(), ends::mistakes()];
    read.into_iter().chain(played).flatten().chain(printed::mistakes()).collect()
}

fn numbered() -> Vec<Numbered> {
    let full = Numbered {
        row: Box::new(|discs| {
            full(format!("prints FULL after {}", counted(discs, "disc")), move |game| {
                game.board.discs == discs
            })
        }),
        range: |_, _, _| 1..=CELLS,
        right: Some(CELLS),
        example: 42,
    };
    general::numbered().into_iter().chain(reading::numbered()).chain([full]).collect()
}

/// Describes a program whose referee is the right one, changed.
fn changed(clause: impl Into<String>, change: impl Fn(&mut Referee) + Shared) -> Mistake {
    follows(clause, change)
}

/// Describes a program that looks for lines in another way.
fn wins(clause: impl Into<String>, look: impl Fn(&Game) -> bool + Shared) -> Mistake {
    let look = Look::Anywhere(Arc::new(look));
    changed(clause, move |referee| referee.looks.push(look.clone()))
}

/// Describes a program that looks for lines of each direction in another way. If it looks in two
/// ways, it sees a line only if both see one of the same direction.
fn wins_in(
    clause: impl Into<String>,
    look: impl Fn(&Game, Direction, Step) -> bool + Shared,
) -> Mistake {
    let look = Look::Along(Arc::new(look));
    changed(clause, move |referee| referee.looks.push(look.clone()))
}

/// Describes a program that sees in another way that the board is full.
fn full(clause: impl Into<String>, is_full: impl Fn(&Game) -> bool + Shared) -> Mistake {
    let is_full: IsSo = Arc::new(is_full);
    changed(clause, move |referee| referee.is_full = is_full.clone())
}

/// Counts all moves so far, `INVALID` ones, too.
fn all_moves(game: &Game) -> usize {
    game.board.discs + game.past.invalid
}
