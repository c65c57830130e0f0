//! Connect 4: a model, random games, and what happens in them.

mod features;
mod games;
mod inputs;
mod model;
mod promise;

pub use games::any_moves;
pub use model::{direction, referee, requests, Board, Cell, Event, Window, ROWS};

use crate::Inputs;

/// The inputs of the task.
pub const INPUTS: Inputs = Inputs {
    features: features::features,
    is_promised: promise::is_promised,
    candidates: 800,
    ..Inputs::new("connect4", inputs::random)
};
