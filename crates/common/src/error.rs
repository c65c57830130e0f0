//! Everything that can stop a filter early.
//!
//! Every message about bad input says where, what was expected and what was found, so one variant
//! covers them all.

use crate::Position;
use std::io;
use thiserror::Error;

/// Why a filter stopped early.
#[derive(Debug, Error)]
pub enum Error {
    /// The input could not be read.
    #[error("cannot read")]
    Read(#[source] io::Error),
    /// The output could not be written.
    #[error("cannot write")]
    Write(#[source] io::Error),
    /// The input is wrong.
    #[error("{position}: expected {expected}, found {found}")]
    Unexpected {
        /// Where the offending token starts, or where the input ends too early.
        position: Position,
        /// What was expected there.
        expected: &'static str,
        /// What was found there.
        found: String,
    },
}
