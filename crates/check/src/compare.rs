//! How a run of a program differs from the reference.

mod lines;
pub(crate) mod solutions;
pub(crate) mod visible;

use crate::run::{End, Run};
use crate::task::Task;
use lines::coloured;
use visible::DOT;

/// How many lines of an output are shown in a row with the same mark: a board with its title is whole.
const RUN: usize = 8;

/// How a program differs on an input.
#[derive(Clone)]
pub(crate) struct Difference {
    /// What differs, in lines.
    pub(crate) text: String,
    /// Whether only the end of the run is wrong.
    pub(crate) is_output_right: bool,
    /// How the run ended.
    pub(crate) end: End,
    /// The end of its stderr.
    pub(crate) stderr: Vec<u8>,
}

/// Returns how a run on a promised input differs from the reference, if it does.
pub(crate) fn difference(run: Run, task: Task, input: &str) -> Option<Difference> {
    let found = match run.end {
        End::WroteTooMuch => whole_lines(&run.stdout),
        _ => &run.stdout,
    };
    let difference = outputs(task, &task.full_output(input), found);
    let is_output_right = difference.is_none();
    let text = match (run.end.failure(), difference) {
        (None, None) => return None,
        (None, Some(difference)) => difference,
        (Some(failure), None) if run.end.is_timeout() => {
            format!("{failure} What it wrote until then is right.\n")
        }
        (Some(failure), None) => format!("{failure} Its output is right.\n"),
        (Some(failure), Some(difference)) => format!("{failure}\n{difference}"),
    };
    Some(Difference { text, is_output_right, end: run.end, stderr: run.stderr })
}

/// Returns the difference between an output and the reference output, if any. For a turtle puzzle, the
/// reference output has all solutions.
pub(crate) fn outputs(task: Task, expected: &[u8], found: &[u8]) -> Option<String> {
    let found = if cfg!(windows) { &unix_lines(found) } else { found };
    match task {
        Task::SetSim | Task::Connect4 => lines::difference("Output", RUN, expected, found),
        Task::TurtlePuzzle => solutions::difference(expected, found),
    }
}

/// Colours the marks in a text, and appends what some signs in it mean.
pub(crate) fn explained(text: &str) -> String {
    let notes = [
        (DOT, "(· is a space at the start or end of a line)\n"),
        ("\\r\n", "(\\r is a carriage return before the end of the line)\n"),
    ];
    let notes = notes.into_iter().filter_map(|(sign, note)| text.contains(sign).then_some(note));
    coloured(text) + &notes.collect::<String>()
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
    use std::time::Duration;

    #[test]
    fn a_program_that_hangs_is_not_called_right() {
        let (stdout, end) = (b"QUIT\n".to_vec(), End::TimedOut(Duration::from_secs(5)));
        let run = Run { stdout, stderr: Vec::new(), end };
        let text = difference(run, Task::Connect4, "1\n").expect("it differs").text;
        let said = "It did not finish within 5s. What it wrote until then is right.\n";
        assert_eq!(text, said);
    }

    #[test]
    fn windows_line_ends_pass_on_windows_only() {
        let crlf = outputs(Task::Connect4, b"QUIT\n", b"QUIT\r\n");
        assert_eq!(crlf.is_none(), cfg!(windows));
        assert_eq!(unix_lines(b"\r\n\ra\r\r\n\r"), b"\n\ra\r\n\r");
    }
}
