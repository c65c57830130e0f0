//! Why there is no bundle.

use std::io;
use thiserror::Error;

/// Why there is no bundle.
#[derive(Debug, Error)]
pub enum Error {
    /// The command line does not name one of the tools, but something else.
    #[error("expected one of {0}, found '{1}'")]
    Tool(String, String),
    /// At a position in a source file, as `FILE:LINE:COLUMN`, stands what would not mean the same in a
    /// bundle.
    #[error("{0}: expected {1}, found '{2}'")]
    Source(String, &'static str, String),
    /// A file could not be read or written, or a program not be run.
    #[error("{0}: {1}")]
    Io(String, #[source] io::Error),
    /// In an edition, the compiler finds fault with the bundle.
    #[error("expected a bundle without warnings in edition {0}, found\n{1}")]
    Compiler(&'static str, String),
}

impl Error {
    /// Gives an input or output error the name of what it is about.
    pub fn about(name: &str) -> impl FnOnce(io::Error) -> Error + '_ {
        move |error| Error::Io(name.to_owned(), error)
    }
}
