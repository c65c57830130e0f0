//! What the tests of all tools share: the fixtures and how a program fares on them, inputs that no
//! fixture holds, and machines that misbehave.
//!
//! ```text
//!   fixtures, outputs, transcripts, examples   what a program does with files that lie here
//!   tokens, complaint                          where a mistake stands and what is said of it
//!   spelling, mutants, tries, long             inputs at random, nearly right, or very long
//!   delivery, unruly                           readers and writers within the process
//!   broken_ends, dialogue, memory, patience    real processes on pipes, full disks, little memory
//! ```
//!
//! A golden file guards every byte of stdout. A transcript also shows status and stderr, but text
//! snapshots overlook line ends at their end, so transcripts are for refusals and usage. Run with
//! `INSTA_UPDATE=always`, both are rewritten with what the program does now.

#![expect(clippy::incompatible_msrv, reason = "no judge compiles this")]

mod broken_ends;
mod complaint;
mod delivery;
mod dialogue;
mod examples;
mod fixtures;
mod long;
mod memory;
mod mutants;
mod outputs;
mod patience;
mod spelling;
mod tokens;
mod transcripts;
mod tries;
mod unruly;

pub use broken_ends::{
    assert_broken_off, assert_full_disk, assert_no_input, assert_no_listener, assert_no_reader,
    assert_reader_may_leave, assert_unreadable,
};
pub use complaint::assert_complaint;
pub use delivery::{deliveries, Delivery};
pub use dialogue::Dialogue;
pub use examples::assert_examples;
pub use fixtures::{fixtures, refused, run, tool};
pub use long::Long;
pub use memory::{assert_frugal, peak};
pub use mutants::{bytes, mutants};
pub use outputs::{assert_outputs, expected};
pub use spelling::{mark, spelling, Spelling};
pub use tokens::{integer, place, tokens};
pub use transcripts::{assert_refusals, assert_transcripts, assert_usage};
pub use tries::{samples, tries};
pub use unruly::{assert_patient, assert_read_failures, assert_write_failures, Filter};
