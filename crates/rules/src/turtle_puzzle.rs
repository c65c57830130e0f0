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
