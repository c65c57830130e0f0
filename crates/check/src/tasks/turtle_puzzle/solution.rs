//! Why a `CHECK` line is not a solution.
//!
//! The rules are looked at in the order in which they build on each other: the form of the line, the types,
//! the number of cards, and at last the sides that touch.

use crate::show::counted;
use rules::turtle_puzzle::{turns, Card, Type};

/// What a place shows: the number of a type, and its card as turned.
type Place = (usize, Card);

/// Returns why a `CHECK` line is not a solution.
pub(super) fn why_wrong(check: &str, types: &[Type]) -> Option<String> {
    let Some(places) = check.trim_end().strip_prefix("CHECK: ") else {
        return Some("it does not begin with 'CHECK:'".to_owned());
    };
    let is_ended = places.ends_with(';');
    let places: Vec<_> = places.split_terminator(';').collect();
    if places.len() != 9 {
        return Some(format!("it has {}, not 9", counted(places.len(), "place")));
    }
    if !is_ended {
        return Some("every place ends with ';', also the last one".to_owned());
    }
    let board: Vec<Option<Place>> = places.into_iter().map(place).collect();
    if let Some(place) = board.iter().position(Option::is_none) {
        return Some(format!(
            "{} is not a type and four sides as plain numbers with commas between them",
            name(place)
        ));
    }
    let board: Vec<_> = board.into_iter().flatten().collect();
    let wrong_card = board.iter().enumerate().find_map(|(place, (number, card))| {
        Some(format!("at {}, {}", name(place), wrong_type(*number, *card, types)?))
    });
    wrong_card.or_else(|| too_many(&board, types)).or_else(|| wrong_sides(&board))
}

fn place(text: &str) -> Option<Place> {
    // No other spelling of a number will do.
    let number = |word: &str| word.parse::<i32>().ok().filter(|number| number.to_string() == word);
    let numbers: Vec<_> = text.split(',').map(number).collect::<Option<_>>()?;
    let [number, sides @ ..] = &numbers[..] else { return None };
    Some((usize::try_from(*number).ok()?, sides.try_into().ok()?))
}

/// Returns of which type a card is, if not of that of a number.
fn wrong_type(number: usize, card: Card, types: &[Type]) -> Option<String> {
    let [top, right, bottom, left] = card;
    let shown = format!("[{top} {right} {bottom} {left}]");
    match types.iter().position(|(first, _)| turns(*first).contains(&card)) {
        Some(right) if right + 1 == number => None,
        Some(right) => Some(format!("{shown} is of type {}, not {number}", right + 1)),
        None => Some(format!("{shown} is not a card, however it is turned")),
    }
}

fn too_many(board: &[Place], types: &[Type]) -> Option<String> {
    (1..).zip(types).find_map(|(number, (_, multiplicity))| {
        let used = board.iter().filter(|(other, _)| *other == number).count();
        let why =
            format!("it uses {used} cards of type {number}, but there are only {multiplicity}");
        (used > *multiplicity).then_some(why)
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
        let side_name = ["top", "right", "bottom", "left"][side];
        format!("the {side_name} side of place {} ({})", place + 1, board[place].1[side])
    };
    Some(format!("{} and {} do not match", side_of(one, side), side_of(other, next)))
}

/// Names a place by its number, row and column.
pub(super) fn name(place: usize) -> String {
    format!("place {} (row {}, column {})", place + 1, place / 3 + 1, place % 3 + 1)
}
