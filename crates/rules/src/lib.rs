//! The rules of the three games, played with no trick, and games at random that try them.
//!
//! The tests of a tool play them against it, and the command `check` plays them against a student's
//! program.

pub mod connect4;
pub mod set_sim;
mod spelling;
pub mod turtle_puzzle;

pub use spelling::{byte_order_mark, spelling, Spelling};

use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;

/// What a strategy yields, the same in each run.
///
/// # Panics
///
/// If it yields nothing.
pub fn samples<T>(strategy: impl Strategy<Value = T>) -> impl Iterator<Item = T> {
    let mut runner = TestRunner::deterministic();
    std::iter::repeat_with(move || {
        strategy.new_tree(&mut runner).expect("a strategy yields values").current()
    })
}
