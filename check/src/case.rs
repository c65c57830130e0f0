//! A test case: an input, what is expected for it, and what counts of an output.

use rules::answer::Answer;
use rules::model::Model;

/// Returns an output without all that is free in it. For example, a turtle puzzle's list of types
/// may have any layout. Two outputs that are then equal are equally right or wrong.
pub(crate) type Normalize = dyn Fn(&[u8]) -> Vec<u8> + Send + Sync;

/// An input of a task, and what is expected for it.
pub(crate) struct Case {
    pub(crate) input: String,
    /// After this many steps, the model and its mutants give up their search.
    pub(crate) most_steps: usize,
    pub(crate) answers: Vec<Answer>,
    /// Returns the model of the game.
    pub(crate) model: fn() -> Box<dyn Model>,
    pub(crate) normalizer: Box<Normalize>,
    /// The expected output, normalized.
    pub(crate) expected: Vec<u8>,
}

impl Case {
    /// Returns an output without all that is free in it.
    pub(crate) fn normalized(&self, output: &[u8]) -> Vec<u8> {
        (self.normalizer)(output)
    }
}
