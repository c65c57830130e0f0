//! A test case: an input, and what is due for it, which is found out once.

use crate::answer::{text, Answer};
use crate::{Hasher, Inputs};
use std::fmt::{Debug, Formatter, Result};
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::sync::OnceLock;

/// An input of a task, and what is due for it.
pub struct Case {
    pub(crate) inputs: Inputs,
    input: String,
    due: OnceLock<Option<Due>>,
}

/// What is due for an input.
struct Due {
    answers: Vec<Answer>,
    output: String,
    hasher: Box<Hasher>,
    /// The hash of the right output.
    right: u64,
}

impl Debug for Case {
    fn fmt(&self, formatter: &mut Formatter) -> Result {
        write!(formatter, "{}: {:?}", self.inputs.task, self.input)
    }
}

impl Case {
    /// Takes an input of a task.
    pub fn new(inputs: Inputs, input: impl Into<String>) -> Self {
        Case { inputs, input: input.into(), due: OnceLock::new() }
    }

    /// Returns the input.
    pub fn input(&self) -> &str {
        &self.input
    }

    fn due(&self) -> Option<&Due> {
        let due = || {
            let answers = (self.inputs.answers)(&self.input)?;
            let output = text(&answers);
            let hasher = (self.inputs.hasher)(&output);
            Some(Due { answers, right: hasher(output.as_bytes()), output, hasher })
        };
        self.due.get_or_init(due).as_ref()
    }

    /// Returns what is due; `None` if it takes too many steps to find out.
    pub fn answers(&self) -> Option<&[Answer]> {
        Some(&self.due()?.answers)
    }

    /// Returns the right output.
    pub fn output(&self) -> Option<&str> {
        Some(&self.due()?.output)
    }

    /// Returns a hash of all that counts of an output; `None` if the right one is not known.
    pub fn hash(&self, output: &[u8]) -> Option<u64> {
        Some((self.due()?.hasher)(output))
    }

    /// Returns the hash of the right output.
    pub fn right(&self) -> Option<u64> {
        Some(self.due()?.right)
    }
}

/// Returns the same for the same bytes, in any run of the program.
pub fn hash(bytes: &[u8]) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(bytes)
}
