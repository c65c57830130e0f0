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
    answers: OnceLock<Option<Vec<Answer>>>,
    output: OnceLock<Option<String>>,
    hasher: OnceLock<Option<Box<Hasher>>>,
    right: OnceLock<Option<u64>>,
}

impl Debug for Case {
    fn fmt(&self, formatter: &mut Formatter) -> Result {
        write!(formatter, "{}: {:?}", self.inputs.task, self.input)
    }
}

impl Case {
    /// Takes an input of a task.
    pub fn new(inputs: Inputs, input: impl Into<String>) -> Self {
        let (input, (answers, output, hasher, right)) = (input.into(), Default::default());
        Case { inputs, input, answers, output, hasher, right }
    }

    /// Returns the input.
    pub fn input(&self) -> &str {
        &self.input
    }

    /// Returns what is due; `None` if it takes too many steps to find out.
    pub fn answers(&self) -> Option<&[Answer]> {
        self.answers.get_or_init(|| (self.inputs.answers)(&self.input)).as_deref()
    }

    /// Returns the right output.
    pub fn output(&self) -> Option<&str> {
        self.output.get_or_init(|| self.answers().map(text)).as_deref()
    }

    /// Returns a hash of all that counts of an output; `None` if the right one is not known.
    pub fn hash(&self, output: &[u8]) -> Option<u64> {
        let hasher = || Some((self.inputs.hasher)(self.output()?));
        Some(self.hasher.get_or_init(hasher).as_ref()?(output))
    }

    /// Returns the hash of the right output.
    pub fn right(&self) -> Option<u64> {
        *self.right.get_or_init(|| self.hash(self.output()?.as_bytes()))
    }
}

/// Returns the same for the same bytes, in any run of the program.
pub fn hash(bytes: &[u8]) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(bytes)
}
