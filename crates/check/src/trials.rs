//! Runs of a program on many inputs.
//!
//! Several runs at once are only for speed: a difference counts if it shows in a run alone. If one does
//! not, the runs disturb each other, for instance by a file of a fixed name, and from then on there is
//! one at a time. The first of all runs is alone, too: a program may compile itself then.

use crate::arguments::Arguments;
use crate::compare::{difference, Difference};
use crate::program::run;
use indicatif::{ProgressBar, ProgressStyle};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::Mutex;
use std::time::{Duration, Instant};
use std::{io, thread};

/// The program to try, and the results so far.
pub(crate) struct Trials<'a> {
    pub(crate) arguments: &'a Arguments,
    /// Shows the number of inputs on which the program agrees.
    pub(crate) progress: ProgressBar,
    /// The number of inputs on which the program agrees with the reference.
    pub(crate) agreed: usize,
    /// The longest time that it took on one of them, in milliseconds.
    pub(crate) slowest: AtomicU64,
    /// Whether the runs disturb each other.
    pub(crate) is_alone: bool,
}

impl<'a> Trials<'a> {
    pub(crate) fn new(arguments: &'a Arguments) -> Self {
        let progress = ProgressBar::new_spinner();
        let style = ProgressStyle::with_template("{spinner} {elapsed} {pos} inputs agree; {msg}");
        progress.set_style(style.expect("the template is valid"));
        Trials { arguments, progress, agreed: 0, slowest: AtomicU64::new(0), is_alone: false }
    }

    /// Returns the index of the first input on which the program differs in a run alone, and the
    /// difference. Each run may take `limit`, and after `end` no further input is tried.
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
        while next < inputs.len() && Instant::now() < end {
            let are_several = self.agreed > 0 && !self.is_alone;
            if are_several {
                let Some(index) = self.first_at_once(&inputs[next..], limit, end)? else { break };
                next += index;
            }
            if let Some(difference) = self.difference(&inputs[next], limit)? {
                return Ok(Some((next, difference)));
            }
            self.is_alone |= are_several;
            self.agreed += 1;
            self.progress.set_position(self.agreed as u64);
            next += 1;
        }
        Ok(None)
    }

    /// Returns the index of the first input on which the program differs, with one run per core at once.
    fn first_at_once(
        &mut self,
        inputs: &[String],
        limit: Duration,
        end: Instant,
    ) -> io::Result<Option<usize>> {
        let (next, first) = (AtomicUsize::new(0), AtomicUsize::new(usize::MAX));
        let results = Mutex::new(BTreeMap::new());
        let work = || loop {
            let index = next.fetch_add(1, Relaxed);
            let is_due = index < first.load(Relaxed) && Instant::now() < end;
            let Some(input) = inputs.get(index).filter(|_| is_due) else { break };
            let result = self.difference(input, limit);
            if !matches!(result, Ok(None)) {
                first.fetch_min(index, Relaxed);
            }
            results.lock().expect("no trial panics").insert(index, result);
        };
        let cores = thread::available_parallelism().map_or(1, usize::from);
        thread::scope(|scope| (0..cores.min(inputs.len())).for_each(|_| drop(scope.spawn(work))));
        for (index, result) in results.into_inner().expect("no trial panics") {
            match result? {
                Some(_) => return Ok(Some(index)),
                None => self.agreed += 1,
            }
        }
        Ok(None)
    }

    /// Returns the difference in a run on an input, if any.
    pub(crate) fn difference(
        &self,
        input: &str,
        limit: Duration,
    ) -> io::Result<Option<Difference>> {
        let start = Instant::now();
        let run = run(&self.arguments.command, input.as_bytes(), limit)?;
        let difference = difference(&run, self.arguments.task, input);
        if difference.is_none() {
            self.slowest.fetch_max(start.elapsed().as_millis() as u64, Relaxed);
            self.progress.inc(1);
        }
        Ok(difference)
    }
}
