//! Naive models of the three games, random games, and the inputs that a task promises.
//!
//! The tests compare each tool with its model. The command `check` takes its random inputs from here: each
//! game has `inputs`, which never end, and `features`, which list what happens in one of them. By these,
//! [`choice`] finds the inputs to try first. For examples, see `tests/inputs.rs`, and `tests/rules.rs` of
//! each tool.

pub mod choice;
pub mod connect4;
mod layout;
pub mod promise;
pub mod set_sim;
mod spelling;
pub mod turtle_puzzle;

pub use spelling::{byte_order_mark, spelling, Spelling};

use proptest::strategy::{Just, Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// The inputs of a task.
#[derive(Clone, Copy, Debug)]
pub struct Inputs {
    /// name
    pub task: &'static str,
    /// random
    pub random: fn(u64) -> Box<dyn Iterator<Item = String>>,
    /// features
    pub features: fn(&str) -> Vec<String>,
    /// promise
    pub is_promised: fn(&str) -> bool,
    /// candidates
    pub candidates: usize,
}

impl Inputs {
    /// chosen
    pub fn chosen_first(&self, seed: u64) -> impl Iterator<Item = String> {
        let mut inputs = (self.random)(seed);
        let candidates = inputs.by_ref().take(self.candidates);
        let features = self.features;
        let candidates =
            candidates.map(|input| choice::Candidate { features: features(&input), input });
        choice::chosen_first(candidates.collect()).into_iter().chain(inputs)
    }
}

/// What separates integers.
const WHITE_SPACE: [char; 6] = [' ', '\t', '\n', '\x0B', '\x0C', '\r'];

/// Returns the values of a strategy. They are the same in each run.
///
/// # Panics
///
/// If the strategy rejects too many values.
pub fn samples<T>(strategy: impl Strategy<Value = T>) -> impl Iterator<Item = T> {
    values(strategy, TestRunner::deterministic())
}

/// Returns the values of a strategy. They depend only on the seed.
///
/// # Panics
///
/// If the strategy rejects too many values.
pub fn seeded<T>(strategy: impl Strategy<Value = T>, seed: u64) -> impl Iterator<Item = T> {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    // By default, a strategy fails after it has rejected 65,536 values.
    let config = Config { max_local_rejects: u32::MAX, ..Config::default() };
    values(strategy, TestRunner::new_with_rng(config, rng))
}

/// Returns sources of random numbers, one for each input. They depend only on the seed.
fn rngs(seed: u64) -> impl Iterator<Item = TestRng> {
    seeded(Just(()).prop_perturb(|(), rng| rng), seed)
}

fn values<T>(
    strategy: impl Strategy<Value = T>,
    mut runner: TestRunner,
) -> impl Iterator<Item = T> {
    std::iter::repeat_with(move || {
        strategy.new_tree(&mut runner).expect("the strategy yields values").current()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_strategy_may_reject_any_number_of_values() {
        let half = (0..4).prop_filter("too large", |number| *number < 2);
        assert_eq!(seeded(half, 1).take(100_000).count(), 100_000);
    }

    #[test]
    fn inputs_depend_on_the_seed_in_every_part() {
        let first = |seed| connect4::inputs(seed).skip(1).step_by(2).take(9).collect::<Vec<_>>();
        assert_eq!(first(1), first(1));
        assert!(first(1).iter().all(|game| !first(2).contains(game)));
    }
}
