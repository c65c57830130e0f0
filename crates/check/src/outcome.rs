//! The outcome of a run: the program agrees with the reference, or differs.

use crate::compare::difference;
use crate::program::{End, Run};
use crate::task::Task;
use std::time::Duration;

/// The outcome of a run on an input.
#[derive(Debug)]
pub(crate) enum Outcome {
    /// The program ended after this time, and its output is right.
    Agrees(Duration),
    Differs(Difference),
}

/// How a program differs on an input.
#[derive(Clone, Debug)]
pub(crate) struct Difference {
    pub(crate) text: String,
    /// Whether the program exceeded the time limit.
    pub(crate) is_timeout: bool,
}

impl Outcome {
    /// Judges a run of some length on a promised input.
    pub(crate) fn of(run: &Run, time: Duration, task: Task, input: &str) -> Self {
        let difference = difference(task, &task.full_output(input), &run.stdout);
        let failure = match run.end {
            End::Exit(status) if status.success() => String::new(),
            end if difference.is_none() => format!("{end} Its output is right.\n"),
            end => format!("{end}\n"),
        };
        let text = failure + &difference.unwrap_or_default();
        if text.is_empty() {
            return Outcome::Agrees(time);
        }
        let is_timeout = matches!(run.end, End::Timeout(_));
        Outcome::Differs(Difference { text: text + &run.stderr, is_timeout })
    }
}
