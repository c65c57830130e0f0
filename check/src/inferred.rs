//! Mistakes that we infer from a wrong output: what it has before, after or in place of what is
//! expected.
//!
//! So we need no list of spellings. We look at the first place that differs, and read a rule off
//! it: where `QUIT` is expected and `Quit` is found, the program may write 'Quit' for 'QUIT'.
//! Whether the rule explains the whole output, and all others, is seen as with any other mistake.

mod prompts;

use crate::case::Case;
use crate::mutant::Mutant;
use crate::show::{equal, printable};
use mistakes::printing::{by_line, each_that};
use mistakes::{prints, Asked, Mistake, Origin};
use rules::answer::{text, Answer};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::iter::{once, repeat, zip};
use std::mem;

/// A clause with more bytes is not given: it would repeat whole lines of the output.
const LONGEST_CLAUSE: usize = 120;

/// With this character begins a sequence that sets a colour: `ESC[31m`.
const ESCAPE: char = '\u{1b}';

/// The kind of answers that are written in another way; `None` for all.
type Scope = Option<&'static str>;

/// How many mistakes we infer one after the other.
const MOST_STEPS: usize = 6;

/// What came of one more mistake.
struct Tried {
    /// All mistakes that were inferred so far.
    steps: Mutant,
    /// How many bytes at the start of its output are right.
    right: usize,
    /// Whether the output is explained.
    explains: bool,
}

/// Returns the mutants that make further mistakes than a base, by which they print just an output;
/// the plainest first. If there is none that makes one mistake more, we infer step by step: each
/// time the mistake with which the mutant agrees furthest with the output.
pub(crate) fn explaining(base: &Mutant, case: &Case, found: &str) -> Vec<Mutant> {
    let mut steps = Mutant::default();
    let mut right = common_start(&base.output(case).unwrap_or_default(), found);
    for _ in 0..MOST_STEPS {
        let tried = one_more(base, &steps, case, found);
        let (explaining, others): (Vec<_>, Vec<_>) =
            tried.into_iter().partition(|tried| tried.explains);
        if !explaining.is_empty() {
            return explaining.into_iter().map(|tried| tried.steps).collect();
        }
        let furthest = others.into_iter().min_by_key(|tried| Reverse(tried.right));
        match furthest.filter(|tried| tried.right > right) {
            Some(tried) => Tried { steps, right, .. } = tried,
            None => break,
        }
    }
    Vec::new()
}

/// Tries each mistake that may explain what a mutant does not yet print as it was found.
fn one_more(base: &Mutant, steps: &Mutant, case: &Case, found: &str) -> Vec<Tried> {
    let so_far = base.and(steps);
    let Some(answers) = so_far.answers(case) else { return Vec::new() };
    let tried = |mistake: Mistake| {
        let steps = steps.and(&mistake.into());
        let output = base.and(&steps).output(case).unwrap_or_default();
        Tried { steps, right: common_start(&output, found), explains: output == found }
    };
    let inferred = so_far.ask(case, |asked| mistakes(&answers, asked, found));
    inferred.into_iter().map(tried).collect()
}

/// Returns how many bytes at the start of two outputs are equal.
fn common_start(one: &str, other: &str) -> usize {
    equal(one.as_bytes(), other.as_bytes())
}

/// Returns the mistakes that may explain an output where these answers are expected, the plainest
/// first.
fn mistakes(answers: &[Answer], asked: &Asked, found: &str) -> Vec<Mistake> {
    let expected = text(answers);
    let kinds: BTreeSet<_> = answers.iter().map(|answer| answer.kind).collect();
    let scopes = || once(None).chain(kinds.iter().copied().map(Some));
    let mut all = around(&expected, found);
    all.extend(prompts::prompts(answers, asked, found));
    all.extend(scopes().flat_map(|scope| lines(scope, answers, found)));
    all.extend(scopes().flat_map(|scope| characters(scope, answers, found)));
    all.extend(other_characters(&expected, found));
    all.retain(|mistake| mistake.clause.len() < LONGEST_CLAUSE);
    all.into_iter().map(|mistake| Mistake { origin: Origin::Inferred, ..mistake }).collect()
}

