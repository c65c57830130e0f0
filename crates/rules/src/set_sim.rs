//! SET: a model, random games, and the inputs of the task.

mod games;
mod inputs;
mod model;
mod promise;

pub use games::{all_cards, game};
pub use model::play;

use crate::Inputs;

/// The inputs of the task.
pub const INPUTS: Inputs = Inputs {
    reasons: model::reasons,
    wrong: model::wrong,
    may_be_promised: promise::may_be_promised,
    unpromised: promise::unpromised,
    candidates: 1_000,
    ..Inputs::new("set-sim", |seed| Box::new(crate::samples(seed, inputs::input)))
};
