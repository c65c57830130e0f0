//! Prompts: `Move: Move: QUIT`, from a program that prints 'Move: ' each time before it reads. It
//! may greet first, and have a prompt for each of two players.
//!
//! A program that answers as it reads prints a prompt between answers. We find where by giving the
//! reference model the part of the input that has been read: its answers, up to the first one that
//! the whole input changes, stand before the prompt.

use super::in_quotes;
use mistakes::{prints_by_input, Asked, Mistake};
use rules::answer::{text, Answer};
use std::collections::BTreeSet;
use std::iter::{once, zip};

/// For an input with more units than this we give up.
const MOST_UNITS: usize = 300;

/// A prompt with more bytes is a text for something else.
const LONGEST: usize = 60;

/// What is read at once.
#[derive(Clone, Copy)]
struct Unit {
    name: &'static str,
    /// Returns whether one starts between two characters.
    starts: fn(char, char) -> bool,
}

const UNITS: [Unit; 2] = [
    Unit { name: "line", starts: |before, _| before == '\n' },
    Unit { name: "number", starts: |before, next| before.is_whitespace() && !next.is_whitespace() },
];

/// How a program reads.
#[derive(Clone, Copy)]
struct Reader {
    unit: Unit,
    asks: Asks,
    /// Whether it reads all units before it answers.
    reads_first: bool,
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

/// Whose prompt comes next.
#[derive(Clone, Copy, PartialEq)]
enum Turns {
    /// Both players have the same one.
    Same,
    /// That of the other player.
    Alternate,
    /// That of the other player, unless an answer of this kind has come since the last prompt.
    StayAfter(&'static str),
}
use Turns::{Alternate, Same, StayAfter};

/// A prompt in an output.
struct Prompt {
    /// How many answers stand before it.
    place: usize,
    /// Whose it is: 0 or 1.
    player: usize,
    /// What is expected after it, up to the next prompt.
    after: String,
}

/// What a program prints besides its answers.
struct Extra {
    greeting: String,
    /// The prompt that is the same for all, or one for each player.
    prompts: Vec<String>,
    turns: Turns,
}

/// How many bytes a greeting has, and a prompt of each player.
struct Lengths {
    greeting: usize,
    prompts: [usize; 2],
}

/// Returns the mistakes that are prompts, if an output does not begin as expected.
pub(super) fn prompts(answers: &[Answer], asked: &Asked, found: &str) -> Vec<Mistake> {
    let expected = text(answers);
    let first = expected.lines().next().unwrap_or_default();
    let more = found.len().saturating_sub(expected.len());
    if more == 0 || found.starts_with(first) || !is_within(&expected, found) {
        return Vec::new();
    }
    let prompts = readers().filter_map(|reader| {
        let places = reader.places(answers, asked)?;
        // If something else is wrong, too, all prompts may still be as long as what is too much.
        let plain = || Some(Extra::plain(found.get(..more.checked_div(places.len())?)?));
        let extra = inferred(answers, &places, found).or_else(plain)?;
        extra.is_likely(answers).then(|| extra.mistake(reader))
    });
    prompts.collect()
}

/// Returns the ways to read, the likeliest first.
fn readers() -> impl Iterator<Item = Reader> {
    UNITS.into_iter().flat_map(|unit| {
        [AtEndToo, Before, After].into_iter().flat_map(move |asks| {
            [false, true].map(|reads_first| Reader { unit, asks, reads_first })
        })
    })
}

/// Returns what a program prints besides its answers, if prompts at these places explain an output:
/// the same for all, or else one for each of two players.
fn inferred(answers: &[Answer], places: &[usize], found: &str) -> Option<Extra> {
    let kinds: BTreeSet<_> = answers.iter().map(|answer| answer.kind).collect();
    let mut turns = [Same, Alternate].into_iter().chain(kinds.into_iter().map(StayAfter));
    turns.find_map(|turns| Extra::read(turns, &turns.prompts(answers, places), found))
}

impl Turns {
    /// Returns the prompts at these places.
    fn prompts(self, answers: &[Answer], places: &[usize]) -> Vec<Prompt> {
        let mut player = 0;
        let mut prompts = Vec::new();
        for (&place, &end) in zip(places, places.iter().skip(1).chain([&answers.len()])) {
            let after = &answers[place..end];
            prompts.push(Prompt { place, player, after: text(after) });
            player = self.next(player, after);
        }
        prompts
    }

    /// Returns whose turn it is after a prompt and the answers after it.
    fn next(self, player: usize, answers: &[Answer]) -> usize {
        match self {
            Same => player,
            StayAfter(kind) if answers.iter().any(|answer| answer.kind == kind) => player,
            Alternate | StayAfter(_) => 1 - player,
        }
    }
}

impl Extra {
    fn plain(prompt: &str) -> Self {
        Extra { greeting: String::new(), prompts: vec![prompt.to_owned()], turns: Same }
    }

