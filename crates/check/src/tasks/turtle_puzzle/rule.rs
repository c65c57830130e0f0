//! Why a `CHECK` line is not a solution.
//!
//! The rules are looked at in the order in which they build on each other: the form of the line, the types,
//! the number of cards, and at last the sides that touch.

use super::report::{Check, Entry, Place};
use crate::rows::counted;
use rules::turtle_puzzle::Card;

/// A longer word is not named. It may be a number that is too large.
const MOST: usize = 9;
const FIVE: &str = "is not five numbers with commas between them";

/// Returns why a `CHECK` line is not a solution.
pub(super) fn why_wrong(check: &Check, types: &[Entry]) -> Option<String> {
    wrong_end(check).or_else(|| wrong_form(check)).or_else(|| {
        let board = check.board()?;
        let wrong_card = (1..).zip(&board).find_map(|(place, (number, card))| {
            Some(format!("at {}, {}", name(place), wrong_type(*number, *card, types)?))
        });
        wrong_card.or_else(|| too_many(&board, types)).or_else(|| wrong_sides(&board))
    })
}

fn wrong_end(check: &Check) -> Option<String> {
    match (check.places().len(), check.text.ends_with(';')) {
        (9, true) => None,
        (9, false) => Some("every place ends with ';', also the last one".to_owned()),
        (10, false) => Some("it goes on after place 9".to_owned()),
        (places, _) => Some(format!("it has {}, not 9", counted(places, "place"))),
    }
}

fn wrong_form(check: &Check) -> Option<String> {
    (1..).zip(check.places()).find_map(|(place, text)| {
        let words: Vec<_> = text.split(',').collect();
        let is_five = words.len() == 5 && !words.contains(&"");
        let why = if is_five { words.into_iter().find_map(wrong_word)? } else { FIVE.to_owned() };
        Some(format!("{} {why}", name(place)))
    })
}

/// Returns why a word is not written as a number is.
fn wrong_word(word: &str) -> Option<String> {
    match word.parse::<i32>() {
        Ok(number) if number != 0 && number.to_string() != word => {
            Some(format!("has {word} for {number}: numbers have neither '+' nor leading zeros"))
        }
        Err(_) if word.len() <= MOST => Some(format!("has {word:?}, which is not a number")),
        _ => None,
    }
}

/// Returns of which type a card is, if not of that of a number.
pub(super) fn wrong_type(number: i32, card: Card, types: &[Entry]) -> Option<String> {
    match types.iter().find(|entry| entry.has(card)) {
        Some(entry) if entry.number == number => None,
        Some(entry) => Some(format!("{} is of type {}, not {number}", shown(card), entry.number)),
        None => Some(format!("{} is no card, however it is turned", shown(card))),
    }
}

/// Returns a card as the list of types shows it.
pub(super) fn shown([top, right, bottom, left]: Card) -> String {
    format!("[{top} {right} {bottom} {left}]")
}

fn too_many(board: &[Place], types: &[Entry]) -> Option<String> {
    types.iter().find_map(|&Entry { number, multiplicity, .. }| {
        let used = board.iter().filter(|(other, _)| *other == number).count();
        let are = if multiplicity == 1 { "is" } else { "are" };
        let why = format!("it uses {used} cards of type {number}, but there {are} {multiplicity}");
        (used > multiplicity).then_some(why)
    })
}

/// Returns which two sides that touch do not match.
fn wrong_sides(board: &[Place]) -> Option<String> {
    let beside = (0..9).filter(|place| place % 3 < 2).map(|place| (place, place + 1, 1, 3));
    let below = (0..6).map(|place| (place, place + 3, 2, 0));
    let (one, other, side, next) = beside
        .chain(below)
        .find(|&(one, other, side, next)| board[one].1[side] != -board[other].1[next])?;
    let side_of = |place: usize, side: usize| {
        let name = ["top", "right", "bottom", "left"][side];
        format!("the {name} side of place {} ({})", place + 1, board[place].1[side])
    };
    Some(format!("{} and {} do not match", side_of(one, side), side_of(other, next)))
}

/// Names a place by its number, row and column.
pub(super) fn name(place: usize) -> String {
    format!("place {place} (row {}, column {})", (place - 1) / 3 + 1, (place - 1) % 3 + 1)
}
