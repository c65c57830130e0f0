//! `check --all`: how many fixtures a program passes, and the first one that it does not pass.
//!
//! We try them in the order of a search. We stop if the program hangs on many of them.

use crate::compare::Verdict;
use crate::deadline::Deadline;
use crate::fixtures::sorted;
use crate::run::Exit;
use crate::runner::{Found, Input, Runner};
use crate::stop::Stop;

/// After this many timeouts we try no more fixtures.
pub(crate) const MOST_TIMEOUTS: usize = 10;

/// What a program did on the fixtures.
#[derive(Default)]
pub(crate) struct Score {
    /// The number of fixtures in all.
    pub(crate) count: usize,
    /// The first one that the program does not pass.
    pub(crate) first: Option<Found>,
    /// All that it does not pass.
    pub(crate) not_passed: Vec<NotPassed>,
    /// Whether Ctrl-C ended the runs.
    pub(crate) is_interrupted: bool,
}

/// A fixture that the program does not pass.
pub(crate) struct NotPassed {
    pub(crate) name: &'static str,
    /// How the program ended.
    pub(crate) exit: Exit,
    pub(crate) is_output_right: bool,
}

impl Score {
    /// Returns whether the program prints what is right wherever it fails, and then exits with a
    /// status.
    pub(crate) fn is_right_but_for_status(&self) -> bool {
        self.not_passed.iter().all(|input| input.is_output_right && input.exit.has_status())
    }
}

/// Tries a program on all fixtures, or on inputs in their place.
///
/// # Errors
///
/// If a run cannot be made. After Ctrl-C, the score so far is returned.
pub(crate) fn score(runner: &mut Runner, inputs: Vec<Input>) -> Result<Score, Stop> {
    runner.progress.set_message("fixtures");
    let inputs = sorted(inputs, runner.arguments.task);
    let count = inputs.len();
    let mut score = Score { count, ..Score::default() };
    let tried = runner.each(inputs.into_iter(), Deadline::Never, |runner, input, verdict| {
        if let Some(found) = runner.noted(input, verdict)? {
            let name = found.input.fixture.unwrap_or_default();
            let Verdict { run, compared } = &found.verdict;
            let is_output_right = compared.difference.is_none();
            score.not_passed.push(NotPassed { name, exit: run.exit, is_output_right });
            score.first.get_or_insert(found);
        }
        let timeouts = score.not_passed.iter().filter(|input| input.exit.is_timeout());
        Ok((timeouts.count() >= MOST_TIMEOUTS).then_some(()))
    });
    match tried {
        Err(Stop::Interrupted) => Ok(Score { is_interrupted: true, ..score }),
        Err(error) => Err(error),
        Ok(_) => Ok(score),
    }
}
