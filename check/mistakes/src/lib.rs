//! The mistakes that programs make: for each task a catalogue. Its rows are edits of what is right.
//!
//! A [`Mistake`] edits what is read, the model of the game in `rules`, or what is printed. `check`
//! makes these edits, and compares what is then printed with what a program prints. Rows of several
//! games are in `general.rs`.

mod catalogue;
pub mod connect4;
mod general;
mod mistake;
pub mod printing;
pub mod set_sim;
pub mod turtle_puzzle;

pub use catalogue::{Catalogue, Numbered};
pub use mistake::{follows, prints, prints_by_input, reads, Asked, Mistake, Origin, Shared};

/// Returns a number with its noun.
pub fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}
