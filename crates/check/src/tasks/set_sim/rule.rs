//! Which rule of SET the first wrong line breaks.
//!
//! The lines before it are right: the table and the move there say what must follow. All cards are dealt in the end, so
//! the right output has every card of the game, and those that it has in later lines alone are in the deck.

use crate::rows::{equal, lines, without_end};
use std::str;

/// The digits of a card, by their place.
const DIGITS: [&str; 4] = ["first", "second", "third", "fourth"];

const NO_TABLE: &str = "After each move comes the table.";

/// The sign of a line, and its cards.
type Line<'a> = Vec<&'a str>;

/// Returns a sentence on the rule that the first wrong line breaks.
pub(super) fn broken_rule(expected: &[u8], found: &[u8]) -> Option<String> {
    let [expected, found] = [expected, found].map(lines_without_ends);
    let right = equal(&expected, &found);
    if let (Some(expected), Some(found)) = (expected.get(right), found.get(right)) {
        let from_0 = |byte: &u8| if byte.is_ascii_digit() { byte - 1 } else { *byte };
        if expected.iter().map(from_0).eq(found.iter().copied()) {
            return Some("The digits of a card are 1 to 3, not 0 to 2.".to_owned());
        }
        if without_spaces(expected).eq(without_spaces(found)) {
            return Some("One space stands before each card, and none anywhere else.".to_owned());
        }
    }
    let is_end = right == found.len();
    let found = if is_end { vec![] } else { words(found[right])? };
    let expected: Vec<_> = expected.into_iter().map(words).collect::<Option<_>>()?;
    let (before, after) = expected.split_at(right);
    let due = after.first().map_or(&[][..], |line| line);
    match (before, due, &*found) {
        ([.., table], ..) if table[0] == "=" => wrong_move(&table[1..], due, &found),
        (_, ["=", ..], ["=", found @ ..]) if before.is_empty() => first_table(after, found),
        (_, ["=", ..], ["=", found @ ..]) => wrong_table(before, after, found),
        (_, ["=", ..], ["-" | "+", ..]) if !before.is_empty() => Some(NO_TABLE.to_owned()),
        (_, ["=", ..], []) if after.len() == 1 && !before.is_empty() => Some(NO_TABLE.to_owned()),
        _ => None,
    }
}

/// Returns why the table found at the start is wrong, if it has cards of the game.
fn first_table(game: &[Line], found: &[&str]) -> Option<String> {
    let cards = match game[0].len() - 1 {
        12 => "the first 12 cards".to_owned(),
        cards => format!("all {cards} cards"),
    };
    let is_certain = game[0].len() > 1 && found.iter().all(|card| game.concat().contains(card));
    is_certain.then(|| format!("The first table has {cards}, in their order."))
}

/// Returns why the move found is wrong. `expected` and `found` are empty at the end of the game.
fn wrong_move(table: &[&str], expected: &[&str], found: &[&str]) -> Option<String> {
    Some(match (expected, found) {
        (["-", set @ ..], ["+"] | []) => format!("There is a set: {}.", set.join(" ")),
        (["+"], []) => "There is no set, and the deck is not empty.".to_owned(),
        ([], ["+"]) => "There is no set, and the deck is empty.".to_owned(),
        (_, ["=", ..]) => "A move stands between two tables.".to_owned(),
        (_, ["-", set @ ..]) if set.iter().all(|card| is_card(card)) => {
            wrong_set(table, expected, set)?
        }
        _ => return None,
    })
}

/// Returns what is wrong with cards that are taken where another move was expected.
fn wrong_set(table: &[&str], expected: &[&str], set: &[&str]) -> Option<String> {
    let &[a, b, c] = set else { return Some("A set has three cards.".to_owned()) };
    if let Some(card) = set.iter().find(|card| !table.contains(card)) {
        return Some(format!("Card {card} is not on the table."));
    }
    if a == b || b == c || a == c {
        return Some(format!("{a} {b} {c} is not a set: a card is there twice."));
    }
    let digits = |place: usize| [a, b, c].map(|card| card.as_bytes()[place]);
    if let Some(place) = (0..4).find(|place| is_pair(digits(*place))) {
        let why = format!("two are equal and one is different in the {} digit", DIGITS[place]);
        return Some(format!("{a} {b} {c} is not a set: {why}."));
    }
    let first = expected.strip_prefix(&["-"])?;
    let first_set = first.join(" ");
    Some(if first.iter().all(|card| set.contains(card)) {
        format!("The cards of a set stand in the order of the table: {first_set}.")
    } else {
        format!("{a} {b} {c} is a set, but {first_set} comes first.")
    })
}

/// Returns why the table found after a move is wrong.
fn wrong_table(before: &[Line], after: &[Line], found: &[&str]) -> Option<String> {
    let ([.., table, made], expected) = (before, &after[0][1..]) else { return None };
    if made[1..].iter().any(|card| found.contains(card)) {
        return Some("The cards of a set leave the table.".to_owned());
    }
    let mut stay = table[1..].to_vec();
    stay.retain(|card| !made.contains(card));
    let is_in_deck = |card: &&str| after.concat().contains(card) && !before.concat().contains(card);
    let dealt = found.strip_prefix(&stay[..]);
    let has_all = found.len() == expected.len() && expected.iter().all(|card| found.contains(card));
    let (due, is_set) = (expected.len() - stay.len(), made[0] == "-");
    let why = match dealt {
        Some([_, ..]) if due == 0 && stay.len() < 12 => {
            "After a set is taken, the deck is empty: no cards are dealt."
        }
        Some(dealt) if !dealt.iter().all(is_in_deck) => return None,
        Some(dealt) if dealt.len() == due => "Cards are dealt in the order of the deck.",
        Some(_) if !is_set => "There is no set: three cards are dealt.",
        Some(_) if due == 0 => {
            "After a set is taken, 12 or more cards lie on the table: none are dealt."
        }
        Some(_) => "After a set is taken, fewer than 12 cards lie on the table: three are dealt.",
        None if has_all => {
            "The cards on the table keep their order, and cards that are dealt come last."
        }
        None => return None,
    };
    Some(why.to_owned())
}

/// Returns whether exactly two of three digits are equal.
fn is_pair([a, b, c]: [u8; 3]) -> bool {
    (a == b) != (b == c) || (a == c && b != c)
}

fn is_card(word: &str) -> bool {
    word.len() == 4 && word.bytes().all(|byte| byte.is_ascii_digit())
}

fn lines_without_ends(output: &[u8]) -> Vec<&[u8]> {
    lines(output).into_iter().map(without_end).collect()
}

fn without_spaces(line: &[u8]) -> impl Iterator<Item = &u8> {
    line.iter().filter(|byte| **byte != b' ')
}

/// Returns the words of a line, if they can be shown as they are.
fn words(line: &[u8]) -> Option<Line<'_>> {
    let line = str::from_utf8(line).ok()?;
    let is_plain = line.chars().all(|char| char.is_ascii_graphic() || char == ' ');
    let words: Vec<_> = line.split(' ').filter(|word| !word.is_empty()).collect();
    (is_plain && !words.is_empty()).then_some(words)
}
