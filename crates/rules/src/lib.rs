//! Naive models of the three games, random games, and the inputs that a task promises.
//!
//! The tests compare each tool with its model. The command `check` takes its random inputs from here.

pub mod connect4;
pub mod inputs;
pub mod promise;
pub mod set_sim;
mod spelling;
pub mod turtle_puzzle;

pub use spelling::{byte_order_mark, spelling, Spelling};

use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;

/// What separates integers.
const WHITE_SPACE: [char; 6] = [' ', '\t', '\n', '\x0B', '\x0C', '\r'];

/// Returns the values of a strategy. They are the same in each run.
///
/// # Panics
///
/// If the strategy rejects too many values.
pub fn samples<T>(strategy: impl Strategy<Value = T>) -> impl Iterator<Item = T> {
    let mut runner = TestRunner::deterministic();
    std::iter::repeat_with(move || {
        strategy.new_tree(&mut runner).expect("the strategy yields values").current()
    })
}
