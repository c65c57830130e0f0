//! Finds all solutions of nine-card turtle puzzles.
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
//! ```
//! use turtle_puzzle::{Card, FromInteger, Puzzle, Side, Solutions};
//!
//! let front = Side::from_integer(1).expect("a side from -4 to 4, not 0");
//! let card = Card([front, front.other_half(), front, front.other_half()]);
//! let puzzle = Puzzle::new(&[card; 9]);
//! let solutions = Solutions::of(&puzzle, 50);
//! assert_eq!((solutions.total, solutions.up_to_rotation), (2, 1));
//! assert_eq!(puzzle[solutions.first[0][0]].card, card); // at the top left of the first solution
//! ```

mod card;
mod card_set;
mod options;
mod puzzle;
mod report;
mod search;
mod solutions;
#[cfg(not(bundle))]
mod svg;

pub use crate::card::{Card, Side};
pub use crate::card_set::CARDS;
pub use crate::options::{Format, Options};
pub use crate::puzzle::{Board, CardType, Placement, Puzzle};
pub use crate::solutions::Solutions;
pub use common::{Error, FromInteger};

use crate::card_set::CardSet;
use crate::report::{write_count, write_report};
use common::{with_session, Session};
use std::io::{self, Read, Write};

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
    with_session(input, output, |session| match read(options, session)? {
        Some(first) => answer(options, &first, session),
        None => Err(session.unexpected("a card set", "the end of the input")),
    })
}

/// The most bytes of a comment line that a picture keeps for its title.
#[cfg(not(bundle))]
const TITLE_BYTES: usize = 1024;

/// Reads the next card set, keeping only those comments that are printed.
fn read(options: &Options, session: &mut Session) -> Result<Option<CardSet>, Error> {
    let (lines, bytes) = match options.format {
        Format::Report => (usize::MAX, usize::MAX),
        Format::Count => (1, usize::MAX),
        #[cfg(not(bundle))]
        Format::Picture => (1, TITLE_BYTES),
    };
    CardSet::read(session, lines, bytes)
}

fn answer(options: &Options, first: &CardSet, session: &mut Session) -> Result<(), Error> {
    #[cfg(not(bundle))]
    if options.format == Format::Picture {
        session.expect_end("the end of the input after one card set")?;
    }
    write_answer(options, first, &mut session.output).map_err(Error::Write)?;
    while let Some(set) = read(options, session)? {
        if options.format == Format::Report {
            writeln!(session.output).map_err(Error::Write)?;
        }
        write_answer(options, &set, &mut session.output).map_err(Error::Write)?;
    }
    Ok(())
}

fn write_answer(options: &Options, set: &CardSet, output: &mut impl Write) -> io::Result<()> {
    let puzzle = Puzzle::new(&set.cards);
    match options.format {
        Format::Report => {
            write_report(set, &puzzle, &Solutions::of(&puzzle, options.limit), output)
        }
        Format::Count => write_count(set, &Solutions::of(&puzzle, 0), output),
        #[cfg(not(bundle))]
        Format::Picture => svg::write_picture(options.limit, set, &puzzle, output),
    }
}
