//! Proposals without some pieces of an input.
//!
//! A piece is a word with the space or line end after it, or a space or line end alone. So a proposal
//! seldom breaks the task's promise.

use super::{by_size, Proposals};

/// From a longer streak, at most this many pieces are kept. A counter of eight bits starts again within fewer.
const LONG: usize = 300;

/// Leaves out some pieces in a row: many at first, and one at a time in the end.
pub(crate) fn leave_out(input: &str) -> Proposals<'_> {
    by_size(input, leave_out_some)
}

/// Leaves out `size` pieces in a row, unless they equal as many before them: to leave these out gives the same.
pub(crate) fn leave_out_some(input: &str, size: usize) -> Proposals<'_> {
    let all = pieces(input);
    let mut firsts: Vec<_> = (0..all.len()).step_by(size).collect();
    firsts.retain(|first| *first == 0 || !all[*first..].starts_with(&all[first - size..*first]));
    let left_out = firsts.into_iter().map(move |first| first..first + size);
    Box::new(left_out.map(|left_out| without(input, |index| left_out.contains(&index))))
}

/// Leaves out two pieces that need not be adjacent: a move of each player, so that those between them keep theirs. Of
/// equal pieces in a row, the first two are tried.
pub(crate) fn leave_out_two(input: &str) -> Proposals<'_> {
    let all = pieces(input);
    let is_third =
        |index: usize| index > 1 && all[index - 2..index].iter().all(|piece| *piece == all[index]);
    let candidates: Vec<_> = (0..all.len()).filter(|index| !is_third(*index)).collect();
    let pairs = (1..candidates.len()).flat_map(move |distance| {
        let pair = |(first, second): (&usize, &usize)| [*first, *second];
        candidates.iter().zip(&candidates[distance..]).map(pair).collect::<Vec<_>>()
    });
    Box::new(pairs.map(|pair| without(input, |index| pair.contains(&index))))
}

/// Keeps one, two, three pieces and so on of the longest streak of equal ones. A program whose counter starts again at 256
/// differs after 256 and 512 blank lines, but not between them, and none of [`SIZES`](super::SIZES) leads from 1,024 to 256.
pub(crate) fn shorten_streak(input: &str) -> Proposals<'_> {
    let all = pieces(input);
    let mut end = 0;
    let streaks = all.chunk_by(|piece, next| piece == next).map(|streak| {
        end += streak.len();
        end - streak.len()..end
    });
    let streak = streaks.max_by_key(ExactSizeIterator::len).unwrap_or(0..0);
    let left_out = (1..streak.len().min(LONG)).map(move |kept| streak.start + kept..streak.end);
    Box::new(left_out.map(|left_out| without(input, |index| left_out.contains(&index))))
}

/// Returns the pieces of an input.
pub(crate) fn pieces(input: &str) -> Vec<&str> {
    input.split_inclusive([' ', '\n']).collect()
}

/// Returns the input without some of its pieces. Lines keep their ends.
pub(crate) fn without(input: &str, is_left_out: impl Fn(usize) -> bool) -> String {
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
