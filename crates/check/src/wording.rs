//! Mistakes that a wrong output itself tells: what stands before, after or in place of an answer.

use crate::mistake::{prints, Mistake};
use crate::mistakes::printing::{by_line, each, each_line, whole};
use rules::answer::{text, Answer};
use std::iter::zip;

/// A longer text is not repeated in a clause.
const LONG: usize = 40;

/// Returns the mistakes of a program that prints this where these answers are due.
pub(crate) fn mistakes(right: &[Answer], found: &str) -> Vec<Mistake> {
    let due = text(right);
    let before = found.strip_suffix(&*due);
    let before = before.and_then(|text| around(text, "before its first", |due, text| text + due));
    let after = found.strip_prefix(&*due);
    let after =
        after.and_then(|text| around(text, "after its last", |due, text| due.to_owned() + &text));
    let texts = [before, after, everywhere(&due, found)].into_iter().flatten();
    texts.chain(in_place(right, found)).collect()
}

/// Describes a program that writes one or two characters everywhere in place of others. Where a word differs, the word
/// says more.
fn everywhere(due: &str, found: &str) -> Option<Mistake> {
    let start: usize = common(due, found).0;
    let line = due[..start].rfind('\n').map_or(0, |end| end + 1);
    if due[line..].lines().next().is_none_or(|line| !line.contains(' ')) {
        return None;
    }
    let first = |text: &str, count: usize| text[start..].chars().take(count).collect::<String>();
    let mut counts = (1..=2).flat_map(|old| (0..=2).map(move |new| (old, new)));
    let (old, new) = counts.find_map(|(old, new)| {
        let (old, new) = (first(due, old), first(found, new));
        (!old.trim().is_empty() && due.replace(&old, &new) == found).then_some((old, new))
    })?;
    let clause = format!("writes {} for {} everywhere", quoted(&new), quoted(&old));
    Some(prints(clause, whole(move |due| due.replace(&old, &new))))
}

/// Describes a program that prints a text before or after what is due, if it is short.
fn around(text: &str, place: &str, join: fn(&str, String) -> String) -> Option<Mistake> {
    let clause = format!("prints {} {place} answer", quoted(text));
    let is_short = (1..LONG).contains(&text.len());
    let text = text.to_owned();
    is_short.then(|| prints(clause, whole(move |due| join(due, text.clone()))))
}

/// Describes programs that print something else in place of the first line that differs, or of its start or end.
fn in_place(right: &[Answer], found: &str) -> Vec<Mistake> {
    let lines = right.iter().flat_map(|answer| answer.text.lines().map(|line| (answer.kind, line)));
    let differs = |((_, due), found): &((&str, &str), &str)| due != found;
    let Some(((kind, due), found)) = zip(lines, found.lines()).find(differs) else {
        return Vec::new();
    };
    // A number is not the same in the next output.
    if !digits(due).is_empty() && digits(due) != digits(found) {
        return Vec::new();
    }
    let (start, end) = common(due, found);
    let [old, new] = [due, found].map(|line| line[start..line.len() - end].to_owned());
    let (from, to) = (due.to_owned(), found.to_owned());
    let mut rows = Vec::new();
    if due.len().max(found.len()) < LONG {
        let clause = format!("writes {} for {}", quoted(found), quoted(due));
        let change = move |line: &str| if line == from { to.clone() } else { line.to_owned() };
        // Answers of other kinds may have this line, too.
        rows.push(prints(clause.clone(), each_line(change.clone())));
        rows.push(prints(clause, each(kind, by_line(change))));
    }
    let place = match (start, end) {
        (0, 1..) => "start",
        (1.., 0) => "end",
        _ => "",
    };
    // A word is always the same.
    if due.contains(' ') && !place.is_empty() {
        let clause = exchanged(&old, &new, place);
        let change = move |line: &str| match place {
            "start" => line.strip_prefix(&*old).map(|line| new.clone() + line),
            _ => line.strip_suffix(&*old).map(|line| line.to_owned() + &new),
        };
        let changed = move |line: &str| change(line).unwrap_or_else(|| line.to_owned());
        rows.push(prints(clause, each(kind, by_line(changed))));
    }
    rows.retain(|row| row.clause.len() < 3 * LONG);
    rows
}

fn digits(line: &str) -> String {
    line.chars().filter(char::is_ascii_digit).collect()
}

fn exchanged(old: &str, new: &str, place: &str) -> String {
    match (old, new) {
        ("", _) => format!("prints {} at the {place} of a line", quoted(new)),
        (_, "") => format!("leaves out {} at the {place} of a line", quoted(old)),
        _ => format!("writes {} for {} at the {place} of a line", quoted(new), quoted(old)),
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

    /// Asserts which mistakes an output tells. The answers that are due are lines of different kinds.
    #[track_caller]
    fn case(due: [&'static str; 2], found: &str, clauses: &[&str]) {
        let answers = due.map(|line| Answer::new(line, line.to_owned() + "\n", ""));
        let learned = mistakes(&answers, found);
        let found: Vec<_> = learned.iter().map(|mistake| &*mistake.clause).collect();
        assert_eq!(found, clauses);
    }

    #[test]
    fn texts_around_and_in_the_output_are_learned() {
        let whole = "writes 'A c' for 'A b'";
        let first = "writes 'Hi!' for 'A'";
        let end = "writes 'c' for 'b' at the end of a line";
        case(["A b", "b"], "A c\nc\n", &["writes 'c' for 'b' everywhere", whole, whole, end]);
        case(["A b", "b"], "A c\nb\n", &[whole, whole, end]);
        case(["A", "b"], "Hi!\nA\nb\n", &["prints 'Hi!\\n' before its first answer", first, first]);
        case(["A", "b"], "A\nb\nBye", &["prints 'Bye' after its last answer"]);
    }

    #[test]
    fn a_word_is_learned_as_a_whole_and_a_number_not_at_all() {
        let clause = "writes 'Quit' for 'QUIT'";
        case(["QUIT", "C"], "Quit\nC\n", &[clause, clause]);
        case(["A 1", "B 1"], "A 2\nB 1\n", &[]);
    }
}
