//! Which rule of Connect 4 a wrong line breaks.
//!
//! The game is played up to the first line that differs: what happens there is the reason.

use super::is_row;
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
    let [expected_here, found_here] = [&expected, &found].map(|lines| &lines[before.len()..]);
    let is_after_board = |due| !is_row(due) && found_here.get(ROWS + 1) == Some(&due);
    if wrong.is_some_and(is_row) && due.is_some_and(is_after_board) {
        return board_before(expected_here, found_here);
    }
    Some(match (due, wrong, last) {
        (Some(b"INVALID"), _, Event::Invalid(column)) => format!("Column {column} is full."),
        (Some(b"CONNECT4"), _, Event::End(_, cell)) => four_in_a_row(&played.board, *cell)?,
        // One that only comes too early is not explained.
        (_, Some(b"CONNECT4"), _) if !expected.contains(&&b"CONNECT4"[..]) => {
            let discs = played.discs_of(&found_here[1..])?;
            played.wrong_disc(&discs).unwrap_or_else(|| "Nobody has four in a row.".to_owned())
        }
        (Some(b"FULL"), ..) => "The board is full.".to_owned(),
        (_, Some(b"FULL"), _) if played.has_room() => "The board is not full.".to_owned(),
        (Some(b"QUIT"), Some(b"INVALID"), _) => {
            format!("Column {} had room.", played.only_column()? + 1)
        }
        (Some(due), Some(wrong), _) if is_row(due) && is_row(wrong) => {
            let above = before.iter().rev().take_while(|line| is_row(line)).count();
            played.wrong_disc(&played.discs_of(&found[before.len() - above..])?)?
        }
        _ => return None,
    })
}

/// Says what is wrong with a board that stands before the line that is due, if only that is wrong.
fn board_before(expected: &[&[u8]], found: &[&[u8]]) -> Option<String> {
    let (board, after) = (&found[..=ROWS], found.get(ROWS + 2));
    match str::from_utf8(expected[0]).ok()? {
        word @ ("CONNECT4" | "FULL") => {
            let is_its_board =
                expected[1..].starts_with(board) && !after.is_some_and(|line| is_row(line));
            is_its_board.then(|| format!("{word} comes before the board."))
        }
        _ => (after == expected.get(1)).then(|| "No blank line asks for this board.".to_owned()),
    }
}

/// Returns whether an output may have a line; `None` is its end. The foot of a board is left out.
fn is_known(line: Option<&[u8]>) -> bool {
    match line {
        None | Some(b"CONNECT4" | b"FULL" | b"QUIT" | b"INVALID") => true,
        Some(row) => is_row(row) && row.len() == COLUMNS + 2,
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
