//! What the tests of all tools share: the fixtures and what a program prints for them, inputs that no
//! fixture has, and faulty input and output.
//!
//! ```text
//!   fixtures, outputs, transcripts    what a program does with files and calls kept here
//!   console                           what a shell shows, for users, and on full disks and little memory
//!   dialog, hang                      what a process answers before it is sent more
//!   filter, property, tokens          what a filter does with any input
//!   mutated                           inputs that are nearly right
//!   faulty_io                         readers and writers that fail
//!   difference                        what a failing test shows
//! ```
//!
//! A golden file has every byte of stdout, for other people's harnesses, too. A snapshot also has the status
//! and stderr; insta compares it. With `INSTA_UPDATE=always`, both are rewritten with what the program
//! does now, unless it crashes.

#![allow(clippy::missing_panics_doc, reason = "an assertion panics if what it asserts is false")]

mod console;
mod dialog;
mod difference;
mod faulty_io;
mod filter;
mod fixtures;
mod hang;
mod mutated;
mod outputs;
mod property;
pub mod svg;
mod tokens;
mod transcripts;

pub use console::{assert_console, assert_examples, assert_streams};
pub use dialog::{assert_dialog, End};
pub use difference::assert_same;
pub use faulty_io::assert_faulty_io;
pub use filter::{output_of, Filter};
pub use fixtures::{assert_pairs, fixtures, rejected, run, tool};
pub use mutated::{bytes, mutated_fixtures, Bytes};
pub use outputs::{assert_outputs, expected};
pub use property::{check, check_chunks, config, quote, Rejection};
pub use tokens::{integer, position, start, tokens};
pub use transcripts::{assert_rejections, assert_snapshot_of, assert_usage};

/// The Rust code in the README, which `cargo test` compiles.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
