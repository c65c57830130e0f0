//! Shared code of the tests: fixtures and their expected output, random inputs, and faulty readers
//! and writers.
//!
//! ```text
//!   fixtures, outputs, transcripts    compare runs of a program with golden files and snapshots
//!   page, console                     run the commands on a page and compare their output
//!   options                           find each option in a command and in the README
//!   dialog, hang                      talk to a process through pipes
//!   filter, property, tokens          compare a filter with a model on any input
//!   mutated                           try a tool with nearly right inputs
//!   faulty_io                         make reads and writes fail
//!   svg                               compare and check pictures
//!   difference                        describe a failure
//! ```
//!
//! A golden file has every byte of stdout, so that other harnesses can use it, too. A snapshot has
//! escaped stdout and stderr, or the layout of pictures; insta compares it. With
//! `INSTA_UPDATE=always`, both are rewritten from the current output, unless the program ends in an
//! unexpected way; so is the output on pages.

#![allow(clippy::missing_panics_doc, reason = "an assertion panics if what it asserts is false")]

mod console;
mod dialog;
mod difference;
mod faulty_io;
mod filter;
mod fixtures;
mod hang;
mod mutated;
mod options;
mod outputs;
mod page;
mod property;
pub mod svg;
mod tokens;
mod transcripts;

pub use console::{assert_commands, assert_examples, assert_tool_pages, path};
pub use dialog::{assert_dialog, End};
pub use difference::assert_same;
pub use faulty_io::assert_faulty_io;
pub use filter::{answer, output_of, Filter};
pub use fixtures::fixtures;
pub use mutated::assert_any_bytes;
pub use options::assert_documented;
pub use outputs::{assert_golden_file, assert_outputs};
pub use property::{assert_answer, check, check_chunks, config, quote, Rejection};
pub use tokens::{integer, position, start, tokens};
pub use transcripts::{assert_rejections, assert_usage};
