//! What is reported of a difference: a small input, and how often the program differs on it.
//!
//! A program that draws lots, or keeps a state, differs only in some runs. So the input is tried a few
//! more times, alone and with the full time limit.

use crate::arguments::Arguments;
use crate::compare::Difference;
use crate::search::Found;
use crate::shrink::shrink;
use crate::trials::Trials;
use indicatif::ProgressStyle;
use std::io::{self, ErrorKind};
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

/// How many times an input is tried in all.
const RUNS: usize = 10;
/// After this time, it is not tried again.
const TIME: Duration = Duration::from_secs(2);
/// An output longer than this must not become longer: a simpler card set may have many more solutions.
const SHORT_OUTPUT: usize = 4_000;

/// An input on which a program differs.
pub(crate) struct Counterexample {
    pub(crate) input: String,
    pub(crate) difference: Difference,
    /// The number of runs on this input.
    pub(crate) runs: usize,
    /// The number of those in which the program differs.
    pub(crate) differing: usize,
    /// Why the simplifying stopped before its end, if so.
    pub(crate) simplified: io::Result<()>,
}

/// Simplifies the input that the search found, and tries the result again. If the program does not differ
/// on it any more, returns the input as found.
pub(crate) fn counterexample(found: &Found, trials: &mut Trials) -> Counterexample {
    let (input, known, simplified) = simplified(found, trials);
    let simple = tried(input, known, found.limit, trials);
    let as_found =
        || tried(found.input.text.clone(), Some(found.difference.clone()), found.limit, trials);
    let example = simple.or_else(as_found).expect("the program differs on the input as found");
    Counterexample { simplified, ..example }
}

/// Simplifies an input within the time for that. Returns it with the difference, if that is known.
fn simplified(found: &Found, trials: &mut Trials) -> (String, Option<Difference>, io::Result<()>) {
    let Arguments { task, time, .. } = *trials.arguments;
    let style = ProgressStyle::with_template("{spinner} {elapsed} {msg}");
    trials.progress.set_style(style.expect("the template is valid"));
    trials.progress.set_message(format!(
        "found a difference; simplifying for at most {time:?} (Ctrl-C shows it as it is)"
    ));
    let sooner = Duration::from_millis(1_000 + 10 * trials.slowest.load(Relaxed));
    let limit = if found.difference.is_timeout { found.limit.min(sooner) } else { found.limit };
    let most = task.size(&found.input.text).max(SHORT_OUTPUT);
    let is_fine =
        |input: &str| task.promises(input) && !task.is_empty(input) && task.size(input) <= most;
    let (end, mut input, mut known) = (Instant::now() + time, found.input.text.clone(), None);
    let result = shrink(&mut input, is_fine, |inputs| {
        let first = trials.first_difference(inputs, limit, end)?;
        if first.is_none() && Instant::now() >= end {
            return Err(ErrorKind::TimedOut.into());
        }
        Ok(first.map(|(index, difference)| {
            known = Some(difference);
            index
        }))
    });
    // A timeout meanwhile proves nothing, since there was less time.
    (input, known.filter(|difference| !difference.is_timeout), result)
}

/// Tries an input again, alone and with the full time limit. A known difference counts as one run.
/// Returns `None` if there is no difference.
fn tried(
    input: String,
    known: Option<Difference>,
    limit: Duration,
    trials: &Trials,
) -> Option<Counterexample> {
    let (start, first) = (Instant::now(), usize::from(known.is_some()));
    let (mut last, mut runs, mut differing) = (known, first, first);
    while runs == first || (runs < RUNS && start.elapsed() < TIME) {
        // After Ctrl-C there are no more runs.
        let Ok(difference) = trials.difference(&input, limit) else { break };
        runs += 1;
        differing += usize::from(difference.is_some());
        last = difference.or(last);
    }
    last.map(|difference| Counterexample { input, difference, runs, differing, simplified: Ok(()) })
}
