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
    /// The names of those that it does not pass, and how it ended there.
    pub(crate) not_passed: Vec<(&'static str, Exit)>,
    /// Whether it printed what is right on all inputs, and then exited with a status.
    pub(crate) is_right_but_for_status: bool,
    /// Whether Ctrl-C ended the runs.
    pub(crate) is_interrupted: bool,
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
    let mut score = Score { count, is_right_but_for_status: true, ..Score::default() };
    let tried = runner.each(inputs.into_iter(), Deadline::Never, |runner, input, verdict| {
        if let Some(found) = runner.noted(input, verdict)? {
            let name = found.input.fixture.unwrap_or_default();
            let Verdict { run, compared } = &found.verdict;
            score.is_right_but_for_status &= compared.difference.is_none() && run.exit.has_status();
            score.not_passed.push((name, run.exit));
            score.first.get_or_insert(found);
        }
        let timeouts = score.not_passed.iter().filter(|(_, exit)| exit.is_timeout());
        Ok((timeouts.count() >= MOST_TIMEOUTS).then_some(()))
    });
    match tried {
        Err(Stop::Interrupted) => Ok(Score { is_interrupted: true, ..score }),
        Err(error) => Err(error),
        Ok(_) => Ok(score),
    }
}
