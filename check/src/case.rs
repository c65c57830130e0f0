//! A test case: an input, what is due for it, and what counts of an output.

use rules::answer::{text, Answer};

/// After how many steps a search is given up: to rule out hundreds of mistakes, and for the few that are left.
pub(crate) const FEW_STEPS: usize = 10_000;
pub(crate) const MANY_STEPS: usize = 300_000;

/// Returns what is due for an input, unless that takes more than some steps.
pub(crate) type AnswersTo = fn(&str, usize) -> Option<Vec<Answer>>;
/// Returns what an output says in all that counts. Outputs that say the same are equally right or wrong.
pub(crate) type Normalize = dyn Fn(&[u8]) -> Vec<u8>;

/// An input of a task, and what is due for it.
pub(crate) struct Case {
    pub(crate) input: String,
    /// After this many steps, a program gives up its search.
    pub(crate) most_steps: usize,
    pub(crate) answers: Vec<Answer>,
    pub(crate) answers_to: AnswersTo,
    normalizer: Box<Normalize>,
    /// The expected output, normalized.
    pub(crate) expected: Vec<u8>,
}

impl Case {
    /// Takes an input; `None` if it takes too many steps to find out what is due.
    pub(crate) fn new(
        input: &str,
        most_steps: usize,
        answers_to: AnswersTo,
        normalizer: impl FnOnce(&str) -> Box<Normalize>,
    ) -> Option<Self> {
        let answers = answers_to(input, most_steps)?;
        let output = text(&answers);
        let normalizer = normalizer(&output);
        let expected = normalizer(output.as_bytes());
        Some(Case {
            input: input.to_owned(),
            most_steps,
            answers,
            answers_to,
            normalizer,
            expected,
        })
    }

    /// Returns what an output says in all that counts.
    pub(crate) fn normalized(&self, output: &[u8]) -> Vec<u8> {
        (self.normalizer)(output)
    }
}
