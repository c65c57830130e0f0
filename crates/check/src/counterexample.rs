//! What is reported of a difference: a small input, and how often the program differs on it.
//!
//! A program that uses random numbers, or keeps a state, differs only in some runs. So the input is tried
//! a few more times, alone and with the full time limit.

use crate::arguments::Arguments;
use crate::compare::Difference;
use crate::search::Finding;
use crate::simplify::simplify;
use crate::stop::Stop;
use crate::trials::Trials;
use indicatif::ProgressStyle;
use std::time::{Duration, Instant};

/// How many times an input is tried in all.
const RUNS: usize = 10;
/// After this time, it is not tried again.
const TIME: Duration = Duration::from_secs(1);
/// The time limit for a hanging program while its input is simplified.
const SHORT_LIMIT: Duration = Duration::from_secs(1);

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
    /// Why simplifying ended early, if it did.
    pub(crate) unfinished: Option<Stop>,
}

/// Simplifies the input that the search found, and tries the result again.
///
/// A hanging program gets less time while its input becomes simpler. If one that is only slow was taken
/// for hanging, the input is simplified once more, with the full time limit.
pub(crate) fn counterexample(
    finding: Finding,
    arguments: &Arguments,
    trials: &mut Trials,
) -> Counterexample {
    let message = "found a difference; simplifying for about";
    show(&format!("{message} {:?} (Ctrl-C shows it as it is)", arguments.time), trials);
    let limit = finding.limit;
    let mut example = Counterexample::new(finding);
    if example.difference.end.is_timeout() && SHORT_LIMIT < limit {
        example.simplify(SHORT_LIMIT, arguments, trials);
        example.try_again(trials);
        if example.differing > 0 {
            return example;
        }
        example = Counterexample::new(example.finding);
    }
    example.simplify(limit, arguments, trials);
    example.try_again(trials);
    example
}

/// Replaces the number of inputs in the display by a message.
fn show(message: &str, trials: &Trials) {
    let style = ProgressStyle::with_template("{spinner} {elapsed} {msg}");
    trials.progress.set_style(style.expect("the template is valid"));
    trials.progress.set_message(message.to_owned());
}

impl Counterexample {
    /// Takes an input as the search found it.
    fn new(finding: Finding) -> Self {
        let (input, difference) = (finding.input.text.clone(), finding.difference.clone());
        Counterexample { finding, input, difference, runs: 1, differing: 1, unfinished: None }
    }

    /// Simplifies the input, within the time for that. The run that differs on the result counts, unless it is
    /// a timeout and `limit` is shorter than that of the search.
    fn simplify(&mut self, limit: Duration, arguments: &Arguments, trials: &mut Trials) {
        let Arguments { task, time, .. } = *arguments;
        let deadline = Instant::now() + time;
        let difference = &mut self.difference;
        let result = simplify(&mut self.input, task, |inputs| {
            if Instant::now() >= deadline {
                return Err(Stop::OutOfTime);
            }
            let first = trials.first_difference(inputs, limit, Some(deadline))?;
            Ok(first.map(|(index, new)| {
                *difference = new;
                index
            }))
        });
        self.unfinished = result.err();
        // A timeout with less time proves nothing yet.
        let proved = usize::from(limit == self.finding.limit || !self.difference.end.is_timeout());
        (self.runs, self.differing) = (proved, proved);
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
}
