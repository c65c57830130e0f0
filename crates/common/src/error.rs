//! All that can end a filter early.
//!
//! Whatever is wrong with an input, its message has three parts: where, what was expected, what was
//! found. So one variant serves every rejection of every filter.

use crate::Position;
use std::io;
use thiserror::Error;

/// Why a filter stopped before it was done.
#[derive(Debug, Error)]
pub enum Error {
    /// The input could not be read.
    #[error("cannot read")]
    Read(#[source] io::Error),
    /// The output could not be written.
    #[error("cannot write")]
    Write(#[source] io::Error),
    /// The input holds something other than it should.
    #[error("{position}: expected {expected}, found {found}")]
    Unexpected {
        /// Where the offending token starts, or where the input ends too early.
        position: Position,
        /// What should stand there.
        expected: &'static str,
        /// What stands there.
        found: String,
    },
}
