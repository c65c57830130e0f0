//! An input to try, where it came from, and what a program did on it.

use crate::compare::Difference;
use crate::run::Attempt;
use rules::case::Case;

/// An input to try.
#[derive(Clone)]
pub(crate) struct Input {
    /// The name of the fixture; `None` for a random input, or one that is simplified.
    pub(crate) fixture: Option<&'static str>,
    pub(crate) text: String,
}

/// The first input on which a program differs.
#[derive(Clone)]
pub(crate) struct Found {
    pub(crate) input: Input,
    pub(crate) difference: Difference,
    /// The number of inputs before it, on which the program agrees.
    pub(crate) agreed: usize,
}

/// A case, and what a program did on it.
pub(crate) struct Run {
    pub(crate) case: Case,
    /// What it did, unless that was right.
    pub(crate) wrong: Option<Attempt>,
}

impl From<String> for Input {
    fn from(text: String) -> Self {
        Input { fixture: None, text }
    }
}

impl Run {
    /// Takes what a program did on an input.
    pub(crate) fn new(case: Case, difference: Option<&Difference>) -> Self {
        Run { case, wrong: difference.map(|difference| difference.attempt.clone()) }
    }

    pub(crate) fn is_timeout(&self) -> bool {
        self.wrong.as_ref().is_some_and(|attempt| attempt.end.is_timeout())
    }

    /// Returns whether the program failed, other than by a wrong output.
    pub(crate) fn has_failed(&self) -> bool {
        self.wrong.as_ref().is_some_and(|attempt| attempt.end.failure().is_some())
    }
}
