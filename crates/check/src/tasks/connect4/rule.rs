//! Which rule of Connect 4 a wrong line breaks.
//!
//! The game is played up to the first line that differs: what happens there is the reason.

use super::played::{player, Played};
use crate::rows::line_by_line::first_differing_lines;
use rules::connect4::{direction, Board, Cell, Event, COLUMNS, ROWS};
use std::collections::BTreeSet;

/// Returns a sentence on the rule that the first wrong line breaks.
pub(super) fn broken_rule(input: &str, expected: &[u8], found: &[u8]) -> Option<String> {
    let verdict = |word: &[u8]| expected.split(|&byte| byte == b'\n').any(|line| line == word);
    let (before, first) = first_differing_lines(expected, found);
    let [line, wrong] = first.into_iter().all(is_known).then_some(first)?;
    let played = Played::before(input, before.len());
    let last = played.events.last()?;
    let found: Vec<_> = found.split(|&byte| byte == b'\n').collect();
    Some(match (line, wrong, last) {
        (Some(word @ (b"CONNECT4" | b"FULL")), Some([b'|', ..]), _)
            if found.get(before.len() + ROWS + 1) == Some(&word) =>
        {
            format!("{} comes before the board.", String::from_utf8_lossy(word))
        }
        (Some(b"INVALID"), _, Event::Invalid(column)) => format!("Column {column} is full."),
        (Some(b"CONNECT4"), _, Event::End(_, cell)) => four_in_a_row(&played.board, *cell)?,
        (_, Some(b"CONNECT4"), _) if !verdict(b"CONNECT4") => {
            let printed = played.printed(&found[before.len() + 1..])?;
            played.wrong_disc(&printed).unwrap_or_else(|| "Nobody has four in a row.".to_owned())
        }
        (Some(b"FULL"), ..) => "The board is full.".to_owned(),
        (_, Some(b"FULL"), _) if !verdict(b"FULL") => "The board is not full.".to_owned(),
        (_, Some(b"INVALID"), _) => format!("Column {} has room.", played.only_column()? + 1),
        (Some([b'|', ..]), Some([b'|', ..]), _) => {
            let above = before.iter().rev().take_while(|line| line.starts_with(b"|")).count();
            played.wrong_disc(&played.printed(&found[before.len() - above..])?)?
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
