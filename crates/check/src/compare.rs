//! How a run of a program differs from the reference.

use crate::run::{Attempt, End};
use crate::show::counted;
use crate::tasks::Task;

/// A byte order mark in UTF-8.
const MARK: &[u8] = b"\xEF\xBB\xBF";
const BEGINS_WITH_MARK: &str = "The output begins with a byte order mark.";
const NO_LINE_END: &str = "The last line has no line end.";

/// How a program differs on an input.
#[derive(Clone, Debug)]
pub(crate) struct Difference {
    /// Shows how its output differs; empty if only the way in which the run ended is wrong.
    pub(crate) shown: String,
    /// The run.
    pub(crate) attempt: Attempt,
}

/// Returns how a run on a promised input differs from the reference, if it does.
pub(crate) fn difference(attempt: Attempt, task: &dyn Task, input: &str) -> Option<Difference> {
    let output = task.output(input);
    let shown = match attempt.end {
        _ if output == attempt.stdout => String::new(),
        // A program that was stopped while it wrote is not to blame for half a line, nor for the end.
        End::WroteTooMuch => task.compare(&output, whole_lines(&attempt.stdout)),
        _ => output_difference(task, &output, &attempt.stdout),
    };
    let differs = !shown.is_empty() || attempt.end.failure().is_some();
    differs.then_some(Difference { shown, attempt })
}

/// Shows how an output differs from the reference output, and where it ends; nothing if it does not differ.
pub(crate) fn output_difference(task: &dyn Task, expected: &[u8], found: &[u8]) -> String {
    let found = if cfg!(windows) { &unix_lines(found) } else { found };
    let shown = task.compare(expected, found);
    let note = match found {
        _ if shown.is_empty() => return shown,
        _ if is_utf_16(found) => "The output is in UTF-16.".to_owned(),
        _ if found.strip_prefix(MARK).is_some_and(|text| task.compare(expected, text) != shown) => {
            BEGINS_WITH_MARK.to_owned()
        }
        _ if expected.strip_suffix(b"\n") == Some(found) => NO_LINE_END.to_owned(),
        [_, ..] if expected.starts_with(found) => {
            format!("The output ends after {}.", counted(found.len(), "byte"))
        }
        _ => return shown,
    };
    format!("{shown}{note}\n")
}

/// Returns whether an output begins with a byte order mark in UTF-16.
fn is_utf_16(output: &[u8]) -> bool {
    output.starts_with(b"\xFF\xFE") || output.starts_with(b"\xFE\xFF")
}

/// Returns a line that says what is wrong with an output, if that is known. In another encoding, all of it is.
pub(crate) fn sentence(task: &dyn Task, input: &str, expected: &[u8], found: &[u8]) -> String {
    let found = if cfg!(windows) { &unix_lines(found) } else { found };
    if is_utf_16(found) {
        return String::new();
    }
    let found = found.strip_prefix(MARK).unwrap_or(found);
    task.sentence(input, expected, found).map_or(String::new(), |sentence| sentence + "\n")
}

/// Returns the lines that have an end; if there are none, the whole text.
fn whole_lines(text: &[u8]) -> &[u8] {
    let end = text.iter().rposition(|&byte| byte == b'\n');
    &text[..end.map_or(text.len(), |end| end + 1)]
}

/// Replaces each `\r\n` with `\n`.
fn unix_lines(text: &[u8]) -> Vec<u8> {
    let lines = text.split_inclusive(|&byte| byte == b'\n');
    let unix = |line| <[u8]>::strip_suffix(line, b"\r\n").map_or([line, b""], |line| [line, b"\n"]);
    lines.flat_map(unix).flatten().copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tasks::named;
    use std::process::ExitStatus;

    #[test]
    fn an_unfinished_line_counts_unless_the_program_was_stopped_in_it() {
        let task = named("connect4");
        for (end, found) in [
            (End::Exited(ExitStatus::default()), "QUIT [no line end]"),
            (End::WroteTooMuch, "[nothing more]"),
        ] {
            let mut stdout = task.output("1\n\n");
            stdout.pop();
            let attempt = Attempt { stdout, stderr: Vec::new(), end };
            let shown = difference(attempt, task, "1\n\n").expect("it differs").shown;
            assert!(shown.contains(&format!("\nfound     {found}\n")), "{shown}");
        }
    }

    #[test]
    fn windows_line_ends_pass_on_windows_only() {
        let crlf = output_difference(named("connect4"), b"QUIT\n", b"QUIT\r\n");
        assert_eq!(crlf.is_empty(), cfg!(windows));
        assert_eq!(unix_lines(b"\r\n\ra\r\r\n\r"), b"\n\ra\r\n\r");
    }
}
