//! How fast the puzzle filters are, on inputs that anyone can make again.
//!
//! All that is random comes from the generator `WyRand` of the crate fastrand, with a fixed seed. The
//! benchmarks in `benches` call `run` on bytes, as users do, and beside them what a plain program does
//! with the same input; the program compares whole processes.

mod in_triples;
mod inputs;
mod row_by_row;

pub use in_triples::play_in_triples;
pub use inputs::{blank_lines, card_sets, columns, games, most_solutions, moves};
pub use row_by_row::solutions_row_by_row;
