//! The list of types: for each type a line with its number, how many cards it has, and its card, in any turn.
//!
//! All of these are single digits. So the last four of a line are a card, and what stands before them says of which type.

use super::report::digits;
use rules::turtle_puzzle::{turns, Card, Type};
use std::cmp::Reverse;
use std::iter::zip;

/// Stands after the number of types.
const TYPES: &str = "verschiedene Kartentypen";

/// The line of a type; nothing if there is none.
#[derive(Default)]
pub(super) struct Entry {
    /// The digits before the card: the number of the type, and that of its cards.
    pub(super) says: String,
    pub(super) line: String,
    /// How many lines there are up to this one.
    pub(super) end: usize,
}

impl Entry {
    pub(super) fn expected(number: usize, (card, count): Type) -> Self {
        let line = format!("{number}. {count} * [{}]\n", text(card));
        Entry { says: format!("{number}{count}"), line, end: 0 }
    }

    /// Looks for the line of a type: one that is right, or else the first one that says most.
    pub(super) fn find(&self, card: Card, lines: &[&[u8]]) -> Self {
        let entry = |(end, line): (usize, &&[u8])| {
            let shown = String::from_utf8_lossy(line).trim().to_owned() + "\n";
            Some(Entry { says: self.said(card, &digits(line))?, line: shown, end })
        };
        let found = zip(1.., lines).filter_map(entry);
        let best = found.min_by_key(|entry| (entry.says != self.says, Reverse(entry.says.len())));
        best.unwrap_or_default()
    }

    /// Returns what the digits of a line say of a type, if they end in its card. Other digits may stand between its number and
    /// how many cards it has.
    fn said(&self, card: Card, digits: &str) -> Option<String> {
        let patterns = |card: Card| card.map(|side| side.abs().to_string()).concat();
        let before =
            turns(card).into_iter().find_map(|card| digits.strip_suffix(&patterns(card)))?;
        let (number, count) = self.says.split_at(1);
        let right = before.trim_start_matches('0');
        let is_right = right.len() > 1 && right.starts_with(number) && right.ends_with(count);
        let says = if is_right { &self.says } else { before };
        (says.len() == 2 || says == number).then(|| says.to_owned())
    }
}

/// Returns the number of types in a line like that of the example.
pub(super) fn number_of_types(line: &[u8]) -> Option<usize> {
    let text = String::from_utf8_lossy(line);
    let (before, _) = text.split_once(TYPES).filter(|_| !text.contains('#'))?;
    before.split_whitespace().next_back()?.parse().ok()
}

pub(super) fn text(card: Card) -> String {
    card.map(|side| side.to_string()).join(" ")
}
