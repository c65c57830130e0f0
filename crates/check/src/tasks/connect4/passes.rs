//! Passes that know moves, players and boards.
//!
//! A wrong move may show only on a later board, perhaps hundreds of moves after it. A board of our own, at the end, shows
//! it at once, so that all that follows can be left out.

use crate::passes::leave_out::{leave_out_some, pieces};
use crate::passes::Proposals;
use std::iter::successors;

/// Ends the game after its half, three quarters and so on, and prints the board.
pub(super) fn cut_at_board(input: &str) -> Proposals<'_> {
    let pieces = pieces(input);
    let counts = successors(Some(pieces.len() / 2), |count| Some(count / 2));
    let games = counts
        .take_while(|count| *count > 0)
        .map(move |count| pieces[..pieces.len() - count].concat().trim_end().to_owned() + "\n\n");
    Box::new(games.filter(|game| game.len() < input.len()))
}

/// Leaves out two pieces in a row, or one, and prints the board at the end.
pub(super) fn leave_out_before_board(input: &str) -> Proposals<'_> {
    let sizes = if input.ends_with("\n\n") { &[][..] } else { &[2, 1] };
    let games = sizes.iter().flat_map(|size| leave_out_some(input, *size));
    Box::new(games.map(|game| game + "\n").filter(|game| game.len() < input.len()))
}
