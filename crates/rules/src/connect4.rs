//! Connect 4: a model, mistakes, random games, and the inputs of the task.

mod board;
mod games;
mod inputs;
mod mistakes;
mod model;
mod promise;

pub use board::{Board, Cell, Window, COLUMNS};
pub use games::any_moves;
pub use model::{referee, requests, LAST_BOARD};

use crate::Inputs;
use model::Referee;

/// The inputs of the task.
pub const INPUTS: Inputs = Inputs {
    answers: |input| Some(Referee::right().answers(input)),
    mistakes: mistakes::mistakes,
    is_promised: promise::is_promised,
    ..Inputs::new("connect4", |seed| Box::new(crate::samples(seed, inputs::input)))
};
