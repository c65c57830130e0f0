//! What the puzzle filters share: reading integers from a byte stream, answering in time, saying
//! where the input is wrong, and the command line around it all. Nothing here knows a game.
//!
//! A filter is one sentence, *tokens in, domain value, text out*:
//!
//! ```text
//!   stdin ──▶ Conversation ──▶ FromInteger ──▶ the game ──▶ Conversation::output ──▶ stdout
//!                  │                │             │
//!                  └────────────────┴─────────────┴──▶ Error ──▶ conclude ──▶ stderr, exit status
//! ```
//!
//! [`converse`] opens a [`Conversation`] over any reader and writer. Its tokens are integers that
//! mean something ([`FromInteger`]), blank lines and comment lines. Whatever ends it early is an
//! [`Error`], and [`conclude`] turns that into the one line and the exit status that a user sees.

mod conclude;
mod conversation;
mod error;
mod input;
mod integer;
mod place;
mod token;

#[cfg(feature = "cli")]
pub mod cli;

pub use conclude::conclude;
pub use conversation::{converse, Conversation};
pub use error::Error;
use error::Quote;
pub use integer::FromInteger;
pub use place::Place;
pub use token::{trim, Token};
