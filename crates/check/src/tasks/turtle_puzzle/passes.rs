//! A pass that leaves a puzzle with fewer solutions.

use super::solution_count;
use crate::passes::Proposals;
use std::iter;

/// A puzzle with this many solutions need not have fewer. Their output, with `BYTES_PER_SOLUTION` each, is not
/// longer than `SHORT_OUTPUT` of `simplify`: other passes may add solutions again, but not beyond these.
pub(super) const FEW: usize = 6;
/// What a side can show.
const SIDES: [&str; 8] = ["1", "2", "3", "4", "-1", "-2", "-3", "-4"];

/// Changes one side, so that a puzzle with many solutions has fewer, but not none.
pub(super) fn lose_solutions(input: &str) -> Proposals<'_> {
    let count = solution_count(input);
    if count <= FEW {
        return Box::new(iter::empty());
    }
    let (comment, cards) = input.split_once('\n').unwrap_or_default();
    let sides: Vec<_> = cards.split_whitespace().collect();
    let all = (0..sides.len()).flat_map(|place| SIDES.map(|side| (place, side)));
    let changed = all.map(move |(place, side)| {
        let mut sides = sides.clone();
        sides[place] = side;
        let cards = sides.chunks(4).map(|card| card.join(" ") + "\n");
        format!("{comment}\n{}", cards.collect::<String>())
    });
    Box::new(changed.filter(move |input| (1..count).contains(&solution_count(input))))
}
