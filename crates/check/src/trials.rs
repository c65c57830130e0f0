//! Runs of a program on many inputs.
//!
//! Several runs at once are only for speed: a difference counts if it shows in a run alone. If one does
//! not, the runs disturb each other, for instance by a file of a fixed name, and from then on there is
//! one at a time. The first of all runs is alone, too, and does not count if it fails: a program may
//! compile itself then.

use crate::arguments::Arguments;
use crate::compare::{difference, Difference};
use crate::interrupt::is_interrupted;
use crate::program::run;
use indicatif::{ProgressBar, ProgressStyle};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
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
    /// Whether there was a run.
    has_started: bool,
}

impl<'a> Trials<'a> {
    pub(crate) fn new(arguments: &'a Arguments) -> Self {
        let progress = ProgressBar::new_spinner();
        let style = ProgressStyle::with_template("{spinner} {elapsed} {pos} inputs agree; {msg}");
        progress.set_style(style.expect("the template is valid"));
        let (slowest, is_alone, has_started) = (AtomicU64::new(0), false, false);
        Trials { arguments, progress, agreed: 0, slowest, is_alone, has_started }
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
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let mut next = 0;
        while next < inputs.len() && Instant::now() < end {
            let most = if self.agreed == 0 || self.is_alone { 1 } else { cores };
            let runs = most.min(inputs.len() - next);
            for result in self.at_once(&inputs[next..next + runs], limit) {
                let is_final = runs == 1 && self.has_started;
                self.has_started = true;
                let mut difference = result;
                if !is_final && !matches!(difference, Ok(None)) && !is_interrupted() {
                    difference = self.difference(&inputs[next], limit);
                    self.is_alone |= runs > 1 && matches!(difference, Ok(None));
                }
                if let Some(difference) = difference? {
                    return Ok(Some((next, difference)));
                }
                self.agreed += 1;
                self.progress.set_position(self.agreed as u64);
                next += 1;
            }
        }
        Ok(None)
    }

    /// Runs the program on some inputs at once.
    fn at_once(&self, inputs: &[String], limit: Duration) -> Vec<io::Result<Option<Difference>>> {
        let run = |input| move || self.difference(input, limit);
        thread::scope(|scope| {
            let runs: Vec<_> = inputs.iter().map(|input| scope.spawn(run(input))).collect();
            runs.into_iter().map(|run| run.join().expect("no run panics")).collect()
        })
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
        }
        Ok(difference)
    }
}
