//! Turtle puzzles: a model, random card sets, what is special about them, and the inputs of the task.

mod card_sets;
mod features;
mod inputs;
mod model;
mod promise;

pub use card_sets::{puzzle, solvable};
pub use model::{cards, turned, turns, types, Board, Card, Puzzle};

use crate::Inputs;

/// The inputs of the task.
pub const INPUTS: Inputs = Inputs {
    features: features::features,
    may_be_promised: promise::may_be_promised,
    ..Inputs::new("turtle-puzzle", |seed| Box::new(crate::samples(seed, inputs::input)))
};
