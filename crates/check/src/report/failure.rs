//! What a report says of a run that failed.

use super::again::quoted_command;
use super::visible::printable;
use crate::arguments::Arguments;
use crate::compare::Difference;
use crate::quote::quoted;
use crate::run::{takes_file, Attempt, End, PLACEHOLDER};
use std::path::Path;

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

/// Shows the last lines of stderr, if any. What follows the summary of a sanitizer says nothing of the program.
pub(super) fn last_lines(stderr: &[u8]) -> String {
    let stderr = String::from_utf8_lossy(stderr);
    let mut lines: Vec<_> =
        stderr.lines().map(|line| format!("    {}\n", printable(line))).collect();
    let summary = lines.iter().position(|line| line.starts_with("    SUMMARY: "));
    lines.truncate(summary.map_or(lines.len(), |line| line + 1));
    let title = match summary {
        _ if lines.is_empty() => "",
        Some(_) => "\nLines of stderr, up to the summary:\n",
        None => "\nLast lines of stderr:\n",
    };
    title.to_owned() + &lines[lines.len().saturating_sub(STDERR_LINES)..].concat()
}

/// Asks what may be wrong with the command of a program that agrees on no input: it may not have started, or read
/// another file than it should.
pub(super) fn questions(attempt: &Attempt, arguments: &Arguments) -> String {
    let status = match attempt.end {
        End::Exited(status) if attempt.stdout.is_empty() && !status.success() => Some(status),
        _ => None,
    };
    let has_exited = status.and_then(|status| status.code()).is_some_and(|code| code > 0);
    let started = if has_exited { NOT_STARTED } else { "\n" };
    let question = question_on_file(attempt, status.is_some(), arguments);
    question.map_or(String::new(), |question| format!("{started}{question}\n"))
}

/// Asks whether a program reads a file if it fails without output or is given one that may not be the input; or
/// standard input, if its output has no number of the file that it is given.
fn question_on_file(attempt: &Attempt, fails: bool, arguments: &Arguments) -> Option<String> {
    let has_numbers = attempt.stdout.iter().any(|byte| (b'1'..=b'9').contains(byte));
    if takes_file(&arguments.command) {
        let question = format!("Does it read standard input? Then leave out {PLACEHOLDER}.");
        return (!has_numbers).then_some(question);
    }
    let is_data = |path: &&Path| path.extension().is_some_and(|end| end == "in" || end == "txt");
    let mut paths = arguments.command.iter().skip(1).map(Path::new);
    if let Some(path) = paths.find(|path| is_data(path) && path.is_file()) {
        return Some(format!("Does it read {}? Then write {PLACEHOLDER} instead.", quoted(path)));
    }
    let (task, command) = (arguments.task.name(), quoted_command(arguments, PLACEHOLDER));
    let call = format!("check {task} {command} {PLACEHOLDER}");
    fails.then(|| format!("Does it read a file? Then call it so: {call}"))
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
