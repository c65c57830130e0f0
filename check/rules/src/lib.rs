//! The rules of the three games: for each a reference model, random games, and its inputs.
//!
//! The tests compare each tool with its model. `check` takes all that it knows about the inputs of
//! a task from its [`Inputs`]: random ones, whether an input is valid, and what is expected for it.
//! A random input depends on its random number generator alone, so we can repeat it by its seed.
//!
//! A model makes each decision that programs get wrong in a part of its own. If we exchange such a
//! part, the model does what a wrong program does: it is a mutant.
//!
//! For a new kind of input, add a row to a table in `inputs.rs` of its game (for turtle puzzles, in
//! `card_sets.rs`), and one in `tests/inputs.rs`, which fails if it never comes.

pub mod answer;
pub mod connect4;
mod draw;
pub mod layout;
pub mod set_sim;
pub mod turtle_puzzle;

pub use fastrand::Rng;

use answer::Answer;
use std::iter;

/// The inputs of each task.
pub const TASKS: &[Inputs] = &[set_sim::INPUTS, connect4::INPUTS, turtle_puzzle::INPUTS];

/// Returns random inputs, which never end, and depend only on the seed.
pub type Random = fn(u64) -> Box<dyn Iterator<Item = String>>;

/// The inputs of a task, and what is expected for them.
#[derive(Clone, Copy, Debug)]
pub struct Inputs {
    /// The name of the task, which is that of its tool.
    pub task: &'static str,
    /// Returns random inputs.
    pub random: Random,
    /// Returns what is expected for an input, and why; `None` if it takes more than some steps to
    /// find out.
    pub answers: fn(&str, usize) -> Option<Vec<Answer>>,
    /// Returns whether the statement of the task allows the layout of an input and each of its
    /// numbers, by every reading of it. What the tool rejects is not valid, either: for example,
    /// a card that comes twice.
    pub is_valid: fn(&str) -> bool,
}

impl Inputs {
    /// Describes the inputs of a task. Until more is said, each input that the tool
    /// accepts is valid, and what is expected is not known.
    pub const fn new(task: &'static str, random: Random) -> Self {
        Inputs { task, random, answers: |_, _| None, is_valid: |_| true }
    }
}

/// Draws values without end, each with a random number generator of its own. They depend only on
/// the seed.
///
/// All generators go round one cycle of 2 to the 64 states, each from a random place. If each of a
/// million inputs takes ten thousand of these, two inputs share some with a probability of 1 in
/// 1,000.
pub fn samples<T>(seed: u64, mut draw: impl FnMut(&mut Rng) -> T) -> impl Iterator<Item = T> {
    let mut rng = Rng::with_seed(seed);
    iter::repeat_with(move || draw(&mut rng.fork()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_depend_on_the_seed_in_every_part() {
        for inputs in TASKS {
            let first = |seed| (inputs.random)(seed).step_by(2).take(9).collect::<Vec<_>>();
            assert_eq!(first(1), first(1));
            let is_usual = |input: &&String| input.len() > 9;
            let same = first(1).iter().filter(is_usual).any(|input| first(2).contains(input));
            assert!(!same, "{}", inputs.task);
        }
    }
}
