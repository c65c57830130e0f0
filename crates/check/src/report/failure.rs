//! What a report says of a run that failed.

use super::again::quoted_command;
use super::visible::printable;
use crate::arguments::Arguments;
use crate::compare::Difference;
use crate::run::{takes_file, Attempt, End, PLACEHOLDER};

const NOT_STARTED: &str =
    "\nDid it start at all? It failed on the first input, and printed nothing.\n";

const LOST: &str = " What it had not flushed by then is lost.";

/// How many lines of stderr are shown.
const STDERR_LINES: usize = 8;

/// Says how the run failed, if it did.
pub(super) fn failure(difference: &Difference) -> String {
    let Some(failure) = difference.attempt.end.failure() else {
        return String::new();
    };
    if !difference.rows.is_empty() || difference.attempt.stdout.is_empty() {
        let lost = if difference.attempt.end.may_lose_output() { LOST } else { "" };
        return format!("{failure}{lost}\n");
    }
    let right =
        if difference.attempt.end.is_timeout() { "What it wrote until then" } else { "Its output" };
    format!("{failure} {right} is right.\n")
}

/// Shows the last lines of stderr, if any.
pub(super) fn last_lines(stderr: &[u8]) -> String {
    let stderr = String::from_utf8_lossy(stderr);
    let lines: Vec<_> = stderr.lines().map(|line| format!("    {}\n", printable(line))).collect();
    let title = if lines.is_empty() { "" } else { "\nLast lines of stderr:\n" };
    title.to_owned() + &lines[lines.len().saturating_sub(STDERR_LINES)..].concat()
}

/// Asks whether a program started that failed without output on the first input, and says how it is given a file;
/// or, if its output has no number of the input, that it may not read the file that it is given.
pub(super) fn questions(attempt: &Attempt, arguments: &Arguments) -> String {
    let status = match attempt.end {
        End::Exited(status) if attempt.stdout.is_empty() && !status.success() => Some(status),
        _ => None,
    };
    let started = if status.and_then(|status| status.code()).is_some_and(|code| code > 0) {
        NOT_STARTED
    } else {
        "\n"
    };
    let (task, command) = (arguments.task.name(), quoted_command(arguments, PLACEHOLDER));
    let question = match takes_file(&arguments.command) {
        true if attempt.stdout.iter().any(|byte| (b'1'..=b'9').contains(byte)) => {
            return String::new()
        }
        true => format!("Does it read standard input? Then leave out {PLACEHOLDER}."),
        false if status.is_none() => return String::new(),
        false => {
            format!("Does it read a file? Then call it so: check {task} {command} {PLACEHOLDER}")
        }
    };
    format!("{started}{question}\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::timeout;

    #[test]
    fn a_program_that_hangs_is_not_called_right() {
        let difference = timeout(true).expect("no run fails").expect("it differs");
        let said = "It did not finish within 0ns. What it wrote until then is right.\n";
        assert_eq!(failure(&difference), said);
        let silent = crate::tests::difference(difference.attempt.end, b"");
        assert_eq!(
            failure(&silent),
            "It did not finish within 0ns. What it had not flushed by then is lost.\n"
        );
    }
}