fn is_in(scope: Scope, answer: &Answer) -> bool {
    scope.is_none_or(|kind| answer.kind == kind)
}

/// Says which answers are meant, if not all are: " in each board".
fn in_each(scope: Scope) -> String {
    scope.map_or(String::new(), |kind| format!(" in each {kind}"))
}

/// A text before or after everything that is expected.
fn around(expected: &str, found: &str) -> Vec<Mistake> {
    let mut all = Vec::new();
    let first = expected.lines().next().unwrap_or_default();
    let start = found.find(first).filter(|start| *start > 0);
    if let Some(before) = start.map(|start| found[..start].to_owned()) {
        let clause = format!("prints {} before its first answer", in_quotes(&before));
        all.push(prints(clause, move |answers| answers.insert(0, Answer::new("", &*before, ""))));
    }
    if let Some(after) = found.strip_prefix(expected).map(str::to_owned) {
        let clause = format!("prints {} after its last answer", in_quotes(&after));
        all.push(prints(clause, move |answers| answers.push(Answer::new("", &*after, ""))));
    }
    all
}

/// Each character written in its own way: X and O as discs, for example, or discs in two colours.
/// We read that off the lines up to the first one of another length, in which characters do not
/// stand where they are expected.
fn other_characters(expected: &str, found: &str) -> Option<Mistake> {
    let lines = zip(expected.split_inclusive('\n'), found.split_inclusive('\n'));
    let lines = lines.map(|(line, other)| (line.chars(), coloured_characters(other)));
    let alike = lines.take_while(|(chars, others)| chars.clone().count() == others.len());
    let mut others = BTreeMap::new();
    for (char, other) in alike.flat_map(|(chars, others)| zip(chars, others)) {
        others.entry(char).or_insert(other);
    }
    others.retain(|char, other| char.to_string() != *other);
    let clauses = others.iter().map(|(char, other)| clause_for(&char.to_string(), other, ""));
    let clause = clauses.collect::<Vec<_>>().join(", and ");
    let change = move |text: &str| {
        text.chars().map(|char| others.get(&char).cloned().unwrap_or(char.to_string())).collect()
    };
    (!clause.is_empty()).then(|| prints(clause, each_that(|_| true, change)))
}

/// Cuts a text into its characters. A sequence that sets a colour belongs to the next character,
/// one that ends it (`ESC[0m`) to the one before.
fn coloured_characters(text: &str) -> Vec<String> {
    let mut all = Vec::<String>::new();
    let mut colour = String::new();
    for piece in characters_and_colours(text) {
        match all.last_mut() {
            Some(last) if ["\u{1b}[0m", "\u{1b}[m"].contains(&piece) => *last += piece,
            _ if colour_length(piece).is_some() => colour += piece,
            _ => all.push(mem::take(&mut colour) + piece),
        }
    }
    all
}

/// Cuts a text into characters and sequences that set a colour. (There are others: `ESC[2J` clears
/// the screen.)
fn characters_and_colours(mut text: &str) -> Vec<&str> {
    let mut all = Vec::new();
    while let Some(char) = text.chars().next() {
        let (piece, rest) = text.split_at(colour_length(text).unwrap_or(char.len_utf8()));
        all.push(piece);
        text = rest;
    }
    all
}

/// Returns how long a sequence is that sets a colour: `ESC[`, numbers, and `m`.
fn colour_length(text: &str) -> Option<usize> {
    let numbers = text.strip_prefix(ESCAPE)?.strip_prefix('[')?;
    let after = numbers.trim_start_matches(|char: char| char.is_ascii_digit() || char == ';');
    Some(text.len() - after.strip_prefix('m')?.len())
}

/// Another text in place of each of one character, for each character that is expected.
fn characters(scope: Scope, answers: &[Answer], found: &str) -> Vec<Mistake> {
    let in_scope = answers.iter().filter(|answer| is_in(scope, answer));
    let all: BTreeSet<_> = in_scope.flat_map(|answer| answer.text.chars()).collect();
    all.into_iter().filter_map(|char| character(char, scope, answers, found)).collect()
}

