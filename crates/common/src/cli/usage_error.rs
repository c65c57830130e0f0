//! Mistakes in a command line.

use crate::quote::Quote;
use std::ffi::OsStr;
use thiserror::Error;

/// A message about a command line, without the name of the tool.
#[derive(Debug, Error)]
#[error("{0}")]
pub struct UsageError(pub String);

impl UsageError {
    /// `message`, then the quoted value.
    pub fn about(message: &str, value: &OsStr) -> Self {
        UsageError(format!("{message} {}", Quote(value.as_encoded_bytes())))
    }
}

impl From<lexopt::Error> for UsageError {
    /// Our use of lexopt produces no errors but these two.
    fn from(error: lexopt::Error) -> Self {
        match error {
            lexopt::Error::UnexpectedValue { option, value } => {
                UsageError::about(&format!("option '{option}' takes no value, found"), &value)
            }
            lexopt::Error::MissingValue { option: Some(option) } => {
                UsageError(format!("option '{option}' requires a value"))
            }
            other => UsageError(other.to_string()),
        }
    }
}
