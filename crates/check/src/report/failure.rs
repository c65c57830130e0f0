//! What a report says of a run that failed.

use crate::compare::Difference;
use crate::run::{Attempt, End};
use crate::show::{lines, printable, Mark, WIDTH};

const NOT_STARTED: &str = "\nDid it start at all? It failed on the first input, and printed nothing.\nIf it \
    reads a file, write {} in place of its name.\n";

const LOST: &str = " What it had not flushed by then is lost.";

/// How many last lines are shown.
const LAST_LINES: usize = 8;

/// Says how the run failed, if it did.
pub(super) fn failure(Difference { diff, attempt }: &Difference) -> String {
    let Some((_, failure)) = attempt.end.failure() else {
        return String::new();
    };
    let is_right = diff.is_empty() && !attempt.stdout.is_empty();
    let more = match attempt.end {
        End::TimedOut(_) if is_right => " What it wrote until then is right.",
        _ if is_right => " Its output is right.",
        End::TimedOut(_) => LOST,
        // It was ended by a signal.
        End::Exited(status) if status.code().is_none() => LOST,
        _ => "",
    };
    format!("{failure}{more}\n")
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

/// Asks whether a program that agrees on no input has started, and says how it is given a file.
pub(super) fn question(attempt: &Attempt) -> &'static str {
    let fails = matches!(attempt.end, End::Exited(status) if !status.success());
    if fails && attempt.stdout.is_empty() {
        NOT_STARTED
    } else {
        ""
    }
}
