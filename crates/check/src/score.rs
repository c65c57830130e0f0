//! `check --all`: how many fixtures a program passes, and the first one that it does not pass.
//!
//! All fixtures are tried, in the order of a search. A program that hangs on many of them is given up.

use crate::arguments::Arguments;
use crate::compare::Difference;
use crate::fixtures::fixtures;
use crate::run::End;
use crate::search::{by_length, Finding, MORE_TIME};
use crate::stop::Stop;
use crate::trials::{Input, Trials};
use std::time::Duration;

/// After this many timeouts, no more fixtures are tried.
pub(crate) const MOST_TIMEOUTS: usize = 10;

/// The fixtures that a program has been tried on.
#[derive(Default)]
pub(crate) struct Score {
    /// The number of fixtures in all.
    pub(crate) count: usize,
    pub(crate) passed: usize,
    /// The first one that is not passed.
    pub(crate) first: Option<Finding>,
    /// The names of those that are not passed, and how the program ended there.
    pub(crate) failed: Vec<(&'static str, End)>,
    /// The number of runs that timed out.
    timeouts: usize,
    /// Whether Ctrl-C ended it.
    pub(crate) is_interrupted: bool,
}

/// Tries a program on all fixtures.
///
/// # Errors
///
/// If a run cannot be made. After Ctrl-C, the score so far is returned.
pub(crate) fn score(arguments: &Arguments, trials: &mut Trials) -> Result<Score, Stop> {
    let Arguments { task, limit, .. } = *arguments;
    trials.progress.set_message("fixtures");
    let (short, long) = by_length(fixtures(task), task);
    let mut score = Score { count: short.len() + long.len(), ..Score::default() };
    for (inputs, limit) in [(short, limit), (long, MORE_TIME * limit)] {
        match score.add(&inputs, limit, trials) {
            Err(Stop::Interrupted) => return Ok(Score { is_interrupted: true, ..score }),
            result => result?,
        }
    }
    Ok(score)
}

impl Score {
    /// Tries some fixtures. After a timeout, each run is alone: it would have to be repeated if it hung, too.
    fn add(&mut self, inputs: &[Input], limit: Duration, trials: &mut Trials) -> Result<(), Stop> {
        let mut next = 0;
        while next < inputs.len() && !self.is_given_up() {
            let end = if self.timeouts > 0 { next + 1 } else { inputs.len() };
            let (agreeing, difference) = trials.try_batch(&inputs[next..end], limit)?;
            next += agreeing;
            self.passed += agreeing;
            if let Some(difference) = difference {
                self.fail(inputs[next].clone(), difference, limit);
                next += 1;
            }
        }
        Ok(())
    }

    fn fail(&mut self, input: Input, difference: Difference, limit: Duration) {
        if difference.attempt.end.is_timeout() {
            // The very first run was repeated.
            self.timeouts += if self.passed + self.failed.len() == 0 { 2 } else { 1 };
        }
        self.failed.push((input.fixture.unwrap_or_default(), difference.attempt.end));
        let agreed = self.passed;
        self.first.get_or_insert(Finding { input, difference, agreed, limit });
    }

    /// Returns whether the program hangs on so many fixtures that the others, if there are any, are not tried.
    pub(crate) fn is_given_up(&self) -> bool {
        self.timeouts >= MOST_TIMEOUTS
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{arguments, note, timeout, tried, wrong, Tried};
    use crate::trials::TryInput;

    /// Scores a program, with one run at a time, so that the order is known.
    fn scored(run: &TryInput) -> Score {
        let mut trials = Trials::new(run).one_at_a_time();
        score(&arguments(&["--all", "connect4"]), &mut trials).expect("no run fails")
    }

    #[test]
    fn a_program_that_hangs_is_given_up_and_every_run_has_the_full_limit() {
        let noted = Tried::default();
        let score = scored(&|input: &str, limit| timeout(note(&noted, input, limit) > 5));
        assert!(score.passed == 6 && score.failed.len() == 10 && score.is_given_up());
        assert!(tried(noted).iter().all(|(_, limit)| limit.as_secs() == 5));
        assert_eq!(score.first.expect("a fixture").agreed, 6);
    }

    #[test]
    fn a_program_that_hangs_on_the_last_fixtures_is_not_given_up() {
        let noted = Tried::default();
        let count = score_of_all(&noted, usize::MAX).count;
        let score = score_of_all(&noted, 2 * count - 10);
        assert_eq!((score.passed, score.failed.len()), (count - 10, 10));
        let (text, _) = crate::report::score(&score, &arguments(&["connect4"]));
        assert!(text.ends_with(" fixtures\n"), "{text}");
        // Very long ones come last, and have ten times as long.
        assert_eq!(tried(noted).pop().map(|(_, limit)| limit.as_secs()), Some(50));
    }

    /// Scores a program that hangs from a run on.
    fn score_of_all(noted: &Tried, hanging: usize) -> Score {
        scored(&|input: &str, limit| timeout(note(noted, input, limit) >= hanging))
    }

    #[test]
    fn a_first_run_that_hangs_is_repeated() {
        let noted = Tried::default();
        let score = scored(&|input: &str, limit| timeout(note(&noted, input, limit) == 0));
        assert_eq!(score.passed, score.count);
    }

    #[test]
    fn ctrl_c_ends_a_score() {
        let noted = Tried::default();
        let score = scored(&|input: &str, limit| match note(&noted, input, limit) {
            0..5 => wrong(false),
            _ => Err(Stop::Interrupted),
        });
        assert!(score.is_interrupted && score.passed == 5);
        let (text, status) = crate::report::score(&score, &arguments(&["connect4"]));
        assert!(text.contains(" passes 5 of ") && text.ends_with(" so far\n") && status == 130);
    }
}
