//! The sentence on a wrong output: why an answer is expected, or what is too much.
//!
//! Each answer of the reference has its reason: "Column 1 is full." So we take that of the first
//! answer that is missing, and it is true whatever was printed.

use crate::show::printable;
use rules::answer::Answer;

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
/// missing, what is too much. The last answer has no text: nothing more comes. `detail` and
/// `not_due` may say more about what is found in place of an answer, or before it.
pub(crate) fn reason(
    answers: &[Answer],
    found: &str,
    detail: impl Fn(&FirstWrong) -> Option<String>,
    not_due: impl Fn(&FirstWrong) -> Option<String>,
) -> Option<String> {
    let wrong = first_wrong(answers, found)?;
    let FirstWrong { answer: Answer { text, reason, .. }, later, found, .. } = wrong;
    let expected = reason.clone().into_owned();
    Some(if text.is_empty() {
        not_due(&wrong).unwrap_or(expected)
    } else if come_later(&answers[wrong.right.len()..], found) {
        // Something was added before this answer: "After the board, 'INVALID' is not expected."
        let why = not_due(&wrong).unwrap_or(expected);
        format!("{}, {} is not expected. {why}", wrong.place(), first_line(found))
    } else if is_next(later, found) {
        // This answer was left out.
        expected
    } else if has_lines(text, later, found) {
        format!("{ONLY_SPACE} {expected}")
    } else {
        detail(&wrong).unwrap_or(expected)
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
}

/// Returns whether an output begins with the lines of an answer, but for spaces at their ends, and
/// line ends. It must also go on, if something is expected later.
fn has_lines(answer: &str, later: &[Answer], found: &str) -> bool {
    let count = answer.lines().count();
    let lines = found.lines().take(count);
    let goes_on =
        later.iter().all(|answer| answer.text.is_empty()) || found.lines().count() > count;
    goes_on && lines.map(str::trim).eq(answer.lines().map(str::trim))
}

/// Quotes the first line of an output.
fn first_line(found: &str) -> String {
    match printable(found.lines().next().unwrap_or_default()) {
        line if line.is_empty() => "a blank line".to_owned(),
        line if line.chars().count() > LONGEST => format!("'{line:.LONGEST$}...'"),
        line => format!("'{line}'"),
    }
}

/// Returns whether an output goes on with one of some answers, so that those before it were left
/// out.
fn is_next(answers: &[Answer], found: &str) -> bool {
    answers.iter().any(|answer| !answer.text.is_empty() && found.starts_with(&answer.text))
}

/// Returns whether an output has some answers, in order, each at the start of a line.
fn come_later(answers: &[Answer], found: &str) -> bool {
    let found = format!("\n{found}");
    let rest = answers.iter().try_fold(&*found, |rest, Answer { text, .. }| {
        let start = rest.find(&format!("\n{text}"))?;
        Some(&rest[start + text.len()..])
    });
    rest.is_some()
}
