//! Passes that know moves, players and boards.

use crate::passes::leave_out::{leave_out, pieces, starts_streak};
use crate::passes::Proposals;

/// Ends the game after a move, and prints the board, which may show what is wrong. Of equal moves in a
/// row, the first and the last ones are tried.
pub(super) fn cut_at_board(input: &str) -> Proposals<'_> {
    let pieces = pieces(input);
    let words: Vec<_> = pieces.iter().map(|piece| piece.trim()).collect();
    let is_first_or_last =
        |index: &usize| starts_streak(&words, *index, 1) || starts_streak(&words, index + 1, 1);
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

/// Leaves out a move of each player, and keeps the players of all others. Takes an input of one line.
pub(super) fn leave_out_moves(input: &str) -> Proposals<'_> {
    let moves: Vec<_> = input.split_whitespace().collect();
    let count = if input.lines().count() == 1 { moves.len() } else { 0 };
    // Of equal moves of a player in a row, the first one is left out.
    let starts: Vec<_> = (0..count).filter(|index| starts_streak(&moves, *index, 2)).collect();
    let (reds, yellows): (Vec<_>, Vec<_>) = starts.into_iter().partition(|index| index % 2 == 0);
    let with_yellows = move |red| yellows.clone().into_iter().map(move |yellow| (red, yellow));
    let pairs = reds.into_iter().flat_map(with_yellows);
    Box::new(pairs.map(move |(red, yellow)| {
        // From the one that is left out, each move of a player takes the place of the one before.
        let shifted = |index: usize| {
            let left_out = if index % 2 == 0 { red } else { yellow };
            moves[if index < left_out { index } else { index + 2 }]
        };
        (0..count - 2).map(shifted).collect::<Vec<_>>().join(" ") + "\n"
    }))
}
