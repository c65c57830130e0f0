//! Runs of a program on many inputs.
//!
//! Several runs at once are only for speed: a difference counts if it shows in a run alone. If one does
//! not, the runs interfere, for instance by writing to the same file, and from then on there is one at a
//! time. The first of all runs is alone, too, and is repeated if it differs: a program may compile itself
//! then.

mod at_once;
mod input;

pub(crate) use input::Input;

use crate::compare::Difference;
use crate::error::prefixed;
use crate::stop::Stop;
use at_once::at_once;
use indicatif::{ProgressBar, ProgressStyle};
use std::time::{Duration, Instant};
use std::{io, mem, thread};

/// The time between two changes of the running display.
const TICK: Duration = Duration::from_millis(100);

/// What is shown while the program agrees.
const AGREE: &str = "{pos} inputs agree; {msg}";

/// The difference that a run shows; `None` if the program agrees with the reference. An error if the run cannot
/// be made, or after Ctrl-C.
pub(crate) type Outcome = Result<Option<Difference>, Stop>;

/// Runs the program on an input within a time limit, and compares what it does with the reference.
pub(crate) type TryInput<'a> = dyn Fn(&str, Duration) -> Outcome + Sync + 'a;

/// The program to try, and the results so far.
#[expect(clippy::struct_excessive_bools, reason = "they say four independent things")]
pub(crate) struct Trials<'a> {
    pub(crate) try_input: &'a TryInput<'a>,
    /// Shows what has been found so far.
    pub(crate) progress: ProgressBar,
    /// The number of inputs on which the program agrees with the reference.
    pub(crate) agreed: usize,
    /// The number of those among them that are not fixtures.
    pub(crate) agreed_at_random: usize,
    /// Whether the program has been run.
    has_run: bool,
    /// Whether the program has not run, or has differed on the last input.
    next_run_is_alone: bool,
    /// Whether runs at the same time interfere.
    pub(crate) interferes: bool,
    /// Whether a timeout of the very first run counts, since it is repeated later, on a simpler input.
    pub(crate) first_timeout_counts: bool,
    /// Whether the program differed in the first run of all, but not when that was repeated.
    pub(crate) first_run_is_forgiven: bool,
}

impl<'a> Trials<'a> {
    pub(crate) fn new(try_input: &'a TryInput<'a>) -> Self {
        let trials = Trials {
            try_input,
            progress: ProgressBar::new_spinner(),
            agreed: 0,
            agreed_at_random: 0,
            has_run: false,
            next_run_is_alone: true,
            interferes: false,
            first_timeout_counts: false,
            first_run_is_forgiven: false,
        };
        trials.show(AGREE);
        trials
    }

    /// Shows the time and a text, in which `{pos}` is the number of inputs that agree and `{msg}` the message.
    pub(crate) fn show(&self, text: &str) {
        let style = ProgressStyle::with_template(&format!("{{spinner}} {{elapsed}} {text}"));
        self.progress.set_style(style.expect("the template is valid"));
    }

    /// Forgets a difference in the very first run, and the runs since then.
    pub(crate) fn forgive_first_run(&mut self) {
        (self.first_run_is_forgiven, self.agreed, self.agreed_at_random) = (true, 0, 0);
        self.show(AGREE);
    }

    /// Makes one run at a time, so that their order is known.
    #[cfg(test)]
    pub(crate) fn one_at_a_time(self) -> Self {
        Trials { interferes: true, ..self }
    }

    /// Keeps the display moving while a program hangs. indicatif's `enable_steady_tick` would do this, but it
    /// panics if no thread can be started.
    pub(crate) fn keep_moving(&self) -> io::Result<()> {
        let progress = self.progress.downgrade();
        let tick = move || {
            while let Some(progress) = progress.upgrade() {
                progress.tick();
                drop(progress);
                thread::sleep(TICK);
            }
        };
        thread::Builder::new().spawn(tick).map(drop).map_err(prefixed("cannot start a thread"))
    }

    /// Returns the index of the first input on which the program differs in a run alone, and the
    /// difference. Each run may take `limit`. One input is always tried.
    ///
    /// # Errors
    ///
    /// After Ctrl-C, if an input is left after the deadline, or if a run cannot be made.
    pub(crate) fn first_difference(
        &mut self,
        inputs: &[Input],
        limit: Duration,
        deadline: Option<Instant>,
    ) -> Result<Option<(usize, Difference)>, Stop> {
        let mut tried = 0;
        while tried < inputs.len() {
            if tried > 0 && deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                return Err(Stop::OutOfTime);
            }
            let (agreeing, difference) = self.try_batch(&inputs[tried..], limit)?;
            tried += agreeing;
            if let Some(difference) = difference {
                return Ok(Some((tried, difference)));
            }
        }
        Ok(None)
    }

    /// Tries the first ones of some inputs, as many as may be tried at once. Returns on how many the program
    /// agrees, and its difference on the next one, if it differs there in a run alone.
    ///
    /// # Errors
    ///
    /// After Ctrl-C, or if a run cannot be made.
    pub(crate) fn try_batch(
        &mut self,
        inputs: &[Input],
        limit: Duration,
    ) -> Result<(usize, Option<Difference>), Stop> {
        let inputs = &inputs[..inputs.len().min(self.most_at_once())];
        for (index, difference) in at_once(self.try_input, inputs, limit)?.into_iter().enumerate() {
            let input = &inputs[index];
            let difference = self.confirmed(difference, input, inputs.len() - 1, limit)?;
            self.next_run_is_alone = difference.is_some();
            if difference.is_some() {
                return Ok((index, difference));
            }
            self.agreed += 1;
            self.agreed_at_random += usize::from(input.fixture.is_none());
            self.progress.set_position(self.agreed as u64);
        }
        Ok((inputs.len(), None))
    }

    /// Returns how many runs there may be at once. The first run may compile the program. A program that has
    /// just differed is likely to differ on the next input, too, and runs beside that would be in vain.
    fn most_at_once(&self) -> usize {
        if self.next_run_is_alone || self.interferes {
            return 1;
        }
        thread::available_parallelism().map_or(1, usize::from)
    }

    /// Repeats a run whose difference may not be the program's fault: one beside others, or the very first.
    /// Returns the difference that counts.
    fn confirmed(
        &mut self,
        difference: Option<Difference>,
        input: &Input,
        others: usize,
        limit: Duration,
    ) -> Outcome {
        let is_first = !mem::replace(&mut self.has_run, true);
        if difference.is_none() || (others == 0 && !is_first) {
            return Ok(difference);
        }
        let is_timeout = difference.as_ref().is_some_and(|found| found.attempt.end.is_timeout());
        if is_first && is_timeout && self.first_timeout_counts {
            return Ok(difference);
        }
        let difference = (self.try_input)(&input.text, limit)?;
        if difference.is_none() {
            self.interferes |= others > 0;
            self.first_run_is_forgiven |= is_first;
        }
        Ok(difference)
    }
}

#[cfg(test)]
mod tests;
