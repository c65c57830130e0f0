//! SET.

mod features;
mod games;
mod inputs;
mod model;

pub use features::features;
pub use games::{all_cards, game, game_starting_with_a_cap};
pub use inputs::inputs;
pub use model::{play, triples};
