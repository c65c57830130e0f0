//! Why `check` has no result. Each error is one line on stderr, and the exit status is 2 then.

use std::fmt::Display;
use std::io;
use thiserror::Error;

/// Why `check` has no result. What a message quotes can be seen: it is escaped already.
#[derive(Debug, Error)]
pub enum Error {
    /// The command line is wrong. The text is clap's.
    #[error("{0}; see 'check --help'")]
    Usage(String),
    /// The command of the user cannot work.
    #[error("{0}")]
    Command(String),
    /// `--time 0 --random` asks for no input at all.
    #[error("there was no time to try an input; allow more with --time")]
    NothingTried,
    /// The filter of the task rejects an input.
    #[error("{file}:{error}; is this an input of {task}?")]
    Rejected {
        /// The file with the input.
        file: String,
        /// What the filter says.
        error: common::Error,
        /// The name of the task.
        task: &'static str,
    },
    /// An input is not UTF-8.
    #[error("{0}: expected UTF-8, found other bytes")]
    NotUtf8(String),
    /// The folder of `--fixtures` has no input.
    #[error("{0}: expected files NAME.in, found none")]
    NoInputs(String),
    /// The system refuses what we need: a file, a process or a thread.
    #[error("{what}: {error}")]
    System {
        /// What could not be done.
        what: String,
        /// What the system says.
        error: io::Error,
    },
}

/// Puts what could not be done before the message of the system.
pub(crate) fn prefixed(what: impl Display) -> impl Fn(io::Error) -> Error {
    move |error| Error::System { what: what.to_string(), error }
}

/// The system does not let us look at a run.
pub(crate) fn at_run(error: io::Error) -> Error {
    prefixed("cannot look at a run of the program")(error)
}
