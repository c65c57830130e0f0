//! How a tool ends.

use std::io;
use std::process::ExitCode;

/// Shows the outcome of a tool.
pub fn conclude(tool: &str, source: &[u8], outcome: io::Result<()>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{tool}: {}: {error}", String::from_utf8_lossy(source));
            ExitCode::FAILURE
        }
    }
}
