//! Prompts: `Move: Move: QUIT`, from a program that prints 'Move: ' each time before it reads. It
//! may greet first, and have a prompt for each of two players.
//!
//! A program that answers as it reads prints a prompt between answers. We find where by giving the
//! reference model the part of the input that has been read: its answers, up to the first one that
//! the whole input changes, stand before the prompt.

use super::in_quotes;
use crate::mistake::{prints_by_input, Asked, Mistake};
use rules::answer::{text, Answer};
use std::collections::BTreeSet;
use std::iter::{once, zip};

/// For an input with more units than this we give up.
const MOST_UNITS: usize = 300;

/// A prompt with more bytes is a text for something else.
const LONGEST: usize = 60;

/// What is read at once: its name, and whether one starts between two characters.
type Unit = (&'static str, fn(char, char) -> bool);

const UNITS: [Unit; 2] = [
    ("line", |before, _| before == '\n'),
    ("number", |before, next| before.is_whitespace() && !next.is_whitespace()),
];

/// How a program reads.
#[derive(Clone, Copy)]
struct Reader {
    unit: Unit,
    /// Whether it reads all units before it answers.
    reads_first: bool,
    asks: Asks,
}

/// When a program prints a prompt.
#[derive(Clone, Copy, PartialEq)]
enum Asks {
    /// Before each unit.
    Before,
    /// Once more, before it finds that the input has ended.
    AtEndToo,
    /// When it has read a unit: `for line in sys.stdin` with a prompt inside.
    After,
}
use Asks::{After, AtEndToo, Before};

/// What a program prints besides its answers.
#[derive(Clone, PartialEq)]
struct Printed {
    greeting: String,
    /// That of each player; of one that does not tell them apart, the same twice.
    prompts: [String; 2],
}

/// The kind of answers after which it is the turn of the same player again; `None` if the turn
/// changes with each prompt.
type StaysAfter = Option<&'static str>;

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
    let mut all = Vec::new();
    for reader in readers() {
        let places = reader.places(answers, asked).unwrap_or_default();
        let printed = in_reader(answers, &places, found);
        // If something else is wrong, too, all prompts may still be as long as what is too much.
        let plain = || {
            let prompt = found.get(..more.checked_div(places.len())?)?;
            Some((Printed::plain(prompt), None))
        };
        let printed = printed.or_else(plain).filter(|(printed, _)| printed.is_none_of(answers));
        all.extend(printed.map(|(printed, stays_after)| mistake(printed, reader, stays_after)));
    }
    all
}

/// Returns what a program prints besides its answers, if prompts at these places explain an output:
/// the same for all, or else one for each of two players.
fn in_reader(answers: &[Answer], places: &[usize], found: &str) -> Option<(Printed, StaysAfter)> {
    let same = printed(answers, places, &vec![0; places.len()], found);
    let kinds: BTreeSet<_> = answers.iter().map(|answer| Some(answer.kind)).collect();
    let turns_after = |stays_after| {
        let turns = turns(answers, places, stays_after);
        // If no prompt comes again, any text could be split into two.
        let is_sure = turns.len() > 2 && turns.contains(&1);
        let printed = is_sure.then(|| printed(answers, places, &turns, found)).flatten()?;
        Some((printed, stays_after))
    };
    let in_turn = || once(None).chain(kinds).find_map(turns_after);
    same.map(|printed| (printed, None)).or_else(in_turn)
}

fn readers() -> impl Iterator<Item = Reader> {
    UNITS.into_iter().flat_map(|unit| {
        let ways = [AtEndToo, Before, After].map(|asks| [(false, asks), (true, asks)]);
        ways.into_iter().flatten().map(move |(reads_first, asks)| Reader {
            unit,
            reads_first,
            asks,
        })
    })
}

fn mistake(printed: Printed, reader: Reader, stays_after: StaysAfter) -> Mistake {
    prints_by_input(printed.clause(reader), move |answers, asked| {
        let places = reader.places(&answers, asked)?;
        let turns = turns(&answers, &places, stays_after);
        Some(printed.put(answers, &places, &turns))
    })
}

/// Returns for each prompt whose turn it is.
fn turns(answers: &[Answer], places: &[usize], stays_after: StaysAfter) -> Vec<usize> {
    let stays = |between: &[Answer]| between.iter().any(|answer| Some(answer.kind) == stays_after);
    let next = |turn: &mut usize, pair: &[usize]| {
        *turn = if stays(&answers[pair[0]..pair[1]]) { *turn } else { 1 - *turn };
        Some(*turn)
    };
    once(0).chain(places.windows(2).scan(0, next)).take(places.len()).collect()
}

