//! Makes an input on which a program differs shorter and simpler.
//!
//! Each pass proposes inputs that are shorter or simpler. The first one on which the program still
//! differs replaces the input. Only promised inputs are tried, so cards of SET are removed in threes.

use crate::proposals::passes;
use crate::trials::{Difference, Trials};
use std::collections::HashSet;
use std::io;
use std::slice::from_ref;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

/// An output longer than this must not become longer: a simpler card set may have many more solutions.
const SHORT_OUTPUT: usize = 4_000;

/// An input on which a program differs, its origin, and the difference.
#[derive(Clone, Debug)]
pub(crate) struct Counterexample {
    pub(crate) origin: String,
    pub(crate) input: String,
    pub(crate) difference: Difference,
}

impl Counterexample {
    /// Shrinks the input, within the time for that. Meanwhile a program that hangs is stopped sooner; the
    /// result is confirmed with the full time limit.
    pub(crate) fn shrunk(self, trials: &Trials) -> io::Result<Self> {
        trials.progress.set_message("found a difference, shrinking the input");
        let (task, full) = (trials.arguments.task, trials.arguments.limit);
        let end = Instant::now() + trials.arguments.time;
        let sooner = Duration::from_millis(1_000 + 10 * trials.slowest.load(Relaxed));
        let limit = if self.difference.is_timeout { full.min(sooner) } else { full };
        let most = task.full_output(&self.input).len().max(SHORT_OUTPUT);
        let is_fine = |input: &str| task.promises(input) && task.full_output(input).len() <= most;
        let first = |inputs: &[String]| trials.first_difference(inputs, limit, end);
        let input = shortest(&self.input, is_fine, first)?;
        let confirmed = trials.first_difference(from_ref(&input), full, Instant::now() + full)?;
        if let Some((_, difference)) = confirmed.filter(|_| input != self.input) {
            let origin = self.origin + ", then shrunk";
            return Ok(Counterexample { origin, input, difference });
        }
        Ok(self)
    }
}

/// Returns the input after all passes. `first` finds the first of some inputs on which the program
/// differs.
pub(crate) fn shortest<T>(
    input: &str,
    is_fine: impl Fn(&str) -> bool,
    mut first: impl FnMut(&[String]) -> io::Result<Option<(usize, T)>>,
) -> io::Result<String> {
    let passes = passes();
    let (mut input, mut idle, mut agreed) = (input.to_owned(), 0, HashSet::new());
    for (propose, size) in passes.iter().cycle() {
        // Proposals before the accepted one are skipped: most likely they still do not help.
        let mut done = 0;
        idle += 1;
        loop {
            let proposals = propose(&input, *size).into_iter().enumerate().skip(done);
            let is_new = |proposal: &String| is_fine(proposal) && !agreed.contains(proposal);
            let (indices, mut proposals): (Vec<_>, Vec<_>) =
                proposals.filter(|(_, proposal)| is_new(proposal)).unzip();
            let found = first(&proposals)?.map(|(index, _)| index);
            agreed.extend(proposals.drain(..found.unwrap_or(proposals.len())));
            let Some(index) = found else { break };
            input = proposals.swap_remove(0);
            (done, idle) = (indices[index], 0);
        }
        if idle > passes.len() {
            break;
        }
    }
    Ok(input)
}
