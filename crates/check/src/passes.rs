//! Passes: ways to make an input simpler.
//!
//! A pass proposes inputs that are simpler than an input: shorter, or as long with fewer lines, with lower numbers or
//! with a plainer comment line. So no pass undoes another. A line end after the last line, and a card set with fewer
//! solutions, are also simpler, and no pass takes them back. A new pass stands in a file here, or beside its task.

pub(crate) mod layout;
pub(crate) mod leave_out;
pub(crate) mod lower;

use layout::{end_last_line, join};
use leave_out::{leave_out, shorten_streak};
use lower::{lower, lower_one};

/// How many pieces or characters in a row to change together. Multiples of three suit SET. Even numbers
/// suit Connect 4: the later moves keep their players.
const SIZES: [usize; 18] = [
    98_304, 49_152, 24_576, 12_288, 6_144, 3_072, 1_536, 768, 384, 192, 96, 48, 24, 12, 6, 3, 2, 1,
];

/// Inputs that are simpler than an input.
pub(crate) type Proposals<'a> = Box<dyn Iterator<Item = String> + 'a>;

/// A function that proposes inputs.
pub(crate) type Pass = fn(&str) -> Proposals;

/// The passes that suit any numbers and any layout, in order.
pub(crate) const GENERAL: &[Pass] = &[
    join,
    end_last_line,
    // Lower numbers are often equal, and there are fewer ways to leave out one of several equal numbers.
    lower,
    leave_out,
    lower,
    lower_one,
    shorten_streak,
];

/// Proposes what a pass does with many pieces or characters at once, then with fewer.
pub(crate) fn by_size<'a>(
    input: &'a str,
    pass: fn(&'a str, usize) -> Proposals<'a>,
) -> Proposals<'a> {
    Box::new(SIZES.into_iter().flat_map(move |size| pass(input, size)))
}
