//! What programs do with the answers that they print: the words of the catalogues of mistakes.

use crate::answer::Answer;

/// Answers, and what is made of them.
pub(crate) type Answers = Vec<Answer>;

/// Changes the text of each answer of a kind.
pub(crate) fn each(kind: &str, mut answers: Answers, change: impl Fn(&str) -> String) -> Answers {
    for answer in answers.iter_mut().filter(|answer| answer.kind == kind) {
        answer.text = change(&answer.text);
    }
    answers
}

/// Changes each line of all answers. The lines have no ends.
pub(crate) fn each_line(mut answers: Answers, change: impl Fn(&str) -> String) -> Answers {
    for answer in &mut answers {
        answer.text = answer.text.lines().map(|line| change(line) + "\n").collect();
    }
    answers
}

/// Leaves out the answers of a kind.
pub(crate) fn without(kind: &str, mut answers: Answers) -> Answers {
    answers.retain(|answer| answer.kind != kind);
    answers
}

/// Prints a text before each answer of a kind.
pub(crate) fn before(kind: &str, answers: Answers, text: &str) -> Answers {
    each(kind, answers, |answer| text.to_owned() + answer)
}

/// Prints a text after each answer of a kind.
pub(crate) fn after(kind: &str, answers: Answers, text: &str) -> Answers {
    each(kind, answers, |answer| answer.to_owned() + text)
}

/// Changes the whole text.
pub(crate) fn whole(answers: Answers, change: impl Fn(&str) -> String) -> Answers {
    let text: String = answers.iter().map(|answer| &*answer.text).collect();
    vec![Answer::new("", change(&text), "")]
}

/// Leaves out the last answer that has a text.
pub(crate) fn without_last(mut answers: Answers) -> Answers {
    if let Some(last) = answers.iter().rposition(|answer| !answer.text.is_empty()) {
        answers.remove(last);
    }
    answers
}
