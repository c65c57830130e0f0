//! What a report says of a run that failed.

use crate::run::{Exit, Run, PLACEHOLDER};
use crate::show::{lines, Mark, WIDTH};
use std::ffi::OsString;

const NOT_STARTED: &str =
    "Did it start at all? It failed on the first input, and printed nothing.\n";
const READS_A_FILE: &str = "If it reads a file, write {} in place of its name.\n";
const READS_STDIN: &str = "If it reads standard input, leave out {}.\n";
const NO_CLASS: &str =
    "Java did not find a class. Say where the classes are, and give the full name, with its \
    package: java -cp FOLDER PACKAGE.CLASS\n";
/// What Java says then, in any language.
const NO_CLASS_ERRORS: [&str; 2] = ["java.lang.ClassNotFound", "java.lang.NoClassDefFound"];

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

/// Says what may be wrong with the call of a program that agrees on no input.
pub(super) fn advice(run: &Run, command: &[OsString]) -> String {
    let Exit::Status(status) = run.exit else { return String::new() };
    // A program that crashes has started.
    let has_started = status.success() || status.code().is_none();
    let has_file = command.iter().any(|word| word.to_string_lossy().contains(PLACEHOLDER));
    if !run.stdout.is_empty() {
        return if has_file { format!("\n{READS_STDIN}") } else { String::new() };
    }
    let stderr = String::from_utf8_lossy(&run.stderr);
    let says = |errors: &[&str]| errors.iter().any(|error| stderr.contains(error));
    if says(&NO_CLASS_ERRORS) {
        return format!("\n{NO_CLASS}");
    }
    let start = if has_started { "" } else { NOT_STARTED };
    let reads = match has_file {
        true => READS_STDIN,
        false if says(&["SyntaxError"]) => "",
        false => READS_A_FILE,
    };
    ["\n", start, reads].concat()
}
