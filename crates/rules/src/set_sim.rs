//! SET.

mod games;
mod model;

pub use games::{all_cards, game, game_starting_with_a_cap};
pub use model::{play, triples};
