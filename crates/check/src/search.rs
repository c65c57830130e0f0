//! The search: first the fixtures, then random inputs, then the very long fixtures.
//!
//! Random inputs are tried in batches, each from the shortest input to the longest. The first batches are
//! small, so that a slow program sees the inputs that
//! [`Inputs::chosen_first`](rules::Inputs::chosen_first) puts first. Here the length of an input includes
//! that of its full output. Empty inputs come last: some programs fail only on these, and a difference on another
//! input says more.

use crate::arguments::Arguments;
use crate::compare::Difference;
use crate::fixtures::fixtures;
use crate::stop::Stop;
use crate::tasks::Task;
use crate::trials::{Input, Trials};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// The number of random inputs in the first batch. Each batch has twice as many as the one before.
const FIRST_BATCH: usize = 8;
/// The largest number of random inputs in a batch.
const LARGEST_BATCH: usize = 64;
/// The number of bytes from which an input, with its output, is very long.
const VERY_LONG: usize = 1 << 16;
/// The factor for the time limit of a very long input.
pub(crate) const MORE_TIME: u32 = 10;

/// The time limit for a hanging program while its input is simplified.
pub(crate) const SHORT_LIMIT: Duration = Duration::from_secs(1);

/// The first difference that the search finds.
pub(crate) struct Finding {
    /// The input as it was tried.
    pub(crate) input: Input,
    pub(crate) difference: Difference,
    /// The number of inputs before it, on which the program agrees. The one in [`Trials`] keeps
    /// growing while the input is simplified.
    pub(crate) agreed: usize,
    /// The time limit of a run on it.
    pub(crate) limit: Duration,
}

/// Searches for an input on which a program differs from the reference.
///
/// # Errors
///
/// After Ctrl-C, or if a run cannot be made.
pub(crate) fn search(arguments: &Arguments, trials: &mut Trials) -> Result<Option<Finding>, Stop> {
    let Arguments { task, limit, random, .. } = *arguments;
    let fixtures = if random { Vec::new() } else { fixtures(task) };
    let (short, long) = by_length(fixtures, task);
    // Simplifying has a shorter limit than this, and then repeats the run.
    trials.first_timeout_counts = limit > SHORT_LIMIT;
    trials.progress.set_message("fixtures");
    if let Some(finding) = try_in_order(trials, short, limit, None)? {
        return Ok(Some(finding));
    }
    match try_random(arguments, trials) {
        Ok(None) | Err(Stop::OutOfTime) => {}
        found => return found,
    }
    trials.progress.set_message("very long fixtures");
    try_in_order(trials, long, MORE_TIME * limit, None)
}

/// Tries random inputs until the time is up, but at least one, however busy the machine is. The time starts
/// once the first ones have been chosen.
fn try_random(arguments: &Arguments, trials: &mut Trials) -> Result<Option<Finding>, Stop> {
    let Arguments { task, limit, time, seed, .. } = *arguments;
    if time.is_zero() {
        return Ok(None);
    }
    trials.progress.set_message("random inputs");
    let mut texts = task.inputs().chosen_first(seed);
    let mut size = FIRST_BATCH;
    let deadline = Instant::now() + time;
    loop {
        // None is tried twice in a batch, and the order depends on the seed alone.
        let distinct: BTreeSet<_> = texts.by_ref().take(size).collect();
        let (short, long) = by_length(distinct.into_iter().map(Input::from).collect(), task);
        for (inputs, limit) in [(short, limit), (long, MORE_TIME * limit)] {
            if trials.agreed_at_random > 0 && Instant::now() >= deadline {
                return Err(Stop::OutOfTime);
            }
            if let Some(finding) = try_in_order(trials, inputs, limit, Some(deadline))? {
                return Ok(Some(finding));
            }
        }
        size = LARGEST_BATCH.min(2 * size);
    }
}

/// Separates short inputs from very long ones, each sorted: the shortest first and empty ones last.
pub(crate) fn by_length(mut inputs: Vec<Input>, task: &dyn Task) -> (Vec<Input>, Vec<Input>) {
    let length = |input: &Input| input.text.len() + task.output_size(&input.text);
    inputs.sort_by_cached_key(|input| (task.is_empty(&input.text), length(input)));
    inputs.into_iter().partition(|input| length(input) < VERY_LONG)
}

/// Tries inputs in order until the deadline.
fn try_in_order(
    trials: &mut Trials,
    mut inputs: Vec<Input>,
    limit: Duration,
    deadline: Option<Instant>,
) -> Result<Option<Finding>, Stop> {
    let first = trials.first_difference(&inputs, limit, deadline)?;
    Ok(first.map(|(index, difference)| Finding {
        input: inputs.swap_remove(index),
        difference,
        agreed: trials.agreed,
        limit,
    }))
}
