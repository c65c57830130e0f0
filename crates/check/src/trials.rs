//! Runs of a program on many inputs.
//!
//! Several runs at once are only for speed: a difference counts if it shows in a run alone. If one does
//! not, the runs interfere, for instance by writing to the same file, and from then on there is one at a
//! time. The first of all runs is alone, too, and is repeated if it differs: a program may compile itself
//! then.

mod at_once;
mod display;
mod input;

pub(crate) use input::{Found, Input, Run};

use crate::arguments::Arguments;
use crate::compare::Difference;
use crate::stop::Stop;
use crate::tasks::Task;
use indicatif::ProgressBar;
use rules::case::Case;
use std::time::{Duration, Instant};

/// The number of bytes from which an input, with its output, is very long, and the factor for its time limit.
const VERY_LONG: usize = 1 << 16;
const MORE_TIME: u32 = 10;
/// Runs on longer inputs are not noted: it takes too long to try these on hundreds of programs.
pub(crate) const LONG: usize = 10_000;
/// How many runs are noted.
const MOST_NOTED: usize = 200;
/// The difference that a run shows; `None` if the program agrees with the reference. An error if the run cannot
/// be made, or after Ctrl-C.
pub(crate) type Outcome = Result<Option<Difference>, Stop>;

/// Runs the program on an input within a time limit, and compares what it does with the reference.
pub(crate) type TryInput<'a> = dyn Fn(&str, Duration) -> Outcome + Sync + 'a;

/// The program to try, and the results so far.
pub(crate) struct Trials<'a> {
    try_input: &'a TryInput<'a>,
    task: &'static dyn Task,
    limit: Duration,
    /// A time limit for experiments, or while the input of a hanging program is simplified, if it is shorter.
    pub(crate) short_limit: Option<Duration>,
    /// Shows what has been found so far.
    pub(crate) progress: ProgressBar,
    /// The number of inputs on which the program agrees with the reference.
    pub(crate) agreed: usize,
    /// The number of those among them that are not fixtures.
    pub(crate) agreed_at_random: usize,
    /// The first runs on promised inputs that are not long, without those that timed out.
    pub(crate) runs: Vec<Run>,
    /// The number of those that timed out.
    pub(crate) timeouts: usize,
    /// Whether the program has not run.
    next_run_is_first: bool,
    /// Whether the program has not run, or has differed on the last input: it is likely to differ on the next one, and
    /// runs beside that would be in vain.
    next_run_is_alone: bool,
    /// Whether runs at the same time interfere.
    pub(crate) interferes: bool,
}

impl<'a> Trials<'a> {
    pub(crate) fn new(try_input: &'a TryInput<'a>, arguments: &Arguments) -> Self {
        let trials = Trials {
            try_input,
            task: arguments.task,
            limit: arguments.limit,
            short_limit: None,
            progress: ProgressBar::new_spinner(),
            agreed: 0,
            agreed_at_random: 0,
            runs: Vec::new(),
            timeouts: 0,
            next_run_is_first: true,
            next_run_is_alone: true,
            interferes: false,
        };
        trials.show("{pos} inputs agree; {msg}");
        trials
    }

    /// Makes one run at a time, so that their order is known.
    #[cfg(test)]
    pub(crate) fn one_at_a_time(self) -> Self {
        Trials { interferes: true, ..self }
    }

    /// Returns the first input on which the program differs in a run alone. One input is always tried.
    ///
    /// # Errors
    ///
    /// After Ctrl-C, if an input is left after the deadline, or if a run cannot be made.
    pub(crate) fn first_difference(
        &mut self,
        inputs: &[Input],
        deadline: Option<Instant>,
    ) -> Result<Option<Found>, Stop> {
        let mut next = 0;
        while next < inputs.len() {
            if next > 0 && deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                return Err(Stop::OutOfTime);
            }
            let batch = &inputs[next..inputs.len().min(next + self.most_at_once())];
            for (input, difference) in batch.iter().zip(self.at_once(batch)?) {
                let difference = self.confirmed(difference, &input.text, batch.len() > 1)?;
                self.next_run_is_first = false;
                self.next_run_is_alone = difference.is_some();
                self.note(&input.text, difference.as_ref());
                if let Some(difference) = difference {
                    let (input, agreed) = (input.clone(), self.agreed);
                    return Ok(Some(Found { input, difference, agreed }));
                }
                self.agreed += 1;
                self.agreed_at_random += usize::from(input.fixture.is_none());
                self.progress.set_position(self.agreed as u64);
            }
            next += batch.len();
        }
        Ok(None)
    }

    /// Notes the outcome of a run, if it helps to find out which mistake the program makes. Programs with a known mistake
    /// take promised inputs only.
    fn note(&mut self, input: &str, difference: Option<&Difference>) {
        let is_noted = input.len() <= LONG && self.runs.len() < MOST_NOTED;
        if is_noted && self.task.promises(input) {
            let case = Case::new(self.task.inputs(), input.to_owned());
            let run = self.finished(case, difference);
            self.runs.extend(run);
        }
    }

    /// Tries an input to find out more about a program that differs. `None` if the run timed out.
    pub(crate) fn experiment(&mut self, case: Case<'static>) -> Result<Option<Run>, Stop> {
        let difference = self.tried(case.input())?;
        Ok(self.finished(case, difference.as_ref()))
    }

    /// Describes a run. Counts it if it timed out: what the program would have printed is not known.
    fn finished(&mut self, case: Case<'static>, difference: Option<&Difference>) -> Option<Run> {
        let attempt = difference.map(|difference| &difference.attempt);
        let is_timeout = attempt.is_some_and(|attempt| attempt.end.is_timeout());
        self.timeouts += usize::from(is_timeout);
        (!is_timeout).then(|| Run { case, wrong: attempt.cloned() })
    }

    /// Tries an input, perhaps beside others, within its time limit.
    pub(crate) fn tried(&self, input: &str) -> Outcome {
        let limit = match (self.short_limit, self.task.length(input)) {
            (Some(short), _) => self.limit.min(short),
            (None, VERY_LONG..) => MORE_TIME * self.limit,
            _ => self.limit,
        };
        (self.try_input)(input, limit)
    }
}

#[cfg(test)]
mod tests;
