//! What the puzzle filters share: reading integers from a byte stream, answering in time, saying
//! where the input is wrong, and the command line around it all. Nothing here knows a game.
//!
//! A filter is one sentence, *tokens in, domain value, text out*:
//!
//! ```text
//!   stdin ──▶ Session ──▶ FromInteger ──▶ the game ──▶ Session::output ──▶ stdout
//!                  │                │             │
//!                  └────────────────┴─────────────┴──▶ Error ──▶ report_outcome ──▶ stderr, exit status
//! ```
//!
//! [`with_session`] opens a [`Session`] over any reader and writer. Its tokens are integers that
//! mean something ([`FromInteger`]), blank lines and comment lines. Whatever ends it early is an
//! [`Error`], and [`report_outcome`] turns that into the one line and the exit status that a user sees.

mod error;
mod exit;
mod input;
mod integer;
mod position;
mod session;
mod token;

#[cfg(feature = "cli")]
pub mod cli;

pub use error::Error;
use error::Quote;
pub use exit::report_outcome;
pub use integer::FromInteger;
pub use position::Position;
pub use session::{with_session, Session};
pub use token::{trim, Token};
