//! Runs of a program on many inputs: those of a search, of `--all`, of a diagnosis, of simplifying.
//!
//! We make several runs at once only for speed: a difference counts if it shows in a run alone. If
//! it does not, the runs interfere, for example because they write to the same file, and from then
//! on we make one at a time. The very first run is alone, too, and we repeat it if it differs: the
//! command may compile the program first.

mod queue;

use crate::arguments::Arguments;
use crate::compare::Verdict;
use crate::deadline::{Deadline, PROCESSORS};
use crate::ended::Ended;
use crate::observations::Observations;
use crate::run::Exit;
use crate::stop::Stop;
use indicatif::{ProgressBar, ProgressStyle};
use queue::{Queue, Run};
use std::mem;
use std::thread;
use std::time::Duration;

/// An input is very long if it and its output have this many bytes together.
const VERY_LONG: usize = 1 << 16;
/// For that we allow this many times as long.
const MORE_TIME: u32 = 10;

/// An input to try.
#[derive(Clone)]
pub(crate) struct Input {
    /// The name of the fixture; `None` for a random input.
    pub(crate) fixture: Option<&'static str>,
    pub(crate) text: String,
}

/// The first input on which a program differs.
#[derive(Clone)]
pub(crate) struct Found {
    pub(crate) input: Input,
    pub(crate) verdict: Verdict,
    /// The number of inputs before it, on which the program agrees.
    pub(crate) agreed: usize,
}

/// What a run shows. An error if it cannot be made, or after Ctrl-C.
pub(crate) type Outcome = Result<Verdict, Stop>;

/// A verdict that counts only after a second run, alone, if it is wrong.
pub(crate) struct Unconfirmed {
    verdict: Verdict,
    /// Whether other runs were made at the same time.
    had_others: bool,
    /// Whether it is the very first run.
    is_first: bool,
}

/// What the last run was. The next one is made alone unless it was as expected: right, or as the
/// mistakes that we look for make it.
#[derive(PartialEq, Eq)]
enum Last {
    /// There was none: the command may compile the program first.
    NotYet,
    AsExpected,
    /// It was wrong, and we did not expect that. The next one often is, too. If it is made alone,
    /// we need not repeat it.
    Wrong,
}

/// Runs the program on an input within a time limit, and judges what it does.
pub(crate) type TryInput<'a> = dyn Fn(&str, Duration) -> Outcome + Sync + 'a;

/// The program to try, and the results so far.
pub(crate) struct Runner<'a> {
    try_input: &'a TryInput<'a>,
    pub(crate) arguments: &'a Arguments,
    /// A time limit while the input of a hanging program is simplified, if it is shorter.
    pub(crate) short_limit: Option<Duration>,
    /// Shows what has been found so far.
    pub(crate) progress: ProgressBar,
    /// The number of inputs on which the program agrees with the reference, and of the random ones
    /// among them.
    pub(crate) agreed: usize,
    pub(crate) agreed_at_random: usize,
    /// What the program printed, for a diagnosis.
    pub(crate) observations: Observations,
    last: Last,
    /// A sentence on what could not be judged in some run.
    pub(crate) not_judged: Option<&'static str>,
    /// How a run ended that was wrong beside others, but not alone. A timeout says little, since on
    /// a busy machine any program may time out; so we keep it only if no such run ended otherwise.
    pub(crate) interferes: Option<Exit>,
}

impl AsRef<str> for Input {
    fn as_ref(&self) -> &str {
        &self.text
    }
}

impl From<String> for Input {
    fn from(text: String) -> Self {
        Input { fixture: None, text }
    }
}

impl<'a> Runner<'a> {
    pub(crate) fn new(try_input: &'a TryInput<'a>, arguments: &'a Arguments) -> Self {
        let runner = Runner {
            try_input,
            arguments,
            short_limit: None,
            progress: ProgressBar::new_spinner(),
            agreed: 0,
            agreed_at_random: 0,
            observations: Observations::default(),
            last: Last::NotYet,
            not_judged: None,
            interferes: None,
        };
        runner.show("{pos} inputs agree; {msg}");
        runner
    }

    /// Shows the time and a text, in which `{pos}` is the number of inputs that agree and `{msg}`
    /// the message.
    pub(crate) fn show(&self, text: &str) {
        let style =
            ProgressStyle::with_template(&format!("{{spinner}} {{elapsed}} {{prefix}}{text}"));
        self.progress.set_style(style.expect("the template is valid"));
    }

