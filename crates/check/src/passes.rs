//! Passes: ways to make an input simpler.
//!
//! A pass proposes inputs that are simpler than an input: shorter, or as long with fewer lines, with lower numbers or
//! with a plainer comment line. So no pass undoes another. A line end after the last line, and a card set with fewer
//! solutions, are also simpler, and no pass takes them back. A new pass stands in a file here, or beside its task.

pub(crate) mod layout;
pub(crate) mod leave_out;
pub(crate) mod lower;
pub(crate) mod streak;

use layout::{end_last_line, join};
use leave_out::leave_out;
use lower::{lower, lower_one};
use std::iter::successors;
use streak::{keep_few, shorten_streak};
use Pass::{BySize, Plain};

/// How many pieces or characters in a row to change together. Multiples of three suit SET. Even numbers
/// suit Connect 4: the later moves keep their players.
const SIZES: [usize; 18] = [
    98_304, 49_152, 24_576, 12_288, 6_144, 3_072, 1_536, 768, 384, 192, 96, 48, 24, 12, 6, 3, 2, 1,
];

/// Inputs that are simpler than an input.
pub(crate) type Proposals<'a> = Box<dyn Iterator<Item = String> + 'a>;

/// A function that proposes inputs.
#[derive(Clone, Copy)]
pub(crate) enum Pass {
    Plain(fn(&str) -> Proposals),
    /// The number is that of the pieces or characters to change together.
    BySize(fn(&str, usize) -> Proposals, usize),
}

impl Pass {
    /// Proposes inputs that are simpler than an input.
    pub(crate) fn proposals(self, input: &str) -> Proposals<'_> {
        match self {
            Plain(pass) => pass(input),
            BySize(pass, size) => pass(input, size),
        }
    }
}

/// Returns the passes that suit any numbers and any layout, in order.
pub(crate) fn general() -> Vec<Pass> {
    [
        by_size(join),
        // Lower numbers are often equal, and there are fewer ways to leave out one of several equal numbers.
        vec![Plain(end_last_line), Plain(lower)],
        by_size(leave_out),
        vec![Plain(shorten_streak), Plain(lower), Plain(lower_one), Plain(keep_few)],
    ]
    .concat()
}

/// Returns a number less its half, less its quarter and so on, down to less one.
pub(crate) fn halves(number: usize) -> impl Iterator<Item = usize> {
    let removed = successors(Some(number / 2), |removed| Some(removed / 2));
    removed.take_while(|removed| *removed > 0).map(move |removed| number - removed)
}

/// Returns a pass for each size, from the largest to the smallest.
pub(crate) fn by_size(pass: fn(&str, usize) -> Proposals) -> Vec<Pass> {
    SIZES.map(|size| BySize(pass, size)).to_vec()
}
