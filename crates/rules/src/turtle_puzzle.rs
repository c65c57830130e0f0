//! Turtle puzzles.

mod card_sets;
mod features;
mod inputs;
mod model;
mod report;

pub use card_sets::{card_set, one_pattern, puzzle, solvable, CardSet};
pub use features::features;
pub use inputs::inputs;
pub use model::{Board, Card, Puzzle};
pub use report::{counts, report};

/// inputs
pub const INPUTS: crate::Inputs = crate::Inputs {
    task: "turtle-puzzle",
    random: |seed| Box::new(inputs(seed)),
    features,
    is_promised: crate::promise::is_card_set,
    candidates: 500,
};
