//! How a run of a program differs from the reference.

use crate::run::{Exit, Run};
use crate::task::{Compared, Task};
use std::mem::discriminant;

/// What a program did on an input, and how it differs from the reference, if it does.
#[derive(Clone, Debug)]
pub(crate) struct Verdict {
    pub(crate) run: Run,
    /// Its output, compared. It may be right although the program failed.
    pub(crate) compared: Compared,
}

impl Verdict {
    /// Returns whether the program differs from the reference.
    pub(crate) fn is_wrong(&self) -> bool {
        self.compared.difference.is_some() || self.run.exit.failure().is_some()
    }

    /// Returns whether the run is wrong in the same way as another one that is wrong. A wrong
    /// output, a status such as 3, a crash, a timeout and too much output are five ways.
    pub(crate) fn is_wrong_as(&self, other: &Verdict) -> bool {
        let is_alike = match (self.run.exit, other.run.exit) {
            (Exit::Status(one), Exit::Status(other)) => {
                one.success() == other.success() && one.code().is_some() == other.code().is_some()
            }
            (one, other) => discriminant(&one) == discriminant(&other),
        };
        self.is_wrong() && is_alike
    }
}

/// Judges a run by the reference output.
pub(crate) fn verdict(mut run: Run, task: &dyn Task, expected: &[u8]) -> Verdict {
    if cfg!(windows) {
        run.stdout = unix_lines(&run.stdout);
    }
    let found = counted_output(&run);
    let compared = if expected == found {
        Compared::default()
    } else {
        task.compare(expected, found, matches!(run.exit, Exit::Status(_)))
    };
    Verdict { run, compared }
}

/// Returns what counts of an output. A program that was stopped while it wrote is not to blame
/// for half a line.
pub(crate) fn counted_output(run: &Run) -> &[u8] {
    match run.exit {
        Exit::Status(_) => &run.stdout,
        _ => whole_lines(&run.stdout),
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
        for (exit, found) in [
            (Exit::Status(ExitStatus::default()), "QUIT [no line end]"),
            (Exit::WroteTooMuch, "[nothing more]"),
        ] {
            let mut stdout = task.output("1\n\n");
            stdout.pop();
            let run = Run::that_printed(stdout, exit);
            let difference = verdict(run, task, &task.output("1\n\n")).compared.difference;
            let text = difference.expect("a difference").text();
            assert!(text.contains(&format!("\nfound     {found}\n")), "{text}");
        }
    }

    #[test]
    fn windows_line_ends_pass_on_windows_only() {
        let exit = Exit::Status(ExitStatus::default());
        let run = Run::that_printed(b"QUIT\r\n".to_vec(), exit);
        let task = named("connect4");
        assert_eq!(verdict(run, task, &task.output("")).is_wrong(), !cfg!(windows));
        assert_eq!(unix_lines(b"\r\n\ra\r\r\n\r"), b"\n\ra\r\n\r");
    }
}
