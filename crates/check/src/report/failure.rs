//! What a report says of a run that failed.

use crate::run::{Attempt, End, PLACEHOLDER};
use crate::show::{lines, printable, Mark, WIDTH};
use std::ffi::OsString;
use std::path::Path;

const NOT_STARTED: &str =
    "Did it start at all? It failed on the first input, and printed nothing.\n";
const READS_A_FILE: &str = "If it reads a file, write {} in place of its name.\n";
const READS_STDIN: &str = "If it reads standard input, leave out {}.\n";
const NO_CLASS: &str =
    "Java did not find a class. Say where the classes are, and give the full name, with its \
    package: java -cp FOLDER PACKAGE.CLASS\n";
/// What Java says then, in any language.
const NO_CLASS_ERRORS: [&str; 2] = ["java.lang.ClassNotFound", "java.lang.NoClassDefFound"];

/// How many last lines are shown.
const LAST_LINES: usize = 8;

/// Says how the run failed, if it did, and whether what it wrote is right.
pub(super) fn failure(attempt: &Attempt, is_right: bool) -> String {
    let right = if is_right { " What it wrote until then is right." } else { "" };
    attempt.end.failure().map_or(String::new(), |(_, failure)| format!("{failure}{right}\n"))
}

/// Shows the last lines of a stream, if any.
pub(super) fn last_lines(stream: &str, text: &[u8]) -> String {
    let lines = lines(text);
    if lines.is_empty() {
        return String::new();
    }
    let last = &lines[lines.len().saturating_sub(LAST_LINES)..];
    format!("\nLast lines of {stream}:\n{}", Mark::Alone.lines(last, LAST_LINES, WIDTH))
}

/// Asks what may be wrong with the call of a program that agrees on no input.
pub(super) fn question(attempt: &Attempt, command: &[OsString]) -> String {
    let End::Exited(status) = attempt.end else { return String::new() };
    // A program that crashes has started.
    let has_started = status.success() || status.code().is_none();
    let has_file = command.iter().any(|word| word.to_string_lossy().contains(PLACEHOLDER));
    if !attempt.stdout.is_empty() {
        return if has_file { format!("\n{READS_STDIN}") } else { String::new() };
    }
    let stderr = String::from_utf8_lossy(&attempt.stderr);
    if NO_CLASS_ERRORS.iter().any(|error| stderr.contains(error)) {
        let mut words = command.iter().map(|word| word.to_string_lossy());
        let missing = words.find(|word| word.ends_with(".java") && !Path::new(&**word).is_file());
        return match missing {
            Some(source) => format!("\nThere is no file '{}'.\n", printable(&source)),
            None => format!("\n{NO_CLASS}"),
        };
    }
    let start = if has_started { "" } else { NOT_STARTED };
    let reads = if has_file { READS_STDIN } else { READS_A_FILE };
    ["\n", start, reads].concat()
}
