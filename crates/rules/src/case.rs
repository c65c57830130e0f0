//! A test case: an input, and what is due for it, which is found out once.

use crate::answer::{text, Answer};
use crate::Inputs;
use std::borrow::Cow;
use std::fmt::{Debug, Formatter, Result};
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::sync::OnceLock;

/// An input, and what is due for it, which is found out once.
pub struct Case<'a> {
    pub(crate) inputs: Inputs,
    input: Cow<'a, str>,
    answers: OnceLock<Option<Vec<Answer>>>,
    output: OnceLock<Option<String>>,
    pub(crate) hash: u64,
}

impl Debug for Case<'_> {
    fn fmt(&self, formatter: &mut Formatter) -> Result {
        write!(formatter, "{}: {:?}", self.inputs.task, self.input)
    }
}

impl<'a> Case<'a> {
    /// Takes an input of a task.
    pub fn new(inputs: Inputs, input: impl Into<Cow<'a, str>>) -> Self {
        let input = input.into();
        let hash = hash(&input);
        Case { inputs, input, answers: OnceLock::new(), output: OnceLock::new(), hash }
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
}

pub(crate) fn hash(text: &str) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(text)
}
