//! How often a property is tried, and on what.

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

/// Tries a property that many times, or as often as `PROPTEST_CASES` says. An input that fails is
/// not kept in a file: it becomes a fixture.
pub fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(cases) }
}

/// What a strategy yields, the same in each run.
///
pub fn samples<T>(strategy: impl Strategy<Value = T>) -> impl Iterator<Item = T> {
    let mut runner = TestRunner::deterministic();
    std::iter::repeat_with(move || {
        strategy.new_tree(&mut runner).expect("a strategy yields values").current()
    })
}
