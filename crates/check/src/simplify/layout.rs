//! Proposals of a simpler layout, or a simpler comment line.

use super::leave_out::pieces;
use std::iter;

/// The simplest comment line.
const COMMENT: &str = "# a";

/// Writes the words of some pieces in a row on one line, with single spaces. The line end stays, if any.
/// If the pieces equal those before them, only the first ones are tried.
pub(super) fn join(input: &str, size: usize) -> impl Iterator<Item = String> + '_ {
    let pieces = pieces(input);
    // Each part overlaps the next one by half, so that lines are joined across their ends, too.
    let step = size.div_ceil(2);
    (0..pieces.len()).step_by(step).filter_map(move |first| {
        let end = pieces.len().min(first + size);
        if first > 0 && pieces[first - step..].starts_with(&pieces[first..end]) {
            return None;
        }
        let part = pieces[first..end].concat();
        let words = part.split_whitespace().collect::<Vec<_>>().join(" ");
        let has_gap = !words.is_empty() && part.ends_with([' ', '\n']);
        let line = words + &part[part.len() - usize::from(has_gap)..];
        (line != part).then(|| pieces[..first].concat() + &line + &pieces[end..].concat())
    })
}

/// Ends the last line.
pub(super) fn end_last_line(input: &str) -> impl Iterator<Item = String> + '_ {
    let line = input.trim_end_matches([' ', '\n']).to_owned() + "\n";
    iter::once(line).filter(move |line| line.len() > 1 && *line != input)
}

/// Replaces a long comment line with the simplest one, or leaves out some of its characters in a row.
pub(super) fn shorten_comment(input: &str, size: usize) -> impl Iterator<Item = String> + '_ {
    let (line, cards) = input.split_once('\n').unwrap_or_default();
    let is_long = line.starts_with('#') && line != COMMENT;
    let without = move |first| [&line[..first], &line[line.len().min(first + size)..]].concat();
    let shorter = (1..line.len()).step_by(size).map(without);
    let simplest = iter::once(COMMENT.to_owned()).filter(|simplest| simplest.len() < line.len());
    let lines = simplest.chain(shorter).filter(move |_| is_long);
    lines.map(move |line| line + "\n" + cards)
}
