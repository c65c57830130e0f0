//! The fixtures, and how a program fares on them. For tests only.
//!
//! A golden file guards every byte of stdout. A transcript also shows status and stderr, but text
//! snapshots overlook line ends at their end, so transcripts are for refusals and usage. Run with
//! `INSTA_UPDATE=always`, both are rewritten with what the program does now.

#![expect(clippy::incompatible_msrv, reason = "no judge compiles this")]

mod fixtures;
mod outputs;
mod readme;
mod transcripts;

pub use fixtures::{fixtures, refused, run, tool};
pub use outputs::assert_outputs;
pub use readme::assert_readme;
pub use transcripts::{assert_refusals, assert_transcripts, assert_usage};
