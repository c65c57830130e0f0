//! Proposals without some pieces of an input.
//!
//! A piece is a word with the space or line end after it, or a space or line end alone. So a proposal
//! seldom breaks the task's promise.

use super::Proposals;

/// Leaves out some pieces in a row, unless they equal as many before them: to leave these out gives the same.
pub(crate) fn leave_out(input: &str, size: usize) -> Proposals<'_> {
    let all = pieces(input);
    let mut firsts: Vec<_> = (0..all.len()).step_by(size).collect();
    firsts.retain(|first| *first == 0 || !all[*first..].starts_with(&all[first - size..*first]));
    let left_out = firsts.into_iter().map(move |first| first..first + size);
    Box::new(left_out.map(|left_out| without(input, |index| left_out.contains(&index))))
}

/// Leaves out two pieces that need not be adjacent. Of equal pieces in a row, the first two are tried.
pub(crate) fn leave_out_two(input: &str) -> Proposals<'_> {
    let all = pieces(input);
    let is_tried =
        // Index 0 starts a streak, so `index - 1` is not needed for it.
        |index: &usize| starts_streak(&all, *index) || starts_streak(&all, index - 1);
    let tried: Vec<_> = (0..all.len()).filter(is_tried).collect();
    let pairs = (1..tried.len()).flat_map(move |distance| {
        let pair = |(first, second): (&usize, &usize)| [*first, *second];
        tried.iter().zip(&tried[distance..]).map(pair).collect::<Vec<_>>()
    });
    Box::new(pairs.map(|pair| without(input, |index| pair.contains(&index))))
}

/// Returns whether a piece differs from the one before it, if there is one.
fn starts_streak(pieces: &[&str], index: usize) -> bool {
    index == 0 || pieces[index] != pieces[index - 1]
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
