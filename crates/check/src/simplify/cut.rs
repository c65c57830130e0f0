//! Proposals that end a game of Connect 4 where it goes wrong.

use super::leave_out::{pieces, starts_streak};

/// Ends the game after a move, and prints the board, which may show what is wrong. Of equal moves in a
/// row, the first and the last ones are tried.
pub(super) fn cut_at_board(input: &str) -> impl Iterator<Item = String> + '_ {
    let pieces = pieces(input);
    let words: Vec<_> = pieces.iter().map(|piece| piece.trim()).collect();
    let is_first_or_last =
        |index: &usize| starts_streak(&words, *index, 1) || starts_streak(&words, index + 1, 1);
    let ends: Vec<_> = (0..words.len().saturating_sub(1)).filter(is_first_or_last).collect();
    let cut =
        ends.into_iter().map(move |end| pieces[..=end].concat().trim_end().to_owned() + "\n\n");
    cut.filter(|game| game.len() < input.len())
}
