//! How a run of a program differs from the reference.

use crate::run::{Attempt, End};
use crate::tasks::Task;

/// How a program differs on an input.
#[derive(Clone, Debug)]
pub(crate) struct Difference {
    /// The lines that differ; empty if only the way in which the run ended is wrong.
    pub(crate) diff: String,
    /// The run.
    pub(crate) attempt: Attempt,
}

/// Returns how a run on a promised input differs from the reference, if it does.
pub(crate) fn difference(mut attempt: Attempt, task: &dyn Task, input: &str) -> Option<Difference> {
    if cfg!(windows) {
        attempt.stdout = unix_lines(&attempt.stdout);
    }
    let (output, found) = (task.output(input), judged(&attempt));
    let diff = match attempt.end {
        _ if output == found => String::new(),
        End::Exited(_) => task.compare(&output, found),
        _ => task.compare_start(&output, found),
    };
    let differs = !diff.is_empty() || attempt.end.failure().is_some();
    differs.then_some(Difference { diff, attempt })
}

/// Returns what is judged of an output: a program that was stopped while it wrote is not to blame for half a line.
pub(crate) fn judged(attempt: &Attempt) -> &[u8] {
    match attempt.end {
        End::Exited(_) => &attempt.stdout,
        _ => whole_lines(&attempt.stdout),
    }
}

/// Returns the lines that have an end; if there are none, the whole text.
fn whole_lines(text: &[u8]) -> &[u8] {
    let end = text.iter().rposition(|&byte| byte == b'\n');
    &text[..end.map_or(text.len(), |end| end + 1)]
}

/// Replaces each `\r\n` with `\n`.
fn unix_lines(text: &[u8]) -> Vec<u8> {
    let is_kept = |index: &usize| !text[*index..].starts_with(b"\r\n");
    (0..text.len()).filter(is_kept).map(|index| text[index]).collect()
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
            let diff = difference(attempt, task, "1\n\n").expect("it differs").diff;
            assert!(diff.contains(&format!("\nfound     {found}\n")), "{diff}");
        }
    }

    #[test]
    fn windows_line_ends_pass_on_windows_only() {
        let end = End::Exited(ExitStatus::default());
        let attempt = Attempt { stdout: b"QUIT\r\n".to_vec(), stderr: Vec::new(), end };
        assert_eq!(difference(attempt, named("connect4"), "").is_none(), cfg!(windows));
        assert_eq!(unix_lines(b"\r\n\ra\r\r\n\r"), b"\n\ra\r\n\r");
    }
}
