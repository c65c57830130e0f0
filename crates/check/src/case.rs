//! A test case: an input, what is due for it, and what counts of an output.

use crate::tasks::Task;
use rules::answer::{text, Answer};

/// After how many steps a search is given up: to rule out hundreds of mistakes, and for the few that are left.
const FEW_STEPS: usize = 10_000;
const MANY_STEPS: usize = 300_000;

/// Returns what an output says in all that counts. Outputs that say the same are equally right or wrong.
pub(crate) type WhatCounts = dyn Fn(&[u8]) -> Vec<u8>;

/// An input of a task, and what is due for it.
pub(crate) struct Case {
    task: &'static dyn Task,
    pub(crate) input: String,
    /// After this many steps, a program gives up its search.
    pub(crate) most_steps: usize,
    pub(crate) answers: Vec<Answer>,
    what_counts: Box<WhatCounts>,
    /// What the right output says.
    pub(crate) right: Vec<u8>,
}

impl Case {
    /// Takes an input of a task; `None` if it takes many steps to find out what is due.
    pub(crate) fn quick(task: &'static dyn Task, input: &str) -> Option<Self> {
        Case::new(task, input, FEW_STEPS)
    }

    /// Takes an input of a task, on which even a long search is worth its time.
    pub(crate) fn thorough(task: &'static dyn Task, input: &str) -> Option<Self> {
        Case::new(task, input, MANY_STEPS)
    }

    fn new(task: &'static dyn Task, input: &str, most_steps: usize) -> Option<Self> {
        let answers = (task.inputs().answers)(input, most_steps)?;
        let output = text(&answers);
        let what_counts = task.what_counts(&output);
        let right = what_counts(output.as_bytes());
        Some(Case { task, input: input.to_owned(), most_steps, answers, what_counts, right })
    }

    /// Returns what an output says in all that counts.
    pub(crate) fn says(&self, output: &[u8]) -> Vec<u8> {
        (self.what_counts)(output)
    }

    /// Returns what is due for another input of the task.
    pub(crate) fn answers_to(&self, input: &str) -> Option<Vec<Answer>> {
        (self.task.inputs().answers)(input, self.most_steps)
    }
}
