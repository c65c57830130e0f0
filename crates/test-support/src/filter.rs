//! A filter within the process, and how it ends.

use std::error::Error;
use std::io::{Read, Write};
use std::panic::{catch_unwind, AssertUnwindSafe};

/// A filter over any reader and writer.
pub type Filter<E> = fn(&mut dyn Read, &mut dyn Write) -> Result<(), E>;

/// Runs a filter. Returns its error as a user sees it, or that there is none, or that it panicked: then
/// the caller can show the input.
pub(crate) fn error_of<E: Error>(
    filter: impl Fn(&mut dyn Read, &mut dyn Write) -> Result<(), E>,
    mut input: impl Read,
    mut output: impl Write,
) -> String {
    match catch_unwind(AssertUnwindSafe(|| filter(&mut input, &mut output))) {
        Err(_) => "the filter panicked".to_owned(),
        Ok(Ok(())) => "none".to_owned(),
        Ok(Err(error)) => {
            error.source().map_or_else(|| error.to_string(), |cause| format!("{error}: {cause}"))
        }
    }
}

/// Returns what a filter writes before it ends, whether or not it rejects the input.
pub fn output_of<E: Error>(filter: Filter<E>, input: &[u8]) -> Vec<u8> {
    let mut output = Vec::new();
    error_of(filter, input, &mut output);
    output
}