/// Another text in place of each of one character: `|X` and `|X|` where `|0` and `|0|` are
/// expected.
///
/// The first one stands at the same place in both outputs. How long the other text is follows from
/// the lengths of the outputs: if 100 bytes are expected, 10 of which are zeros, and 120 are found,
/// then `(120 - 90) / 10` bytes, 3, stand for each zero.
fn character(char: char, scope: Scope, answers: &[Answer], found: &str) -> Option<Mistake> {
    let in_scope = answers.iter().filter(|answer| is_in(scope, answer));
    let count: usize = in_scope.map(|answer| answer.text.matches(char).count()).sum();
    let has = |answer: &Answer| is_in(scope, answer) && answer.text.contains(char);
    let first = answers.iter().position(has)?;
    let start = text(&answers[..first]).len() + answers[first].text.find(char)?;
    let others = text(answers).len() - count * char.len_utf8();
    let length = found.len().checked_sub(others)? / count;
    let new = found.get(start..start + length)?.to_owned();
    let clause = clause_for(&char.to_string(), &new, &in_each(scope));
    let is_one_line = new.trim().is_empty() || !new.contains('\n');
    let is_other = is_one_line && new != char.to_string();
    let change = move |text: &str| text.replace(char, &new);
    let is_meant = move |answer: &Answer| is_in(scope, answer);
    is_other.then(|| prints(clause, each_that(is_meant, change)))
}

/// Another line in place of the first one that differs, or another start or end of such lines.
///
/// Where `= 11 12` is expected and `: 11 12` is found, the end ` 11 12` is the same. So the program
/// may write `:` for `=` at the start of each line, or `: ` for `= `, only where a space follows.
/// Where `|0 |` is expected and `|0 | ` is found, the start `|0 |` is the same. So it may print a
/// space more at the end of each line, or only after `|`.
fn lines(scope: Scope, answers: &[Answer], found: &str) -> Vec<Mistake> {
    let Some([old, new]) = other_line(scope, answers, found) else { return Vec::new() };
    let whole = in_lines(scope, old, new, "", |line, old, new| (line == old).then(|| new.into()));
    if is_word(old) {
        return vec![whole];
    }
    once(whole).chain(starts(scope, old, new)).chain(ends(scope, old, new)).collect()
}

/// Another start of lines. The change may reach one character further than the difference: not `:`
/// for `=`, but `: ` for `= `.
fn starts(scope: Scope, old: &str, new: &str) -> [Mistake; 2] {
    let (_, after) = common(old, new);
    let place = format!(" at the start of a line{}", in_each(scope));
    [after, after.strip_prefix(|_: char| true).unwrap_or(after)].map(|after| {
        let [old, new] = [old, new].map(|line| &line[..line.len() - after.len()]);
        in_lines(scope, old, new, &place, |line, old, new| {
            Some(new.to_owned() + line.strip_prefix(old)?)
        })
    })
}

/// Another end of lines.
fn ends(scope: Scope, old: &str, new: &str) -> [Mistake; 2] {
    let (before, _) = common(old, new);
    let place = format!(" at the end of a line{}", in_each(scope));
    [before, before.strip_suffix(|_: char| true).unwrap_or(before)].map(|before| {
        let [old, new] = [old, new].map(|line| &line[before.len()..]);
        in_lines(scope, old, new, &place, |line, old, new| {
            Some(line.strip_suffix(old)?.to_owned() + new)
        })
    })
}

/// Returns the first line that differs, and the one that was found in its place, if they may say
/// something of other lines.
fn other_line<'a>(scope: Scope, answers: &'a [Answer], found: &'a str) -> Option<[&'a str; 2]> {
    let expected = answers.iter().flat_map(|answer| zip(repeat(answer), answer.text.lines()));
    let ((answer, old), new) =
        zip(expected, found.lines()).find(|((_, line), found)| line != found)?;
    // With another number it does not: `- 1111 1112` is no way to write `- 1113 1121`.
    let is_number = !is_word(old) && !digits(old).is_empty() && digits(old) != digits(new);
    (is_in(scope, answer) && !is_number).then_some([old, new])
}

/// Returns whether a line is exchanged only as a whole: it has no parts.
fn is_word(line: &str) -> bool {
    !line.contains(' ')
}

/// Returns a line with another text where the expected one is; `None` if that is not there.
type Exchanged = fn(&str, &str, &str) -> Option<String>;

