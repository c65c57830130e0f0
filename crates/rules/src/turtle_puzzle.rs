//! Turtle puzzles: a model, random card sets, and the inputs of the task.

mod card_sets;
mod inputs;
mod model;
mod promise;

pub use card_sets::{puzzle, solvable};
pub use model::{cards, turned, turns, types, Board, Card, Puzzle};

use crate::Inputs;

/// The inputs of the task.
pub const INPUTS: Inputs = Inputs {
    may_be_promised: promise::may_be_promised,
    unpromised: promise::unpromised,
    ..Inputs::new("turtle-puzzle", |seed| Box::new(crate::samples(seed, inputs::input)))
};
