//! How a run ended: its failure, and the end of its stderr.

use super::indented;
use crate::compare::Difference;
use crate::run::End;

/// How many lines of stderr are shown.
const STDERR_LINES: usize = 8;

const NOT_STARTED: &str =
    "\nDid it start at all? It failed on the first input, and printed nothing.\n";

/// Says how the run failed, if it did.
pub(super) fn failure(difference: &Difference) -> String {
    match difference.end.failure() {
        None => String::new(),
        Some(failure) if !difference.rows.is_empty() => format!("{failure}\n"),
        Some(failure) if difference.end.is_timeout() => {
            format!("{failure} What it wrote until then is right.\n")
        }
        Some(failure) => format!("{failure} Its output is right.\n"),
    }
}

/// Shows the last lines of stderr, if any. Characters that cannot be seen are escaped.
pub(super) fn last_lines(stderr: &[u8]) -> String {
    let escape = |char: char| match char {
        '\'' | '"' | '\\' => char.to_string(),
        _ => char.escape_debug().to_string(),
    };
    let text = String::from_utf8_lossy(stderr);
    let lines: Vec<String> = text.lines().map(|line| line.chars().map(escape).collect()).collect();
    let last = &lines[lines.len().saturating_sub(STDERR_LINES)..];
    let title = if last.is_empty() { "" } else { "\nLast lines of stderr:\n" };
    title.to_owned() + &indented(last)
}

/// Asks whether the program started, if it failed without output on the first input.
pub(super) fn not_started(agreed: usize, difference: &Difference) -> &'static str {
    match difference.end {
        End::Exited(status)
            if agreed == 0
                && !difference.has_output
                && status.code().is_some_and(|code| code > 0) =>
        {
            NOT_STARTED
        }
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_program_that_hangs_is_not_called_right() {
        let end = End::TimedOut(Duration::from_secs(5));
        let difference = Difference { rows: Vec::new(), end, has_output: true, stderr: Vec::new() };
        let said = "It did not finish within 5s. What it wrote until then is right.\n";
        assert_eq!(failure(&difference), said);
    }
}
