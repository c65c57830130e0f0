//! What a report says of a run that failed.

use crate::compare::Difference;
use crate::run::{Attempt, End};
use crate::show::{lines, Mark, WIDTH};

const NOT_STARTED: &str =
    "\nDid it start at all? It failed on the first input, and printed nothing.\nIf it \
    reads a file, write {} in place of its name.\n";

/// How many last lines are shown.
const LAST_LINES: usize = 8;

/// Says how the run failed, if it did.
pub(super) fn failure(Difference { diff, attempt }: &Difference) -> String {
    let Some((_, failure)) = attempt.end.failure() else {
        return String::new();
    };
    let is_right = diff.is_empty() && !attempt.stdout.is_empty();
    format!("{failure}{}\n", if is_right { " What it wrote until then is right." } else { "" })
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

/// Asks whether a program that agrees on no input has started, and says how it is given a file.
pub(super) fn question(attempt: &Attempt) -> &'static str {
    let fails = matches!(attempt.end, End::Exited(status) if !status.success());
    if fails && attempt.stdout.is_empty() {
        NOT_STARTED
    } else {
        ""
    }
}
