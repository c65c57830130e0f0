//! What programs do with the answers that they print. Each function here returns an edit of
//! answers, so that a row of a catalogue is short: `each(CHECK, |line| line.repeat(2))`.

use rules::answer::{text, Answer};

/// Answers, the last of which may have no text.
pub type Answers = Vec<Answer>;

/// A text that a row of a catalogue has in it: a kind, or what is printed.
type Text = &'static str;

/// Kinds of answers.
pub type Kinds = &'static [Text];

/// Changes the text of each answer that is meant.
pub fn each_that(
    is_meant: impl Fn(&Answer) -> bool,
    change: impl Fn(&str) -> String,
) -> impl Fn(&mut Answers) {
    move |answers| {
        for answer in answers.iter_mut().filter(|answer| is_meant(answer)) {
            answer.text = change(&answer.text);
        }
    }
}

/// Changes the text of each answer of a kind.
pub fn each(kind: Text, change: impl Fn(&str) -> String) -> impl Fn(&mut Answers) {
    each_that(move |answer| answer.kind == kind, change)
}

/// Changes the text of each answer of some kinds.
pub fn each_of(kinds: Kinds, change: impl Fn(&str) -> String) -> impl Fn(&mut Answers) {
    each_that(move |answer| kinds.contains(&answer.kind), change)
}

/// Changes each line of a text. The lines have no ends.
pub fn by_line(change: impl Fn(&str) -> String) -> impl Fn(&str) -> String {
    move |text| text.lines().map(|line| change(line) + "\n").collect()
}

/// Changes each line of all answers. The lines have no ends.
pub fn each_line(change: impl Fn(&str) -> String) -> impl Fn(&mut Answers) {
    whole(by_line(change))
}

/// Leaves out the answers of a kind.
pub fn without(kind: Text) -> impl Fn(&mut Answers) {
    each(kind, |_| String::new())
}

/// Prints a text in place of another one in each answer of a kind.
pub fn replaced(kind: Text, text: Text, other: Text) -> impl Fn(&mut Answers) {
    each(kind, move |answer| answer.replace(text, other))
}

/// Changes the whole text.
pub fn whole(change: impl Fn(&str) -> String) -> impl Fn(&mut Answers) {
    move |answers| *answers = vec![Answer::new("", change(&text(answers)), "")]
}
