//! The sentence on a wrong output: why an answer is due, or what is not.
//!
//! Each answer has its reason. So the sentence is that of the first answer that is missing, and it is true whatever was
//! printed.

use crate::show::printable;
use rules::answer::Answer;

/// Says why the first answer that is missing is due; if none is, what is too much. The last answer has no text: nothing more
/// comes.
pub(crate) fn reason(answers: &[Answer], mut found: &str) -> Option<String> {
    let mut place = "At the start".to_owned();
    for (index, Answer { kind, text, reason }) in answers.iter().enumerate() {
        found = match found.strip_prefix(&**text) {
            Some(after) if !text.is_empty() => after,
            None if come_later(&answers[index..], found) => {
                let line = printable(found.lines().next().unwrap_or_default());
                return Some(format!("{place}, '{line:.40}' is not due. {reason}"));
            }
            _ => return Some(reason.clone().into_owned()),
        };
        place = format!(
            "After {}{kind}",
            if kind.starts_with(char::is_lowercase) { "the " } else { "" }
        );
    }
    None
}

/// Returns whether an output has some answers, in order, each at the start of a line.
fn come_later(answers: &[Answer], found: &str) -> bool {
    let found = format!("\n{found}");
    let next = |left: &mut &str, Answer { text, .. }: &Answer| {
        let start = left.find(&format!("\n{text}"))?;
        *left = &left[start + text.len()..];
        Some(())
    };
    let mut left = &*found;
    answers.iter().all(|answer| next(&mut left, answer).is_some())
}
