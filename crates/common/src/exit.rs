//! How a filter exits: its status, and one line on stderr if something went wrong.

use crate::Error;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// Reports the result of the filter `tool`, whose input was `source`, and returns its exit status.
///
/// A closed stdout is not a failure: its reader has seen enough.
pub fn report_outcome(tool: &str, source: &str, outcome: Result<(), Error>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(Error::Write(cause)) if cause.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            print_error(tool, &message(source, &error));
            ExitCode::FAILURE
        }
    }
}

/// What went wrong and where; `Unexpected` adds its own position.
fn message(source: &str, error: &Error) -> String {
    match error {
        Error::Unexpected { .. } => format!("{source}:{error}"),
        Error::Read(cause) => format!("{source}: {error}: {cause}"),
        Error::Write(cause) => format!("<stdout>: {error}: {cause}"),
    }
}

/// Prints one line to stderr in one write. If that fails, there is nowhere left to report it.
pub(crate) fn print_error(tool: &str, message: &str) {
    let _ = io::stderr().write_all(format!("{tool}: {message}\n").as_bytes());
}
