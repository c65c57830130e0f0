//! Why a `CHECK` line is no solution, and why some are missing.
//!
//! The rules are looked at in the order in which they build on each other: the form of the line, the types,
//! their turns, the number of cards, and at last the sides that touch.

use super::checks::Checks;
use crate::rows::counted;
use rules::turtle_puzzle::{cards, turned, turns, types, Card};
use std::collections::HashSet;
use std::iter::successors;
use std::str;

/// What a place shows: the number of a type, and its card as turned.
type Place = (i32, Card);

/// Returns a sentence on the first rule that a wrong `CHECK` line breaks, or on the turns that are missing.
pub(super) fn broken_rule(input: &str, checks: &Checks) -> Option<String> {
    let types = types(&cards(input));
    let Some(wrong) = checks.wrong.first() else {
        return missing_turns(checks);
    };
    let places = places(wrong)?;
    let why = wrong_end(wrong).or_else(|| wrong_form(&places)).or_else(|| {
        let places = numbers(&places)?;
        wrong_card(&places, &types).or_else(|| wrong_sides(&places))
    });
    why.map(|why| format!("The first wrong line is no solution: {why}."))
}

/// Says that turns count, if what is missing are turns of the solutions found, and none of these is a turn of
/// another.
fn missing_turns(Checks { found, missing, .. }: &Checks) -> Option<String> {
    let board = |line: &Vec<u8>| numbers(&places(line)?);
    let found: HashSet<Vec<Place>> = found.iter().map(board).collect::<Option<_>>()?;
    let is_turn = |board: &Vec<Place>| {
        let turns = successors(Some(turned(board)), |board| Some(turned(board))).take(3);
        turns.filter(|turn| turn != board).any(|turn| found.contains(&turn))
    };
    let why = "The turns of a solution are solutions, too.";
    let is_missing_turn = |line| board(line).is_some_and(|board| is_turn(&board));
    let are_turns = !missing.is_empty() && missing.iter().all(is_missing_turn);
    (are_turns && !found.iter().any(is_turn)).then(|| why.to_owned())
}

/// Returns the places of a `CHECK` line.
fn places(line: &[u8]) -> Option<Vec<&str>> {
    let line = str::from_utf8(line).ok()?.trim_end().strip_prefix("CHECK:")?;
    Some(line.split_terminator(';').collect())
}

fn wrong_end(line: &[u8]) -> Option<String> {
    (!line.ends_with(b";\n")).then(|| "every place ends with ';', also the last one".to_owned())
}

fn wrong_form(places: &[&str]) -> Option<String> {
    if places.len() != 9 {
        return Some(format!("it has {}, not 9", counted(places.len(), "place")));
    }
    let (place, _) = (1..).zip(places).find(|(_, place)| place.split(',').count() != 5)?;
    Some(format!("{} is not five numbers with commas between them", name(place)))
}

fn wrong_card(places: &[Place], types: &[(Card, usize)]) -> Option<String> {
    let all = || (1..).zip(places);
    let card = |number: i32| types.get(usize::try_from(number).ok()?.checked_sub(1)?);
    if let Some((number, _)) = places.iter().find(|(number, _)| card(*number).is_none()) {
        return Some(format!("there is no type {number}, only 1 to {}", types.len()));
    }
    let is_turned = |(number, sides): &Place| {
        card(*number).is_some_and(|(card, _)| turns(*card).contains(sides))
    };
    if let Some((place, (number, _))) = all().find(|(_, place)| !is_turned(place)) {
        return Some(format!("{} shows no turn of type {number}", name(place)));
    }
    let used = |number| places.iter().filter(|(other, _)| *other == number).count();
    (1..).zip(types).find_map(|(number, &(_, count))| {
        let used = used(number);
        let cards = if count == 1 { "is 1 such card" } else { &format!("are {count} such cards") };
        (used > count).then(|| format!("type {number} is used {used} times, but there {cards}"))
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

/// Returns the numbers at nine places.
fn numbers(places: &[&str]) -> Option<Vec<Place>> {
    let place = |place: &&str| {
        let numbers: Option<Vec<_>> = place.split(',').map(|number| number.parse().ok()).collect();
        let [number, sides @ ..]: [i32; 5] = numbers?.try_into().ok()?;
        Some((number, sides))
    };
    places.iter().map(place).collect::<Option<_>>().filter(|places: &Vec<_>| places.len() == 9)
}

/// Names a place by its number, row and column.
fn name(place: usize) -> String {
    format!("place {place} (row {}, column {})", (place - 1) / 3 + 1, (place - 1) % 3 + 1)
}
