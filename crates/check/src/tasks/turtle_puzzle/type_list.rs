//! The list of types before the first `CHECK` line, and their number in a line with `Kartentypen`.
//!
//! `CHECK` lines name types by their numbers, so these are fixed. The order of the lines, their white space and
//! the turn in which a card is written are not.

use super::alike::{beside_most_alike, instead_of, row};
use super::report::{numbers, Entry, Report};
use super::rule::{shown, wrong_type};
use super::Difference;
use crate::rows::{Mark, Row};

/// Stands in the line with the number of types.
const WORD: &str = "Kartentypen";

const ORDER: &str = ": types are numbered as they first appear";

/// Rows that show what is wrong, and why it is.
type Wrong = (Vec<Row>, String);

/// Returns how the list, or the number of types, differs.
pub(super) fn difference(reference: &Report, report: &Report) -> Option<Difference> {
    let types = &reference.list;
    let (rows, why) = split_type(&report.list)
        .or_else(|| wrong_entry(&report.list, types))
        .or_else(|| types.iter().find_map(|of| wrong_count(of, report)))
        .or_else(|| wrong_number(reference, report))?;
    Some((rows, Some(format!("The list of types is wrong: {why}."))))
}

/// Says that cards of one type are listed under two numbers.
fn split_type(list: &[Entry]) -> Option<Wrong> {
    list.iter().enumerate().find_map(|(index, entry)| {
        let is_other = |of: &&Entry| of.has(entry.card) && of.number != entry.number;
        let other = list[..index].iter().find(is_other)?;
        let cards = format!("{} and {}", shown(other.card), shown(entry.card));
        let why = format!("{cards} are equal after turning, so they share a type");
        Some((vec![row(Mark::Found, other.line), row(Mark::Found, entry.line)], why))
    })
}

/// Says which entry has a wrong number, card or multiplicity. It is shown beside that of its card.
fn wrong_entry(list: &[Entry], types: &[Entry]) -> Option<Wrong> {
    let is_listed = |of: &Entry| {
        list.iter().any(|entry| of.has(entry.card))
            && list.iter().any(|entry| entry.number == of.number)
    };
    let is_reordered = list.len() == types.len() && types.iter().all(is_listed);
    let order = if is_reordered { ORDER } else { "" };
    let why = |entry: &Entry| {
        let &Entry { number, multiplicity, card, .. } = entry;
        wrong_type(number, card, types).map(|why| why + order).or_else(|| {
            let due = types.iter().find(|of| of.number == number)?.multiplicity;
            let other = types.iter().find(|of| list.iter().all(|entry| !of.has(entry.card)));
            let other = other
                .filter(|_| multiplicity > due)
                .map_or(String::new(), |of| format!(": {} is of another type", shown(of.card)));
            let why =
                format!("the multiplicity of type {number} is {due}, not {multiplicity}{other}");
            (multiplicity != due).then_some(why)
        })
    };
    let (entry, why) = list.iter().find_map(|entry| Some((entry, why(entry)?)))?;
    let same: Vec<_> = types.iter().filter(|of| of.has(entry.card)).collect();
    let expected = if same.is_empty() { types.iter().collect() } else { same };
    let lines: Vec<_> = expected.iter().map(|of| of.line).collect();
    Some((beside_most_alike(&lines, entry.line), why))
}

/// Says that a type has several entries, or none.
fn wrong_count(of: &Entry, report: &Report) -> Option<Wrong> {
    let mut entries = report.list.iter().filter(|entry| entry.number == of.number);
    if entries.next().is_some() {
        let why = format!("type {} is listed twice", of.number);
        return Some((vec![row(Mark::Found, entries.next()?.line)], why));
    }
    let line = String::from_utf8_lossy(of.line.trim_ascii());
    let why = format!("there is no line such as '{line}' before the first CHECK line");
    Some((instead_of(&[of.line], report.parts()[0]), why))
}

/// Returns the first line with a number of types, unless one has the right number.
fn wrong_number(reference: &Report, report: &Report) -> Option<Wrong> {
    let (count, [due, found]) = (reference.list.len(), [reference, report].map(numbered_lines));
    // The comment line may have the word, too.
    if due.len() > 1 || found.iter().any(|line| numbers(line).contains(&count)) {
        return None;
    }
    Some((vec![row(Mark::Found, found.first()?)], format!("the number of types is {count}")))
}

fn numbered_lines<'a>(report: &Report<'a>) -> Vec<&'a [u8]> {
    let has_word = |line: &&[u8]| String::from_utf8_lossy(line).contains(WORD);
    let named = report.parts()[0].iter().copied().filter(has_word);
    named.filter(|line| !numbers(line).is_empty()).collect()
}
