//! What a report says of a run that failed.

use super::visible::printable;
use crate::compare::Difference;
use crate::run::End;

const NOT_STARTED: &str =
    "\nDid it start at all? It failed on the first input, and printed nothing.\n";

/// How many lines of stderr are shown.
const STDERR_LINES: usize = 8;

/// Says how the run failed, if it did.
pub(super) fn failure(difference: &Difference) -> String {
    let Some(failure) = difference.attempt.end.failure() else {
        return String::new();
    };
    if !difference.rows.is_empty() || difference.attempt.stdout.is_empty() {
        return format!("{failure}\n");
    }
    let right =
        if difference.attempt.end.is_timeout() { "What it wrote until then" } else { "Its output" };
    format!("{failure} {right} is right.\n")
}

/// Shows the last lines of stderr, if any. If a program failed without output on the first input, asks
/// whether it started.
pub(super) fn last_lines(difference: &Difference, agreed: usize) -> String {
    let stderr = String::from_utf8_lossy(&difference.attempt.stderr);
    let lines: Vec<_> = stderr.lines().map(|line| format!("    {}\n", printable(line))).collect();
    let title = if lines.is_empty() { "" } else { "\nLast lines of stderr:\n" };
    let last = lines[lines.len().saturating_sub(STDERR_LINES)..].concat();
    let has_status =
        matches!(difference.attempt.end, End::Exited(status) if status.code() > Some(0));
    let is_first = agreed == 0 && difference.attempt.stdout.is_empty();
    let question = if is_first && has_status { NOT_STARTED } else { "" };
    format!("{title}{last}{question}")
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
        assert_eq!(failure(&silent), "It did not finish within 0ns.\n");
    }
}
