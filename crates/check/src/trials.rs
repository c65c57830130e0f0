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
pub(crate) const LONG: usize = 1 << 14;
/// How many runs are noted.
const MOST_NOTED: usize = 200;
/// After more timeouts, no mistake is named.
const FORGIVEN_TIMEOUTS: usize = 3;

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
    /// The first runs on promised inputs that are not long, and those of experiments, but for runs that say nothing.
    pub(crate) runs: Vec<Run>,
    /// The number of runs that would be noted, but timed out.
    timeouts: usize,
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
            let at_once = if self.next_run_is_alone { 1 } else { self.most_at_once() };
            let batch = &inputs[next..inputs.len().min(next + at_once)];
            let texts: Vec<_> = batch.iter().map(|input| &*input.text).collect();
            for (input, difference) in batch.iter().zip(self.at_once(&texts)?) {
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
            let case = Case::new(self.task.inputs(), input);
            self.keep(Run::new(case, difference));
        }
    }

    /// Tries inputs at once to find out more about a program that differs. An output that is as expected is not the fault of other
    /// runs, so it is not asked for again.
    ///
    /// # Errors
    ///
    /// After the deadline, after Ctrl-C, or if a run cannot be made.
    pub(crate) fn experiment(
        &mut self,
        cases: Vec<Case>,
        deadline: Option<Instant>,
        is_expected: impl Fn(&Run) -> bool,
    ) -> Result<(), Stop> {
        let time_left =
            || deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        let is_over = || time_left() == Some(Duration::ZERO);
        if is_over() {
            return Err(Stop::OutOfTime);
        }
        self.short_limit = time_left();
        let has_others = cases.len() > 1;
        let differences = self.at_once(&cases.iter().map(Case::input).collect::<Vec<_>>());
        self.short_limit = None;
        for (case, difference) in cases.into_iter().zip(differences?) {
            let mut run = Run::new(case, difference.as_ref());
            if run.is_timeout() && is_over() {
                return Err(Stop::OutOfTime);
            }
            if !run.is_timeout() && !is_expected(&run) {
                let difference = self.confirmed(difference, run.case.input(), has_others)?;
                run = Run::new(run.case, difference.as_ref());
            }
            self.keep(run);
        }
        Ok(())
    }

    /// Keeps a run, unless it says nothing: what a program would have printed that timed out is not known, and some fail only
    /// where there is nothing to read.
    fn keep(&mut self, run: Run) {
        self.timeouts += usize::from(run.is_timeout());
        let says_nothing = run.has_failed() && self.task.is_empty(run.case.input());
        if !run.is_timeout() && !says_nothing {
            self.runs.push(run);
        }
    }

    /// Returns whether the program has failed, other than by wrong outputs, a few timeouts (a mistake can make it slow), or
    /// where there is nothing to read.
    pub(crate) fn has_failed(&self) -> bool {
        self.timeouts > FORGIVEN_TIMEOUTS || self.runs.iter().any(Run::has_failed)
    }

    /// Returns whether no run on an input has been noted.
    pub(crate) fn is_new(&self, input: &str) -> bool {
        self.runs.iter().all(|run| run.case.input() != input)
    }

    /// Tries an input, perhaps beside others, within its time limit.
    pub(crate) fn outcome(&self, input: &str) -> Outcome {
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
