//! What a mistake needs of the model of a game: that it answers, and that its parts can be
//! exchanged.

use crate::answer::Answer;
use std::any::Any;

/// The model of a game.
pub trait Model {
    /// Returns what is expected for an input, and why; `None` if it takes more than some steps to
    /// find out.
    fn answers(&self, input: &str, most_steps: usize) -> Option<Vec<Answer>>;

    /// Returns the model itself, as what it is. A mistake knows the fields of its game's model;
    /// those who simulate it do not.
    fn parts(&mut self) -> &mut dyn Any;
}

/// The model of a game that has none yet.
#[derive(Clone, Copy, Debug)]
pub struct Unknown;

impl Model for Unknown {
    fn answers(&self, _input: &str, _most_steps: usize) -> Option<Vec<Answer>> {
        None
    }

    fn parts(&mut self) -> &mut dyn Any {
        self
    }
}
