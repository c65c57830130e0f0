//! What a report says of a run that failed.

use crate::arguments::Arguments;
use crate::compare::Difference;
use crate::run::{first_within_word, takes_file, Attempt, End};
use crate::show::{lines, printable, Mark, WIDTH};
use crate::tasks::Task;
use std::path::PathBuf;

const NOT_STARTED: &str =
    "\nDid it start at all? It failed on the first input, and printed nothing.\n";
const READS_A_FILE: &str = "If it reads a file, write {} in place of its name.\n";
const READS_STDIN: &str = "If it reads standard input, leave out {}.\n";

const LOST: &str = " What it had not flushed by then is lost.";

/// How many last lines are shown.
const LAST_LINES: usize = 8;

/// Says how the run failed, if it did.
pub(super) fn failure(difference: &Difference) -> String {
    let Some(failure) = difference.attempt.end.failure() else {
        return String::new();
    };
    if !difference.shown.is_empty() || difference.attempt.stdout.is_empty() {
        let lost = if difference.attempt.end.may_lose_output() { LOST } else { "" };
        return format!("{failure}{lost}\n");
    }
    let right =
        if difference.attempt.end.is_timeout() { "What it wrote until then" } else { "Its output" };
    format!("{failure} {right} is right.\n")
}

/// Shows the last lines that a program printed before it hung, if any.
pub(super) fn end_of_output(attempt: &Attempt) -> String {
    let lines = lines(&attempt.stdout);
    if lines.is_empty() || !attempt.end.is_timeout() {
        return String::new();
    }
    let last = &lines[lines.len().saturating_sub(LAST_LINES)..];
    "\nLast lines of stdout:\n".to_owned() + &Mark::Alone.lines(last, LAST_LINES, WIDTH)
}

/// Shows the last lines of stderr, if any. What follows the summary of a sanitizer says nothing of the program.
pub(super) fn last_lines(stderr: &[u8]) -> String {
    let stderr = String::from_utf8_lossy(stderr).replace('\t', "    ");
    let mut lines: Vec<_> =
        stderr.lines().map(|line| format!("    {}\n", printable(line))).collect();
    let summary = lines.iter().position(|line| line.starts_with("    SUMMARY: "));
    lines.truncate(summary.map_or(lines.len(), |line| line + 1));
    let title = match summary {
        _ if lines.is_empty() => "",
        Some(_) => "\nLines of stderr, up to the summary:\n",
        None => "\nLast lines of stderr:\n",
    };
    title.to_owned() + &lines[lines.len().saturating_sub(LAST_LINES)..].concat()
}

/// Asks whether a program that agrees on no input has started and where it reads, and says what `{}` stood for within a
/// word.
pub(super) fn question(attempt: &Attempt, arguments: &Arguments) -> String {
    let fails = matches!(attempt.end, End::Exited(status) if !status.success());
    let has_not_started = fails && attempt.stdout.is_empty();
    let mut text = if has_not_started { NOT_STARTED } else { "" }.to_owned();
    if !takes_file(&arguments.command) {
        text += if has_not_started { READS_A_FILE } else { "" };
    } else if has_not_started || attempt.stdout == due_for_nothing(arguments.task) {
        text += READS_STDIN;
    }
    let path = first_within_word(&arguments.command).filter(|_| attempt.end.failure().is_some());
    let said = |path: PathBuf| format!("In the first run, {{}} stood for {}.\n", path.display());
    text + &path.map_or(String::new(), said)
}

/// Returns the reference output for an empty input, which is what a program sees that reads stdin in place of its file.
fn due_for_nothing(task: &dyn Task) -> Vec<u8> {
    let mut output = Vec::new();
    // `turtle-puzzle` needs cards.
    let _ = task.run(b"", &mut output);
    output
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
