//! Which rule of SET the first wrong line breaks.
//!
//! The lines before it are right: the table and the move there say what must follow. All cards are dealt in the end, so
//! the right output has every card of the game, and those that it has in later lines alone are in the deck.

use crate::rows::equal;

/// The digits of a card, by their place.
const DIGITS: [&str; 4] = ["first", "second", "third", "fourth"];

const NO_TABLE: &str = "After each move comes the table.";
const ORDER: &str = "The cards on the table keep their order, and cards that are dealt come last.";
const DECK: &str = "Cards are dealt in the order of the deck.";
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
        ([], _, ["=", found @ ..]) => return first_table(after, found),
        ([.., table, made], ["=", ..], ["=", found @ ..]) => {
            wrong_table(&table[1..], made, after, found)?
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

/// Returns why the table found at the start is wrong, if it has cards of the game.
fn first_table(game: &[Line], found: &[&str]) -> Option<String> {
    let cards = match game[0].len() - 1 {
        12 => "the first 12 cards".to_owned(),
        cards => format!("all {cards} cards"),
    };
    let is_certain = game[0].len() > 1 && found.iter().all(|card| game.concat().contains(card));
    is_certain.then(|| format!("The first table has {cards}, in their order."))
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
    let digits = |place: usize| [a, b, c].map(|card| card.as_bytes()[place]);
    if let Some(place) = (0..4).find(|place| is_pair(digits(*place))) {
        let why = format!("two are equal and one is different in the {} digit", DIGITS[place]);
        return Some(format!("{a} {b} {c} is not a set: {why}."));
    }
    let first = due.strip_prefix(&["-"])?;
    let first_set = first.join(" ");
    Some(if first.iter().all(|card| set.contains(card)) {
        format!("The cards of a set stand in the order of the table: {first_set}.")
    } else {
        format!("{a} {b} {c} is a set, but {first_set} comes first.")
    })
}

/// Returns why the table found after a move is wrong.
fn wrong_table(
    table: &[&str],
    made: &[&str],
    after: &[Line],
    found: &[&str],
) -> Option<&'static str> {
    if made[1..].iter().any(|card| found.contains(card)) {
        return Some("The cards of a set leave the table.");
    }
    let stay: Vec<_> = table.iter().copied().filter(|card| !made.contains(card)).collect();
    let due = &after[0][1..];
    let Some(dealt) = found.strip_prefix(&stay[..]) else {
        let has_all = found.len() == due.len() && due.iter().all(|card| found.contains(card));
        return has_all.then_some(ORDER);
    };
    let deck = after.concat();
    let is_in_deck = |card: &&str| deck.contains(card) && !stay.contains(card);
    let is_dealt = stay.len() + dealt.len() == due.len();
    dealt.iter().all(is_in_deck).then_some(if is_dealt { DECK } else { DEALT })
}

/// Returns whether exactly two of three digits are equal.
fn is_pair([a, b, c]: [u8; 3]) -> bool {
    (a == b) != (b == c) || (a == c && b != c)
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
