//! Which rule of Connect 4 a wrong line breaks.
//!
//! The game is played up to the first line that differs: what happens there is the reason.

use crate::rows::line_by_line::first_differing_lines;
use rules::connect4::{direction, requests, Board, Cell, Event, COLUMNS, ROWS};
use std::collections::BTreeSet;

/// A game up to the event that prints some line of the output.
struct Played {
    board: Board,
    events: Vec<Event>,
    /// The number of events up to the last one whose output is complete before that line.
    printed: usize,
}

/// Returns a sentence on the rule that the first wrong line breaks.
pub(super) fn broken_rule(input: &str, expected: &[u8], found: &[u8]) -> Option<String> {
    let verdict = |word: &[u8]| expected.split(|&byte| byte == b'\n').any(|line| line == word);
    let (before, lines) = first_differing_lines(expected, found);
    let [line, found] = lines.into_iter().all(is_known).then_some(lines)?;
    let played = Played::before(input, before.len());
    let last = played.events.last()?;
    Some(match (line, found, last) {
        (Some(b"INVALID"), _, Event::Invalid(column)) => format!("Column {column} is full."),
        (Some(b"CONNECT4"), _, Event::End(_, cell)) => four_in_a_row(&played.board, *cell)?,
        (_, Some(b"CONNECT4"), _) if !verdict(b"CONNECT4") => {
            "Nobody has four in a row.".to_owned()
        }
        (Some(b"FULL"), ..) => "The board is full.".to_owned(),
        (_, Some(b"FULL"), _) if !verdict(b"FULL") => "The board is not full.".to_owned(),
        (_, Some(b"INVALID"), _) => format!("Column {} has room.", played.only_move()?.1 + 1),
        (Some([b'|', row @ .., b'|']), Some([b'|', found @ .., b'|']), _) => {
            let above = before.iter().rev().take_while(|line| line.starts_with(b"|")).count();
            let column = (0..COLUMNS).find(|&column| row[column] != found[column])?;
            let is_disc = ![row[column], found[column]].contains(&b' ');
            is_disc.then(|| played.whose_disc((above, column)))?
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

impl Played {
    /// Plays a game until it prints the line after some lines.
    fn before(input: &str, lines: usize) -> Self {
        let mut played = Played { board: Board::EMPTY, events: Vec::new(), printed: 0 };
        let mut count = 0;
        for request in requests(input) {
            let event = played.board.take(request);
            played.events.push(event);
            count += match event {
                Event::Board(_) => ROWS + 1,
                Event::Invalid(_) => 1,
                Event::Disc(_) => continue,
                Event::End(..) => break,
            };
            if count > lines {
                break;
            }
            played.printed = played.events.len();
        }
        played
    }

    /// Returns the cell of the only disc after the last line printed before, if there is only one.
    fn only_move(&self) -> Option<Cell> {
        let mut cells = self.events[self.printed..].iter().filter_map(cell);
        cells.next().filter(|_| cells.next().is_none())
    }

    /// Says whose disc is in a cell.
    fn whose_disc(&self, place: Cell) -> String {
        let player = player(&self.board, place).to_lowercase();
        let (row, column) = (ROWS - place.0, place.1 + 1);
        let mut moves = self.events.iter().rev().filter(|event| !matches!(event, Event::Board(_)));
        let last = moves.by_ref().find_map(cell);
        if last == Some(place) && matches!(moves.next(), Some(Event::Invalid(_))) {
            format!(
                "After INVALID it is {player}'s turn: the disc in column {column} is {player}'s."
            )
        } else {
            format!("The disc in column {column}, row {row} from the bottom, is {player}'s.")
        }
    }
}

/// Returns the cell of a disc that is dropped.
fn cell(event: &Event) -> Option<Cell> {
    match event {
        Event::Disc(cell) | Event::End(_, cell) => Some(*cell),
        _ => None,
    }
}

/// Says where the last disc completes four in a row.
fn four_in_a_row(board: &Board, last: Cell) -> Option<String> {
    let name = direction(board.fours(last).next()?);
    let line = board.fours(last).filter(|four| direction(four) == name).flatten();
    let columns: BTreeSet<_> = line.map(|(_, column)| column + 1).collect();
    let place = match (columns.first()?, columns.last()?) {
        (first, last) if first == last => format!("an {name} line in column {first}"),
        (first, last) => format!("a {name} line from column {first} to column {last}"),
    };
    Some(format!("{} has four in a row: {place}.", player(board, last)))
}

fn player(board: &Board, cell: Cell) -> &'static str {
    if board.at(cell) == '0' {
        "Red"
    } else {
        "Yellow"
    }
}
