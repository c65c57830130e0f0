//! Each form of error that the bundler knows, once with thiserror and once in a bundle.

use std::error::Error as _;
use std::{fmt, io};
use thiserror::Error;

/// Each form of error.
#[derive(Debug, Error)]
pub(crate) enum Forms {
    /// A text.
    #[error("a {{text}} with 'quotes'")]
    Unit,
    #[error("{0}, {1:?} and {0}")]
    Tuple(&'static str, char),
    #[error("{{{position}}}: {found:?}, not {position:?}")]
    Struct {
        /// Where.
        position: u8,
        unused: Vec<Option<u8>>,
        found: String,
    },
    #[error("read: {0}")]
    From(#[from] io::Error),
    #[error("format")]
    FromNamed {
        /// Why.
        #[from]
        why: fmt::Error,
    },
    #[error("write: {1}")]
    Source(u8, #[source] fmt::Error),
    #[error("named")]
    SourceByName { number: u8, source: fmt::Error },
    #[error("last")]
    Last(),
}

/// What a program sees of all forms.
pub(crate) fn show() -> String {
    let unused = Vec::new();
    let forms = [
        Forms::Unit,
        Forms::Tuple("a", 'b'),
        Forms::Struct { position: 1, unused, found: "c\"".to_owned() },
        Forms::from(io::Error::new(io::ErrorKind::Other, "d")),
        Forms::from(fmt::Error),
        Forms::Source(2, fmt::Error),
        Forms::SourceByName { number: 3, source: fmt::Error },
        Forms::Last(),
    ];
    let line = |form: &Forms| format!("{}|{:?}|{:?}\n", form, form, form.source());
    forms.iter().map(line).collect()
}
