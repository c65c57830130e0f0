//! Stands for the crate that all tools share.

#![forbid(unsafe_code)]

#[cfg(feature = "cli")]
pub mod unused_cli;

mod conclude;
mod ruler;

pub use conclude::conclude;
pub use ruler::{Ruler, UnusedUnit};
