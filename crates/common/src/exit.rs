//! How a filter ends: its exit status, and one line on stderr if something went wrong.

use crate::Error;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// Reports the outcome of the filter `tool`, whose input was `source`, and gives its exit status.
///
/// That the reader of stdout has gone away is no failure: it has seen what it wanted.
pub fn report_outcome(tool: &str, source: &[u8], outcome: Result<(), Error>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(Error::Write(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            print_error(&[
                tool.as_bytes(),
                b": ",
                &prefix(source, &error),
                error.to_string().as_bytes(),
            ]);
            ExitCode::FAILURE
        }
    }
}

/// Where it went wrong, as a message begins: `SOURCE:LINE:COLUMN: `, or `SOURCE: `.
fn prefix(source: &[u8], error: &Error) -> Vec<u8> {
    match error {
        Error::Unexpected { position, .. } => {
            [source, format!(":{position}: ").as_bytes()].concat()
        }
        Error::Read(_) => [source, b": "].concat(),
        Error::Write(_) => b"<stdout>: ".to_vec(),
    }
}

/// Writes one line to stderr, at once. If that fails too, nobody is left to tell.
pub(crate) fn print_error(parts: &[&[u8]]) {
    let mut line = parts.concat();
    line.push(b'\n');
    let _ = io::stderr().write_all(&line);
}
