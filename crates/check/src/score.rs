//! `check --all`: how many fixtures a program passes.
//!
//! All fixtures are tried, in the order of a search. A program that hangs on many of them soon gets less time:
//! still ten times as much as it has needed for any fixture that it passes.

use crate::arguments::Arguments;
use crate::fixtures::fixtures;
use crate::run::End;
use crate::search::{by_length, MORE_TIME};
use crate::stop::Stop;
use crate::trials::Trials;
use std::time::{Duration, Instant};

/// After this many timeouts, a program gets less time.
const TIMEOUTS: usize = 2;
/// The factor between the time limits, and between a limit and the longest run that passes.
const LESS_TIME: u32 = 10;

/// The fixtures that a program has been tried on.
#[derive(Default)]
pub(crate) struct Score {
    /// The number of fixtures in all.
    pub(crate) count: usize,
    pub(crate) passed: usize,
    /// The names of those that are not passed, and how the program ended there.
    pub(crate) failed: Vec<(&'static str, End)>,
    /// Whether Ctrl-C ended it.
    pub(crate) is_interrupted: bool,
    /// The longest time for which a fixture that is passed was tried; a tenth of it if the fixture is very long.
    slowest: Duration,
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
    for (inputs, factor) in [(short, 1), (long, MORE_TIME)] {
        let mut next = 0;
        while next < inputs.len() {
            let start = Instant::now();
            let tried = trials.try_batch(&inputs[next..], factor * score.limit(limit));
            let (agreeing, difference) = match tried {
                Err(Stop::Interrupted) => return Ok(Score { is_interrupted: true, ..score }),
                tried => tried?,
            };
            next += agreeing;
            score.passed += agreeing;
            if let Some(difference) = difference {
                score
                    .failed
                    .push((inputs[next].fixture.unwrap_or_default(), difference.attempt.end));
                next += 1;
            } else {
                score.slowest = score.slowest.max(start.elapsed() / factor);
            }
        }
    }
    Ok(score)
}

impl Score {
    /// Returns the time limit of the next run.
    fn limit(&self, limit: Duration) -> Duration {
        let timeouts = self.failed.iter().filter(|(_, end)| end.is_timeout()).count();
        if timeouts < TIMEOUTS {
            return limit;
        }
        limit.min((limit / LESS_TIME).max(LESS_TIME * self.slowest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{arguments, note, timeout, tried, wrong, Tried};
    use crate::trials::TryInput;

    /// Scores a program, with one run at a time, so that the order is known.
    fn scored(run: &TryInput) -> Score {
        let mut trials = Trials::new(run);
        trials.interferes = true;
        score(&arguments(&["--all", "connect4"]), &mut trials).expect("no run fails")
    }

    /// Returns the time limits of a program that hangs on some inputs, in tenths of seconds.
    fn limits(hangs: impl Fn(usize) -> bool + Sync) -> Vec<u128> {
        let noted = Tried::default();
        let score = scored(&|input: &str, limit| timeout(hangs(note(&noted, input, limit))));
        assert_eq!(score.passed + score.failed.len(), score.count);
        tried(noted).iter().map(|(_, limit)| limit.as_millis() / 100).collect()
    }

    #[test]
    fn after_two_timeouts_a_program_has_less_time() {
        // The very first run is repeated.
        assert_eq!(limits(|run| run < 4)[..5], [50, 50, 50, 5, 5]);
        assert!(limits(|run| run == 7).iter().all(|limit| *limit >= 50));
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
