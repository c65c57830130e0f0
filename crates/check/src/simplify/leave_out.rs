//! Proposals without some pieces of an input.
//!
//! A piece is a word with the space or line end after it, or a space or line end alone. So a proposal
//! seldom breaks the task's promise.

use crate::task::Task;
use std::ops::Range;

/// The most pieces of which three are left out: there are 84 ways.
const FEW: usize = 9;

/// Leaves out some pieces in a row. If they equal those before them, they stay: without either, the result is
/// the same.
pub(super) fn leave_out(input: &str, size: usize) -> impl Iterator<Item = String> + '_ {
    let all = pieces(input);
    let mut firsts: Vec<_> = (0..all.len()).step_by(size).collect();
    firsts.retain(|first| *first == 0 || !all[*first..].starts_with(&all[first - size..*first]));
    let left_out = firsts.into_iter().map(move |first| first..first + size);
    left_out.map(|left_out| without(input, |index| left_out.contains(&index)))
}

/// Leaves out two pieces that need not be adjacent. Of equal pieces in a row, the first two are tried.
pub(super) fn leave_out_two(input: &str) -> impl Iterator<Item = String> + '_ {
    let all = pieces(input);
    let is_tried =
        // Index 0 starts a streak, so there is one before the others.
        |index: &usize| starts_streak(&all, *index, 1) || starts_streak(&all, index - 1, 1);
    let tried: Vec<_> = (0..all.len()).filter(is_tried).collect();
    let pairs = pairs(0..tried.len()).map(move |(first, second)| [tried[first], tried[second]]);
    pairs.map(|pair| without(input, |index| pair.contains(&index)))
}

/// Returns whether a piece differs from the one `distance` before it, if there is one.
pub(super) fn starts_streak(pieces: &[&str], index: usize, distance: usize) -> bool {
    index < distance || pieces[index] != pieces[index - distance]
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
    // Of equal moves of a player in a row, the first one is left out.
    let starts: Vec<_> = (0..count).filter(|index| starts_streak(&moves, *index, 2)).collect();
    let (reds, yellows): (Vec<_>, Vec<_>) = starts.into_iter().partition(|index| index % 2 == 0);
    let pairs = reds
        .into_iter()
        .flat_map(move |red| yellows.clone().into_iter().map(move |yellow| (red, yellow)));
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
    let game = String::from_utf8(Task::SetSim.output(input)).expect("a game is ASCII");
    let sets = game.lines().filter_map(|line| Some(line.strip_prefix("- ")?.to_owned()));
    let sets: Vec<_> = sets.collect();
    sets.into_iter().map(|set| {
        let pieces = pieces(input);
        without(input, |index| set.split(' ').any(|card| card == pieces[index].trim()))
    })
}

/// Leaves out some words in a row, and keeps the white space.
pub(super) fn leave_out_words(input: &str, count: usize) -> impl Iterator<Item = String> + '_ {
    let all = pieces(input);
    let words: Vec<_> = (0..all.len()).filter(|index| !all[*index].trim().is_empty()).collect();
    let firsts = (0..words.len()).step_by(count);
    firsts.map(move |first| {
        let left_out = &words[first..words.len().min(first + count)];
        let mut text = String::new();
        for (index, piece) in pieces(input).into_iter().enumerate() {
            let word = if left_out.contains(&index) { piece.trim_end() } else { "" };
            text += &piece[word.len()..];
        }
        text
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
    // Without its last piece, the input must not end with the space before that.
    let has_space = text.ends_with(' ') && !input.ends_with(' ');
    text[..text.len() - usize::from(has_space)].to_owned()
}
