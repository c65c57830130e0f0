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
        let mut example = Counterexample::as_found(finding);
        let bytes = example.input.len();
        let show = |trials: &Trials, now| {
            trials.progress.set_message(format!("{bytes} bytes, now {now}"));
        };
        show(trials, bytes);
        let (end, patience) = (Instant::now() + arguments.time, arguments.time / PATIENCE);
        let mut deadline = Instant::now() + patience;
        let result = simplify(&mut example.input, arguments.task, |inputs| {
            if Instant::now() >= deadline {
                return Err(Stop::OutOfTime);
            }
            let Some((index, new)) = trials.first_difference(inputs, limit, Some(deadline))? else {
                return Ok(None);
            };
            (example.difference, deadline) = (new, end.min(Instant::now() + patience));
            show(trials, inputs[index].text.len());
            Ok(Some(index))
        });
        example.unfinished = result.err();
        if limit < example.finding.limit && example.difference.attempt.end.is_timeout() {
            // A timeout with less time proves nothing yet.
            (example.runs, example.differing) = (0, 0);
        }
        example.try_again(arguments.task, trials);
        example
    }

    /// Tries the input again, alone and with the full time limit.
    fn try_again(&mut self, task: &dyn Task, trials: &Trials) {
        let start = Instant::now();
        // After Ctrl-C, or if no run can be made, what is known must do.
        while let Ok(outcome) = (trials.try_input)(&self.input, self.finding.limit) {
            self.runs += 1;
            if let Some(difference) = outcome {
                self.differing += 1;
                self.difference = difference;
            }
            if self.runs >= RUNS || start.elapsed() >= TIME {
                let is_certain =
                    self.differing == self.runs && !self.difference.attempt.end.is_timeout();
                self.is_right_on_lines = is_certain && self.agrees_on_lines(task, trials);
                break;
            }
        }
    }

    /// Tries the input with each number on a line of its own, if the task allows that.
    fn agrees_on_lines(&self, task: &dyn Task, trials: &Trials) -> bool {
        let lines = self.input.replace(' ', "\n");
        let is_other = lines != self.input && task.promises(&lines);
        is_other && matches!((trials.try_input)(&lines, self.finding.limit), Ok(None))
    }
}
