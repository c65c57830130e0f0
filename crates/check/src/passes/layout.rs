//! Proposals of a simpler layout: fewer lines, single spaces, and a line end at the end.

use super::leave_out::pieces;
use super::{by_size, Proposals};
use std::iter;

/// Writes the words of some pieces in a row on one line, with single spaces. The line end stays, if any.
/// Of equal parts that follow each other, the first one is tried.
pub(crate) fn join(input: &str) -> Proposals<'_> {
    by_size(input, join_some)
}

fn join_some(input: &str, size: usize) -> Proposals<'_> {
    let pieces = pieces(input);
    // Each part overlaps the next one by half, so that lines are joined across their ends, too.
    let step = size.div_ceil(2);
    let firsts = (0..pieces.len()).step_by(step);
    Box::new(firsts.filter_map(move |first| {
        let end = pieces.len().min(first + size);
        if first > 0 && pieces[first - step..].starts_with(&pieces[first..end]) {
            return None;
        }
        let part = pieces[first..end].concat();
        let words = part.split_whitespace().collect::<Vec<_>>().join(" ");
        let has_gap = !words.is_empty() && part.ends_with([' ', '\n']);
        let line = words + &part[part.len() - usize::from(has_gap)..];
        (line != part).then(|| pieces[..first].concat() + &line + &pieces[end..].concat())
    }))
}

/// Ends the last line.
pub(crate) fn end_last_line(input: &str) -> Proposals<'_> {
    let line = input.trim_end_matches([' ', '\n']).to_owned() + "\n";
    Box::new(iter::once(line).filter(move |line| line.len() > 1 && *line != input))
}
