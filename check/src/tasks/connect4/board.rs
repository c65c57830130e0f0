//! What is wrong in a board that was printed.
//!
//! Each sentence says how the expected board is, so it is true whatever was printed. From the board
//! that was found we only see which sentence helps.

use rules::connect4::board::{COLUMNS, ROWS};
use std::iter::zip;

/// Returns a sentence on the expected board, if what was found in its place is one, too, and whole.
pub(super) fn detail(expected: &str, found: &str) -> Option<String> {
    let is_row = |line: &&str| line.starts_with('|');
    let mut lines = found.split('\n');
    let found: Vec<_> = lines.by_ref().take_while(is_row).collect();
    let has_end = lines.next().is_some();
    let rows: Vec<_> = expected.split('\n').take_while(is_row).collect();
    if rows.is_empty() || found.is_empty() || !has_end {
        return None;
    }
    let is_whole = |row: &&str| row.len() == COLUMNS + 2 && row.is_ascii() && row.ends_with('|');
    let sentences = [
        (found.len() != ROWS, "A board has 6 rows above its foot."),
        (!found.iter().all(is_whole), "A row of a board has 8 columns between two bars."),
        (found == rows, "Below its rows a board has the foot \\--------/."),
        (found.iter().eq(rows.iter().rev()), "The top row of a board comes first."),
    ];
    match sentences.into_iter().find(|(is_so, _)| *is_so) {
        Some((_, sentence)) => Some(sentence.to_owned()),
        None => zip(1.., zip(rows, found)).find_map(|(row, pair)| cell(row, pair)),
    }
}

/// Says what is in the first cell that differs in a row, if one does.
fn cell(row: usize, (expected, found): (&str, &str)) -> Option<String> {
    // The first character is a bar, so those of the columns count from 1.
    let cells = zip(expected.chars(), found.chars()).enumerate();
    let (column, (expected, found)) = cells.skip(1).find(|(_, (one, other))| one != other)?;
    let what = match (expected, found) {
        ('0', '1') => "has a disc of red (0), not of yellow",
        ('0', _) => "has a disc of red (0)",
        ('1', '0') => "has a disc of yellow (1), not of red",
        ('1', _) => "has a disc of yellow (1)",
        _ => "is empty",
    };
    Some(format!("Row {row}, column {column} {what}."))
}
