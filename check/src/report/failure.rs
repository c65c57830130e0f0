//! What a report says of a run that failed.

use crate::run::{Exit, Run, PLACEHOLDER};
use crate::show::{lines, Mark, WIDTH};
use std::ffi::OsString;

const NOT_STARTED: &str =
    "Did it start at all? It failed on the first input, and printed nothing.\n";
const READS_A_FILE: &str = "If it reads a file, write {} in place of its name.\n";
const READS_STDIN: &str = "If it reads standard input, leave out {}.\n";
/// How many lines of a stream are shown. A message stands first in some languages, last in others.
const FIRST_LINES: usize = 6;
const LAST_LINES: usize = 6;

/// Shows the first and the last lines of a stream, if any.
pub(super) fn ends(stream: &str, text: &[u8]) -> String {
    let lines = lines(text);
    if lines.is_empty() {
        return String::new();
    }
    format!("\nOn {stream}:\n{}", Mark::Alone.ends(&lines, FIRST_LINES, LAST_LINES, WIDTH))
}

/// Says what may be wrong with the call of a program that agrees on no input. If it printed a message,
/// that says more than we could.
pub(super) fn advice(run: &Run, command: &[OsString]) -> String {
    let Exit::Status(status) = run.exit else { return String::new() };
    // A signal has no code. A program that was ended by one had started, and read something.
    if !run.stderr.is_empty() || status.code().is_none() {
        return String::new();
    }
    let has_file = command.iter().any(|word| word.to_string_lossy().contains(PLACEHOLDER));
    let has_printed = !run.stdout.is_empty();
    let start = if status.success() || has_printed { "" } else { NOT_STARTED };
    match has_file {
        true => format!("\n{start}{READS_STDIN}"),
        false if has_printed => String::new(),
        false => format!("\n{start}{READS_A_FILE}"),
    }
}
