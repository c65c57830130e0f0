//! Connect 4: a model, random games, and what happens in them.

mod features;
mod games;
mod inputs;
mod model;
mod promise;

pub use games::{any_moves, cautious_moves, moves_to, Goal};
pub use model::{
    direction, referee, requests, Board, Cell, Event, Window, COLUMNS, PLAYERS, ROWS, WINDOWS,
};

use crate::Inputs;

/// The inputs of the task.
pub const INPUTS: Inputs = Inputs {
    features: features::features,
    is_promised: promise::is_promised,
    candidates: 800,
    ..Inputs::new("connect4", inputs::random)
};
