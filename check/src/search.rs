//! The search: first the fixtures, then random inputs.
//!
//! We try random inputs in batches, each from the shortest input to the longest, so that the first
//! difference is easy to understand. The length of an input includes that of its full output. Empty
//! inputs come last: some programs fail only on these, and a difference on another input says more.

use crate::arguments::Arguments;
use crate::deadline::Deadline;
use crate::ended::Ended;
use crate::fixtures::{fixtures, sorted};
use crate::runner::{Found, Input, Runner};
use crate::stop::Stop;
use std::collections::BTreeSet;
use std::time::Instant;

/// The number of random inputs in a batch.
const BATCH: usize = 32;

/// Searches for an input on which a program differs from the reference. We try at least one random
/// input, however busy the machine is, unless `--time` is 0.
///
/// # Errors
///
/// After Ctrl-C, or if a run cannot be made.
pub(crate) fn search(runner: &mut Runner) -> Result<Option<Found>, Stop> {
    let Arguments { task, random, time, seed, .. } = *runner.arguments;
    if !random {
        runner.progress.set_message("fixtures");
        let inputs = sorted(fixtures(task), task);
        if let Ended::Enough(found) = runner.first_difference(inputs, Deadline::Never)? {
            return Ok(Some(found));
        }
    }
    if time.is_zero() {
        return Ok(None);
    }
    runner.progress.set_message("random inputs");
    let mut texts = task.inputs().random(seed);
    let deadline = Instant::now() + time;
    while runner.agreed_at_random == 0 || Instant::now() < deadline {
        // The first random input is alone and has no deadline, so that one is tried for sure.
        let (size, until) = match runner.agreed_at_random {
            0 => (1, Deadline::Never),
            _ => (BATCH, Deadline::At(deadline)),
        };
        // A set, so that a batch has no input twice and its order depends on the seed alone.
        let distinct: BTreeSet<_> = texts.by_ref().take(size).collect();
        let inputs = sorted(distinct.into_iter().map(Input::from).collect(), task);
        if let Ended::Enough(found) = runner.first_difference(inputs, until)? {
            return Ok(Some(found));
        }
    }
    Ok(None)
}
