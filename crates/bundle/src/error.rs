//! Why there is no bundle.

use std::io;
use thiserror::Error;

/// Why there is no bundle.
#[derive(Debug, Error)]
pub enum Error {
    /// The command line does not name one tool.
    #[error("expected one of {tools}, found '{found}'")]
    Tool {
        /// The tools that there are.
        tools: String,
        /// What was named.
        found: String,
    },
    /// A source file holds what would not mean the same in a bundle.
    #[error("{file}:{line}:{column}: expected {expected}, found '{found}'")]
    Source {
        /// The file, as seen from the root of the workspace.
        file: String,
        /// The line in it, counted from 1.
        line: usize,
        /// The character in the line, counted from 1.
        column: usize,
        /// What could be bundled.
        expected: &'static str,
        /// What stands there.
        found: String,
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
    /// The compiler finds fault with the bundle.
    #[error("expected a bundle without warnings in edition {edition}, found\n{said}")]
    Compiler {
        /// The edition in which it was compiled.
        edition: &'static str,
        /// All that the compiler says.
        said: String,
    },
}

impl Error {
    /// The status to exit with.
    pub fn status(&self) -> u8 {
        match self {
            Error::Tool { .. } => 2,
            _ => 1,
        }
    }

    /// Gives an input or output error the name of what it is about.
    pub fn about(name: &str) -> impl FnOnce(io::Error) -> Error + '_ {
        move |error| Error::Io { name: name.to_owned(), error }
    }
}
