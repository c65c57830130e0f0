//! What is reported of a difference: a small input, and how often the program differs on it.
//!
//! A program that uses random numbers, or keeps a state, differs only in some runs. So the input is tried
//! a few more times, alone and with the full time limit.

use crate::arguments::Arguments;
use crate::compare::Difference;
use crate::search::{Found, Input};
use crate::simplify::passes::passes;
use crate::simplify::simplify;
use crate::stop::Stop;
use crate::trials::Trials;
use indicatif::ProgressStyle;
use std::time::{Duration, Instant};

/// How many times an input is tried in all.
const RUNS: usize = 10;
/// After this time, it is not tried again.
const TIME: Duration = Duration::from_secs(1);
/// An output longer than this must not become longer: a simpler card set may have many more solutions.
const SHORT_OUTPUT: usize = 4_000;
/// The time limit for a hanging program while its input is simplified.
const SOONER: Duration = Duration::from_secs(1);

/// An input on which a program differs.
pub(crate) struct Counterexample {
    pub(crate) input: String,
    pub(crate) difference: Difference,
    /// The number of runs on this input.
    pub(crate) runs: usize,
    /// The number of those in which the program differs.
    pub(crate) differing: usize,
    /// Why simplifying stopped before its end, if it did.
    pub(crate) simplified: Result<(), Stop>,
}

/// Simplifies the input that the search found, and tries the result again. If the program does not differ
/// on it any more, returns the input as found.
///
/// A hanging program gets less time while its input becomes simpler. If one that is only slow was taken
/// for hanging, the input is simplified once more, with the full time limit.
pub(crate) fn counterexample(
    found: &Found,
    arguments: &Arguments,
    trials: &mut Trials,
) -> Counterexample {
    let mut limits = vec![found.limit];
    if found.difference.end.is_timeout() && SOONER < found.limit {
        limits.insert(0, SOONER);
    }
    let mut simplified = Ok(());
    for limit in limits {
        let (input, known, result) = simpler(found, limit, arguments, trials);
        // A timeout proves nothing if there was less time.
        let known = known.filter(|difference| !difference.end.is_timeout() || limit == found.limit);
        if let Some(example) = tried_again(input, known, found.limit, trials) {
            return Counterexample { simplified: result, ..example };
        }
        simplified = result;
    }
    let (input, known) = (found.input.text.clone(), Some(found.difference.clone()));
    let example = tried_again(input, known, found.limit, trials);
    Counterexample { simplified, ..example.expect("the program differs on the input as found") }
}

/// Simplifies an input within the time for that. Returns it with the difference, if that is known, and
/// why simplifying stopped early.
fn simpler(
    found: &Found,
    limit: Duration,
    arguments: &Arguments,
    trials: &mut Trials,
) -> (String, Option<Difference>, Result<(), Stop>) {
    let Arguments { task, time, .. } = *arguments;
    show(
        &format!("found a difference; simplifying for about {time:?} (Ctrl-C shows it as it is)"),
        trials,
    );
    let longest = task.size(&found.input.text).max(SHORT_OUTPUT);
    let is_fine =
        |input: &str| task.promises(input) && !task.is_empty(input) && task.size(input) <= longest;
    let end = Instant::now() + time;
    let mut known = None;
    let first = |inputs: &[Input]| {
        let first = trials.first_difference(inputs, limit, Some(end))?;
        if first.is_none() && Instant::now() >= end {
            return Err(Stop::OutOfTime);
        }
        Ok(first.map(|(index, difference)| {
            known = Some(difference);
            index
        }))
    };
    let mut input = found.input.text.clone();
    let result = simplify(&mut input, &passes(task), is_fine, first);
    (input, known, result)
}

/// Replaces the number of inputs in the display by a message.
fn show(message: &str, trials: &Trials) {
    let style = ProgressStyle::with_template("{spinner} {elapsed} {msg}");
    trials.progress.set_style(style.expect("the template is valid"));
    trials.progress.set_message(message.to_owned());
}

/// Tries an input again, alone and with the full time limit. A known difference counts as one run.
/// Returns `None` if there is no difference.
fn tried_again(
    input: String,
    known: Option<Difference>,
    limit: Duration,
    trials: &Trials,
) -> Option<Counterexample> {
    let start = Instant::now();
    let mut runs = usize::from(known.is_some());
    let mut differing = runs;
    let mut last = known;
    // After Ctrl-C there are no more runs.
    while let Ok(difference) = trials.try_once(&input, limit) {
        runs += 1;
        if difference.is_some() {
            differing += 1;
            last = difference;
        }
        if runs >= RUNS || start.elapsed() >= TIME {
            break;
        }
    }
    let difference = last?;
    Some(Counterexample { input, difference, runs, differing, simplified: Ok(()) })
}
