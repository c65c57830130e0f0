//! The search: first the fixtures, then random inputs.
//!
//! We try random inputs in batches, each from the shortest input to the longest, so that the first
//! difference is easy to understand. The length of an input includes that of its full output. Empty
//! inputs come last: some programs fail only on these, and a difference on another input says more.

use crate::arguments::Arguments;
use crate::deadline::Deadline;
use crate::fixtures::{fixtures, sorted};
use crate::runner::{Found, Input, Runner};
use crate::stop::Stop;
use crate::task::Task;
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
    let mut found = None;
    if !random {
        runner.progress.set_message("fixtures");
        found = runner.first_difference(sorted(fixtures(task), task), Deadline::Never)?;
    }
    if found.is_some() || time.is_zero() {
        return Ok(found);
    }
    runner.progress.set_message("random inputs");
    let mut texts = task.inputs().random(seed);
    let deadline = Instant::now() + time;
    // The first random input is alone and has no deadline, so that one is tried for sure.
    let first = batch(&mut texts, 1, task);
    found = runner.first_difference(first, Deadline::Never)?;
    while found.is_none() && Instant::now() < deadline {
        let next = batch(&mut texts, BATCH, task);
        found = runner.first_difference(next, Deadline::At(deadline))?;
    }
    Ok(found)
}

/// Returns some random inputs, sorted. No two are the same, so their order depends on the seed
/// alone.
fn batch(texts: &mut impl Iterator<Item = String>, size: usize, task: &dyn Task) -> Vec<Input> {
    let distinct: BTreeSet<_> = texts.take(size).collect();
    sorted(distinct.into_iter().map(Input::from).collect(), task)
}
