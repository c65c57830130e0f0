//! Runs of a program on many inputs.
//!
//! Several runs at once are only for speed: a difference counts if it shows in a run alone. If one does
//! not, the runs disturb each other, for instance by a file of a fixed name, and from then on there is
//! one at a time. The first of all runs is alone, too: a program may compile itself then.

use crate::arguments::Arguments;
use crate::outcome::{Difference, Outcome};
use crate::program::run;
use indicatif::ProgressBar;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::Mutex;
use std::time::{Duration, Instant};
use std::{io, thread};

/// The program to try, and the results so far.
#[derive(Debug)]
pub(crate) struct Trials<'a> {
    pub(crate) arguments: &'a Arguments,
    pub(crate) progress: ProgressBar,
    /// The number of inputs on which the program agreed with the reference.
    pub(crate) agreed: usize,
    /// The longest time that the program took on one of them.
    pub(crate) slowest: Duration,
    /// Whether the runs disturb each other.
    pub(crate) is_alone: bool,
}

impl<'a> Trials<'a> {
    pub(crate) fn new(arguments: &'a Arguments, progress: ProgressBar) -> Self {
        Trials { arguments, progress, agreed: 0, slowest: Duration::ZERO, is_alone: false }
    }

    /// Returns the index of the first input on which the program differs in a run alone, and the
    /// difference. Each run may take `limit`. None but the very first begins after `end`, except to try
    /// again alone.
    ///
    /// # Errors
    ///
    /// As for [`run`].
    pub(crate) fn first_difference(
        &mut self,
        inputs: &[String],
        limit: Duration,
        end: Instant,
    ) -> io::Result<Option<(usize, Difference)>> {
        let mut next = 0;
        while next < inputs.len() && (self.agreed == 0 || Instant::now() < end) {
            let are_several = self.agreed > 0 && !self.is_alone;
            if are_several {
                match self.first_at_once(&inputs[next..], limit, end)? {
                    Some(index) => next += index,
                    None => break,
                }
            }
            match self.outcome(&inputs[next], limit)? {
                Outcome::Differs(difference) => return Ok(Some((next, difference))),
                Outcome::Agrees(time) => self.count(time),
            }
            self.is_alone |= are_several;
            next += 1;
        }
        Ok(None)
    }

    /// Returns the difference in a run alone with the full time limit, if any.
    pub(crate) fn difference(&self, input: &str) -> io::Result<Option<Difference>> {
        match self.outcome(input, self.arguments.limit)? {
            Outcome::Differs(difference) => Ok(Some(difference)),
            Outcome::Agrees(_) => Ok(None),
        }
    }

    /// Returns the index of the first input on which the program differs, with one run per core at once.
    fn first_at_once(
        &mut self,
        inputs: &[String],
        limit: Duration,
        end: Instant,
    ) -> io::Result<Option<usize>> {
        let (next, first) = (AtomicUsize::new(0), AtomicUsize::new(usize::MAX));
        let outcomes = Mutex::new(BTreeMap::new());
        let work = || loop {
            let index = next.fetch_add(1, Relaxed);
            let is_due = index < first.load(Relaxed) && Instant::now() < end;
            let Some(input) = inputs.get(index).filter(|_| is_due) else { break };
            let outcome = self.outcome(input, limit);
            if !matches!(outcome, Ok(Outcome::Agrees(_))) {
                first.fetch_min(index, Relaxed);
            }
            outcomes.lock().expect("no trial panics").insert(index, outcome);
        };
        let cores = thread::available_parallelism().map_or(1, usize::from);
        thread::scope(|scope| (0..cores.min(inputs.len())).for_each(|_| drop(scope.spawn(work))));
        self.first_of(outcomes.into_inner().expect("no trial panics"))
    }

    /// Counts the inputs on which the program agrees, up to the first on which it differs, and returns
    /// its index. After an error all are counted.
    fn first_of(
        &mut self,
        outcomes: BTreeMap<usize, io::Result<Outcome>>,
    ) -> io::Result<Option<usize>> {
        let mut error = None;
        for (index, outcome) in outcomes {
            match outcome {
                Ok(Outcome::Agrees(time)) => self.count(time),
                Ok(Outcome::Differs(_)) if error.is_none() => return Ok(Some(index)),
                Ok(Outcome::Differs(_)) => {}
                Err(cause) => error = Some(cause),
            }
        }
        error.map_or(Ok(None), Err)
    }

    fn count(&mut self, time: Duration) {
        self.agreed += 1;
        self.slowest = self.slowest.max(time);
        self.progress.set_position(self.agreed as u64);
    }

    /// Runs the program on one input.
    fn outcome(&self, input: &str, limit: Duration) -> io::Result<Outcome> {
        let (start, task) = (Instant::now(), self.arguments.task);
        let run = run(&self.arguments.command, input.as_bytes(), limit)?;
        Ok(Outcome::of(&run, start.elapsed(), task, input))
    }
}