/// Another text in a place of each line that has the expected one there.
fn in_lines(scope: Scope, old: &str, new: &str, place: &str, exchanged: Exchanged) -> Mistake {
    let clause = clause_for(old, new, place);
    let (old, new) = (old.to_owned(), new.to_owned());
    let change = move |line: &str| exchanged(line, &old, &new).unwrap_or(line.to_owned());
    prints(clause, each_that(move |answer| is_in(scope, answer), by_line(change)))
}

fn digits(line: &str) -> String {
    line.chars().filter(char::is_ascii_digit).collect()
}

/// Says what is written in place of what.
fn clause_for(old: &str, new: &str, place: &str) -> String {
    let mut plain = characters_and_colours(new);
    plain.retain(|piece| colour_length(piece).is_none());
    let [expected, found] = [old, new].map(in_quotes);
    match plain.concat() {
        _ if old.is_empty() => format!("prints {found}{place}"),
        _ if new.is_empty() => format!("leaves out {expected}{place}"),
        plain if plain == old => format!("prints {expected} in colour{place}"),
        _ => format!("writes {found} for {expected}{place}"),
    }
}

/// Returns with what both of two texts begin, and with what their remainders end: `Q` and `IT` for
/// `QUIT` and `QuIT`.
fn common<'a>(one: &'a str, other: &str) -> (&'a str, &'a str) {
    let length = |chars: &mut dyn Iterator<Item = (char, char)>| -> usize {
        let equal = chars.take_while(|(one, other)| one == other);
        equal.map(|(char, _)| char.len_utf8()).sum()
    };
    let start = length(&mut zip(one.chars(), other.chars()));
    let end = length(&mut zip(one[start..].chars().rev(), other[start..].chars().rev()));
    (&one[..start], &one[one.len() - end..])
}

