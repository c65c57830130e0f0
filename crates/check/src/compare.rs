//! How a run of a program differs from the reference.

mod lines;
pub(crate) mod row;
mod solutions;

use crate::run::{Attempt, End};
use crate::task::Task;
use row::Row;

/// How a program differs on an input.
#[derive(Clone)]
pub(crate) struct Difference {
    /// How its output differs; empty if only the way in which the run ended is wrong.
    pub(crate) rows: Vec<Row>,
    /// How the run ended.
    pub(crate) end: End,
    /// Whether it wrote anything to stdout.
    pub(crate) has_output: bool,
    /// The end of its stderr.
    pub(crate) stderr: Vec<u8>,
}

/// Returns how a run on a promised input differs from the reference, if it does.
pub(crate) fn difference(attempt: Attempt, task: Task, input: &str) -> Option<Difference> {
    // A program that was stopped while it wrote is not to blame for half a line.
    let found = match attempt.end {
        End::WroteTooMuch => whole_lines(&attempt.stdout),
        _ => &attempt.stdout,
    };
    let rows = rows(task, &task.full_output(input), found);
    if rows.is_empty() && attempt.end.failure().is_none() {
        return None;
    }
    let has_output = !attempt.stdout.is_empty();
    Some(Difference { rows, end: attempt.end, has_output, stderr: attempt.stderr })
}

/// Returns rows that show how an output differs from the reference output; none if it does not. For a turtle
/// puzzle, the reference output has all solutions.
pub(crate) fn rows(task: Task, expected: &[u8], found: &[u8]) -> Vec<Row> {
    let found = if cfg!(windows) { &unix_lines(found) } else { found };
    match task {
        Task::SetSim | Task::Connect4 => lines::rows(expected, found),
        Task::TurtlePuzzle => solutions::rows(expected, found),
    }
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
    use crate::report::rows::explained;
    use std::process::ExitStatus;

    #[test]
    fn an_unfinished_line_counts_unless_the_program_was_stopped_in_it() {
        let shown = |end| {
            let mut stdout = Task::Connect4.output("1\n\n");
            stdout.pop();
            let attempt = Attempt { stdout, stderr: Vec::new(), end };
            explained(&difference(attempt, Task::Connect4, "1\n\n").expect("it differs").rows)
        };
        let exited = shown(End::Exited(ExitStatus::default()));
        assert!(exited.contains("\nfound     QUIT [no line end]\n"), "{exited}");
        let stopped = shown(End::WroteTooMuch);
        assert!(stopped.contains("\nfound     [nothing more]\n"), "{stopped}");
    }

    #[test]
    fn windows_line_ends_pass_on_windows_only() {
        let crlf = rows(Task::Connect4, b"QUIT\n", b"QUIT\r\n");
        assert_eq!(crlf.is_empty(), cfg!(windows));
        assert_eq!(unix_lines(b"\r\n\ra\r\r\n\r"), b"\n\ra\r\n\r");
    }
}
