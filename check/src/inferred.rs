//! Mistakes that a wrong output itself tells: what stands before, after or in place of what is due.
//!
//! So no list of spellings is needed. A rule is read off one output, at the first place that differs. Whether it explains all of this
//! output, and all others, is seen as with any other mistake.

use crate::mistake::{prints, Mistake};
use crate::mistakes::printing::{by_line, each_that, whole};
use rules::answer::{text, Answer};
use std::collections::{BTreeMap, BTreeSet};
use std::iter::{once, zip};

/// A longer text is not repeated in a clause.
const LONG: usize = 40;

/// The kind of answers that are written in another way; `None` for all.
type Scope = Option<&'static str>;

/// Returns the mistakes that may explain why a program prints this where these answers are due, the plainest first.
pub(crate) fn mistakes(right: &[Answer], found: &str) -> Vec<Mistake> {
    let due = text(right);
    let kinds: BTreeSet<_> = right.iter().map(|answer| answer.kind).collect();
    let scopes = || once(None).chain(kinds.iter().copied().map(Some));
    let mut all = around(&due, found);
    all.extend(scopes().flat_map(|scope| lines(scope, right, found)));
    all.extend(scopes().flat_map(|scope| characters(scope, right, found)));
    all.extend(other_characters(&due, found));
    all.retain(|row| row.clause.len() < 3 * LONG);
    all
}

fn is_in(scope: Scope, answer: &Answer) -> bool {
    scope.is_none_or(|kind| answer.kind == kind)
}

/// A text before or after all that is due.
fn around(due: &str, found: &str) -> Vec<Mistake> {
    let places: [(_, _, fn(&str, &str) -> String); 2] = [
        ("before its first", found.strip_suffix(due), |due, text| text.to_owned() + due),
        ("after its last", found.strip_prefix(due), |due, text| due.to_owned() + text),
    ];
    let row = |(place, text, join): (&str, Option<&str>, fn(&str, &str) -> String)| {
        let text = text?.to_owned();
        let clause = format!("prints {} {place} answer", quoted(&text));
        Some(prints(clause, whole(move |due| join(due, &text))))
    };
    places.into_iter().filter_map(row).collect()
}

/// Other characters in place of some, each in place of one: other discs, for example.
fn other_characters(due: &str, found: &str) -> Option<Mistake> {
    let mut others = BTreeMap::new();
    for (due, found) in zip(due.chars(), found.chars()) {
        others.entry(due).or_insert(found);
    }
    others.retain(|due, found| due != found);
    let written = |(due, found): (&char, &char)| written(&due.to_string(), &found.to_string(), "");
    let clause = others.iter().map(written).collect::<Vec<_>>().join(", and ");
    let other = move |char| *others.get(&char).unwrap_or(&char);
    let change = whole(move |due| due.chars().map(&other).collect());
    (!clause.is_empty()).then(|| prints(clause, change))
}

/// Another text in place of one character. The first one stands at the same place in both outputs, and how long the text is
/// follows from how much longer all of them make the output.
fn characters(scope: Scope, right: &[Answer], found: &str) -> Vec<Mistake> {
    let in_scope = || right.iter().filter(move |answer| is_in(scope, answer));
    let all: BTreeSet<_> = in_scope().flat_map(|answer| answer.text.chars()).collect();
    let row = |char: char| {
        let count: usize = in_scope().map(|answer| answer.text.matches(char).count()).sum();
        let has = |answer: &Answer| is_in(scope, answer) && answer.text.contains(char);
        let first = right.iter().position(has)?;
        let start = text(&right[..first]).len() + right[first].text.find(char)?;
        let others = text(right).len() - count * char.len_utf8();
        let length = found.len().checked_sub(others)? / count;
        let new = found.get(start..start + length)?.to_owned();
        let place = scope.map_or(String::new(), |kind| format!(" in each {kind}"));
        let clause = written(&char.to_string(), &new, &place);
        let is_word = new.trim().is_empty() || !new.contains('\n');
        let is_other = is_word && new != char.to_string();
        let change = move |text: &str| text.replace(char, &new);
        let is_meant = move |answer: &Answer| is_in(scope, answer);
        is_other.then(|| prints(clause, each_that(is_meant, change)))
    };
    all.into_iter().filter_map(row).collect()
}

