//! Turtle puzzles: a model, random card sets, and the inputs of the task.

mod card_sets;
mod inputs;
pub mod model;
pub mod report;
mod valid;

pub use card_sets::{puzzle, solvable};

use crate::Inputs;

/// The inputs of the task.
pub const INPUTS: Inputs = Inputs {
    answers: |input, steps| model::RULES.answers(input, steps),
    is_valid: valid::is_valid,
    ..Inputs::new("turtle-puzzle", |seed| Box::new(crate::samples(seed, inputs::input)))
};
