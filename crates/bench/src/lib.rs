//! How fast the puzzle filters are, on inputs that anyone can make again.
//!
//! All that is random comes from the generator `WyRand` of the crate fastrand, with a fixed seed. The
//! benchmarks in `benches` call `run` on bytes, as users do; the program compares whole processes.

mod inputs;
mod set_games;

pub use inputs::{blank_lines, card_sets, columns, games, most_solutions, moves, spaced_game};
pub use set_games::play_in_triples;
