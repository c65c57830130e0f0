//! Runs a filter in this process and returns its outcome: its output and its error.

use crate::difference::{shown, visible};
use common::Error;
use std::error::Error as _;
use std::io::{Read, Write};
use std::panic::{catch_unwind, AssertUnwindSafe};

/// A filter from any reader to any writer.
pub type Filter<'a> = &'a dyn Fn(&mut dyn Read, &mut dyn Write) -> Result<(), Error>;

/// Runs a filter and returns its output and its error.
pub(crate) fn outcome_of(filter: Filter, input: impl Read) -> (Vec<u8>, String) {
    let mut output = Vec::new();
    let error = error_of(filter, input, &mut output);
    (output, error)
}

/// Runs a filter and returns its error as a user sees it, or `none`. Catches a panic, so that the
/// caller can show the input.
pub(crate) fn error_of(filter: Filter, mut input: impl Read, mut output: impl Write) -> String {
    match catch_unwind(AssertUnwindSafe(|| filter(&mut input, &mut output))) {
        Err(_) => "the filter panicked".to_owned(),
        Ok(Ok(())) => "none".to_owned(),
        Ok(Err(error)) => {
            error.source().map_or_else(|| error.to_string(), |cause| format!("{error}: {cause}"))
        }
    }
}

/// Shows an outcome as text.
pub(crate) fn text(output: &[u8], error: &str) -> String {
    format!("{}error: {error}\n", visible(output))
}

/// Returns the output of a filter as text. Asserts that it accepts the input.
#[track_caller]
pub fn answer(filter: Filter, input: &[u8]) -> String {
    let (output, error) = outcome_of(filter, input);
    assert_eq!(error, "none", "{}", shown(input));
    String::from_utf8(output).expect("the output is UTF-8")
}

/// Returns the output of a filter, even if the filter then rejects the input.
pub fn output_of(filter: Filter, input: &[u8]) -> Vec<u8> {
    outcome_of(filter, input).0
}
