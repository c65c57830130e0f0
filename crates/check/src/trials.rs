//! Runs of a program on many inputs.
//!
//! Several runs at once are only for speed: a difference counts if it shows in a run alone. If one does
//! not, the runs interfere, for instance by writing to the same file, and from then on there is one at a
//! time. The first of all runs is alone, too, and does not count if it fails: a program may compile itself
//! then.

use crate::compare::Difference;
use crate::search::Input;
use crate::stop::{failed, Stop};
use indicatif::{ProgressBar, ProgressStyle};
use std::thread;
use std::time::{Duration, Instant};

/// Runs a program on an input within a time limit. Returns how it differs from the reference, if it does.
pub(crate) type Program<'a> =
    dyn Fn(&str, Duration) -> Result<Option<Difference>, Stop> + Sync + 'a;

/// The program to try, and the results so far.
pub(crate) struct Trials<'a> {
    program: &'a Program<'a>,
    /// Shows the number of inputs on which the program agrees.
    pub(crate) progress: ProgressBar,
    /// The number of inputs on which the program agrees with the reference.
    pub(crate) agreed: usize,
    /// The number of random ones among them.
    pub(crate) agreed_at_random: usize,
    /// Whether the program has been run.
    has_started: bool,
    /// Whether runs at the same time interfere.
    pub(crate) interferes: bool,
    /// Whether the program differed in the first run of all, but not when that was repeated.
    pub(crate) is_forgiven: bool,
}

impl<'a> Trials<'a> {
    pub(crate) fn new(program: &'a Program<'a>) -> Self {
        let progress = ProgressBar::new_spinner();
        let style = ProgressStyle::with_template("{spinner} {elapsed} {pos} inputs agree; {msg}");
        progress.set_style(style.expect("the template is valid"));
        Trials {
            program,
            progress,
            agreed: 0,
            agreed_at_random: 0,
            has_started: false,
            interferes: false,
            is_forgiven: false,
        }
    }

    /// Returns the index of the first input on which the program differs in a run alone, and the
    /// difference. Each run may take `limit`, and after `end` no further input is tried.
    ///
    /// # Errors
    ///
    /// If a run ends early, or no thread can be started.
    pub(crate) fn first_difference(
        &mut self,
        inputs: &[Input],
        limit: Duration,
        end: Option<Instant>,
    ) -> Result<Option<(usize, Difference)>, Stop> {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let mut next = 0;
        while next < inputs.len() && end.map_or(true, |end| Instant::now() < end) {
            // Nothing is known of a program that has not agreed yet: it may compile itself in its first run.
            let most = if self.agreed == 0 || self.interferes { 1 } else { cores };
            let count = most.min(inputs.len() - next);
            for difference in self.try_at_once(&inputs[next..next + count], limit)? {
                let input = &inputs[next];
                if let Some(difference) = self.confirmed(difference, count, input, limit)? {
                    return Ok(Some((next, difference)));
                }
                self.agreed += 1;
                self.agreed_at_random += usize::from(input.fixture.is_none());
                self.progress.set_position(self.agreed as u64);
                next += 1;
            }
        }
        Ok(None)
    }

    /// Returns the difference that counts, if any, after one of `count` runs at once: that of a run alone,
    /// and not of the first one of all.
    fn confirmed(
        &mut self,
        difference: Option<Difference>,
        count: usize,
        input: &Input,
        limit: Duration,
    ) -> Result<Option<Difference>, Stop> {
        let is_first = !self.has_started;
        self.has_started = true;
        if difference.is_none() || (count == 1 && !is_first) {
            return Ok(difference);
        }
        let difference = self.try_once(&input.text, limit)?;
        if difference.is_none() {
            self.interferes |= count > 1;
            self.is_forgiven |= is_first;
        }
        Ok(difference)
    }

    /// Runs the program on some inputs at once.
    fn try_at_once(
        &self,
        inputs: &[Input],
        limit: Duration,
    ) -> Result<Vec<Option<Difference>>, Stop> {
        thread::scope(|scope| {
            let threads = inputs.iter().map(|input| {
                thread::Builder::new()
                    .spawn_scoped(scope, move || self.try_once(&input.text, limit))
            });
            // All start before the first one is awaited.
            let threads: Vec<_> = threads.collect();
            let mut differences = Vec::new();
            for thread in threads {
                let thread = thread.map_err(failed("cannot start a thread"))?;
                differences.push(thread.join().expect("no thread panics")?);
            }
            Ok(differences)
        })
    }

    /// Runs the program on an input. Returns the difference, if any.
    pub(crate) fn try_once(
        &self,
        input: &str,
        limit: Duration,
    ) -> Result<Option<Difference>, Stop> {
        (self.program)(input, limit)
    }
}
