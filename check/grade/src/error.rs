//! Why `grade` stops. Each error is one line on stderr.

use check::{stopped_by, Stop};
use std::io;
use thiserror::Error;

/// The number of Ctrl-C.
const SIGINT: i32 = 2;

/// Why `grade` stops.
#[derive(Debug, Error)]
pub(crate) enum Error {
    /// The command line is wrong.
    #[error("{0}; see 'grade --help'")]
    Usage(String),
    /// There is nothing in the folder.
    #[error("'{0}' is empty")]
    Empty(String),
    /// A compiler or an interpreter is missing.
    #[error("{0} is not in PATH; a submission needs it")]
    Missing(&'static str),
    /// Another `grade` writes into the folder with the results.
    #[error("another grading is under way in this folder; wait until it ends")]
    Locked,
    /// A result cannot be written: the disk may be full.
    #[error("the result of {name} cannot be written: {error}")]
    Result { name: String, error: io::Error },
    /// The table cannot be written.
    #[error("the table cannot be written: {0}")]
    Table(io::Error),
    /// The reader of the table is gone: `grade … | head -n 1`.
    #[error("the reader of the table is gone")]
    ReaderGone,
    /// A signal asked us to end.
    #[error("ended by signal {0}")]
    Signal(i32),
    /// An input is wrong, or the system refuses what we need.
    #[error("{0}")]
    Check(#[from] check::Error),
    /// A folder cannot be read, or the one with the results cannot be made.
    #[error("{0}: {1}")]
    System(String, io::Error),
}

impl Error {
    /// Returns the exit status.
    pub(crate) fn status(&self) -> u8 {
        match self {
            Error::Usage(_) => 2,
            // As shells report it.
            Error::Signal(number) => 128 + *number as u8,
            Error::ReaderGone => 0,
            _ => 1,
        }
    }
}

impl From<Stop> for Error {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::Failed(error) => Error::Check(error),
            Stop::Interrupted => Error::Signal(stopped_by().unwrap_or(SIGINT)),
        }
    }
}
