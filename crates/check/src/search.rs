//! The search: first the fixtures, then random inputs, then the fixtures with very long outputs.
//!
//! Random inputs are tried in batches. A batch is large enough to contain inputs of all kinds, and its
//! shortest input is tried first. Here the length of an input includes that of its output.

use crate::inputs::{self, Input};
use crate::interrupt::is_interrupted;
use crate::shrink::Counterexample;
use crate::trials::Trials;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::collections::HashSet;
use std::io;
use std::time::{Duration, Instant};

/// The number of random inputs in a batch.
const BATCH: usize = 64;
/// The number of bytes from which an output is very long, and the factor for its time limit.
const VERY_LONG: (usize, u32) = (1 << 16, 10);

/// A search for an input on which a program differs from the reference.
#[derive(Debug)]
pub(crate) struct Search<'a> {
    pub(crate) trials: Trials<'a>,
    /// The number of inputs before the current ones.
    pub(crate) before: usize,
}

impl Search<'_> {
    /// Searches for a difference and shrinks the input.
    pub(crate) fn run(mut self) -> io::Result<Option<Counterexample>> {
        let arguments = self.trials.arguments;
        let fixtures = if arguments.random { Vec::new() } else { inputs::fixtures(arguments.task) };
        let is_long = |input: &Input| arguments.task.full_output(&input.text).len() >= VERY_LONG.0;
        let (long, short) = fixtures.into_iter().partition(is_long);
        let never = Instant::now() + Duration::from_secs(1 << 30);
        let mut found = self.first_difference("fixtures", short, arguments.limit, never)?;
        if found.is_none() {
            found = self.try_random()?;
        }
        if found.is_none() {
            let limit = VERY_LONG.1 * arguments.limit;
            found = self.first_difference("fixtures with long outputs", long, limit, never)?;
        }
        let found = found.map(|found| found.shrunk(&self.trials)).transpose();
        self.trials.progress.finish_and_clear();
        found
    }

    /// Tries random inputs until the time is up.
    fn try_random(&mut self) -> io::Result<Option<Counterexample>> {
        let arguments = self.trials.arguments;
        let (mut runner, mut seen) = (runner(arguments.seed), HashSet::new());
        let (end, strategy) = (Instant::now() + arguments.time, inputs::random(arguments.task));
        let mut found = None;
        while found.is_none() && Instant::now() < end && !is_interrupted() {
            let value = |_| strategy.new_tree(&mut runner).expect("there are values").current();
            let texts = (0..BATCH).map(value).filter(|text| seen.insert(text.clone()));
            let origin = format!("a random input (--seed {})", arguments.seed);
            let batch = texts.map(|text| Input { origin: origin.clone(), text }).collect();
            found = self.first_difference("random inputs", batch, arguments.limit, end)?;
        }
        Ok(found)
    }

    /// Tries inputs until `end`, the shortest first.
    fn first_difference(
        &mut self,
        name: &'static str,
        mut inputs: Vec<Input>,
        limit: Duration,
        end: Instant,
    ) -> io::Result<Option<Counterexample>> {
        self.trials.progress.set_message(name);
        let task = self.trials.arguments.task;
        inputs.sort_by_cached_key(|input| input.text.len() + task.full_output(&input.text).len());
        let texts: Vec<_> = inputs.iter().map(|input| input.text.clone()).collect();
        let found = self.trials.first_difference(&texts, limit, end)?;
        self.before += inputs.len();
        Ok(found.map(|(index, difference)| {
            let before = self.before - inputs.len() + index;
            let Input { origin, text: input } = inputs.swap_remove(index);
            let origin = format!("{origin}, after {before} inputs without a difference");
            Counterexample { origin, input, difference }
        }))
    }
}

/// Returns a source of random values that depend only on the seed.
fn runner(seed: u64) -> TestRunner {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    TestRunner::new_with_rng(Config::default(), rng)
}
