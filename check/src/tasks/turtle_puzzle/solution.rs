//! Why a `CHECK` line is not a solution.
//!
//! We look at the rules in the order in which they build on each other: the form of the line, the
//! types, how many cards of a type there are, and at last the sides that touch.

use rules::turtle_puzzle::model::{turns, Board, Type};
use rules::turtle_puzzle::report::{check, sides, solution};

const FORM: &str =
    "it is not 'CHECK: ' and nine times 'type,top,right,bottom,left;' in plain numbers";
const SIDES: [&str; 4] = ["top", "right", "bottom", "left"];

/// Returns a sentence on a `CHECK` line that is not a solution.
pub(super) fn why_wrong(line: &str, types: &[Type]) -> Option<String> {
    let board = solution(line);
    let has_form = board.len() == 9 && check(&board).trim_end() == line;
    let wrong = (!has_form).then(|| FORM.to_owned());
    let wrong = wrong.or_else(|| wrong_card(&board, types)).or_else(|| wrong_count(&board, types));
    let wrong = wrong.or_else(|| wrong_sides(&board))?;
    Some(format!("The first wrong line is not a solution: {wrong}."))
}

/// Returns which card is not of its type.
fn wrong_card(board: &Board, types: &[Type]) -> Option<String> {
    board.iter().enumerate().find_map(|(place, (number, card))| {
        let is = match types.iter().position(|(first, _)| turns(*first).contains(card)) {
            Some(right) if right + 1 == *number => return None,
            Some(right) => format!("of type {}, not {number}", right + 1),
            None => "not a card, however it is turned".to_owned(),
        };
        Some(format!("at {}, [{}] is {is}", name(place), sides(*card)))
    })
}

/// Returns which type has fewer cards than are used.
fn wrong_count(board: &Board, types: &[Type]) -> Option<String> {
    (1..).zip(types).find_map(|(number, (_, count))| {
        let used = board.iter().filter(|(other, _)| *other == number).count();
        let why = || format!("it uses {used} cards of type {number}, which has only {count}");
        (used > *count).then(why)
    })
}

/// Returns which two sides that touch do not match.
fn wrong_sides(board: &Board) -> Option<String> {
    let beside = (0..9).filter(|place| place % 3 < 2).map(|place| [(place, 1), (place + 1, 3)]);
    let below = (0..6).map(|place| [(place, 2), (place + 3, 0)]);
    let half = |(place, side): (usize, usize)| board[place].1[side];
    let wrong = beside.chain(below).find(|&[one, other]| half(one) != -half(other))?;
    let [one, other] = wrong.map(|(place, side)| {
        format!("the {} side of place {} ({})", SIDES[side], place + 1, half((place, side)))
    });
    Some(format!("{one} and {other} do not match"))
}

/// Names a place by its number, row and column.
pub(super) fn name(place: usize) -> String {
    format!("place {} (row {}, column {})", place + 1, place / 3 + 1, place % 3 + 1)
}
