//! Which rule of SET the first wrong line breaks.
//!
//! The lines before it are right: the table and the move there say what must follow. All cards are dealt in the end, so
//! the right output has every card of the game, and those that it has in later lines alone are in the deck.

use crate::rows::equal;

/// The digits of a card, by their place.
const DIGITS: [&str; 4] = ["first", "second", "third", "fourth"];

const FIRST_TABLE: &str =
    "The first table has the first 12 cards, or all if there are fewer, in their order.";
const NO_TABLE: &str = "After each move comes the table.";
const ORDER: &str = "The cards on the table keep their order, and cards that are dealt come last.";
const DECK: &str = "Cards are dealt in the order of the deck.";
const NOT_DEALT: &str = "At least 12 cards are left on the table, so none are dealt.";
const PLUS: &str = "+ stands only for cards that are dealt because there is no set.";
const DEALT: &str = "Three cards are dealt if there is no set, or fewer than 12 lie on the table.";

/// The sign of a line, and its cards.
type Line<'a> = Vec<&'a str>;

/// Returns a sentence on the rule that the first wrong line breaks.
pub(super) fn broken_rule(expected: &[u8], found: &[u8]) -> Option<String> {
    let [expected, found] = [expected, found].map(String::from_utf8_lossy);
    let [expected, found] = [&expected, &found].map(|text| lines_of_words(text));
    let (before, after) = expected.split_at(equal(&expected, &found));
    let [due, found] =
        [after.first(), found.get(before.len())].map(|line| line.map_or(&[][..], |line| line));
    let sentence = match (before, due, found) {
        (_, [_, ..], [_, ..]) if from_0(due) == found.join(" ") => {
            "The digits of a card are 1 to 3, not 0 to 2."
        }
        (_, [_, ..], [_, ..]) if due.concat() == found.concat() => {
            "One space stands before each card, and none anywhere else."
        }
        ([], ["=", ..], ["=", cards @ ..]) if contains_all(&after.concat(), cards) => FIRST_TABLE,
        ([_, ..], ["=", ..], ["=", ..]) => wrong_table(before, after, found)?,
        ([.., made], ["=", ..], ["+"])
            if made[0] == "-" && !after[1..].starts_with(&[vec!["+"]]) =>
        {
            PLUS
        }
        ([_, ..], ["=", ..], ["-" | "+", ..]) => NO_TABLE,
        ([_, ..], ["=", ..], []) if after.len() == 1 => NO_TABLE,
        (_, ["=", ..], _) => return None,
        (_, ["-", set @ ..], ["+"] | []) => {
            return Some(format!("There is a set: {}.", set.join(" ")))
        }
        (_, ["+"], []) => "There is no set, and the deck is not empty.",
        (_, [], ["+"]) => "There is no set, and the deck is empty.",
        (_, _, ["=", ..]) => "A move stands between two tables.",
        ([.., table], _, ["-", set @ ..]) => return wrong_set(table, due, set),
        _ => return None,
    };
    Some(sentence.to_owned())
}

/// Returns what is wrong with cards that are taken where another move is due.
fn wrong_set(table: &[&str], due: &[&str], set: &[&str]) -> Option<String> {
    if !set.iter().all(|card| is_card(card)) {
        return None;
    }
    let &[a, b, c] = set else { return Some("A set has three cards.".to_owned()) };
    if let Some(card) = set.iter().find(|card| !table.contains(card)) {
        return Some(format!("Card {card} is not on the table."));
    }
    if a == b || b == c || a == c {
        return Some(format!("{a} {b} {c} is not a set: a card is there twice."));
    }
    // Three digits are equal, or all different, if 3 divides their sum.
    let sum = |place: usize| set.iter().map(|card| card.as_bytes()[place]).sum::<u8>();
    if let Some(place) = (0..4).find(|place| sum(*place) % 3 != 0) {
        let why = format!("two are equal and one is different in the {} digit", DIGITS[place]);
        return Some(format!("{a} {b} {c} is not a set: {why}."));
    }
    let first = due.strip_prefix(&["-"])?;
    let first_set = first.join(" ");
    Some(if contains_all(set, first) {
        format!("The cards of a set stand in the order of the table: {first_set}.")
    } else {
        format!("{a} {b} {c} is a set, but {first_set} comes first.")
    })
}

/// Returns why the table found after a move is wrong.
fn wrong_table(before: &[Line], after: &[Line], found: &[&str]) -> Option<&'static str> {
    let [.., table, made] = before else { return None };
    if made[1..].iter().any(|card| found.contains(card)) {
        return Some("The cards of a set leave the table.");
    }
    let mut stay = table.clone();
    stay.retain(|card| !made.contains(card));
    let due = &after[0];
    let Some(dealt) = found.strip_prefix(&stay[..]) else {
        let has_all = found.len() == due.len() && contains_all(found, &due[1..]);
        return has_all.then_some(ORDER);
    };
    let deck = after.concat();
    let is_in_deck = |card: &&str| deck.contains(card) && !stay.contains(card);
    let rule = match due.len() - stay.len() {
        0 => NOT_DEALT,
        count if count == dealt.len() => DECK,
        _ => DEALT,
    };
    dealt.iter().all(is_in_deck).then_some(rule)
}

/// Returns whether some words are cards, and among others.
fn contains_all(words: &[&str], cards: &[&str]) -> bool {
    cards.iter().all(|card| is_card(card) && words.contains(card))
}

fn is_card(word: &str) -> bool {
    word.len() == 4 && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Splits an output into lines, and these at each space. A blank line is an empty word.
fn lines_of_words(output: &str) -> Vec<Line<'_>> {
    output.split_terminator('\n').map(|line| line.split(' ').collect()).collect()
}

/// Returns a line with the digits of its cards from 0 to 2.
fn from_0(line: &[&str]) -> String {
    line.join(" ").replace('1', "0").replace('2', "1").replace('3', "2")
}
