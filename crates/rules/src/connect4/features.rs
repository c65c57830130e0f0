//! What happens in a game of Connect 4, and what is special about its layout.

use super::model::{direction, requests, Board, Cell, Event, COLUMNS, EMPTY, ROWS};
use crate::layout::{self, rounded};
use std::collections::{BTreeMap, BTreeSet};

/// From this number on, it makes no difference how often the same happens in a row.
const MANY: usize = 4;

/// Returns what happens in a game, and what is special about its layout.
pub(super) fn features(input: &str) -> Vec<String> {
    let (mut requests, mut board, mut events) = (requests(input), Board::EMPTY, Vec::new());
    for request in requests.by_ref() {
        events.push(board.take(request));
        if let Some(Event::End(..)) = events.last() {
            break;
        }
    }
    let (moves, blank_lines): (Vec<_>, Vec<_>) = requests.partition(Option::is_some);
    let invalid = events.iter().filter(|event| matches!(event, Event::Invalid(_))).count();
    let full_columns = (0..COLUMNS).filter(|column| board.at((0, *column)) != EMPTY).count();
    let mut features = layout::features(input);
    features.extend(of_streaks(&events));
    features.extend([
        format!("ends with {} discs", phase(board.discs)),
        format!("ends with {full_columns} full columns"),
        format!("{} INVALIDs", rounded(invalid)),
        format!("{} moves after the end", rounded(moves.len())),
        format!("{} blank lines after the end", rounded(blank_lines.len())),
    ]);
    // What repeats itself brings no new features, and takes long.
    events.dedup();
    features.extend(events.iter().flat_map(|event| of_event(*event, &board)));
    features
}

/// Returns what follows what, and how often the same comes in a row.
fn of_streaks(events: &[Event]) -> Vec<String> {
    let (mut features, mut before) = (Vec::new(), "nothing");
    for streak in events.chunk_by(|one, next| name(one) == name(next)) {
        let event = name(&streak[0]);
        features.push(format!("{event} after {before}"));
        let times = 1..=streak.len().min(MANY);
        features.extend(times.map(|times| format!("{event} {times} times in a row")));
        before = event;
    }
    features
}

fn name(event: &Event) -> &'static str {
    match event {
        Event::Board(_) => "a board",
        Event::Invalid(_) => "INVALID",
        Event::Disc(_) => "a disc",
        Event::End(verdict, _) => verdict,
    }
}

/// Returns what is special about an event of a game that ends with a board.
fn of_event(event: Event, end: &Board) -> Vec<String> {
    match event {
        Event::Board(discs) => vec![format!("a board of {} discs", phase(discs))],
        Event::Invalid(column) => vec![format!("INVALID in column {column}")],
        Event::Disc((0, column)) => vec![format!("column {} is full", column + 1)],
        Event::End("CONNECT4", cell) => of_win(cell, end),
        Event::Disc(_) | Event::End(..) => Vec::new(),
    }
}

/// Returns what is special about a disc that completes lines of four discs or more.
fn of_win(cell: Cell, board: &Board) -> Vec<String> {
    let mut lines: BTreeMap<_, BTreeSet<Cell>> = BTreeMap::new();
    for four in board.fours(cell) {
        lines.entry(direction(four)).or_default().extend(*four);
    }
    let mut features = vec![
        format!("{} wins", board.at(cell)),
        format!("wins in row {}", cell.0 + 1),
        format!("wins in column {}", cell.1 + 1),
        format!("{} lines at once", lines.len()),
        format!("wins by {:?}", lines.keys()),
    ];
    for (direction, line) in lines {
        let place = line.range(..cell).count();
        features.push(format!("{direction}: {} discs", line.len()));
        let borders = line.iter().flat_map(|cell| borders(*cell));
        features.extend(borders.map(|border| format!("{direction}: at the {border}")));
        features.push(format!("{direction}: completed in {place} of {}", line.len()));
    }
    features
}

/// Rounds a number of discs down to a multiple of eight, but for the first and the last numbers, which are special.
fn phase(discs: usize) -> usize {
    if (3..45).contains(&discs) {
        discs / 8 * 8
    } else {
        discs
    }
}

/// Returns the borders of the board that a cell touches.
fn borders((row, column): Cell) -> impl Iterator<Item = &'static str> {
    let borders = [
        (row == 0, "top"),
        (row + 1 == ROWS, "bottom"),
        (column == 0, "left"),
        (column + 1 == COLUMNS, "right"),
    ];
    borders.into_iter().filter(|(is_there, _)| *is_there).map(|(_, border)| border)
}
