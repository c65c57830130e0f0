//! Why a `CHECK` line is not a solution.
//!
//! The rules are looked at in the order in which they build on each other: the form of the line, the types,
//! their turns, the number of cards, and at last the sides that touch.

use super::entry::{equal_types, Entry, Type};
use super::report::Check;
use crate::rows::counted;
use rules::turtle_puzzle::{turns, Card};
use std::fmt::Display;
use std::num::IntErrorKind;

/// What a place shows: the number of a type, and its card as turned.
pub(super) type Place = (i32, Card);

/// A longer word is not named.
const MOST: usize = 20;

/// Returns why a `CHECK` line is not a solution.
pub(super) fn why_wrong(check: &Check, types: &[Type], list: &[Entry]) -> Option<String> {
    let places = places(&check.compact)?;
    wrong_end(&check.compact, places.len()).or_else(|| wrong_form(&places)).or_else(|| {
        let places = numbers(&places)?;
        wrong_card(&places, types, list).or_else(|| wrong_sides(&places))
    })
}

/// Returns the places of a `CHECK` line without white space.
pub(super) fn places(line: &str) -> Option<Vec<&str>> {
    Some(line.strip_prefix("CHECK:")?.split_terminator(';').collect())
}

fn wrong_end(line: &str, places: usize) -> Option<String> {
    match places {
        9 if !line.ends_with(';') => {
            Some("every place ends with ';', also the last one".to_owned())
        }
        10 if !line.ends_with(';') => Some("it goes on after place 9".to_owned()),
        9 => None,
        _ => Some(format!("it has {}, not 9", counted(places, "place"))),
    }
}

fn wrong_form(places: &[&str]) -> Option<String> {
    for (place, text) in (1..).zip(places) {
        let words = || text.split(',');
        if words().count() != 5 || words().any(str::is_empty) {
            return Some(format!("{} is not five numbers with commas between them", name(place)));
        }
        if let Some(why) = words().find_map(wrong_number) {
            return Some(format!("{} has {why}", name(place)));
        }
    }
    None
}

/// Returns why a word is not written as a number is.
fn wrong_number(word: &str) -> Option<String> {
    match word.parse::<i32>() {
        Ok(number) if number != 0 && number.to_string() != word => {
            Some(format!("{word} for {number}: numbers have neither '+' nor leading zeros"))
        }
        Err(error) if *error.kind() == IntErrorKind::InvalidDigit && word.len() <= MOST => {
            Some(format!("{word:?}, which is not a number"))
        }
        _ => None,
    }
}

fn wrong_card(places: &[Place], types: &[Type], list: &[Entry]) -> Option<String> {
    let all = || (1..).zip(places);
    let card = |number: i32| types.get(usize::try_from(number).ok()?.checked_sub(1)?);
    if let Some((number, _)) = places.iter().find(|(number, _)| card(*number).is_none()) {
        let equal = equal_types(list, types).map(|equal| format!("; {equal}"));
        return Some(no_type(number, types.len()) + &equal.unwrap_or_default());
    }
    let is_turned = |(number, sides): &Place| {
        card(*number).is_some_and(|(card, _)| turns(*card).contains(sides))
    };
    if let Some((place, (number, _))) = all().find(|(_, place)| !is_turned(place)) {
        return Some(format!("{} shows no turn of type {number}", name(place)));
    }
    let used = |number| places.iter().filter(|(other, _)| *other == number).count();
    (1..).zip(types).find_map(|(number, &(_, count))| {
        let are = if count == 1 { "is" } else { "are" };
        let why = |used| format!("it uses {used} cards of type {number}, but there {are} {count}");
        Some(used(number)).filter(|used| *used > count).map(why)
    })
}

/// Returns which two sides that touch do not match.
fn wrong_sides(places: &[Place]) -> Option<String> {
    let beside = (0..9).filter(|place| place % 3 < 2).map(|place| (place, place + 1, 1, 3));
    let below = (0..6).map(|place| (place, place + 3, 2, 0));
    let (one, other, side, next) = beside
        .chain(below)
        .find(|&(one, other, side, next)| places[one].1[side] != -places[other].1[next])?;
    let side_of = |place: usize, side: usize| {
        let name = ["top", "right", "bottom", "left"][side];
        format!("the {name} side of place {} ({})", place + 1, places[place].1[side])
    };
    Some(format!("{} and {} do not match", side_of(one, side), side_of(other, next)))
}

/// Says that there is no type of a number, but so many others.
pub(super) fn no_type(number: impl Display, count: usize) -> String {
    let only = if count == 1 { "type 1" } else { &format!("types 1 to {count}") };
    format!("there is no type {number}, only {only}")
}

/// Returns the numbers at nine places.
pub(super) fn numbers(places: &[&str]) -> Option<Vec<Place>> {
    let place = |place: &&str| {
        let numbers: Option<Vec<_>> = place.split(',').map(|number| number.parse().ok()).collect();
        let [number, sides @ ..]: [i32; 5] = numbers?.try_into().ok()?;
        Some((number, sides))
    };
    places.iter().map(place).collect::<Option<_>>().filter(|places: &Vec<_>| places.len() == 9)
}

/// Names a place by its number, row and column.
pub(super) fn name(place: usize) -> String {
    format!("place {place} (row {}, column {})", (place - 1) / 3 + 1, (place - 1) % 3 + 1)
}
