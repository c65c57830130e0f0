//! How a run of a program differs from the reference.

use crate::program::Run;
use crate::solutions::reports;
use crate::task::Task;
use crate::texts::texts;

/// How a program differs on an input.
#[derive(Clone)]
pub(crate) struct Difference {
    pub(crate) text: String,
    /// The last lines of its stderr, with a title, if there are any.
    pub(crate) stderr: String,
    /// Whether the program exceeded the time limit.
    pub(crate) is_timeout: bool,
}

/// Returns how a run on a promised input differs from the reference, if it does.
pub(crate) fn difference(run: &Run, task: Task, input: &str) -> Option<Difference> {
    let difference = outputs(task, &task.full_output(input), &run.stdout);
    let text = match (&*run.failure, difference) {
        ("", None) => return None,
        ("", Some(difference)) => difference,
        (failure, None) => format!("{failure} Its output is right.\n"),
        (failure, Some(difference)) => format!("{failure}\n{difference}"),
    };
    Some(Difference { text, stderr: run.stderr.clone(), is_timeout: run.is_timeout })
}

/// Returns the difference between an output and the reference output, if any. For a turtle puzzle, the
/// reference output has all solutions.
pub(crate) fn outputs(task: Task, expected: &[u8], found: &[u8]) -> Option<String> {
    let found = if cfg!(windows) { &unix_lines(found) } else { found };
    match task {
        Task::SetSim | Task::Connect4 => texts("Output", expected, found),
        Task::TurtlePuzzle => reports(expected, found),
    }
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

    #[test]
    fn windows_line_ends_pass_on_windows_only() {
        let crlf = outputs(Task::Connect4, b"QUIT\n", b"QUIT\r\n");
        assert_eq!(crlf.is_none(), cfg!(windows));
        assert_eq!(unix_lines(b"\r\n\ra\r\r\n\r"), b"\n\ra\r\n\r");
    }
}
