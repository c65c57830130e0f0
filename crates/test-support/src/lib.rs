//! What the tests of all tools share: the fixtures and how a program fares on them, inputs that no
//! fixture holds, and machines that misbehave.
//!
//! ```text
//!   fixtures, outputs, transcripts, examples   what a program does with files that lie here
//!   tokens, message                          where a mistake stands and what is said of it
//!   spelling, mutants, tries, long             inputs at random, nearly right, or very long
//!   chunks, faulty_io                           readers and writers within the process
//!   process_io, dialogue, memory, patience    real processes on pipes, full disks, little memory
//! ```
//!
//! A golden file guards every byte of stdout. A transcript also shows status and stderr, but text
//! snapshots overlook line ends at their end, so transcripts are for refusals and usage. Run with
//! `INSTA_UPDATE=always`, both are rewritten with what the program does now.

#![expect(clippy::incompatible_msrv, reason = "no judge compiles this")]

mod chunks;
mod config;
mod dialogue;
mod error_message;
mod examples;
mod faulty_io;
mod fixtures;
mod memory;
mod mutated;
mod outputs;
mod process_io;
mod repeated_text;
mod spelling;
pub mod svg;
mod timeout;
mod tokens;
mod transcripts;

pub use chunks::{chunkings, Chunks};
pub use config::{config, samples};
pub use dialogue::Dialogue;
pub use error_message::assert_error_message;
pub use examples::assert_examples;
pub use faulty_io::{assert_partial_io, assert_read_failures, assert_write_failures, Filter};
pub use fixtures::{fixtures, refused, run, tool};
pub use memory::{assert_bounded_memory, peak};
pub use mutated::{bytes, mutated_fixtures};
pub use outputs::{assert_outputs, expected};
pub use process_io::{
    assert_broken_off, assert_full_disk, assert_reader_may_leave, assert_stderr_closed,
    assert_stdin_closed, assert_stdout_closed, assert_unreadable,
};
pub use repeated_text::RepeatedText;
pub use spelling::{byte_order_mark, spelling, Spelling};
pub use tokens::{integer, position, tokens};
pub use transcripts::{assert_refusals, assert_transcripts, assert_usage};
