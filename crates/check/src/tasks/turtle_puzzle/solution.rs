//! Why a `CHECK` line is not a solution.
//!
//! The rules are looked at in the order in which they build on each other: the form of the line, the types,
//! the number of cards, and at last the sides that touch.

use rules::turtle_puzzle::{turns, Card, Type};
use std::str::FromStr;

const FORM: &str =
    "it is not 'CHECK: ' and nine times 'type,top,right,bottom,left;' in plain numbers";

/// What a place shows: the number of a type, and its card as turned.
type Place = (usize, Card);

/// Returns why a `CHECK` line is not a solution.
pub(super) fn why_wrong(check: &str, types: &[Type]) -> Option<String> {
    board(check, types).and_then(|board| matches(&board)).err()
}

/// Returns the places of a line, each a card in its type, and no type too often.
fn board(check: &str, types: &[Type]) -> Result<Vec<Place>, String> {
    let places = check.trim_end().strip_prefix("CHECK: ").and_then(|line| line.strip_suffix(';'));
    let board = places.and_then(|places| places.split(';').map(place).collect::<Option<Vec<_>>>());
    let board = board.filter(|board| board.len() == 9).ok_or(FORM)?;
    for (index, (number, card)) in board.iter().enumerate() {
        let [top, right, bottom, left] = card;
        let shown = || format!("at {}, [{top} {right} {bottom} {left}]", name(index));
        match types.iter().position(|(first, _)| turns(*first).contains(card)) {
            Some(right) if right + 1 == *number => {}
            Some(right) => {
                return Err(format!("{} is of type {}, not {number}", shown(), right + 1))
            }
            None => return Err(format!("{} is not a card, however it is turned", shown())),
        }
    }
    for (number, (_, count)) in (1..).zip(types) {
        let used = board.iter().filter(|(other, _)| *other == number).count();
        if used > *count {
            return Err(format!("it uses {used} cards of type {number}, which has only {count}"));
        }
    }
    Ok(board)
}

fn place(text: &str) -> Option<Place> {
    let (number, sides) = text.split_once(',')?;
    let sides: Vec<_> = sides.split(',').map(plain).collect::<Option<_>>()?;
    Some((plain(number)?, sides.try_into().ok()?))
}

/// Returns a number that has no other spelling.
fn plain<Number: FromStr + ToString>(word: &str) -> Option<Number> {
    word.parse().ok().filter(|number: &Number| number.to_string() == word)
}

/// Returns which two sides that touch do not match.
fn matches(board: &[Place]) -> Result<(), String> {
    let beside = (0..9).filter(|place| place % 3 < 2).map(|place| (place, place + 1, 1, 3));
    let below = (0..6).map(|place| (place, place + 3, 2, 0));
    for (one, other, side, next) in beside.chain(below) {
        if board[one].1[side] != -board[other].1[next] {
            let side_of = |place: usize, side: usize| {
                let side_name = ["top", "right", "bottom", "left"][side];
                format!("the {side_name} side of place {} ({})", place + 1, board[place].1[side])
            };
            let (one, other) = (side_of(one, side), side_of(other, next));
            return Err(format!("{one} and {other} do not match"));
        }
    }
    Ok(())
}

/// Names a place by its number, row and column.
pub(super) fn name(place: usize) -> String {
    format!("place {} (row {}, column {})", place + 1, place / 3 + 1, place % 3 + 1)
}
