//! How often a property is tried, and on what.

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

/// Tries a property that many times, or, with `PROPTEST_CASES` set to 25600, a hundred times as
/// often. What fails is not kept in a file: it becomes a fixture.
pub fn tries(ordinarily: u32) -> ProptestConfig {
    let default = ProptestConfig::default();
    let cases = (ordinarily * default.cases).div_ceil(256);
    ProptestConfig { cases, failure_persistence: None, ..default }
}

/// What a strategy yields, the same in each run.
///
/// # Panics
///
/// If the strategy yields nothing.
pub fn samples<T>(strategy: impl Strategy<Value = T>) -> impl Iterator<Item = T> {
    let mut runner = TestRunner::deterministic();
    std::iter::repeat_with(move || {
        strategy.new_tree(&mut runner).expect("a strategy yields values").current()
    })
}
