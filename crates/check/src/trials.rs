//! Runs of a program on many inputs.
//!
//! Several runs at once are only for speed: a difference counts if it shows in a run alone. If one does
//! not, the runs disturb each other, for instance by writing to the same file, and from then on there is
//! one at a time. The first of all runs is alone, too, and does not count if it fails: a program may
//! compile itself then.

use crate::compare::Difference;
use crate::stop::{failed, Stop};
use indicatif::{ProgressBar, ProgressStyle};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

/// Runs a program on an input within a time limit. Returns how it differs from the reference, if it does.
pub(crate) type Run<'a> = dyn Fn(&str, Duration) -> Result<Option<Difference>, Stop> + Sync + 'a;

/// The program to try, and the results so far.
pub(crate) struct Trials<'a> {
    run: &'a Run<'a>,
    /// Shows the number of inputs on which the program agrees.
    pub(crate) progress: ProgressBar,
    /// The number of inputs on which the program agrees with the reference.
    pub(crate) agreed: usize,
    /// The longest time that it took on one of them, in milliseconds.
    slowest: AtomicU64,
    /// How often runs were started, one or several at once.
    starts: usize,
    /// Whether there were random inputs.
    pub(crate) has_random: bool,
    /// Whether the runs disturb each other.
    pub(crate) is_alone: bool,
    /// Whether the program differed in the first run of all, but not when that was repeated.
    pub(crate) is_forgiven: bool,
}

impl<'a> Trials<'a> {
    pub(crate) fn new(run: &'a Run<'a>) -> Self {
        let progress = ProgressBar::new_spinner();
        let style = ProgressStyle::with_template("{spinner} {elapsed} {pos} inputs agree; {msg}");
        progress.set_style(style.expect("the template is valid"));
        let (agreed, slowest, starts) = (0, AtomicU64::new(0), 0);
        let [has_random, is_alone, is_forgiven] = [false; 3];
        Trials { run, progress, agreed, slowest, starts, has_random, is_alone, is_forgiven }
    }

    /// Returns the index of the first input on which the program differs in a run alone, and the
    /// difference. Each run may take `limit`, and after `end` no further input is tried.
    ///
    /// # Errors
    ///
    /// If a run ends early, or no thread can be started.
    pub(crate) fn first_difference(
        &mut self,
        inputs: &[String],
        limit: Duration,
        end: Option<Instant>,
    ) -> Result<Option<(usize, Difference)>, Stop> {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let mut next = 0;
        while next < inputs.len() && end.map_or(true, |end| Instant::now() < end) {
            let most = if self.agreed == 0 || self.is_alone { 1 } else { cores };
            let runs = most.min(inputs.len() - next);
            self.starts += 1;
            let is_first = self.starts == 1;
            for mut difference in self.at_once(&inputs[next..next + runs], limit)? {
                if difference.is_some() && (runs > 1 || is_first) {
                    difference = self.difference(&inputs[next], limit)?;
                    self.is_alone |= runs > 1 && difference.is_none();
                    self.is_forgiven |= is_first && difference.is_none();
                }
                if let Some(difference) = difference {
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
    fn at_once(&self, inputs: &[String], limit: Duration) -> Result<Vec<Option<Difference>>, Stop> {
        thread::scope(|scope| {
            let runs = inputs.iter().map(|input| {
                thread::Builder::new().spawn_scoped(scope, move || self.difference(input, limit))
            });
            // All start before the first one is awaited.
            let runs: Vec<_> = runs.collect();
            let runs = runs.into_iter().map(|run| run.map_err(failed("cannot start a thread")));
            runs.map(|run| run?.join().expect("no run panics")).collect()
        })
    }

    /// Returns the difference in a run on an input, if any.
    pub(crate) fn difference(
        &self,
        input: &str,
        limit: Duration,
    ) -> Result<Option<Difference>, Stop> {
        let start = Instant::now();
        let difference = (self.run)(input, limit)?;
        if difference.is_none() {
            self.slowest.fetch_max(start.elapsed().as_millis() as u64, Relaxed);
        }
        Ok(difference)
    }

    /// Returns the longest time of a run in which the program agreed.
    pub(crate) fn slowest(&self) -> Duration {
        Duration::from_millis(self.slowest.load(Relaxed))
    }

    /// Returns the time that an input took so far, on average.
    pub(crate) fn pace(&self) -> Duration {
        self.progress.elapsed() / (self.agreed as u32 + 1)
    }
}
