//! The sentence on a wrong output: why an answer is due.
//!
//! Each answer has its reason. So the sentence is that of the first answer that is missing, and it is true whatever was
//! printed.

use rules::answer::Answer;

/// Says why the first answer that is missing is due. The last one has no text: nothing more comes.
pub(super) fn reason(answers: &[Answer], mut found: &str) -> Option<String> {
    for Answer { text, reason, .. } in answers {
        found = match found.strip_prefix(&**text) {
            Some(after) if !text.is_empty() => after,
            _ => return Some(reason.clone().into_owned()),
        };
    }
    None
}
