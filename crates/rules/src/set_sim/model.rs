//! A naive model of the rules. Two cards determine the third of a set, so pairs of cards are searched.

use crate::{Reason, Wrong};

/// The place values of the four digits of a card.
pub(super) const ATTRIBUTES: [i32; 4] = [1000, 100, 10, 1];
/// The number of cards on the table from which no more are dealt after a set.
pub(super) const ENOUGH: usize = 12;

const FIRST: &str = "The first table has the first 12 cards, or all if there are fewer.";
const NO_SET: &str = "There is no set, and the deck is not empty.";
const OVER: &str = "There is no set, and the deck is empty.";
const DEALT: &str = "Three cards are dealt, which come last on the table.";
const REFILLED: &str =
    "The set leaves the table. Fewer than 12 cards are left, so three are dealt, which come last.";
const NO_DECK: &str = "The set leaves the table. The deck is empty.";
const ENOUGH_LEFT: &str =
    "The set leaves the table. At least 12 cards are left, so none are dealt.";

const DIGITS: &str = "The digits of a card are 1 to 3, not 0 to 2.";
const SPACE: &str = "One space stands before each card, and none anywhere else.";

/// Returns the output for a game.
pub fn play(cards: &[i32]) -> String {
    lines(cards).into_iter().map(|(line, _)| line).collect()
}

/// Returns what is due for an input, line by line.
pub(super) fn reasons(input: &str) -> Vec<Reason> {
    let cards = input.split_ascii_whitespace().filter_map(|card| card.parse().ok());
    lines(&cards.collect::<Vec<_>>())
}

/// Returns what wrong players print.
pub(super) fn wrong(input: &str) -> Vec<Wrong> {
    let right: String = reasons(input).into_iter().map(|(line, _)| line).collect();
    vec![
        (DIGITS, right.replace('1', "0").replace('2', "1").replace('3', "2")),
        (SPACE, right.replace('\n', " \n")),
        (SPACE, right.replace("=\n", "= \n")),
        (SPACE, right.replace("=\n", "= \n").replace("+\n", "+ \n")),
    ]
}

fn lines(cards: &[i32]) -> Vec<Reason> {
    let (table, mut deck) = cards.split_at(cards.len().min(ENOUGH));
    let mut table = table.to_vec();
    let mut lines = vec![(line('=', &table), FIRST.to_owned())];
    loop {
        let set = first_set(&table);
        let (made, why) = match set {
            None if deck.is_empty() => {
                lines.push((String::new(), OVER.to_owned()));
                return lines;
            }
            None => ((line('+', &[]), NO_SET.to_owned()), DEALT),
            Some(set) => {
                let made = line('-', &set);
                let reason = format!("The first set is {}.", made[1..].trim());
                table.retain(|card| !set.contains(card));
                ((made, reason), if deck.is_empty() { NO_DECK } else { REFILLED })
            }
        };
        let is_dealt = set.is_none() || table.len() < ENOUGH;
        let (dealt, others) = deck.split_at(if is_dealt { deck.len().min(3) } else { 0 });
        table.extend(dealt);
        deck = others;
        let why = if is_dealt { why } else { ENOUGH_LEFT };
        lines.extend([made, (line('=', &table), why.to_owned())]);
    }
}

/// Returns the first set of a table.
pub(super) fn first_set(table: &[i32]) -> Option<[i32; 3]> {
    sets(table).next()
}

/// Returns the sets of a table, the first one first.
pub(super) fn sets(table: &[i32]) -> impl Iterator<Item = [i32; 3]> + '_ {
    pairs(table).filter_map(|(place, [a, b])| {
        let c = third(a, b);
        table[place + 1..].contains(&c).then_some([a, b, c])
    })
}

/// Returns all pairs of cards in lexicographic order of their places, each with the place of the second.
pub(super) fn pairs(table: &[i32]) -> impl Iterator<Item = (usize, [i32; 2])> + '_ {
    let places = 0..table.len();
    places.flat_map(move |x| (x + 1..table.len()).map(move |y| (y, [table[x], table[y]])))
}

/// Returns the card that makes a set with two cards: their digit where they are alike, else the third one.
pub(super) fn third(a: i32, b: i32) -> i32 {
    let digits = ATTRIBUTES.map(|place| match (a / place % 10, b / place % 10) {
        (a, b) if a == b => a * place,
        (a, b) => (1 + 2 + 3 - a - b) * place,
    });
    digits.iter().sum()
}

fn line(sign: char, cards: &[i32]) -> String {
    cards.iter().fold(sign.to_string(), |line, card| format!("{line} {card}")) + "\n"
}
