//! SET: a model, random games, and the inputs of the task.

mod games;
mod inputs;
pub mod model;
mod valid;

use crate::Inputs;

/// The inputs of the task.
pub const INPUTS: Inputs = Inputs {
    task: "set-sim",
    draw: inputs::input,
    model: || Box::new(model::Player::default()),
    is_valid: valid::is_valid,
};