    /// Runs the program on inputs, and passes each run on, in order, to `use_run`. Stops as soon as
    /// that returns a result. While one run takes long, others go on.
    ///
    /// # Errors
    ///
    /// After Ctrl-C, or if a run cannot be made.
    pub(crate) fn each<T: AsRef<str>, R>(
        &mut self,
        inputs: impl Iterator<Item = T>,
        deadline: Deadline,
        mut use_run: impl FnMut(&mut Self, T, Unconfirmed) -> Result<Option<R>, Stop>,
    ) -> Result<Ended<R>, Stop> {
        let mut inputs = inputs.peekable();
        let mut queue = Queue::new();
        let outcome = self.runs_within_limits();
        thread::scope(|scope| loop {
            while let Some(run) = queue.take_first_ended() {
                if let Some(result) = self.pass_on(run, &mut use_run)? {
                    return Ok(Ended::Enough(result));
                }
            }
            let is_late = deadline.is_over();
            while !is_late && queue.has_room(self.most_at_once()) {
                let Some(input) = inputs.next() else { break };
                queue.start(input, outcome, scope)?;
            }
            if queue.is_idle() {
                return Ok(if inputs.peek().is_some() { Ended::OutOfTime } else { Ended::All });
            }
            queue.wait();
        })
    }

    /// Passes on a run that has ended. Returns what that gave.
    fn pass_on<T, R>(
        &mut self,
        Run { input, outcome, had_others }: Run<T>,
        use_run: &mut impl FnMut(&mut Self, T, Unconfirmed) -> Result<Option<R>, Stop>,
    ) -> Result<Option<R>, Stop> {
        let verdict = outcome.expect("it has ended")?;
        let is_first = mem::replace(&mut self.last, Last::AsExpected) == Last::NotYet;
        self.not_judged = self.not_judged.or(verdict.compared.not_judged);
        use_run(self, input, Unconfirmed { verdict, had_others, is_first })
    }

    /// Repeats a wrong run, unless we expect it to be wrong, or it was alone, not the first one,
    /// and no timeout. Returns the verdict that counts.
    ///
    /// # Errors
    ///
    /// After Ctrl-C, or if the run cannot be made.
    pub(crate) fn confirmed(
        &mut self,
        input: &str,
        Unconfirmed { verdict: first, had_others, is_first }: Unconfirmed,
        is_expected: impl Fn(&Verdict) -> bool,
    ) -> Outcome {
        if !first.is_wrong() || is_expected(&first) {
            return Ok(first);
        }
        let exit = first.run.exit;
        // Any program may be slow once. (While the input of a hanging program is simplified, this
        // would only take long.)
        let is_slow = exit.is_timeout() && self.short_limit.is_none();
        let is_repeated = had_others || is_first || is_slow;
        let verdict = if is_repeated { self.outcome(input)? } else { first };
        if verdict.is_wrong() {
            self.last = Last::Wrong;
        } else if had_others && self.interferes.is_none_or(|exit| exit.is_timeout()) {
            self.interferes = Some(exit);
        }
        Ok(verdict)
    }

    /// Returns the first input on which the program differs.
    ///
    /// # Errors
    ///
    /// As [`Runner::each`].
    pub(crate) fn first_difference(
        &mut self,
        inputs: Vec<Input>,
        deadline: Deadline,
    ) -> Result<Option<Found>, Stop> {
        match self.each(inputs.into_iter(), deadline, Runner::noted)? {
            Ended::Enough(found) => Ok(Some(found)),
            Ended::All | Ended::OutOfTime => Ok(None),
        }
    }

    /// Notes a run of a search. Returns what it found.
    ///
    /// # Errors
    ///
    /// As [`Runner::confirmed`].
    pub(crate) fn noted(&mut self, input: Input, run: Unconfirmed) -> Result<Option<Found>, Stop> {
        let verdict = self.confirmed(&input.text, run, |_| false)?;
        // Mutants take valid inputs only.
        if self.arguments.task.is_valid(&input.text) {
            self.observations.keep(input.text.clone(), &verdict);
        }
        if verdict.is_wrong() {
            return Ok(Some(Found { input, verdict, agreed: self.agreed }));
        }
        self.agreed += 1;
        self.agreed_at_random += usize::from(input.fixture.is_none());
        self.progress.set_position(self.agreed as u64);
        Ok(None)
    }

    /// Returns how many runs there may be at once now.
    fn most_at_once(&self) -> usize {
        let is_alone = self.interferes.is_some() || self.last != Last::AsExpected;
        if is_alone {
            1
        } else {
            *PROCESSORS
        }
    }

    /// Tries an input alone, within its time limit.
    pub(crate) fn outcome(&self, input: &str) -> Outcome {
        self.runs_within_limits()(input)
    }

    /// Returns a function that tries an input within its time limit. Threads share it while the
    /// runner notes what other runs showed.
    fn runs_within_limits(&self) -> impl Fn(&str) -> Outcome + Copy + Sync + 'a {
        let Runner { try_input, arguments, short_limit, .. } = *self;
        move |input| {
            let limit = match (short_limit, arguments.task.length(input)) {
                (Some(short), _) => arguments.limit.min(short),
                (None, VERY_LONG..) => MORE_TIME * arguments.limit,
                _ => arguments.limit,
            };
            try_input(input, limit)
        }
    }
}

#[cfg(test)]
mod tests;
