//! Why there is no bundle.

use proc_macro2::LineColumn;
use std::io;
use std::path::Path;
use thiserror::Error;

/// Why there is no bundle.
#[derive(Debug, Error)]
pub enum Error {
    /// Cargo does not see the workspace as it should be.
    #[error("no workspace: {0}")]
    Workspace(String),
    /// The command line does not name one tool of the workspace.
    #[error("{problem}; expected {expected}")]
    Usage {
        /// What is wrong with it.
        problem: String,
        /// What there is to name.
        expected: String,
    },
    /// A source file has something in it that cannot be bundled.
    #[error("{file}:{line}:{column}: {message}")]
    Source {
        /// The file, as seen from the root of the workspace.
        file: String,
        /// The line in it, counted from 1.
        line: usize,
        /// The column in the line, counted from 1.
        column: usize,
        /// What is wrong.
        message: String,
    },
    /// A file could not be read or written, or a program not be run.
    #[error("{name}: {error}")]
    Io {
        /// The file or the program.
        name: String,
        /// What went wrong.
        #[source]
        error: io::Error,
    },
    /// The compiler finds fault with the bundle, compiled without an edition.
    #[error("edition 2015 would refuse the bundle: {0}")]
    Rejected(String),
}

impl Error {
    /// The status to exit with.
    pub fn status(&self) -> u8 {
        match self {
            Error::Usage { .. } => 2,
            _ => 1,
        }
    }

    /// Gives an error in a source file its place.
    pub(crate) fn in_file(file: &Path, error: &syn::Error) -> Error {
        let LineColumn { line, column } = error.span().start();
        let (file, message) = (file.display().to_string(), error.to_string());
        Error::Source { file, line, column: column + 1, message }
    }

    /// Gives an input or output error the name of what it is about.
    pub fn about(name: impl AsRef<Path>) -> impl FnOnce(io::Error) -> Error {
        move |error| Error::Io { name: name.as_ref().display().to_string(), error }
    }
}
