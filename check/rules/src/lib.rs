//! The rules of the games: for each a reference model, random games, and its inputs.
//!
//! A test of `check` compares each tool with its model. `check` takes all that it knows about the
//! inputs of a task from its [`Inputs`]: random ones, whether an input is valid, and what is
//! expected for it. A random input depends on its random number generator alone, so we can repeat
//! it by its seed.
//!
//! A model makes each decision that programs get wrong in a part of its own. If we exchange such
//! parts, the model does what a wrong program does: it is a mutant.
//!
//! For a new kind of input, add a row to a table in `inputs.rs` of its game (for turtle puzzles, in
//! `card_sets.rs`), and one in `tests/inputs.rs`, which fails if it never comes.

pub mod answer;
pub mod connect4;
mod draw;
mod layout;
pub mod model;
pub mod set_sim;
pub mod turtle_puzzle;

pub use fastrand::Rng;

use answer::{text, Answer};
use model::Model;
use std::iter;

/// The inputs of a task, and what is expected for them.
#[derive(Clone, Copy, Debug)]
pub struct Inputs {
    /// The name of the task, which is that of its tool.
    pub task: &'static str,
    /// Draws a random input.
    pub draw: fn(&mut Rng) -> String,
    /// Returns the model of the game.
    pub model: fn() -> Box<dyn Model>,
    /// Returns whether the statement of the task allows the layout of an input and each of its
    /// numbers, by every reading of it. What the tool rejects is not valid, either: for example,
    /// a card that comes twice.
    pub is_valid: fn(&str) -> bool,
}

impl Inputs {
    /// Returns random inputs, which never end, and depend only on the seed.
    pub fn random(&self, seed: u64) -> impl Iterator<Item = String> {
        samples(seed, self.draw)
    }

    /// Returns what is expected for an input, and why; `None` if it takes more than some steps to
    /// find out, or if there is no model yet.
    pub fn answers(&self, input: &str, most_steps: usize) -> Option<Vec<Answer>> {
        (self.model)().answers(input, most_steps)
    }

    /// Returns the output that is expected for an input.
    ///
    /// # Panics
    ///
    /// If there is no model.
    pub fn output(&self, input: &str) -> String {
        text(&self.answers(input, usize::MAX).expect("a task with a model"))
    }
}

/// Draws values without end, each with a random number generator of its own. They depend only on
/// the seed.
///
/// Two inputs hardly ever share random numbers: all generators go round one cycle of 2 to the 64
/// states, and a million inputs that take ten thousand of them overlap with a probability of 1 in
/// 1,000.
fn samples<T>(seed: u64, mut draw: impl FnMut(&mut Rng) -> T) -> impl Iterator<Item = T> {
    let mut rng = Rng::with_seed(seed);
    iter::repeat_with(move || draw(&mut rng.fork()))
}
