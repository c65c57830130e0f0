//! What the tests of all tools share: the fixtures and what a program makes of them, inputs that no
//! fixture holds, and faulty input and output.
//!
//! ```text
//!   fixtures, outputs, transcripts    what a program does with files and calls kept here
//!   console                           what a shell shows, for users, and on full disks and little memory
//!   dialog                            who answers when, on two pipes
//!   tokens, property                  what a filter makes of any input
//!   mutated                           inputs that are nearly right
//!   chunks, faulty_io                 readers and writers within the process
//!   difference                        what a failing test shows
//! ```
//!
//! A golden file guards every byte of stdout, for other people's harnesses, too. A transcript also
//! shows status and stderr, and is insta's to compare and review. Run with `INSTA_UPDATE=always`, both
//! are rewritten with what the program does now, unless it has crashed.

#![allow(clippy::missing_panics_doc, reason = "an assertion panics if what it asserts is false")]

mod chunks;
mod console;
mod dialog;
mod difference;
mod faulty_io;
mod fixtures;
mod mutated;
mod outputs;
mod property;
pub mod svg;
mod tokens;
mod transcripts;

pub use chunks::{chunkings, Chunks};
pub use console::{assert_console, assert_examples, assert_streams};
pub use dialog::{assert_dialog, End};
pub use difference::assert_same;
pub use faulty_io::{assert_faulty_io, Filter};
pub use fixtures::{assert_pairs, fixtures, rejected, run, tool};
pub use mutated::{bytes, mutated_fixtures, Bytes};
pub use outputs::{assert_outputs, expected};
pub use property::{answer, check, config, quote};
pub use tokens::{integer, position, tokens};
pub use transcripts::{assert_rejections, assert_snapshot_of, assert_usage};
