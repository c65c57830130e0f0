//! What the puzzle filters share: reading integers from a byte stream, answering in time, saying
//! where the input is wrong, and the command line around it all. Nothing here is specific to a
//! game.
//!
//! There is an [example](#example) below.
//!
//! A filter reads tokens, turns them into domain values, and writes text:
//!
//! ```text
//!   stdin ──▶ Session ──▶ FromInteger ──▶ the game ──▶ Session::output ──▶ stdout
//!                │             │             │
//!                └─────────────┴─────────────┴──▶ Error ──▶ report_outcome ──▶ stderr, exit status
//! ```
//!
//! [`with_session`] connects a reader and a writer. A [`Session`] reads integers with a meaning
//! ([`FromInteger`]), blank lines and comment lines. A filter that stops early returns an
//! [`Error`], which [`report_outcome`] turns into the line and the exit status that a user sees.
//!
//! # Example
//!
//! ```
//! use common::{with_session, FromInteger};
//! use std::io::Write;
//!
//! struct Digit(u8);
//!
//! impl FromInteger for Digit {
//!     const EXPECTED: &'static str = "a digit";
//!
//!     fn from_integer(integer: i32) -> Option<Self> {
//!         u8::try_from(integer).ok().filter(|digit| *digit <= 9).map(Digit)
//!     }
//! }
//!
//! let mut output = Vec::new();
//! let outcome = with_session(&b"1 +02\n x"[..], &mut output, |session| {
//!     while let Some(Digit(digit)) = session.next_integer()? {
//!         write!(session.output, "{digit};").map_err(common::Error::Write)?;
//!     }
//!     Ok(())
//! });
//! assert_eq!(output, b"1;2;");
//! assert_eq!(outcome.unwrap_err().to_string(), "2:2: expected a digit, found 'x'");
//! ```

mod comment;
mod error;
mod exit;
mod input;
mod position;
mod quote;
mod session;
mod token;
mod white_space;

#[cfg(not(bundle))]
pub mod cli;
#[cfg(not(bundle))]
pub mod svg;

pub use crate::error::Error;
pub use crate::exit::report_outcome;
pub use crate::position::Position;
pub use crate::session::{with_session, Session};
pub use crate::token::{FromInteger, Token};
pub use crate::white_space::trim;
