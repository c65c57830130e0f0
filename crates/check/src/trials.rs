//! Runs of a program on many inputs, one at a time per core.
//!
//! A difference cancels the runs on later inputs, but not those on earlier ones. So the result is the
//! first input in order on which the program differs, whichever run ends first.

use crate::arguments::Arguments;
use crate::interrupt::is_interrupted;
use crate::program::run;
use indicatif::ProgressBar;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::Mutex;
use std::time::{Duration, Instant};
use std::{io, thread};

/// The program to try, and the progress so far.
#[derive(Debug)]
pub(crate) struct Trials<'a> {
    pub(crate) arguments: &'a Arguments,
    /// Counts the inputs on which the program agrees with the reference.
    pub(crate) progress: ProgressBar,
    /// The longest time that the program took on one of them, in milliseconds.
    pub(crate) slowest: AtomicU64,
}

/// How a program differs on an input.
#[derive(Clone, Debug)]
pub(crate) struct Difference {
    pub(crate) text: String,
    /// Whether the program exceeded the time limit.
    pub(crate) is_timeout: bool,
}

impl Trials<'_> {
    /// Returns the index of the first input on which the program differs, and the difference. Each run
    /// may take `limit`, and none begins after `end`.
    pub(crate) fn first_difference(
        &self,
        inputs: &[String],
        limit: Duration,
        end: Instant,
    ) -> io::Result<Option<(usize, Difference)>> {
        let (next, first) = (AtomicUsize::new(0), AtomicUsize::new(usize::MAX));
        let found = Mutex::new(BTreeMap::new());
        let work = || loop {
            let index = next.fetch_add(1, Relaxed);
            let is_late = || index > first.load(Relaxed) || is_interrupted();
            let input = inputs.get(index).filter(|_| !is_late() && Instant::now() < end);
            let Some(input) = input else { break };
            if let Some(difference) = self.difference(input, limit, is_late).transpose() {
                first.fetch_min(index, Relaxed);
                found.lock().expect("no trial panics").insert(index, difference);
            }
        };
        let cores = thread::available_parallelism().map_or(1, usize::from);
        thread::scope(|scope| (0..cores.min(inputs.len())).for_each(|_| drop(scope.spawn(work))));
        let found = found.into_inner().expect("no trial panics").pop_first();
        found.map(|(index, difference)| Ok((index, difference?))).transpose()
    }

    /// Returns the difference on one input, if any.
    fn difference(
        &self,
        input: &str,
        limit: Duration,
        is_cancelled: impl Fn() -> bool,
    ) -> io::Result<Option<Difference>> {
        let (start, arguments) = (Instant::now(), self.arguments);
        let Some(run) = run(&arguments.command, input, limit, is_cancelled)? else {
            return Ok(None);
        };
        let difference = arguments.task.difference(input, &run.stdout);
        if run.failure.is_empty() && difference.is_none() {
            self.progress.inc(1);
            self.slowest.fetch_max(start.elapsed().as_millis() as u64, Relaxed);
            return Ok(None);
        }
        let text = run.failure + &difference.unwrap_or_default();
        Ok(Some(Difference { text, is_timeout: run.is_timeout }))
    }
}
