//! Passes that know moves, players and boards.

use crate::passes::leave_out::{leave_out, pieces};
use crate::passes::{halves, Proposals};

/// Ends the game earlier, and prints the board, which may show what is wrong.
pub(super) fn cut_at_board(input: &str) -> Proposals<'_> {
    let pieces = pieces(input);
    let cut = halves(pieces.len())
        .map(move |count| pieces[..count].concat().trim_end().to_owned() + "\n\n");
    Box::new(cut.filter(|game| game.len() < input.len()))
}

/// Leaves out some pieces in a row, and prints the board at the end.
pub(super) fn leave_out_before_board(input: &str, size: usize) -> Proposals<'_> {
    let games = leave_out(input, size).map(|game| game + "\n");
    let has_board = input.ends_with("\n\n");
    Box::new(games.filter(move |game| !has_board && game.len() < input.len()))
}