/// Reads from an output what is printed besides the answers.
fn printed(answers: &[Answer], places: &[usize], turns: &[usize], found: &str) -> Option<Printed> {
    let ends = places.iter().skip(1).copied().chain(once(answers.len()));
    let parts: Vec<_> = zip(places, ends).map(|(start, end)| text(&answers[*start..end])).collect();
    let more = found.len().checked_sub(parts.iter().map(String::len).sum())?;
    let others = turns.iter().sum();
    let counts = [turns.len() - others, others];
    let parts: Vec<_> = zip(turns, &parts).collect();
    let lengths = (1..=LONGEST.min(more)).rev().flat_map(|first| lengths(first, counts, more));
    lengths.into_iter().find_map(|lengths| Printed::read(found, lengths, &parts))
}

/// Returns how long a greeting and the prompts of both may be, if that of the first is so long: the
/// other one as long, after a greeting; or of another length, without one.
fn lengths(first: usize, counts: [usize; 2], more: usize) -> Vec<[usize; 3]> {
    let [own, others] = counts;
    let greeting = more.checked_sub(first * (own + others));
    // One prompt alone cannot be told from a greeting.
    let greeting = greeting.filter(|greeting| *greeting == 0 || own > 1);
    let rest = more.checked_sub(first * own).filter(|rest| *rest > 0);
    let other = rest.filter(|rest| others > 0 && rest % others == 0).map(|rest| rest / others);
    let lengths =
        [greeting.map(|greeting| [greeting, first, first]), other.map(|other| [0, first, other])];
    lengths.into_iter().flatten().collect()
}

impl Printed {
    fn plain(prompt: &str) -> Self {
        Printed { greeting: String::new(), prompts: [prompt, prompt].map(str::to_owned) }
    }

    /// Returns whether the texts are none that is expected: a program that prints `INVALID` too
    /// often has no prompts.
    fn is_none_of(&self, answers: &[Answer]) -> bool {
        let texts = [&self.greeting, &self.prompts[0], &self.prompts[1]];
        let has = |text: &str| {
            let words = answers.iter().map(|answer| answer.text.trim());
            words.filter(|word| !word.is_empty()).any(|word| text.contains(word))
        };
        let are_lines = self.has_turns() && has_line_end(&self.prompts);
        !are_lines && !texts.into_iter().any(|text| has(text))
    }

    fn has_turns(&self) -> bool {
        self.prompts[0] != self.prompts[1]
    }

    /// Reads texts of these lengths from an output. `parts` are what is expected after each prompt,
    /// and whose prompt it is.
    fn read(
        found: &str,
        [greeting, one, other]: [usize; 3],
        parts: &[(&usize, &String)],
    ) -> Option<Self> {
        let mut rest = found.get(greeting..)?;
        let mut prompts = [None; 2];
        for (turn, part) in parts {
            let prompt = rest.get(..[one, other][**turn])?;
            if *prompts[**turn].get_or_insert(prompt) != prompt {
                return None;
            }
            rest = rest[prompt.len()..].strip_prefix(&***part)?;
        }
        let prompts = [prompts[0]?, prompts[1].or(prompts[0])?].map(str::to_owned);
        rest.is_empty().then(|| Printed { greeting: found[..greeting].to_owned(), prompts })
    }

    /// Puts the prompts before the answers with these numbers.
    fn put(&self, mut answers: Vec<Answer>, places: &[usize], turns: &[usize]) -> Vec<Answer> {
        for (place, turn) in zip(places, turns).rev() {
            answers.insert(*place, Answer::new("", &*self.prompts[*turn], ""));
        }
        answers.insert(0, Answer::new("", &*self.greeting, ""));
        answers
    }

    fn clause(&self, reader: Reader) -> String {
        let [one, other] = self.prompts.each_ref().map(|prompt| in_quotes(prompt));
        let greeting = match &*self.greeting {
            "" => String::new(),
            greeting => format!("{} first, and ", in_quotes(greeting)),
        };
        let prompts = if self.has_turns() { format!("{one} and {other} in turn") } else { one };
        let when = if reader.asks == After { "when it has read" } else { "before it reads" };
        format!("prints {greeting}{prompts} {when} each {}", reader.unit.0)
    }
}

fn has_line_end(prompts: &[String]) -> bool {
    prompts.iter().any(|prompt| prompt.contains('\n'))
}

/// Returns whether a text is what is left of another one without some of its characters.
fn is_within(text: &str, other: &str) -> bool {
    let mut others = other.chars();
    text.chars().all(|char| others.any(|other| other == char))
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
            // More of an input may change an answer: a blank line is one only with its end.
            let before = places.last().copied().unwrap_or_default();
            places.push(place.min(last).max(before));
        }
        Some(places)
    }

    /// Returns for each prompt how much of an input has been read before it.
    fn read(self, input: &str) -> Vec<usize> {
        let next = input.char_indices().skip(1);
        let starts =
            zip(input.chars(), next).filter(|(before, (_, next))| self.unit.1(*before, *next));
        let end = (self.asks == AtEndToo && !input.is_empty()).then_some(input.len());
        // Nothing is read of an empty input.
        let first = (self.asks != After || !input.is_empty()).then_some(0);
        first.into_iter().chain(starts.map(|(_, (start, _))| start)).chain(end).collect()
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