/// Quotes a text, so that each of its characters can be seen; of a long one only the start, since
/// its clause is too long to be given.
fn in_quotes(text: &str) -> String {
    let start: String = text.chars().take(LONGEST_CLAUSE).collect();
    format!("'{}'", printable(&start))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tasks::named;

    /// Returns the clauses of the inferred mistakes that explain all of an output, the plainest
    /// first.
    fn clauses(case: &Case, found: &str) -> Vec<String> {
        let inferred = explaining(&Mutant::default(), case, found);
        let clauses = |mutant: Mutant| Vec::from_iter(mutant.name()).join(", ");
        inferred.into_iter().map(clauses).collect()
    }

    /// Asserts what is inferred if a part of the right output for an input is replaced everywhere:
    /// the plainest clause.
    #[track_caller]
    fn case(task: &str, input: &str, part: &str, other: &str, clause: &str) {
        let case = named(task).quick_case(input).expect("it takes few steps");
        let found = text(&case.answers).replace(part, other);
        assert_eq!(clauses(&case, &found).first().map_or("", |first| first), clause);
    }

    #[test]
    fn words_lines_and_characters_are_inferred() {
        let game = "1 1 2\n\n";
        case("connect4", game, "QUIT", "Quit", "writes 'Quit' for 'QUIT'");
        case("connect4", "1 2 1 2 1 2 1", "CONNECT4", "WIN", "writes 'WIN' for 'CONNECT4'");
        case("connect4", game, "\\--------/", "\\------/", "writes '\\------/' for '\\--------/'");
        case("connect4", game, "0", "X", "writes 'X' for '0'");
        case("connect4", game, "|\n", "| \n", "writes '| ' for '|' at the end of a line");
        case("connect4", game, "|", "", "leaves out '|'");
        case("connect4", game, "\n", "\r\n", "writes '\\r\\n' for '\\n'");
        case(
            "connect4",
            game,
            "QUIT\n",
            "QUIT\nQUIT\nQUIT\n",
            "prints 'QUIT\\nQUIT\\n' after its last answer",
        );
        case("connect4", game, "QUIT\n", "QUIT\nBye\n", "prints 'Bye\\n' after its last answer");
        case("connect4", "1\n\n2 1 2 1 2 8 2\n", "0 ", "X ", "writes 'X' for '0' in each board");
    }

    #[test]
    fn starts_of_lines_are_inferred_but_no_numbers() {
        let game = "1111 1112 1113 2221 2222 2223";
        case("set-sim", game, "= ", "", "leaves out '= ' at the start of a line");
        case("set-sim", game, "- 1111 1112 1113", "- 1111 1113 1112", "");
    }

    #[test]
    fn colours_are_named_in_words() {
        let game = "1 1 2\n\n";
        let red = |text: &str| format!("\u{1b}[31m{text}\u{1b}[0m");
        case("connect4", game, "0", &red("0"), "prints '0' in colour");
        case("connect4", game, "QUIT", &red("QUIT"), "prints 'QUIT' in colour");
        let case = named("connect4").quick_case(game).expect("it takes few steps");
        let both = |char: char| match char {
            '0' => red("0"),
            '1' => "\u{1b}[33m1\u{1b}[m".to_owned(),
            _ => char.to_string(),
        };
        let found: String = text(&case.answers).chars().map(both).collect();
        let clause = "prints '0' in colour, and prints '1' in colour".to_owned();
        assert!(clauses(&case, &found).contains(&clause));
    }

    #[test]
    fn a_space_after_sets_only_is_not_one_after_each_line() {
        let game = "1111 1112 1113 2221 2222 2223";
        let clause = "prints ' ' at the end of a line in each set";
        case("set-sim", game, "3\n=", "3 \n=", clause);
    }

    /// A program that reads lines of moves prints a prompt before each, and one before QUIT.
    #[test]
    fn prompts_stand_before_what_is_read_next() {
        let task = named("connect4");
        let board = text(&task.quick_case("\n").expect("it takes few steps").answers[..1]);
        for (input, found, other) in [
            ("", "Move: QUIT\n", ""),
            ("1\n2\n", "Move: Move: Move: QUIT\n", ""),
            ("\n", &format!("Move: {board}Move: QUIT\n"), ""),
            ("\n", &format!("Move: {board}Move: QUIT\n\n"), ", prints '\\n' after its last answer"),
        ] {
            let case = task.quick_case(input).expect("it takes few steps");
            let clause = format!("prints 'Move: ' before it reads each line{other}");
            assert!(clauses(&case, found).contains(&clause), "{input:?}");
        }
    }

    #[test]
    fn a_program_may_greet_and_have_a_prompt_for_each_player() {
        for (input, found, clause) in [
            (
                "1\n2\n",
                "Hi!\n> > > QUIT\n",
                "prints 'Hi!\\n' first, and '> ' before it reads each line",
            ),
            (
                "1\n2\n3\n",
                "Spieler 0: Spieler 1: Spieler 0: QUIT\n",
                "prints 'Spieler 0: ' and 'Spieler 1: ' in turn before it reads each number",
            ),
            (
                "1 1 1 1 1 1 1 2\n",
                "Red: Yellow: Red: Yellow: Red: Yellow: Red: INVALID\nRed: QUIT\n",
                "prints 'Red: ' and 'Yellow: ' in turn before it reads each number",
            ),
            ("1\n2\n", "> > QUIT\n", "prints '> ' when it has read each line"),
        ] {
            let case = named("connect4").quick_case(input).expect("it takes few steps");
            let clauses = clauses(&case, found);
            assert!(clauses.iter().any(|other| other == clause), "{found:?}: {clauses:?}");
        }
    }

    #[test]
    fn a_prompt_has_at_most_sixty_bytes() {
        let case = named("connect4").quick_case("1\n2\n").expect("it takes few steps");
        for (length, is_prompt) in [(60, true), (61, false)] {
            let prompt = format!("{:.<length$}", "Move");
            let found = format!("Hi!\n{prompt}{prompt}{prompt}QUIT\n");
            let clause = format!("prints 'Hi!\\n' first, and '{prompt}' before it reads each line");
            assert_eq!(clauses(&case, &found).contains(&clause), is_prompt, "{prompt}");
        }
    }

    #[test]
    fn a_sequence_that_sets_no_colour_does_not_end_at_the_next_m() {
        assert_eq!(colour_length("\u{1b}[31;1mx"), Some(7));
        assert_eq!(colour_length("\u{1b}[2JMm"), None);
        assert_eq!(characters_and_colours("\u{1b}[2Jm").len(), 5);
    }
}
