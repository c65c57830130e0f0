//! Proposals with lower numbers.
//!
//! A game that is all 1 but for one move shows which move matters. And equal numbers are alike to all other passes, so
//! fewer proposals are left.

use super::Proposals;

/// How many equal moves are many. Where thousands of them are needed, to lower each one would take thousands of runs.
const MANY: usize = 8;

/// Replaces all occurrences of a digit with a lower digit.
pub(crate) fn lower(input: &str) -> Proposals<'_> {
    let digits = ('2'..='9').filter(|digit| input.contains(*digit));
    Box::new(digits.flat_map(move |digit| {
        lower_digits(digit).map(move |lower| input.replace(digit, &lower.to_string()))
    }))
}

/// Leaves out one minus sign, or replaces one digit with a lower digit. Of many equal moves in a row, the
/// first ones are tried.
pub(crate) fn lower_one(input: &str) -> Proposals<'_> {
    let chars = input.char_indices().filter(|(_, char)| "-23456789".contains(*char));
    let first = chars.filter(move |(index, _)| !is_repeated(input, *index));
    Box::new(first.flat_map(move |(index, char)| {
        let minus = (char == '-').then(String::new);
        let texts = minus.into_iter().chain(lower_digits(char).map(String::from));
        texts.map(move |text| [&input[..index], &text, &input[index + 1..]].concat())
    }))
}

/// Returns whether a move comes after many equal ones. A move is a digit with the character after it.
fn is_repeated(input: &str, index: usize) -> bool {
    let piece = input.get(index..index + 2);
    piece.is_some_and(|piece| input[..index].ends_with(&piece.repeat(MANY)))
}

/// Returns 1 and the digit below a digit, where they are lower.
fn lower_digits(digit: char) -> impl Iterator<Item = char> {
    ('1'..digit).filter(move |lower| *lower == '1' || *lower as u32 + 1 == digit as u32)
}
