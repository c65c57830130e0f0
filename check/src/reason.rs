//! The sentence on a wrong output: why an answer is expected, or what is too much.
//!
//! Each answer of the reference has its reason: "Column 1 is full." So we take that of the first
//! answer that is missing, and it is true whatever was printed.

use crate::show::printable;
use rules::answer::Answer;
use std::iter::once;

/// Of a line with more characters than this we quote only the start.
const LONGEST: usize = 40;

const ONLY_SPACE: &str = "Here only spaces or line ends are wrong.";

/// The first place where an output is wrong.
pub(crate) struct FirstWrong<'a> {
    /// The answers before it, which are right.
    pub(crate) right: &'a [Answer],
    /// The answer that is expected there, and those after it.
    pub(crate) answer: &'a Answer,
    later: &'a [Answer],
    /// What is found there.
    pub(crate) found: &'a str,
}

/// Says why the first answer that is missing is expected, or what is wrong in it; if none is
/// missing, what is too much. The last answer has no text: nothing more comes. `what_is_wrong` and
/// `why_too_much` may say more about what is found in place of an answer, or before it.
pub(crate) fn reason(
    answers: &[Answer],
    found: &str,
    what_is_wrong: impl Fn(&FirstWrong) -> Option<String>,
    why_too_much: impl Fn(&FirstWrong) -> Option<String>,
) -> Option<String> {
    let wrong = first_wrong(answers, found)?;
    let expected = wrong.answer.reason.clone().into_owned();
    Some(if wrong.answer.text.is_empty() {
        why_too_much(&wrong).unwrap_or(expected)
    } else if wrong.is_something_added() {
        let why = why_too_much(&wrong).unwrap_or(expected);
        format!("{}, {} is not expected. {why}", wrong.place(), first_line(wrong.found))
    } else if wrong.is_answer_left_out() {
        expected
    } else if wrong.is_only_space() {
        format!("{ONLY_SPACE} {expected}")
    } else {
        what_is_wrong(&wrong).unwrap_or(expected)
    })
}

/// Returns the first place where an output is wrong, if it is.
fn first_wrong<'a>(answers: &'a [Answer], mut found: &'a str) -> Option<FirstWrong<'a>> {
    for (index, answer) in answers.iter().enumerate() {
        match found.strip_prefix(&*answer.text) {
            Some(after) if !answer.text.is_empty() => found = after,
            _ => {
                let (right, later) = (&answers[..index], &answers[index + 1..]);
                return Some(FirstWrong { right, answer, later, found });
            }
        }
    }
    None
}

impl FirstWrong<'_> {
    /// Says where it is.
    fn place(&self) -> String {
        let Some(Answer { kind, .. }) = self.right.last() else { return "At the start".to_owned() };
        let the = if kind.starts_with(char::is_lowercase) { "the " } else { "" };
        format!("After {the}{kind}")
    }

    /// Returns whether the answer and all later ones still come, in order, each at the start of a
    /// line: "After the board, 'INVALID' is not expected."
    fn is_something_added(&self) -> bool {
        let found = format!("\n{}", self.found);
        let rest = once(self.answer).chain(self.later).try_fold(&*found, |rest, answer| {
            let start = rest.find(&format!("\n{}", answer.text))?;
            Some(&rest[start + answer.text.len()..])
        });
        rest.is_some()
    }

    /// Returns whether the output goes on with a later answer.
    fn is_answer_left_out(&self) -> bool {
        let is_found =
            |answer: &Answer| !answer.text.is_empty() && self.found.starts_with(&answer.text);
        self.later.iter().any(is_found)
    }

    /// Returns whether the lines of the answer are there, but for spaces at their ends, and line
    /// ends. The output must also go on, if something is expected later.
    fn is_only_space(&self) -> bool {
        let expected = self.answer.text.lines();
        let count = expected.clone().count();
        let goes_on = self.later.iter().all(|answer| answer.text.is_empty())
            || self.found.lines().count() > count;
        goes_on && self.found.lines().take(count).map(str::trim).eq(expected.map(str::trim))
    }
}

/// Quotes the first line of an output.
fn first_line(found: &str) -> String {
    match printable(found.lines().next().unwrap_or_default()) {
        line if line.is_empty() => "a blank line".to_owned(),
        line if line.chars().count() > LONGEST => format!("'{line:.LONGEST$}...'"),
        line => format!("'{line}'"),
    }
}
