//! Finds all solutions of nine-card turtle puzzles.
//!
//! There is an [example](#example) below.
//!
//! ```text
//!   CardSet ──▶ Puzzle ──▶ search ──▶ Solutions ──▶ report
//!   as given    types,     boards,    the first,    text
//!               placements unordered  how many
//! ```
//!
//! The sides of a card go clockwise from the top. The places of the square are numbered row by row,
//! but filled from the centre outwards, each corner once both its neighbours are placed:
//!
//! ```text
//!             top
//!           +-----+           0 1 2         9 2 4
//!      left |     | right     3 4 5         7 1 3
//!           +-----+           6 7 8         8 5 6
//!           bottom            places        in this order
//! ```
//!
//! Rotating a solution gives another one, so the centre card is tried in one orientation only.
//!
//! # Example
//!
//! ```
//! use turtle_puzzle::{Card, FromInteger, Puzzle, Side, Solutions, DEFAULT_LIMIT};
//!
//! let front = Side::from_integer(1).expect("1 to 4");
//! let card = Card([front, front.other_half(), front, front.other_half()]);
//! let puzzle = Puzzle::new(&[card; 9]);
//! let solutions = Solutions::of(&puzzle, DEFAULT_LIMIT);
//! assert_eq!((solutions.total, solutions.up_to_rotation), (2, 1));
//! assert_eq!(puzzle[solutions.first[0][0]].card, card); // at the top left of the first solution
//! ```

mod card;
mod card_set;
mod options;
mod puzzle;
mod report;
mod search;
mod side_lines;
mod solutions;
#[cfg(not(bundle))]
mod svg;

pub use crate::card::{Card, Side};
pub use crate::card_set::CARDS;
pub use crate::options::{Format, Options, DEFAULT_LIMIT};
pub use crate::puzzle::{Board, Placement, Puzzle};
pub use crate::solutions::Solutions;
#[cfg(not(bundle))]
pub use crate::svg::draw;
pub use common::{Error, FromInteger};

use crate::card_set::{no_card_set, CardSet};
use crate::report::{write_count, write_report};
use crate::side_lines::SideLines;
use common::with_session;
use std::io::{self, BufWriter, Read, Write};

/// Reads card sets from `input` and writes a report of each to `output`.
///
/// # Errors
///
/// [`Error::Unexpected`] if the input is anything but complete card sets; [`Error::Read`] or
/// [`Error::Write`] if reading or writing fails.
pub fn run(input: impl Read, output: impl Write) -> Result<(), Error> {
    run_with(&Options::default(), input, output)
}

/// Reads card sets from `input` and writes to `output` what the options ask for.
///
/// # Errors
///
/// As for [`run`].
pub fn run_with(options: &Options, input: impl Read, output: impl Write) -> Result<(), Error> {
    match options.format {
        Format::Report => answer_each(usize::MAX, input, output, |number, set, output| {
            let puzzle = Puzzle::new(&set.cards);
            output.write_all(if number > 1 { b"\n" } else { b"" })?;
            write_report(set, &puzzle, &Solutions::of(&puzzle, options.limit), output)
        }),
        // A count prints only the first comment line.
        Format::Count => answer_each(1, input, output, |_, set, output| {
            write_count(set, &Solutions::of(&Puzzle::new(&set.cards), 0), output)
        }),
        #[cfg(not(bundle))]
        Format::Picture => draw(options.limit, input, output),
    }
}

/// Calls `answer` with the number of each card set, from 1, and the set, of which at most so many
/// comment lines are kept.
fn answer_each(
    lines: usize,
    input: impl Read,
    output: impl Write,
    answer: impl Fn(usize, &CardSet, &mut BufWriter<&mut dyn Write>) -> io::Result<()>,
) -> Result<(), Error> {
    with_session(input, output, |session| {
        let mut number = 0;
        let mut side_lines = SideLines::default();
        while let Some(set) = CardSet::read(session, &mut side_lines, lines, usize::MAX)? {
            number += 1;
            answer(number, &set, &mut session.output).map_err(Error::Write)?;
        }
        if number == 0 {
            return Err(no_card_set(session));
        }
        Ok(())
    })
}

/// Reads the cards of the only card set in `input`.
///
/// # Errors
///
/// As for [`draw`].
#[cfg(not(bundle))]
pub fn read_cards(input: impl Read) -> Result<[Card; CARDS], Error> {
    with_session(input, io::sink(), |session| Ok(CardSet::read_only(session, 0)?.cards))
}
