//! SET.

mod features;
mod games;
mod inputs;
mod model;

pub use features::features;
pub use games::{all_cards, game, game_starting_with_a_cap};
pub use inputs::inputs;
pub use model::{play, triples};

/// inputs
pub const INPUTS: crate::Inputs = crate::Inputs {
    task: "set-sim",
    random: |seed| Box::new(inputs(seed)),
    features,
    is_promised: crate::promise::is_game_of_set,
    candidates: 1000,
};
