//! What the tests of all tools share: the fixtures and what a program makes of them, inputs that no
//! fixture holds, and faulty input and output.
//!
//! ```text
//!   fixtures, outputs, transcripts, examples    what a program does with files and calls kept here
//!   tokens, property                            what a filter makes of any input
//!   spelling, mutated                           inputs at random, or nearly right
//!   chunks, faulty_io                           readers and writers within the process
//!   process, process_io, interactive, memory    real processes on pipes, full disks, little memory
//!   robustness                                  the tests of the last two lines, for any tool
//!   difference                                  what a failing test shows
//! ```
//!
//! A golden file guards every byte of stdout, for other people's harnesses, too. A transcript also
//! shows status and stderr, and is insta's to compare and review. Run with `INSTA_UPDATE=always`, both
//! are rewritten with what the program does now, unless it has crashed.

#![expect(clippy::incompatible_msrv, reason = "no judge compiles this")]
#![allow(clippy::missing_panics_doc, reason = "an assertion panics if what it asserts is false")]

mod chunks;
mod difference;
mod examples;
mod faulty_io;
mod fixtures;
mod interactive;
#[cfg(target_os = "linux")]
mod memory;
mod mutated;
mod outputs;
mod process;
mod process_io;
#[cfg(target_os = "linux")]
mod process_io_linux;
#[cfg(unix)]
mod process_io_unix;
mod property;
mod robustness;
mod spelling;
pub mod svg;
mod tokens;
mod transcripts;

pub use chunks::{chunkings, Chunks};
pub use difference::assert_same;
pub use examples::assert_examples;
pub use faulty_io::{assert_partial_io, assert_read_failures, assert_write_failures, Filter};
pub use fixtures::{assert_pairs, fixtures, refused, run, tool};
pub use interactive::InteractiveProcess;
#[cfg(target_os = "linux")]
pub use memory::{assert_bounded_memory, assert_limited_memory, LongText};
pub use mutated::{bytes, mutated_fixtures, Bytes};
pub use outputs::{assert_outputs, expected};
pub use process_io::{assert_prompt_help, assert_stdout_unread, assert_unreadable};
#[cfg(target_os = "linux")]
pub use process_io_linux::{assert_broken_off, assert_full_disk, assert_unreadable_devices};
#[cfg(unix)]
pub use process_io_unix::{
    assert_stderr_closed, assert_stdin_closed, assert_stdout_closed, assert_wrong_direction,
};
pub use property::{answer, check, config, quote, samples};
pub use spelling::{byte_order_mark, spelling, Spelling};
pub use tokens::{integer, position, tokens};
pub use transcripts::{assert_refusals, assert_transcripts, assert_usage};