    /// Reads from an output what is printed besides the answers.
    fn read(turns: Turns, prompts: &[Prompt], found: &str) -> Option<Self> {
        let others = prompts.iter().filter(|prompt| prompt.player == 1).count();
        // If no prompt comes again, any text could be split into two.
        if turns != Same && (prompts.len() <= 2 || others == 0) {
            return None;
        }
        let after = prompts.iter().map(|prompt| prompt.after.len()).sum();
        let more = found.len().checked_sub(after)?;
        let counts = [prompts.len() - others, others];
        let firsts = (1..=LONGEST.min(more)).rev();
        let mut lengths = firsts.flat_map(|first| Lengths::all(first, counts, more));
        lengths.find_map(|lengths| lengths.read(turns, prompts, found))
    }

    /// Returns whether the texts are none that is expected: a program that prints `INVALID` too
    /// often has no prompts. A prompt of each player is no line.
    fn is_likely(&self, answers: &[Answer]) -> bool {
        let words = answers.iter().map(|answer| answer.text.trim()).filter(|word| !word.is_empty());
        let has_word = |text: &String| words.clone().any(|word| text.contains(word));
        let are_lines = self.turns != Same && self.prompts.concat().contains('\n');
        !are_lines && !has_word(&self.greeting) && !self.prompts.iter().any(has_word)
    }

    fn mistake(self, reader: Reader) -> Mistake {
        prints_by_input(self.clause(reader), move |answers, asked| {
            let prompts = self.turns.prompts(&answers, &reader.places(&answers, asked)?);
            Some(self.printed(answers, &prompts))
        })
    }

    /// Returns the answers with the greeting and the prompts.
    fn printed(&self, mut answers: Vec<Answer>, prompts: &[Prompt]) -> Vec<Answer> {
        for prompt in prompts.iter().rev() {
            answers.insert(prompt.place, Answer::new("", &*self.prompts[prompt.player], ""));
        }
        answers.insert(0, Answer::new("", &*self.greeting, ""));
        answers
    }

    fn clause(&self, Reader { unit, asks, .. }: Reader) -> String {
        let greeting = match &*self.greeting {
            "" => String::new(),
            greeting => format!("{} first, and ", in_quotes(greeting)),
        };
        let prompts: Vec<_> = self.prompts.iter().map(|prompt| in_quotes(prompt)).collect();
        let in_turn = if self.turns == Same { "" } else { " in turn" };
        let when = if asks == After { "when it has read" } else { "before it reads" };
        format!("prints {greeting}{}{in_turn} {when} each {}", prompts.join(" and "), unit.name)
    }
}

impl Lengths {
    /// Returns the lengths if the prompt of the first player is so long: the other one as long,
    /// after a greeting; or of another length, without one. `more` is the sum of all texts.
    fn all(first: usize, [own, others]: [usize; 2], more: usize) -> impl Iterator<Item = Self> {
        let greeting = more.checked_sub(first * (own + others));
        // One prompt alone cannot be told from a greeting.
        let greeting = greeting.filter(|greeting| *greeting == 0 || own > 1);
        let rest = more.checked_sub(first * own).filter(|rest| *rest > 0);
        let rest = rest.filter(|rest| rest.checked_rem(others) == Some(0));
        let alike = greeting.map(|greeting| Lengths { greeting, prompts: [first; 2] });
        let unlike = rest.map(|rest| Lengths { greeting: 0, prompts: [first, rest / others] });
        alike.into_iter().chain(unlike)
    }

    /// Reads texts of these lengths from an output.
    fn read(&self, turns: Turns, prompts: &[Prompt], found: &str) -> Option<Extra> {
        let (greeting, mut rest) = found.split_at_checked(self.greeting)?;
        let mut texts = [None; 2];
        for Prompt { player, after, .. } in prompts {
            let (text, other) = rest.split_at_checked(self.prompts[*player])?;
            if *texts[*player].get_or_insert(text) != text {
                return None;
            }
            rest = other.strip_prefix(&**after)?;
        }
        let prompts = texts.into_iter().flatten().map(str::to_owned).collect();
        rest.is_empty().then(|| Extra { greeting: greeting.to_owned(), prompts, turns })
    }
}

/// Returns whether a text is what is left of another one without some of its characters.
fn is_within(text: &str, other: &str) -> bool {
    let mut others = other.chars();
    text.chars().all(|char| others.any(|other| other == char))
}

impl Reader {
    /// Returns for each prompt how many answers stand before it; `None` if that takes many steps.
    fn places(self, answers: &[Answer], asked: &Asked) -> Option<Vec<usize>> {
        let ends = self.ends_read(asked.input);
        if ends.len() > MOST_UNITS {
            return None;
        }
        if self.reads_first {
            return Some(vec![0; ends.len()]);
        }
        let last = before_end(answers, asked)?;
        let mut places = Vec::new();
        for end in ends {
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
    fn ends_read(self, input: &str) -> Vec<usize> {
        // Nothing is read of an empty input.
        if input.is_empty() {
            return if self.asks == After { Vec::new() } else { vec![0] };
        }
        let pairs = zip(input.chars(), input.char_indices().skip(1));
        let starts = pairs.filter(|(before, (_, next))| (self.unit.starts)(*before, *next));
        let end = (self.asks == AtEndToo).then_some(input.len());
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
