//! The search: first the fixtures, then random inputs, then the fixtures with very long outputs.
//!
//! Random inputs are tried in batches. A batch is large enough to contain inputs of all kinds, and its
//! shortest input is tried first. Here the length of an input includes that of its output. Empty inputs
//! come last, since some programs fail on these alone.

mod inputs;

use crate::arguments::Arguments;
use crate::compare::Difference;
use crate::stop::Stop;
use crate::task::Task;
use crate::trials::Trials;
pub(crate) use inputs::Input;
use std::collections::HashSet;
use std::time::{Duration, Instant};

/// The number of random inputs in a batch.
const BATCH: usize = 64;
/// The number of bytes from which an output is very long.
const VERY_LONG: usize = 1 << 16;
/// The factor for the time limit of an input with a very long output.
const MORE_TIME: u32 = 10;

/// An input on which a program differs.
pub(crate) struct Found {
    pub(crate) input: Input,
    pub(crate) difference: Difference,
    /// The number of inputs before it, on which the program agrees.
    pub(crate) agreed: usize,
    /// The time limit of a run on it.
    pub(crate) limit: Duration,
}

/// Searches for an input on which a program differs from the reference.
///
/// # Errors
///
/// As for [`Trials::first_difference`].
pub(crate) fn search(arguments: &Arguments, trials: &mut Trials) -> Result<Option<Found>, Stop> {
    let Arguments { task, limit, random, .. } = *arguments;
    let fixtures = if random { Vec::new() } else { sorted(inputs::fixtures(task), task) };
    let is_long = |input: &Input| task.size(&input.text) >= VERY_LONG;
    let (long, short) = fixtures.into_iter().partition(is_long);
    trials.progress.set_message("fixtures");
    if let Some(found) = first_difference(trials, short, limit, None)? {
        return Ok(Some(found));
    }
    if let Some(found) = try_random(arguments, trials)? {
        return Ok(Some(found));
    }
    trials.progress.set_message("fixtures with long outputs");
    first_difference(trials, long, MORE_TIME * limit, None)
}

/// Tries random inputs until the time is up. The time starts when the first batch is ready.
fn try_random(arguments: &Arguments, trials: &mut Trials) -> Result<Option<Found>, Stop> {
    let Arguments { task, limit, time, seed, .. } = *arguments;
    let (mut texts, mut seen, mut end) = (inputs::random(task, seed), HashSet::new(), None);
    trials.progress.set_message("random inputs");
    while !time.is_zero() && end.map_or(true, |end| Instant::now() < end) {
        let texts = texts.by_ref().take(BATCH).filter(|text| seen.insert(text.clone()));
        let batch = sorted(texts.map(|text| Input { fixture: None, text }).collect(), task);
        end = end.or_else(|| Some(Instant::now() + time));
        trials.has_random = true;
        if let Some(found) = first_difference(trials, batch, limit, end)? {
            return Ok(Some(found));
        }
    }
    Ok(None)
}

/// Sorts inputs, the shortest first and empty ones last.
fn sorted(mut inputs: Vec<Input>, task: Task) -> Vec<Input> {
    let length = |input: &str| input.len() + task.size(input);
    inputs.sort_by_cached_key(|input| (task.is_empty(&input.text), length(&input.text)));
    inputs
}

/// Tries inputs in order until `end`.
fn first_difference(
    trials: &mut Trials,
    mut inputs: Vec<Input>,
    limit: Duration,
    end: Option<Instant>,
) -> Result<Option<Found>, Stop> {
    let texts: Vec<_> = inputs.iter().map(|input| input.text.clone()).collect();
    let first = trials.first_difference(&texts, limit, end)?;
    Ok(first.map(|(index, difference)| Found {
        input: inputs.swap_remove(index),
        difference,
        agreed: trials.agreed,
        limit,
    }))
}
