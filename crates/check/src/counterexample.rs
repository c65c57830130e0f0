//! What is reported of a difference: a small input, and how often the program differs on it.
//!
//! A program that uses random numbers, or keeps a state, differs only in some runs. So the input is tried
//! a few more times, alone and with the full time limit.

use crate::arguments::Arguments;
use crate::compare::Difference;
use crate::search::{Finding, SHORT_LIMIT};
use crate::simplify::simplify;
use crate::stop::Stop;
use crate::tasks::Task;
use crate::trials::Trials;
use std::time::{Duration, Instant};

/// How many times an input is tried in all.
const RUNS: usize = 10;
/// After this time, it is not tried again.
const TIME: Duration = Duration::from_secs(1);
/// Simplifying ends when nothing has become simpler for this part of its time.
const PATIENCE: u32 = 5;

/// What is reported: an input as simplified, and what the program does on it.
pub(crate) struct Counterexample {
    /// What the search found.
    pub(crate) finding: Finding,
    pub(crate) input: String,
    pub(crate) difference: Difference,
    /// The number of runs on this input.
    pub(crate) runs: usize,
    /// The number of those in which the program differs.
    pub(crate) differing: usize,
    /// Whether the program is right if each number of the input is on a line of its own.
    pub(crate) is_right_on_lines: bool,
    /// Why simplifying ended early, if it did.
    pub(crate) unfinished: Option<Stop>,
}

/// Simplifies the input that the search found, and tries the result again. Returns `None` if the very first run
/// of all timed out, but does not when it is repeated.
///
/// A hanging program gets less time while its input becomes simpler. If one that is only slow was taken
/// for hanging, the input is simplified once more, with the full time limit.
pub(crate) fn counterexample(
    finding: Finding,
    arguments: &Arguments,
    trials: &mut Trials,
) -> Option<Counterexample> {
    trials.show("found a difference; {msg} (Ctrl-C shows it as it is)");
    let limit = finding.limit;
    if !finding.difference.attempt.end.is_timeout() || limit <= SHORT_LIMIT {
        return Some(Counterexample::simplified(finding, limit, arguments, trials));
    }
    let example = Counterexample::simplified(finding, SHORT_LIMIT, arguments, trials);
    if example.differing > 0 {
        return Some(example);
    }
    let finding = example.finding;
    let may_be_forgiven = finding.agreed == 0 && !trials.first_run_is_forgiven;
    if may_be_forgiven && matches!((trials.try_input)(&finding.input.text, limit), Ok(None)) {
        trials.forgive_first_run();
        return None;
    }
    Some(Counterexample::simplified(finding, limit, arguments, trials))
}

impl Counterexample {
    /// Reports an input as it was found.
    pub(crate) fn as_found(finding: Finding) -> Self {
        let (input, difference) = (finding.input.text.clone(), finding.difference.clone());
        Counterexample {
            finding,
            input,
            difference,
            runs: 1,
            differing: 1,
            is_right_on_lines: false,
            unfinished: None,
        }
    }

    /// Simplifies an input with a time limit for each run, and tries the result again.
    fn simplified(
        finding: Finding,
        limit: Duration,
        arguments: &Arguments,
        trials: &mut Trials,
    ) -> Self {
        let (mut input, mut difference) = (finding.input.text.clone(), finding.difference.clone());
        let show = |trials: &Trials, bytes| {
            trials.progress.set_message(format!("{} bytes, now {bytes}", finding.input.text.len()));
        };
        show(trials, input.len());
        let (end, patience) = (Instant::now() + arguments.time, arguments.time / PATIENCE);
        let mut deadline = Instant::now() + patience;
        let result = simplify(&mut input, arguments.task, |inputs| {
            if Instant::now() >= deadline {
                return Err(Stop::OutOfTime);
            }
            let Some((index, new)) = trials.first_difference(inputs, limit, Some(deadline))? else {
                return Ok(None);
            };
            (difference, deadline) = (new, end.min(Instant::now() + patience));
            show(trials, inputs[index].text.len());
            Ok(Some(index))
        });
        // A timeout with less time proves nothing yet. Other differences were seen in one run.
        let is_proved = limit == finding.limit || !difference.attempt.end.is_timeout();
        let runs = usize::from(is_proved);
        let unfinished = result.err();
        let differing = runs;
        let is_right_on_lines = false;
        let mut example = Counterexample {
            finding,
            input,
            difference,
            runs,
            differing,
            is_right_on_lines,
            unfinished,
        };
        example.try_again(trials);
        example.is_right_on_lines = example.try_on_lines(arguments.task, trials);
        example
    }

    /// Tries the input again, alone and with the full time limit.
    fn try_again(&mut self, trials: &Trials) {
        let start = Instant::now();
        // After Ctrl-C, or if no run can be made, what is known must do.
        while let Ok(outcome) = (trials.try_input)(&self.input, self.finding.limit) {
            self.runs += 1;
            if let Some(difference) = outcome {
                self.differing += 1;
                self.difference = difference;
            }
            if self.runs >= RUNS || start.elapsed() >= TIME {
                break;
            }
        }
    }

    /// Tries a promised input again with each number on a line of its own. Returns whether the program is right then,
    /// so that it is the layout which it cannot read.
    fn try_on_lines(&self, task: &dyn Task, trials: &Trials) -> bool {
        let lines = self.input.replace(' ', "\n");
        let may_be_right =
            lines != self.input && task.promises(&lines) && self.differing == self.runs;
        let is_stopped = matches!(self.unfinished, Some(Stop::Interrupted | Stop::Failed(_)));
        let is_slow = self.difference.attempt.end.is_timeout();
        may_be_right
            && !is_stopped
            && !is_slow
            && matches!((trials.try_input)(&lines, self.finding.limit), Ok(None))
    }
}
