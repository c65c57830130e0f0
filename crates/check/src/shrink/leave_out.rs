//! Proposals without some pieces of an input.
//!
//! A piece is a word with the space or line end after it, or a space or line end alone. So a proposal
//! seldom breaks the task's promise.

use crate::task::Task;
use std::ops::Range;

/// There are 84 ways to leave out three of nine pieces.
const FEW: usize = 9;

/// Leaves out a run of pieces.
pub(super) fn leave_out(input: &str, size: usize) -> impl Iterator<Item = String> + '_ {
    let firsts = (0..pieces(input).len()).step_by(size);
    firsts.map(move |first| without(input, |index| (first..first + size).contains(&index)))
}

/// Leaves out two pieces that need not be adjacent.
pub(super) fn leave_out_two(input: &str) -> impl Iterator<Item = String> + '_ {
    let pairs = pairs(0..pieces(input).len());
    pairs.map(|(first, second)| without(input, |index| index == first || index == second))
}

/// Leaves out three pieces that need not be adjacent, unless there are too many choices.
pub(super) fn leave_out_three(input: &str) -> impl Iterator<Item = String> + '_ {
    let count = Some(pieces(input).len()).filter(|count| *count <= FEW).unwrap_or_default();
    let triples = (0..count).flat_map(move |first| {
        pairs(first + 1..count).map(move |(second, third)| [first, second, third])
    });
    triples.map(|triple| without(input, |index| triple.contains(&index)))
}

/// Returns all pairs of different numbers.
fn pairs(range: Range<usize>) -> impl Iterator<Item = (usize, usize)> {
    range.clone().flat_map(move |first| (first + 1..range.end).map(move |second| (first, second)))
}

/// Leaves out a move of each player, and keeps the players of all others. Takes an input of one line.
pub(super) fn leave_out_moves(input: &str) -> impl Iterator<Item = String> + '_ {
    let moves: Vec<_> = input.split_whitespace().collect();
    let count = if input.lines().count() == 1 { moves.len() } else { 0 };
    let pairs = (0..count)
        .step_by(2)
        .flat_map(move |red| (1..count).step_by(2).map(move |yellow| (red, yellow)));
    pairs.map(move |(red, yellow)| {
        // From the one that is left out, each move of a player takes the place of the one before.
        let shifted = |index: usize| {
            let left_out = if index % 2 == 0 { red } else { yellow };
            moves[if index < left_out { index } else { index + 2 }]
        };
        (0..count - 2).map(shifted).collect::<Vec<_>>().join(" ") + "\n"
    })
}

/// Leaves out the cards of a set that the game of SET takes: it often goes on without them as before.
pub(super) fn leave_out_set(input: &str) -> impl Iterator<Item = String> + '_ {
    let game = String::from_utf8(Task::SetSim.expected(input)).expect("a game is ASCII");
    let sets = game.lines().filter_map(|line| Some(line.strip_prefix("- ")?.to_owned()));
    let sets: Vec<_> = sets.collect();
    sets.into_iter().map(|set| {
        let pieces = pieces(input);
        without(input, |index| set.split(' ').any(|card| card == pieces[index].trim()))
    })
}

/// Returns the pieces of an input.
pub(super) fn pieces(input: &str) -> Vec<&str> {
    input.split_inclusive([' ', '\n']).collect()
}

/// Returns the input without some of its pieces. Lines keep their ends.
fn without(input: &str, is_left_out: impl Fn(usize) -> bool) -> String {
    let mut text = String::new();
    for (index, piece) in pieces(input).into_iter().enumerate() {
        if !is_left_out(index) {
            text += piece;
        } else if piece.ends_with('\n') && text.ends_with(' ') {
            text.pop();
            text.push('\n');
        }
    }
    let is_cut = text.ends_with(' ') && !input.ends_with(' ');
    text[..text.len() - usize::from(is_cut)].to_owned()
}
