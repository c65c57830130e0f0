//! An input on which a program differs, which is simplified, and how often the program differs on it.
//!
//! A program that uses random numbers, or keeps a state, differs only in some runs. So the input is tried
//! a few more times, alone.

use crate::arguments::Arguments;
use crate::compare::Difference;
use crate::likely::{self, Likely};
use crate::simplify::simplify;
use crate::stop::Stop;
use crate::trials::{Found, Trials};
use std::time::{Duration, Instant};

/// How many times an input is tried in all.
const RUNS: usize = 10;
/// After this time, it is not tried again.
const TIME: Duration = Duration::from_secs(1);
/// Simplifying ends when nothing has become simpler for this part of its time.
const PATIENCE: u32 = 5;
/// The time limit for a hanging program while its input is simplified.
const SHORT_LIMIT: Duration = Duration::from_secs(1);

/// An input on which a program differs.
pub(crate) struct Counterexample {
    /// The input and the difference as they were found.
    pub(crate) found: Found,
    /// The input as simplified.
    pub(crate) input: String,
    /// What the program does on it.
    pub(crate) difference: Difference,
    /// The number of runs on this input, and of those in which the program differs.
    pub(crate) runs: usize,
    pub(crate) differing: usize,
    /// Why simplifying ended early, if it did.
    pub(crate) unfinished: Option<Stop>,
    /// Which mistake the program makes, if that is known; why that could not be found out.
    pub(crate) likely: Result<Option<Likely>, Stop>,
}

impl Counterexample {
    /// Returns an input as it was found.
    pub(crate) fn new(found: Found) -> Self {
        let (input, difference) = (found.input.text.clone(), found.difference.clone());
        let (runs, differing, unfinished, likely) = (1, 1, None, Ok(None));
        Counterexample { found, input, difference, runs, differing, unfinished, likely }
    }

    /// Returns an input as it was found, with the mistake that the program makes, if that is known, and if there is time to find
    /// out.
    pub(crate) fn explained(found: Found, arguments: &Arguments, trials: &mut Trials) -> Self {
        if arguments.time.is_zero() {
            return Counterexample::new(found);
        }
        trials.show("found a difference; {msg} (Ctrl-C shows it as it is)");
        trials.progress.set_message("looking for the likely mistake");
        let known = arguments.task.mistakes();
        let likely = likely::likely(known, &found, arguments, trials);
        Counterexample { likely, ..Counterexample::new(found) }
    }

    /// Makes the input simple. That takes no runs but one if its mistake is known, and shows on many fixtures. If it shows on few,
    /// the program may make another one that looks the same so far, and may need less.
    pub(crate) fn simplified(mut self, arguments: &Arguments, trials: &mut Trials) -> Self {
        let simplest = self.named().and_then(|likely| likely.simplest(&self.input));
        if let Some((input, Ok(Some(difference)))) =
            simplest.map(|input| (input.clone(), trials.outcome(&input)))
        {
            (self.input, self.difference) = (input, difference);
        }
        if self.named().is_none_or(|likely| likely.is_rare) || !self.is_explained() {
            self = self.simplified_by_runs(arguments, trials);
        }
        if !self.is_explained() {
            self.likely = Ok(None);
        }
        self
    }

    fn named(&self) -> Option<&Likely> {
        self.likely.as_ref().ok().and_then(Option::as_ref)
    }

    /// Returns whether the named mistake, if there is one, prints what the program does.
    fn is_explained(&self) -> bool {
        let output = &self.difference.attempt.stdout;
        self.named().is_none_or(|likely| likely.explains(&self.input, output))
    }

    /// Simplifies the input by runs, and tries the result again. A program that hangs gets less time meanwhile. If it
    /// turns out to be only slow, the input stays as it was found.
    fn simplified_by_runs(mut self, arguments: &Arguments, trials: &mut Trials) -> Self {
        trials.short_limit = self.difference.attempt.end.is_timeout().then_some(SHORT_LIMIT);
        self.unfinished = self.simplify(arguments, trials).err();
        // A run with a short limit does not count.
        self.runs = usize::from(trials.short_limit.take().is_none());
        self.differing = self.runs;
        self.try_again(trials);
        match self.differing {
            0 => Counterexample { unfinished: self.unfinished, ..Counterexample::new(self.found) },
            _ => self,
        }
    }

    fn simplify(&mut self, arguments: &Arguments, trials: &mut Trials) -> Result<(), Stop> {
        let (bytes, patience) = (self.input.len(), arguments.time / PATIENCE);
        let end = Instant::now() + arguments.time;
        let mut deadline = Instant::now() + patience;
        simplify(&mut self.input, arguments.task, |proposals| {
            let simpler = trials.first(proposals, |(_, text)| text, deadline)?;
            Ok(simpler.map(|(proposal, difference)| {
                let now = proposal.1.len();
                trials.progress.set_message(format!("{bytes} bytes, now {now}"));
                (self.difference, deadline) = (difference, end.min(Instant::now() + patience));
                proposal
            }))
        })
    }

    /// Tries the input again, alone and with the full time limit.
    fn try_again(&mut self, trials: &Trials) {
        let start = Instant::now();
        // After Ctrl-C, or if no run can be made, what is known must do.
        while let Ok(outcome) = trials.outcome(&self.input) {
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
