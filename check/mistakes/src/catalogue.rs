//! The mistakes that programs for a task make.

use crate::mistake::{Mistake, Origin};
use std::ops::RangeInclusive;

/// The catalogue of a task.
#[derive(Default)]
#[expect(missing_debug_implementations, reason = "its rows have functions")]
pub struct Catalogue {
    /// Those without a number.
    pub mistakes: Vec<Mistake>,
    /// Those with a number, such as the size of a buffer.
    pub numbered: Vec<Numbered>,
}

/// A mistake with a number.
#[expect(missing_debug_implementations, reason = "its rows have functions")]
pub struct Numbered {
    /// Describes the mistake with a number.
    pub row: Box<dyn Fn(usize) -> Mistake + Send + Sync>,
    /// Returns the numbers that can matter for an input, by what is printed for it without this
    /// mistake, and what was found.
    pub range: fn(&str, &str, &str) -> RangeInclusive<usize>,
    /// The number of the rules, if they have one: with it there is no mistake.
    pub right: Option<usize>,
    /// A number that some fixture exposes.
    pub example: usize,
}

impl Numbered {
    /// Describes the mistake with a number that was found in an output.
    pub fn found(&self, number: usize) -> Mistake {
        Mistake { origin: Origin::Numbered, ..(self.row)(number) }
    }
}
