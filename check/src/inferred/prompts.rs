//! Prompts: `Move: Move: QUIT`, from a program that prints 'Move: ' each time before it reads.
//!
//! A program that answers as it reads prints a prompt between answers. We find where by giving the
//! reference model the part of the input that has been read: its answers, up to the first one that
//! the whole input changes, stand before the prompt.

use super::in_quotes;
use crate::mistake::{prints_by_input, Asked, Mistake};
use rules::answer::{text, Answer};
use std::iter::{once, zip};

/// For an input with more units than this we give up.
const MOST_UNITS: usize = 300;

/// What is read at once: its name, and whether one starts between two characters.
type Unit = (&'static str, fn(char, char) -> bool);

const UNITS: [Unit; 2] = [
    ("line", |before, _| before == '\n'),
    ("number", |before, next| before.is_whitespace() && !next.is_whitespace()),
];

/// How a program reads. It prints a prompt before each unit.
#[derive(Clone, Copy)]
struct Reader {
    unit: Unit,
    /// Whether it reads all units before it answers.
    reads_first: bool,
    /// Whether it prints one more prompt before it finds that the input has ended.
    asks_at_end: bool,
}

/// Returns the mistakes that are prompts, if an output does not begin as expected.
pub(super) fn prompts(
    answers: &[Answer],
    asked: &Asked,
    expected: &str,
    found: &str,
) -> Vec<Mistake> {
    let more = found.len().saturating_sub(expected.len());
    let first = expected.lines().next().unwrap_or_default();
    if more == 0 || found.starts_with(first) || !is_within(expected, found) {
        return Vec::new();
    }
    let prompt = |reader: Reader| {
        // All prompts together are as long as what is too much.
        let length = more.checked_div(reader.places(answers, asked)?.len())?;
        let prompt = found.get(..length)?.to_owned();
        let clause =
            format!("prints {} before it reads each {}", in_quotes(&prompt), reader.unit.0);
        Some(prints_by_input(clause, move |answers, asked| {
            let places = reader.places(&answers, asked)?;
            Some(with_prompts(answers, &places, &prompt))
        }))
    };
    let readers = UNITS.into_iter().flat_map(|unit| {
        [(false, true), (false, false), (true, true), (true, false)]
            .map(|(reads_first, asks_at_end)| Reader { unit, reads_first, asks_at_end })
    });
    readers.filter_map(prompt).collect()
}

/// Returns whether a text is what is left of another one without some of its characters.
fn is_within(text: &str, other: &str) -> bool {
    let mut others = other.chars();
    text.chars().all(|char| others.any(|other| other == char))
}

/// Puts a prompt before the answers with these numbers.
fn with_prompts(mut answers: Vec<Answer>, places: &[usize], prompt: &str) -> Vec<Answer> {
    for place in places.iter().rev() {
        answers.insert(*place, Answer::new("", prompt, ""));
    }
    answers
}

impl Reader {
    /// Returns for each prompt how many answers stand before it; `None` if that takes many steps.
    fn places(self, answers: &[Answer], asked: &Asked) -> Option<Vec<usize>> {
        let read = self.read(asked.input);
        if read.len() > MOST_UNITS {
            return None;
        }
        if self.reads_first {
            return Some(vec![0; read.len()]);
        }
        let last = before_end(answers, asked)?;
        let mut places = Vec::new();
        for end in read {
            let so_far = (asked.answers_to)(&asked.input[..end])?;
            let equal = zip(&so_far, answers).take_while(|(one, other)| one.text == other.text);
            let place = equal.count();
            if last == answers.len() && place == last {
                // The game is over, so nothing more is read: `1 2 1 2 1 2 1` is won with its last
                // move, and no prompt follows the last board.
                break;
            }
            places.push(place.min(last));
        }
        Some(places)
    }

    /// Returns for each prompt how much of an input has been read before it.
    fn read(self, input: &str) -> Vec<usize> {
        let next = input.char_indices().skip(1);
        let starts =
            zip(input.chars(), next).filter(|(before, (_, next))| self.unit.1(*before, *next));
        let end = (self.asks_at_end && !input.is_empty()).then_some(input.len());
        once(0).chain(starts.map(|(_, (start, _))| start)).chain(end).collect()
    }
}

/// Returns how many answers stand before those that the end of the input causes, such as QUIT.
/// These come after the last prompt. If a game was over before, all answers stand before the end.
fn before_end(answers: &[Answer], asked: &Asked) -> Option<usize> {
    let last = (asked.answers_to)("")?;
    let all = answers.len();
    let first = all.checked_sub(last.len());
    let is_last = |first: &usize| text(&answers[*first..]) == text(&last);
    Some(first.filter(is_last).unwrap_or(all))
}
