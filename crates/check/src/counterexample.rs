//! What is reported of a difference: a small input, and how often the program differs on it.
//!
//! A program that draws lots, or keeps a state, differs only in some runs. So the input is tried a few
//! more times, alone and with the full time limit.

use crate::inputs::Input;
use crate::outcome::Difference;
use crate::search::Found;
use crate::shrink::{shortest, Shrunk};
use crate::trials::Trials;
use std::io::{self, ErrorKind};
use std::time::{Duration, Instant};

/// How many times an input is tried in all.
const RUNS: usize = 10;
/// After this time, it is not tried again.
const TIME: Duration = Duration::from_secs(2);

/// An output longer than this must not become longer: a simpler card set may have many more solutions.
const SHORT_OUTPUT: usize = 4_000;

/// An input on which a program differs.
#[derive(Debug)]
pub(crate) struct Counterexample {
    pub(crate) input: String,
    pub(crate) difference: Difference,
    /// The number of runs on this input, and of those in which the program differs.
    pub(crate) runs: usize,
    pub(crate) differing: usize,
    /// The input as the search found it.
    pub(crate) origin: Input,
    /// The number of inputs before that, on which the program agrees.
    pub(crate) agreed: usize,
    /// Why shrinking ended early, if it did.
    pub(crate) stop: Option<io::Error>,
}

impl Counterexample {
    /// Returns whether the input is not the one that the search found.
    pub(crate) fn is_simplified(&self) -> bool {
        self.input != self.origin.text
    }
}

/// Shrinks the input that the search found, and tries the result again. If it does not differ any more,
/// takes the input as it was found.
pub(crate) fn counterexample(found: Found, trials: &mut Trials) -> Counterexample {
    let agreed = trials.agreed;
    let Shrunk { input, difference, stop } = shrunk(&found, trials);
    // Meanwhile there was less time for a run, so a timeout proves nothing.
    let proven = difference.filter(|difference| !difference.is_timeout);
    let Found { input: origin, difference } = found;
    let candidates = [(input, proven), (origin.text.clone(), Some(difference))];
    let tried = candidates.into_iter().find_map(|(input, known)| try_again(input, known, trials));
    let (input, difference, runs, differing) =
        tried.expect("the second candidate is known to differ");
    Counterexample { input, difference, runs, differing, origin, agreed, stop }
}

/// Shrinks an input within the time for that. A program that hangs is stopped sooner meanwhile.
pub(crate) fn shrunk(found: &Found, trials: &mut Trials) -> Shrunk<Difference> {
    let (task, full, end) =
        (trials.arguments.task, trials.arguments.limit, Instant::now() + trials.arguments.time);
    let sooner = Duration::from_secs(1) + 10 * trials.slowest;
    let limit = if found.difference.is_timeout { full.min(sooner) } else { full };
    let most = task.full_output(&found.input.text).len().max(SHORT_OUTPUT);
    let is_fine = |input: &str| {
        task.promises(input) && !task.is_empty(input) && task.full_output(input).len() <= most
    };
    shortest(&found.input.text, is_fine, |inputs| {
        let is_late = || Instant::now() >= end;
        let found = if is_late() { None } else { trials.first_difference(inputs, limit, end)? };
        if found.is_none() && is_late() {
            return Err(ErrorKind::TimedOut.into());
        }
        Ok(found)
    })
}

/// Tries an input again. Returns it, the last difference, and the numbers of runs and of differences,
/// those of the known run included. Returns `None` if there is no difference.
fn try_again(
    input: String,
    known: Option<Difference>,
    trials: &Trials,
) -> Option<(String, Difference, usize, usize)> {
    let (start, first) = (Instant::now(), usize::from(known.is_some()));
    let (mut last, mut runs, mut differing) = (known, first, first);
    while runs == first || (runs < RUNS && start.elapsed() < TIME) {
        // After Ctrl-C there are no more runs.
        let Ok(difference) = trials.difference(&input) else { break };
        runs += 1;
        differing += usize::from(difference.is_some());
        last = difference.or(last);
    }
    last.map(|difference| (input, difference, runs, differing))
}
