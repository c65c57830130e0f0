//! Which rule of SET a wrong move breaks.
//!
//! The line before the first wrong one is the table, on which all sets can be looked up.

use crate::rows::{equal, lines, without_end};
use std::str;

/// The attributes, by the place of their digits.
const PLACES: [&str; 4] = ["first", "second", "third", "fourth"];

/// Returns a sentence on the rule that the first wrong line breaks.
pub(super) fn broken_rule(expected: &[u8], found: &[u8]) -> Option<String> {
    let (expected, found) = (lines(expected), lines(found));
    let right = equal(&expected, &found);
    let before = |count| words(expected[right.checked_sub(count)?]);
    let [due, found] =
        [&expected, &found].map(|lines| lines.get(right).map_or(Some(vec![]), |line| words(line)));
    match (&*before(1)?, &*due?, &*found?) {
        (["=", table @ ..], expected, found) => wrong_move(table, expected, found),
        (["-", set @ ..], ["=", expected @ ..], ["=", found @ ..]) => {
            let table = before(2)?;
            if set.iter().any(|card| found.contains(card)) {
                return Some("The cards of a set leave the table.".to_owned());
            }
            wrong_table(table.len() - 1 - set.len(), expected, found)
        }
        (_, ["=", expected @ ..], ["=", found @ ..]) => wrong_order(expected, found),
        _ => None,
    }
}

/// Returns why the move found is wrong. `expected` and `found` are empty at the end of the game.
fn wrong_move(table: &[&str], expected: &[&str], found: &[&str]) -> Option<String> {
    match (expected, found) {
        (["-", set @ ..], ["+"] | []) => Some(format!("There is a set: {}.", set.join(" "))),
        (["+"], []) => Some("There is no set, and cards are left.".to_owned()),
        ([], ["+"]) => Some("There is no set, and no cards are left.".to_owned()),
        (_, ["-", a, b, c]) => wrong_set(table, expected, [a, b, c]),
        _ => None,
    }
}

/// Returns why the table found after a set is wrong. The set leaves `left` cards.
fn wrong_table(left: usize, expected: &[&str], found: &[&str]) -> Option<String> {
    let why = if expected.len() > left && found == &expected[..left] {
        "fewer than 12 cards are left: three are dealt"
    } else if expected.len() == left && found.len() > left && found.starts_with(expected) {
        match left {
            12.. => "12 or more cards are left: none are dealt",
            _ => "the deck is empty: no cards are dealt",
        }
    } else {
        return wrong_order(expected, found);
    };
    Some(format!("After a set is taken, {why}."))
}

/// Returns why the table found is wrong if it has the right cards.
fn wrong_order(expected: &[&str], found: &[&str]) -> Option<String> {
    let has_all = expected.len() == found.len() && expected.iter().all(|card| found.contains(card));
    let why = "The cards on the table keep their order, and cards that are dealt come last.";
    (has_all && expected != found).then(|| why.to_owned())
}

/// Returns what is wrong with three cards where another move was expected.
fn wrong_set(table: &[&str], expected: &[&str], set: [&str; 3]) -> Option<String> {
    let [a, b, c] = set;
    let is_card = |card: &&str| card.len() == 4 && card.bytes().all(|byte| byte.is_ascii_digit());
    if !set.iter().all(is_card) {
        return None;
    }
    if let Some(card) = set.iter().find(|card| !table.contains(card)) {
        return Some(format!("Card {card} is not on the table."));
    }
    if a == b || b == c || a == c {
        return Some(format!("{a} {b} {c} is no set: a card is there twice."));
    }
    if let Some(place) = (0..4).find(|place| is_pair(set.map(|card| card.as_bytes()[*place]))) {
        let why = format!("they have two equal and one different in the {} place", PLACES[place]);
        return Some(format!("{a} {b} {c} is no set: {why}."));
    }
    let first = expected.strip_prefix(&["-"]).filter(|first| set != **first)?;
    let first_set = first.join(" ");
    Some(if first.iter().all(|card| set.contains(card)) {
        format!("The cards of a set stand in the order of the table: {first_set}.")
    } else {
        format!("{a} {b} {c} is a set, but {first_set} comes first.")
    })
}

/// Returns whether exactly two of three digits are equal.
fn is_pair([a, b, c]: [u8; 3]) -> bool {
    (a == b) != (b == c) || (a == c && b != c)
}

/// Returns the words of a line, if they can be shown as they are.
fn words(line: &[u8]) -> Option<Vec<&str>> {
    let line = str::from_utf8(without_end(line)).ok()?;
    let is_plain = line.chars().all(|char| char.is_ascii_graphic() || char == ' ');
    let words: Vec<_> = line.split(' ').filter(|word| !word.is_empty()).collect();
    (is_plain && !words.is_empty()).then_some(words)
}
