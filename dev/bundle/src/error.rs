//! Why bundling failed.

use std::io;
use thiserror::Error;

/// Why bundling failed.
#[derive(Debug, Error)]
pub enum Error {
    /// The name is not that of a tool.
    #[error("expected one of {0}, found '{1}'")]
    Tool(String, String),
    /// An error enum in this file has a line that cannot be expanded.
    #[error("{0}: expected an error enum in a form that the bundler knows, found '{1}'")]
    Derive(String, String),
    /// A file could not be read or written.
    #[error("{0}: {1}")]
    Io(String, #[source] io::Error),
}

impl Error {
    /// Adds the name of the file to an I/O error.
    pub fn about(name: &str) -> impl FnOnce(io::Error) -> Error + '_ {
        move |error| Error::Io(name.to_owned(), error)
    }
}
