//! Several runs at once, each in a thread of its own, and which of their differences count.

use super::{Outcome, Trials};
use crate::compare::Difference;
use crate::error::prefixed;
use crate::stop::Stop;
use std::thread;

impl Trials<'_> {
    /// Runs a program on some inputs at once. Returns the outcomes in the order of the inputs.
    ///
    /// # Errors
    ///
    /// After Ctrl-C, or if a run cannot be made.
    pub(super) fn at_once(&self, inputs: &[&str]) -> Result<Vec<Option<Difference>>, Stop> {
        thread::scope(|scope| {
            // All start before the first one is awaited.
            let start =
                |text| thread::Builder::new().spawn_scoped(scope, move || self.outcome(text));
            let threads: Vec<_> = inputs.iter().map(|input| start(input)).collect();
            let ended = threads.into_iter().map(|thread| {
                thread.map_err(prefixed("cannot start a thread"))?.join().expect("no thread panics")
            });
            ended.collect()
        })
    }

    /// Returns how many runs there may be at once.
    pub(crate) fn most_at_once(&self) -> usize {
        if self.interferes {
            return 1;
        }
        thread::available_parallelism().map_or(1, usize::from)
    }

    /// Repeats a run whose difference may not be the program's fault: one beside others, or the very first.
    /// Returns the difference that counts.
    pub(super) fn confirmed(
        &mut self,
        difference: Option<Difference>,
        input: &str,
        has_others: bool,
    ) -> Outcome {
        if difference.is_none() || !(has_others || self.next_run_is_first) {
            return Ok(difference);
        }
        let difference = self.outcome(input)?;
        self.interferes |= has_others && difference.is_none();
        Ok(difference)
    }
}
