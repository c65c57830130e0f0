//! An input to try, where it came from, and what a program did on it.

use crate::run::Attempt;

/// An input to try.
#[derive(Clone)]
pub(crate) struct Input {
    /// The name of the fixture; `None` for a random input, or one that is simplified.
    pub(crate) fixture: Option<&'static str>,
    pub(crate) text: String,
}

/// What is known of a program.
pub(crate) struct Run {
    pub(crate) input: String,
    /// What it did, unless that was right.
    pub(crate) wrong: Option<Attempt>,
}

impl From<String> for Input {
    fn from(text: String) -> Self {
        Input { fixture: None, text }
    }
}

impl Run {
    /// Returns whether the program failed, other than by a wrong output.
    pub(crate) fn has_failed(&self) -> bool {
        self.wrong.as_ref().is_some_and(|attempt| attempt.end.failure().is_some())
    }
}
