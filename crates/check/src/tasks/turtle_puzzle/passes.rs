//! Passes that leave a puzzle with fewer solutions, or a simpler comment line, which is the first line.

use super::solution_count;
use crate::passes::{by_size, Proposals};

/// A puzzle with this many solutions need not have fewer. Their output, with `BYTES_PER_SOLUTION` each, is not
/// longer than `SHORT_OUTPUT` of `simplify`: other passes may add solutions again, but not beyond these.
pub(super) const FEW: usize = 6;
/// The simplest comment line.
const COMMENT: &str = "# a";
/// What a side can show.
const SIDES: [&str; 8] = ["1", "2", "3", "4", "-1", "-2", "-3", "-4"];

/// Changes one side, so that a puzzle with many solutions has fewer, but not none.
pub(super) fn lose_solutions(input: &str) -> Proposals<'_> {
    let count = solution_count(input);
    let (comment, cards) = input.split_once('\n').unwrap_or_default();
    let sides: Vec<_> = cards.split_whitespace().collect();
    let all = (0..sides.len()).flat_map(|place| SIDES.map(|side| (place, side)));
    let changed = all.map(move |(place, side)| {
        let mut sides = sides.clone();
        sides[place] = side;
        let cards = sides.chunks(4).map(|card| card.join(" ") + "\n");
        format!("{comment}\n{}", cards.collect::<String>())
    });
    let is_fewer = move |input: &String| (1..count).contains(&solution_count(input));
    Box::new(changed.filter(move |input| count > FEW && is_fewer(input)))
}

/// Replaces a longer comment line with the simplest one.
pub(super) fn simplest_comment(input: &str) -> Proposals<'_> {
    let (comment, cards) = input.split_once('\n').unwrap_or_default();
    let is_longer = comment.len() > COMMENT.len();
    Box::new(is_longer.then(|| format!("{COMMENT}\n{cards}")).into_iter())
}

/// Replaces some characters of the comment line in a row with plain letters.
pub(super) fn plain_comment(input: &str) -> Proposals<'_> {
    by_size(input, |input, size| with_parts(input, size, |_, part| Some("a".repeat(part.len()))))
}

/// Leaves out some characters of the comment line in a row. If they equal those before them, they stay, as
/// in [`leave_out`](crate::passes::leave_out::leave_out).
pub(super) fn shorten_comment(input: &str) -> Proposals<'_> {
    by_size(input, |input, size| {
        with_parts(input, size, |before, part| (!before.ends_with(part)).then(String::new))
    })
}

/// Changes some characters of the comment line in a row, unless it is the simplest one. `change` gets what is
/// before them, too.
fn with_parts(input: &str, size: usize, change: fn(&str, &str) -> Option<String>) -> Proposals<'_> {
    let (line, _) = input.split_once('\n').filter(|(line, _)| *line != COMMENT).unwrap_or_default();
    let changed = (1..line.len()).step_by(size).filter_map(move |start| {
        let (before, end) = (&line[..start], line.len().min(start + size));
        Some([before, &change(before, &line[start..end])?, &input[end..]].concat())
    });
    Box::new(changed.filter(move |changed| changed != input))
}
