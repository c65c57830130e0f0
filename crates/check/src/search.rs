//! The search: first the fixtures, then random inputs, then the fixtures with very long outputs.
//!
//! Random inputs are tried in batches. A batch is large enough to contain inputs of all kinds, and its
//! shortest input is tried first. Here the length of an input includes that of its output. Empty inputs
//! come last: a program that fails on them should get further.

use crate::inputs::{self, Input};
use crate::outcome::Difference;
use crate::trials::Trials;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::collections::HashSet;
use std::io;
use std::time::{Duration, Instant};

/// The number of random inputs in a batch.
const BATCH: usize = 64;
/// The number of bytes from which an output is very long.
const VERY_LONG: usize = 1 << 16;
/// The factor for the time limit of an input with a very long output.
const MORE_TIME: u32 = 10;

/// An input on which a program differs.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) input: Input,
    pub(crate) difference: Difference,
}

/// Searches for an input on which a program differs from the reference.
///
/// # Errors
///
/// As for [`Trials::first_difference`].
pub(crate) fn search(trials: &mut Trials) -> io::Result<Option<Found>> {
    let arguments = trials.arguments;
    let fixtures = if arguments.random { Vec::new() } else { inputs::fixtures(arguments.task) };
    let is_long = |input: &Input| arguments.task.full_output(&input.text).len() >= VERY_LONG;
    let (long, short) = fixtures.into_iter().partition(is_long);
    let never = Instant::now() + Duration::from_secs(1 << 30);
    let mut found = first_difference(trials, "fixtures", short, arguments.limit, never)?;
    if found.is_none() && !arguments.time.is_zero() {
        found = try_random(trials)?;
    }
    if found.is_none() {
        let limit = MORE_TIME * arguments.limit;
        found = first_difference(trials, "fixtures with long outputs", long, limit, never)?;
    }
    Ok(found)
}

/// Tries random inputs until the time is up, and at least one.
fn try_random(trials: &mut Trials) -> io::Result<Option<Found>> {
    let arguments = trials.arguments;
    let (mut runner, mut seen) = (runner(arguments.seed), HashSet::new());
    let (end, strategy) = (Instant::now() + arguments.time, inputs::random(arguments.task));
    loop {
        let value = |_| strategy.new_tree(&mut runner).expect("there are values").current();
        let texts = (0..BATCH).map(value).filter(|text| seen.insert(text.clone()));
        let batch = texts.map(|text| Input { fixture: None, text }).collect();
        let found = first_difference(trials, "random inputs", batch, arguments.limit, end)?;
        if found.is_some() || Instant::now() >= end {
            return Ok(found);
        }
    }
}

/// Tries inputs until `end`, the shortest first.
fn first_difference(
    trials: &mut Trials,
    name: &'static str,
    mut inputs: Vec<Input>,
    limit: Duration,
    end: Instant,
) -> io::Result<Option<Found>> {
    trials.progress.set_message(name);
    let task = trials.arguments.task;
    let length = |input: &str| input.len() + task.full_output(input).len();
    inputs.sort_by_cached_key(|input| (task.is_empty(&input.text), length(&input.text)));
    let texts: Vec<_> = inputs.iter().map(|input| input.text.clone()).collect();
    let found = trials.first_difference(&texts, limit, end)?;
    Ok(found.map(|(index, difference)| Found { input: inputs.swap_remove(index), difference }))
}

/// Returns a source of random values that depend only on the seed.
fn runner(seed: u64) -> TestRunner {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    TestRunner::new_with_rng(Config::default(), rng)
}
