//! Which rule of Connect 4 a wrong line breaks.
//!
//! The game is played up to the first line that differs: what happens there is the reason.

use super::played::{player, Played};
use crate::rows::line_by_line::first_differing_lines;
use rules::connect4::{direction, Board, Cell, Event, COLUMNS, ROWS};
use std::collections::BTreeSet;
use std::str;

/// Returns a sentence on the rule that the first wrong line breaks.
pub(super) fn broken_rule(input: &str, expected: &[u8], found: &[u8]) -> Option<String> {
    let (before, first) = first_differing_lines(expected, found);
    let [due, wrong] = first.into_iter().all(is_known).then_some(first)?;
    let played = Played::before(input, before.len());
    let last = played.events.last()?;
    let [expected, found] =
        [expected, found].map(|text| text.split(|&byte| byte == b'\n').collect::<Vec<_>>());
    let after = before.len() + 1;
    // A verdict that only comes too early is not explained.
    let is_never_due = |word: &[u8]| !expected.contains(&word);
    let is_row = |line: Option<&[u8]>| line.is_some_and(|line| line.starts_with(b"|"));
    // Where the board ends that stands in place of what is due.
    let end = before.len() + ROWS + 1;
    let comes_after_board = is_row(wrong) && found.get(end).copied() == due;
    Some(match (due, wrong, last) {
        (Some(word @ (b"CONNECT4" | b"FULL")), ..) if comes_after_board => {
            let is_last_board = expected[after..].starts_with(&found[before.len()..end])
                && !is_row(found.get(end + 1).copied());
            let word = str::from_utf8(word).ok().filter(|_| is_last_board)?;
            format!("{word} comes before the board.")
        }
        (Some(b"INVALID" | b"QUIT"), ..) if comes_after_board => {
            let is_extra = found.get(end + 1) == expected.get(after);
            is_extra.then(|| "No blank line asks for this board.".to_owned())?
        }
        (Some(b"INVALID"), _, Event::Invalid(column)) => format!("Column {column} is full."),
        (Some(b"CONNECT4"), _, Event::End(_, cell)) => four_in_a_row(&played.board, *cell)?,
        (_, Some(b"CONNECT4"), _) if is_never_due(b"CONNECT4") => {
            let discs = played.discs_of(&found[after..])?;
            played.wrong_disc(&discs).unwrap_or_else(|| "Nobody has four in a row.".to_owned())
        }
        (Some(b"FULL"), ..) => "The board is full.".to_owned(),
        (_, Some(b"FULL"), _) if played.has_room() => "The board is not full.".to_owned(),
        (Some(b"QUIT"), Some(b"INVALID"), _) => {
            format!("Column {} had room.", played.only_column()? + 1)
        }
        _ if is_row(due) && is_row(wrong) => {
            let above = before.iter().rev().take_while(|line| is_row(Some(line))).count();
            played.wrong_disc(&played.discs_of(&found[before.len() - above..])?)?
        }
        _ => return None,
    })
}

/// Returns whether an output may have a line; `None` is its end. The foot of a board is left out.
fn is_known(line: Option<&[u8]>) -> bool {
    match line {
        None | Some(b"CONNECT4" | b"FULL" | b"QUIT" | b"INVALID") => true,
        Some(row) => row.starts_with(b"|") && row.len() == COLUMNS + 2,
    }
}

/// Says where the last disc completes four in a row.
fn four_in_a_row(board: &Board, last: Cell) -> Option<String> {
    let name = direction(board.fours(last).next()?);
    let line = board.fours(last).filter(|four| direction(four) == name).flatten();
    let columns: BTreeSet<_> = line.map(|(_, column)| column + 1).collect();
    let place = match (columns.first()?, columns.last()?) {
        (first, last) if first == last => format!("a {name} line in column {first}"),
        (first, last) => format!("a {name} line from column {first} to column {last}"),
    };
    Some(format!("{} has four in a row: {place}.", player(board, last)))
}
