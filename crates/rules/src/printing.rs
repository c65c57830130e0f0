//! What programs do with the answers that they print: the verbs of the catalogues of mistakes, and the mistakes that
//! programs make with answers of any kinds. A verb returns a function that changes answers, so that a row of a catalogue is
//! short.

use crate::answer::Answer;
use crate::program::{prints, Mistake};

/// Answers, the last of which may have no text.
pub(crate) type Answers = Vec<Answer>;

/// Kinds of answers.
pub(crate) type Kinds = &'static [&'static str];

/// What may be a part of a program, which threads share.
pub(crate) trait Shared: Send + Sync + 'static {}
impl<Part: Send + Sync + 'static> Shared for Part {}

/// What is printed in place of each answer of some kinds, which `{}` stands for.
const TEXTS: [(&str, fn(&str) -> String); 6] = [
    ("does not print {}", |_| String::new()),
    ("prints {} twice", |text| text.repeat(2)),
    ("prints a blank line before {}", |text| "\n".to_owned() + text),
    ("prints a blank line after {}", |text| text.to_owned() + "\n"),
    ("does not end the line after {}", |text| text.trim_end().to_owned()),
    ("prints no line end but a space after {}", |text| text.trim_end().to_owned() + " "),
];

/// Returns the place of an answer, or `None` if it is left out. Its right place is known, and how many answers of the
/// same kinds there are before it, and after it. Right places are odd, so that there is room between two.
type Order = fn(usize, usize, usize) -> Option<usize>;

/// Where each answer of some kinds is printed.
const EARLY: (&str, Order) = ("prints {} one answer too early", |place, _, _| Some(place - 3));
/// Where answers are printed of which there are several.
const ORDERS: [(&str, Order); 6] = [
    ("prints {} only the first time", |place, before, _| (before == 0).then_some(place)),
    ("prints {} only the last time", |place, _, after| (after == 0).then_some(place)),
    ("does not print {} the first time", |place, before, _| (before > 0).then_some(place)),
    ("does not print {} the last time", |place, _, after| (after > 0).then_some(place)),
    ("prints {} before all else", |_, _, _| Some(0)),
    ("prints {} only at the end", |_, _, _| Some(usize::MAX)),
];

/// Describes programs that print each answer of some kinds otherwise.
pub(crate) fn each_time((name, kinds): (&str, Kinds)) -> Vec<Mistake> {
    let texts =
        TEXTS.map(|(clause, change)| prints(clause.replace("{}", name), each_of(kinds, change)));
    texts.into_iter().chain([ordered(EARLY, (name, kinds))]).collect()
}

/// Describes programs that print answers of some kinds at other times, or stop after some of them.
pub(crate) fn at_times((name, kinds): (&str, Kinds)) -> Vec<Mistake> {
    let stops = [(0, "once"), (1, "twice"), (2, "three times")].map(|(last, times)| {
        prints(format!("stops when it has printed {name} {times}"), move |mut answers| {
            let mut places =
                (0..answers.len()).filter(|place| kinds.contains(&answers[*place].kind));
            let end = places.nth(last).map_or(answers.len(), |place| place + 1);
            answers.truncate(end);
            answers
        })
    });
    ORDERS.map(|order| ordered(order, (name, kinds))).into_iter().chain(stops).collect()
}

/// Describes a program that prints the answers of some kinds in another order, or some of them.
fn ordered((clause, order): (&str, Order), (name, kinds): (&str, Kinds)) -> Mistake {
    prints(clause.replace("{}", name), move |answers| {
        let mut after = answers.iter().filter(|answer| kinds.contains(&answer.kind)).count();
        let (mut before, mut placed) = (0, Vec::new());
        for (place, answer) in (3..).step_by(2).zip(answers) {
            if kinds.contains(&answer.kind) {
                after -= 1;
                placed.extend(order(place, before, after).map(|place| (place, answer)));
                before += 1;
            } else {
                placed.push((place, answer));
            }
        }
        placed.sort_by_key(|(place, _)| *place);
        placed.into_iter().map(|(_, answer)| answer).collect()
    })
}

/// Changes the text of each answer of a kind.
pub(crate) fn each(
    kind: &'static str,
    change: impl Fn(&str) -> String,
) -> impl Fn(Answers) -> Answers {
    move |mut answers| {
        for answer in answers.iter_mut().filter(|answer| answer.kind == kind) {
            answer.text = change(&answer.text);
        }
        answers
    }
}

/// Changes the text of each answer of some kinds.
pub(crate) fn each_of(
    kinds: Kinds,
    change: impl Fn(&str) -> String,
) -> impl Fn(Answers) -> Answers {
    move |answers| kinds.iter().fold(answers, |answers, kind| each(kind, &change)(answers))
}

/// Changes each line of a text. The lines have no ends.
pub(crate) fn by_line(change: impl Fn(&str) -> String) -> impl Fn(&str) -> String {
    move |text| text.lines().map(|line| change(line) + "\n").collect()
}

/// Changes each line of all answers. The lines have no ends.
pub(crate) fn each_line(change: impl Fn(&str) -> String) -> impl Fn(Answers) -> Answers {
    whole(by_line(change))
}

/// Leaves out the answers of a kind.
pub(crate) fn without(kind: &'static str) -> impl Fn(Answers) -> Answers {
    each(kind, |_| String::new())
}

/// Prints a text in place of another one in each answer of a kind.
pub(crate) fn replaced(
    kind: &'static str,
    text: &'static str,
    other: &'static str,
) -> impl Fn(Answers) -> Answers {
    each(kind, move |answer| answer.replace(text, other))
}

/// Changes the whole text.
pub(crate) fn whole(change: impl Fn(&str) -> String) -> impl Fn(Answers) -> Answers {
    move |answers| {
        let text: String = answers.iter().map(|answer| &*answer.text).collect();
        vec![Answer::new("", change(&text), "")]
    }
}