/// Another line in place of the first one that differs, or another start or end of such lines.
fn lines(scope: Scope, right: &[Answer], found: &str) -> Vec<Mistake> {
    let all = right.iter().flat_map(|answer| answer.text.lines().map(move |line| (answer, line)));
    let differs = |((_, due), found): &((&Answer, &str), &str)| due != found;
    let Some(((answer, due), found)) = zip(all, found.lines()).find(differs) else {
        return Vec::new();
    };
    // A word is always the same, but a number is not.
    let is_word = !due.contains(' ');
    let has_other_number = !digits(due).is_empty() && digits(due) != digits(found);
    if has_other_number && !is_word || !is_in(scope, answer) {
        return Vec::new();
    }
    let (start, end) = common(due, found);
    let mut rows = vec![in_lines(scope, [due, found], WHOLE)];
    // All lines may have another start or end, or those that go on with the same character.
    if !is_word {
        let [next, last] =
            [due[due.len() - end..].chars().next(), due[..start].chars().next_back()];
        let [next, last] = [next, last].map(|char| char.map_or(0, char::len_utf8));
        let starts =
            [end, end - next].map(|end| [due, found].map(|line| &line[..line.len() - end]));
        let ends = [start, start - last].map(|start| [due, found].map(|line| &line[start..]));
        rows.extend(starts.map(|pair| in_lines(scope, pair, START)));
        rows.extend(ends.map(|pair| in_lines(scope, pair, END)));
    }
    rows
}

/// A part of a line: its name, and how another text is put in its place, if it is there.
type Part = (&'static str, fn(&str, &str, &str) -> Option<String>);

const WHOLE: Part = ("", |line, old, new| (line == old).then(|| new.to_owned()));
const START: Part =
    (" at the start of a line", |line, old, new| Some(new.to_owned() + line.strip_prefix(old)?));
const END: Part =
    (" at the end of a line", |line, old, new| Some(line.strip_suffix(old)?.to_owned() + new));

/// Another text in place of a part of each line that has it.
fn in_lines(scope: Scope, [old, new]: [&str; 2], (part, exchanged): Part) -> Mistake {
    let clause = match part {
        "" => format!("writes {} for {}", quoted(new), quoted(old)),
        _ => written(old, new, part),
    };
    let (old, new) = (old.to_owned(), new.to_owned());
    let change = move |line: &str| exchanged(line, &old, &new).unwrap_or_else(|| line.to_owned());
    prints(clause, each_that(move |answer| is_in(scope, answer), by_line(change)))
}

fn digits(line: &str) -> String {
    line.chars().filter(char::is_ascii_digit).collect()
}

/// Says what is written in place of what.
fn written(old: &str, new: &str, place: &str) -> String {
    match (old, new) {
        ("", _) => format!("prints {}{place}", quoted(new)),
        (_, "") => format!("leaves out {}{place}", quoted(old)),
        _ => format!("writes {} for {}{place}", quoted(new), quoted(old)),
    }
}

/// Returns how many bytes two texts share at their start, and of the remainders at their end.
fn common(one: &str, other: &str) -> (usize, usize) {
    let equal = |chars: &mut dyn Iterator<Item = (char, char)>| -> usize {
        let equal = chars.take_while(|(one, other)| one == other);
        equal.map(|(char, _)| char.len_utf8()).sum()
    };
    let start = equal(&mut zip(one.chars(), other.chars()));
    (start, equal(&mut zip(one[start..].chars().rev(), other[start..].chars().rev())))
}

/// Quotes a text, so that each of its characters can be seen.
fn quoted(text: &str) -> String {
    let escaped = text.escape_debug().to_string();
    let plain = [("\\'", "'"), ("\\\"", "\""), ("\\\\", "\\")];
    format!("'{}'", plain.iter().fold(escaped, |text, (escape, sign)| text.replace(escape, sign)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tasks::named;

    /// Asserts what is inferred if a part of the right output for an input is replaced everywhere: the plainest clause.
    #[track_caller]
    fn case(task: &str, input: &str, part: &str, other: &str, clause: &str) {
        let case = named(task).quick_case(input).expect("it takes few steps");
        let found = text(&case.answers).replace(part, other);
        let mut inferred = mistakes(&case.answers, &found);
        inferred.retain(|row| (row.output)(&case).as_ref() == Some(&found));
        assert_eq!(inferred.first().map_or("", |row| &*row.clause), clause);
    }

    #[test]
    fn words_lines_and_characters_are_learned() {
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
    fn starts_of_lines_are_learned_but_no_numbers() {
        let game = "1111 1112 1113 2221 2222 2223";
        case("set-sim", game, "= ", "", "leaves out '= ' at the start of a line");
        case("set-sim", game, "- 1111 1112 1113", "- 1111 1113 1112", "");
    }
}
