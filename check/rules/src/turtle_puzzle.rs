//! Turtle puzzles: a model, random card sets, the inputs of the task, and how the lines of a report
//! are read.

mod card_sets;
mod inputs;
pub mod lines;
pub mod model;
pub mod report;
mod valid;

use crate::Inputs;

/// The inputs of the task.
pub const INPUTS: Inputs = Inputs {
    task: "turtle-puzzle",
    draw: inputs::input,
    model: || Box::new(model::Solver::default()),
    is_valid: valid::is_valid,
};
