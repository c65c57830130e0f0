//! What wrong referees print: one lets the other player move after `INVALID`, the others draw boards in their own way.

use super::model::{answers_by, referee, Answer, COLUMNS};
use crate::Wrong;

const FOOT: &str = "\\--------/\n";
const WALLS: &str = "A row of a board has a wall, |, on each side.";
const WIDTH: &str = "A row of a board has eight cells: the empty ones are spaces.";
const HEIGHT: &str = "A board has six rows.";

#[rustfmt::skip]
pub(super) fn wrong(input: &str) -> Vec<Wrong> {
    let right = referee(input);
    let boards = |change: fn(Vec<&str>) -> Vec<&str>| -> String {
        let parts = right.split_inclusive(FOOT).flat_map(|part| {
            let (words, board) = part.split_at(part.find('|').unwrap_or(part.len()));
            let (rows, foot) = board.split_at(board.find('\\').unwrap_or(0));
            let rows = change(rows.split_inclusive('\n').collect());
            [vec![words], rows, vec![foot]].concat()
        });
        parts.collect()
    };
    let rows = |change: fn(&str) -> String| -> String {
        let row = |line: &str| if line.starts_with('|') { change(line) + "\n" } else { format!("{line}\n") };
        right.lines().map(row).collect()
    };
    vec![
        ("After INVALID the same player moves again.", answers_by(input, 1).iter().map(Answer::text).collect()),
        ("Red moves first, and a red disc is 0.", right.replace('0', "x").replace('1', "0").replace('x', "1")),
        ("Column 1 is the leftmost column.", rows(|row| row.chars().rev().collect())),
        ("The board is upside down.", boards(|rows| rows.into_iter().rev().collect())),
        (WALLS, right.replace("|\n", "\n")),
        (WALLS, right.replace('|', "")),
        (WIDTH, rows(|row| row.trim_end_matches('|').trim_end().to_owned() + "|")),
        (WIDTH, rows(|row| row[..COLUMNS].to_owned() + "|").replace("\\-", "\\")),
        (HEIGHT, boards(|rows| rows.into_iter().skip(1).collect())),
        (HEIGHT, boards(|rows| [&rows[..rows.len().min(1)], &rows].concat())),
        ("A board has a foot: \\--------/.", right.replace(FOOT, "")),
    ]
}
