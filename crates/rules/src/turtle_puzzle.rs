//! Turtle puzzles: a model, random card sets, and what is special about them.

mod card_sets;
mod features;
mod inputs;
mod model;
mod promise;

pub use card_sets::{puzzle, solvable};
pub use model::{Board, Card, Puzzle};

use crate::Inputs;

/// The inputs of the task.
pub const INPUTS: Inputs = Inputs {
    features: features::features,
    is_promised: promise::is_promised,
    ..Inputs::new("turtle-puzzle", |seed| Box::new(crate::samples(seed, inputs::input)))
};
