//! The list of types before the first `CHECK` line, and their number in a line with `Kartentypen`.
//!
//! `CHECK` lines name types by their numbers, so these are fixed. The order of the lines, their white space and
//! the turn in which a card is written are not.

use super::alike::{beside_most_alike, most_alike};
use super::entry::{equal_types, line, shown, Entry, Type};
use super::report::Report;
use super::rule::no_type;
use super::solutions::beside_start;
use crate::rows::{Mark, Row, Streak};
use rules::turtle_puzzle::turns;

/// Stands in the line with the number of types.
const WORD: &str = "Kartentypen";

/// Rows that show what is wrong, and why it is.
type Wrong = (Vec<Row>, String);

/// Returns how the list, or the number of types, differs, with a sentence on it.
pub(super) fn list_difference(input: &str, report: &Report, types: &[Type]) -> Option<Wrong> {
    // The types of a fabricated difference are not known.
    let first = line(1, *types.first()?);
    if report.list.is_empty() {
        let like = format!("such as '{first}' before the first CHECK line");
        let why = format!("The list of types is missing: each type has a line {like}.");
        return Some((beside_missing(first, report), why));
    }
    let (rows, why) = wrong_entry(&report.list, types)
        .or_else(|| missing_entry(report, types))
        .or_else(|| wrong_number(input, report, types.len()))?;
    let why = equal_types(&report.list, types).unwrap_or(why);
    Some((rows, format!("The list of types is wrong: {why}.")))
}

/// Finds the first wrong line of a list.
fn wrong_entry(list: &[Entry], types: &[Type]) -> Option<Wrong> {
    for (index, entry) in list.iter().enumerate() {
        if let Some(why) = broken_rule(entry, types) {
            let lines = (1..).zip(types).map(|(number, found)| line(number, *found));
            return Some((beside_most_alike(&lines.collect::<Vec<_>>(), entry.line), why));
        }
        if list[..index].iter().any(|first| first.number == entry.number) {
            let rows = vec![Row::Lines(Mark::Found, Streak::new(entry.line, 1))];
            return Some((rows, format!("type {} is listed twice", entry.number)));
        }
    }
    None
}

fn broken_rule(entry: &Entry, types: &[Type]) -> Option<String> {
    let &Entry { number, multiplicity, card, .. } = entry;
    let Some(&(first, count)) = types.get(number.wrapping_sub(1)) else {
        return Some(no_type(number, types.len()));
    };
    if !turns(first).contains(&card) {
        let of = types.iter().position(|(first, _)| turns(*first).contains(&card));
        return Some(match of {
            Some(index) => format!("{} is of type {}, not {number}", shown(card), index + 1),
            None => format!("{} is no card, however it is turned", shown(card)),
        });
    }
    let why = || format!("the multiplicity of type {number} is {count}, not {multiplicity}");
    (multiplicity != count).then(why)
}

fn missing_entry(report: &Report, types: &[Type]) -> Option<Wrong> {
    let is_listed = |number| report.list.iter().any(|entry| entry.number == number);
    let (number, missing) = (1..).zip(types).find(|(number, _)| !is_listed(*number))?;
    let line = line(number, *missing);
    let why = format!("it has no line of type {number} such as '{line}'");
    Some((beside_missing(line, report), why))
}

/// Shows a missing line, and what is most like it, or else how the output begins.
fn beside_missing(line: String, report: &Report) -> Vec<Row> {
    let is_other = |line: &&[u8]| Entry::parse(line).is_none();
    let others: Vec<_> = report.head.iter().copied().filter(is_other).collect();
    let line = line + "\n";
    match most_alike(&others, &[line.as_bytes()]) {
        Some(found) => beside_most_alike(&[line], found),
        None => beside_start(line.as_bytes(), &report.head),
    }
}

/// Finds the line with the number of types, unless one has the right number. The comment line may have the word, too.
fn wrong_number(input: &str, report: &Report, count: usize) -> Option<Wrong> {
    let mut wrong = None;
    for line in report.head.iter().filter(|_| !input.contains(WORD)) {
        let text = String::from_utf8_lossy(line);
        let words = text.split(|char: char| !char.is_ascii_digit());
        let numbers: Vec<usize> = words.flat_map(str::parse).collect();
        if text.contains(WORD) && numbers.contains(&count) {
            return None;
        }
        wrong = wrong.or((text.contains(WORD) && !numbers.is_empty()).then_some(line));
    }
    let rows = vec![Row::Lines(Mark::Found, Streak::new(wrong?, 1))];
    Some((rows, format!("the number of types is {count}")))
}
