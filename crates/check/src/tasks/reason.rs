//! The sentence on a wrong output: why an answer is due, or what is too much.
//!
//! Each answer has its reason. So the sentence is that of the first answer that is missing, and it is true whatever was
//! printed. An earlier version analysed what was printed, case by case: it was a thousand lines long, and never done.

use crate::show::are_alike;
use rules::answer::Answer;

/// Says why the first answer that is missing is due; if none is, before which one something is too much. One that is
/// only spelled wrongly is not missing, nor one in which the output ends.
pub(super) fn reason(answers: &[Answer], mut found: &str) -> Option<String> {
    for (index, Answer { kind, text, reason }) in answers.iter().enumerate() {
        found = match found.strip_prefix(&**text) {
            Some(after) if !text.is_empty() => after,
            Some("") => return None,
            None if come_later(&answers[index..], found) => {
                let the = if kind.starts_with(char::is_lowercase) { "the " } else { "" };
                return Some(format!(
                    "Something that is not due stands before {the}{kind}. {reason}"
                ));
            }
            None if is_begun(text, found) => return None,
            _ => return Some(reason.clone().into_owned()),
        };
    }
    None
}

/// Returns whether an output has some answers, in order.
fn come_later(answers: &[Answer], found: &str) -> bool {
    let mut answers = answers.iter();
    answers.try_fold(found, |left, answer| Some(left.split_once(&*answer.text)?.1)).is_some()
}

/// Returns whether an output begins with a part of an answer, or with one that differs in spelling, or only in some lines.
fn is_begun(answer: &str, found: &str) -> bool {
    let letters = |line: &str| {
        let counts = |char: &char| char.is_alphanumeric() || "=-+".contains(*char);
        line.to_lowercase().chars().filter(counts).collect::<String>()
    };
    let mut lines = answer.lines().zip(found.lines());
    let is_same = |(due, line): (_, &str)| letters(due) == letters(line) && !line.trim().is_empty();
    match lines.clone().next() {
        Some((due, line)) if are_alike(due.as_bytes(), line.as_bytes()) => {
            lines.any(is_same) || answer.starts_with(found)
        }
        first => first.is_some_and(is_same),
    }
}
