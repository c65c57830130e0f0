//! What is expected, and why.

use std::borrow::Cow;

/// A part of an output.
#[derive(Clone, Debug)]
pub struct Answer {
    /// What it is: a constant of its game. It is a text because sentences name it ("in each
    /// board"), and because an enum would be one for all three games.
    pub kind: &'static str,
    /// What is printed. The last answer prints nothing: its reason says why nothing more comes.
    pub text: String,
    /// Why it is expected: a sentence. Answers of turtle puzzles have none, since their order is
    /// free.
    pub reason: Cow<'static, str>,
}

impl Answer {
    /// Describes an answer.
    pub fn new(
        kind: &'static str,
        text: impl Into<String>,
        reason: impl Into<Cow<'static, str>>,
    ) -> Self {
        Answer { kind, text: text.into(), reason: reason.into() }
    }
}

/// Joins the texts of answers.
pub fn text(answers: &[Answer]) -> String {
    answers.iter().map(|answer| &*answer.text).collect()
}
