//! The list of types: for each type a line with its number, how many cards it has, and its card, in any turn.
//!
//! All of these are single digits. So the last four of a line are a card, and those before it say of which type.

use super::report::{digits, text};
use crate::show::counted;
use rules::turtle_puzzle::{sides, turns, Card, Type};
use std::iter::zip;

/// What a right line says.
pub(super) const RIGHT: &str = "right";
/// Stands after the number of types.
const TYPES: &str = "verschiedene Kartentypen";

const FORM: &str = "a line has its number, then how many cards it has, and ends with its card";

/// A line of the list.
#[derive(Clone, Default)]
pub(super) struct Entry {
    pub(super) expected: String,
    /// What was found, if anything, and how many lines there are up to it.
    pub(super) line: Option<String>,
    pub(super) end: usize,
    /// `RIGHT`, or the digits before the card (the number of a type, and how many cards it has), or a wrong number of types.
    pub(super) says: String,
    card: String,
}

/// Returns the line of each type: a right one, or else one of the others that ends in its card, after more than one digit
/// if there is such a line. If all are right, a wrong number of types follows.
pub(super) fn entries(types: &[Type], lines: &[&[u8]]) -> Vec<Entry> {
    let mut left: Vec<_> = zip(1.., lines).filter_map(Entry::new).collect();
    let mut right = |kind| {
        let place = left.iter().position(|entry| entry.is_right(kind))?;
        Some(Entry { says: RIGHT.to_owned(), ..left.remove(place) })
    };
    let right: Vec<_> = zip(1.., types).map(&mut right).collect();
    let number = wrong_number(types.len(), lines).filter(|_| right.iter().all(Option::is_some));
    // What is far below the last right line is no part of the list.
    let missing = right.iter().filter(|entry| entry.is_none()).count();
    let last = right.iter().flatten().map(|entry| entry.end + 2 * missing).max();
    let other = |card| {
        let is_near = |entry: &&Entry| last.is_none_or(|last| entry.end <= last);
        let others = left.iter().filter(is_near).filter(|entry| entry.has(card));
        others.min_by_key(|entry| entry.says.len() == 1).cloned()
    };
    let entries = zip(zip(1.., types), right).map(|((number, (card, count)), right)| Entry {
        expected: format!("{number}. {count} * [{}]\n", sides(*card)),
        ..right.or_else(|| other(*card)).unwrap_or_default()
    });
    entries.chain(number).collect()
}

/// Returns the first number of types that stands as in the example, if none of these is right.
fn wrong_number(count: usize, lines: &[&[u8]]) -> Option<Entry> {
    let number = |line: &&[u8]| {
        let text = text(line);
        let (before, _) = text.split_once(TYPES).filter(|_| !text.contains('#'))?;
        let says = before.split_whitespace().next_back()?.parse::<usize>().ok()?.to_string();
        let expected = format!("Es gibt {count} {TYPES}:\n");
        Some(Entry { expected, line: Some(text), says, ..Entry::default() })
    };
    let numbers: Vec<_> = lines.iter().filter_map(number).collect();
    let is_right = numbers.iter().any(|number| number.says == count.to_string());
    numbers.into_iter().next().filter(|_| !is_right)
}

impl Entry {
    /// Reads a line that ends in a card, with something before it.
    fn new((end, line): (usize, &&[u8])) -> Option<Self> {
        let digits = digits(line);
        let (says, card) = digits.split_at(digits.len().checked_sub(4)?);
        let (says, card, line) = (says.to_owned(), card.to_owned(), Some(text(line)));
        (!says.is_empty()).then_some(Entry { line, end, says, card, ..Entry::default() })
    }

    /// Returns whether the number of a type comes first, and how many cards it has last. What stands between these is free.
    fn is_right(&self, (number, (card, count)): (usize, &Type)) -> bool {
        let says = self.says.trim_start_matches('0');
        let ends = says.starts_with(&number.to_string()) && says.ends_with(&count.to_string());
        ends && says.len() > 1 && self.has(*card)
    }

    fn has(&self, card: Card) -> bool {
        turns(card).iter().any(|turn| turn.map(|side| side.abs().to_string()).concat() == self.card)
    }
}

/// Says what the list does not say of a type.
pub(super) fn sentence((number, &(card, count)): (usize, &Type), says: &str) -> Option<String> {
    let cards = format!("{} [{}]", counted(count, "card"), sides(card));
    let why = match says {
        RIGHT => return None,
        "" => format!("has no line for type {number}, with {cards}; {FORM}"),
        _ if says == number.to_string() => {
            format!("does not say how many cards of type {number} there are: {count}")
        }
        _ => format!("does not say that type {number} has {cards}"),
    };
    Some(format!("The list of types {why}."))
}
