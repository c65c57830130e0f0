//! Connect 4.

mod features;
mod games;
mod inputs;
mod model;

pub use features::features;
pub use games::{any_moves, cautious_moves, moves_to, Goal};
pub use inputs::inputs;
pub use model::{referee, Board, Cell, Window, COLUMNS, EMPTY, PLAYERS, ROWS, WINDOWS};

/// inputs
pub const INPUTS: crate::Inputs = crate::Inputs {
    task: "connect4",
    random: |seed| Box::new(inputs(seed)),
    features,
    is_promised: crate::promise::is_game_of_connect4,
    candidates: 800,
};
