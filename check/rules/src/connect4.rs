//! Connect 4: a model, random games, and the inputs of the task.

pub mod board;
mod games;
mod inputs;
pub mod model;
mod valid;

use crate::Inputs;

/// The inputs of the task.
pub const INPUTS: Inputs = Inputs {
    task: "connect4",
    draw: inputs::input,
    model: || Box::new(model::Referee::default()),
    is_valid: valid::is_valid,
};
