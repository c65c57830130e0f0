//! Passes that know moves, players and boards.

use crate::passes::leave_out::{leave_out, pieces, starts_streak};
use crate::passes::Proposals;

/// Ends the game after a move, and prints the board, which may show what is wrong. Of equal moves in a
/// row, the first and the last ones are tried.
pub(super) fn cut_at_board(input: &str) -> Proposals<'_> {
    let pieces = pieces(input);
    let words: Vec<_> = pieces.iter().map(|piece| piece.trim()).collect();
    let is_first_or_last =
        |index: &usize| starts_streak(&words, *index) || starts_streak(&words, index + 1);
    let ends: Vec<_> = (0..words.len().saturating_sub(1)).filter(is_first_or_last).collect();
    let cut =
        ends.into_iter().map(move |end| pieces[..=end].concat().trim_end().to_owned() + "\n\n");
    Box::new(cut.filter(|game| game.len() < input.len()))
}

/// Leaves out some pieces in a row, and prints the board at the end.
pub(super) fn leave_out_before_board(input: &str, size: usize) -> Proposals<'_> {
    let games = leave_out(input, size).map(|game| game + "\n");
    let has_board = input.ends_with("\n\n");
    Box::new(games.filter(move |game| !has_board && game.len() < input.len()))
}
