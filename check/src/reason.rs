//! The sentence on a wrong output: why an answer is expected, or what is too much.
//!
//! Each answer of the reference has its reason: "Column 1 is full." So we take that of the first
//! answer that is missing, and it is true whatever was printed.

use crate::show::printable;
use rules::answer::Answer;

/// Of a line with more characters than this we quote only the start.
const LONGEST: usize = 40;

const ONLY_SPACE: &str = "Here only spaces or line ends are wrong.";

/// Returns a sentence on an answer that was printed with a mistake in it; `None` if the answer is
/// not there.
pub(crate) type Detail<'a> = &'a dyn Fn(&Answer, &str) -> Option<String>;

/// Says why the first answer that is missing is expected, or what is wrong in it; if none is
/// missing, what is too much. The last answer has no text: nothing more comes.
pub(crate) fn reason(answers: &[Answer], mut found: &str, detail: Detail) -> Option<String> {
    let mut place = "At the start".to_owned();
    for (index, answer) in answers.iter().enumerate() {
        let Answer { kind, text, reason } = answer;
        found = match found.strip_prefix(&**text) {
            Some(after) if !text.is_empty() => after,
            // Something was added before this answer: "After the board, 'INVALID' is not expected."
            None if come_later(&answers[index..], found) => {
                return Some(format!("{place}, {} is not expected. {reason}", first_line(found)));
            }
            // This answer has a mistake in it: "Row 6, column 2 is empty."
            None if !is_next(&answers[index + 1..], found) => {
                let space = has_lines(text, found).then(|| format!("{ONLY_SPACE} {reason}"));
                let sentence = space.or_else(|| detail(answer, found));
                return Some(sentence.unwrap_or_else(|| reason.clone().into_owned()));
            }
            // This answer was left out, or it is the last one: nothing more should come.
            _ => return Some(reason.clone().into_owned()),
        };
        let the = if kind.starts_with(char::is_lowercase) { "the " } else { "" };
        place = format!("After {the}{kind}");
    }
    None
}

/// Returns whether an output begins with the lines of an answer, but for spaces at their ends, and
/// line ends.
fn has_lines(answer: &str, found: &str) -> bool {
    let lines = found.lines().take(answer.lines().count());
    lines.map(str::trim).eq(answer.lines().map(str::trim))
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
