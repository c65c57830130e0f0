//! Proposals of a simpler layout.

use super::leave_out::pieces;
use super::Proposals;
use std::iter;

/// How many characters of white space are many, beside those that separate words.
const MANY: usize = 32;

/// Writes words on one line, and puts much other white space into one place: after them, behind the
/// first one or before them. What is repeated there is one streak, which other passes shorten.
pub(crate) fn gather(input: &str) -> Proposals<'_> {
    let words: Vec<_> = input.split_whitespace().collect();
    let line = words.join(" ") + "\n";
    let more = input.len().saturating_sub(line.len());
    let first = words.first().map_or(0, |word| word.len());
    let places = if more < MANY { vec![] } else { vec![line.len(), first, 0] };
    let gathered = places.into_iter().flat_map(move |place| {
        let with = |gap: &str| [&line[..place], &gap.repeat(more), &line[place..]].concat();
        ["\n", " "].map(with)
    });
    let count = |text: &str| (text.lines().count(), streaks(text));
    let (lines, streaks) = count(input);
    Box::new(gathered.filter(move |text| {
        let (new_lines, new_streaks) = count(text);
        new_lines <= lines && new_streaks < streaks
    }))
}

/// Returns the number of streaks of equal pieces.
fn streaks(input: &str) -> usize {
    pieces(input).chunk_by(|piece, next| piece == next).count()
}

/// Writes the words of some pieces in a row on one line, with single spaces. The line end stays, if any.
/// Of equal parts that follow each other, the first one is tried.
pub(crate) fn join(input: &str, size: usize) -> Proposals<'_> {
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
