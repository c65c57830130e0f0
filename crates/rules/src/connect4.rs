//! Connect 4: a model, random games, and the inputs of the task.

mod games;
mod inputs;
mod model;
mod promise;
mod wrong;

pub use games::any_moves;
pub use model::{answers, referee, requests, Answer, Board, Cell, Window, COLUMNS};

use crate::Inputs;

/// The inputs of the task.
pub const INPUTS: Inputs = Inputs {
    reasons: model::reasons,
    wrong: wrong::wrong,
    may_be_promised: promise::may_be_promised,
    unpromised: promise::unpromised,
    candidates: 800,
    ..Inputs::new("connect4", inputs::random)
};
