//! A game of Connect 4 as far as an output is right, beside a board that a program printed.

use rules::connect4::{requests, Board, Cell, Event, COLUMNS, ROWS};
use std::iter::zip;

/// A game up to the event that prints some line of the output.
pub(super) struct Played {
    pub(super) board: Board,
    pub(super) events: Vec<Event>,
    /// The number of events up to the last one whose output is complete before that line.
    answered: usize,
}

impl Played {
    /// Plays a game until it prints the line after some lines.
    pub(super) fn before(input: &str, lines: usize) -> Self {
        let mut played = Played { board: Board::EMPTY, events: Vec::new(), answered: 0 };
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
            played.answered = played.events.len();
        }
        played
    }

    /// Returns whether the board is not full.
    pub(super) fn has_room(&self) -> bool {
        (0..COLUMNS).any(|column| self.board.at((0, column)) == ' ')
    }

    /// Returns the column of all discs after the last line printed before, if it is one.
    pub(super) fn only_column(&self) -> Option<usize> {
        let mut columns = self.events[self.answered..].iter().filter_map(cell).map(|cell| cell.1);
        let first = columns.next()?;
        columns.all(|column| column == first).then_some(first)
    }

    /// Returns the discs of a board that a program printed; `None` if one is where the game has none, or has a sign
    /// of its own.
    pub(super) fn discs_of(&self, lines: &[&[u8]]) -> Option<Vec<(Cell, char)>> {
        let rows = lines.iter().map_while(|line| line.strip_prefix(b"|")?.strip_suffix(b"|"));
        let cells = rows.take(ROWS).enumerate().flat_map(|(row, cells)| {
            zip(0..COLUMNS, cells).map(move |(column, &byte)| ((row, column), char::from(byte)))
        });
        let discs: Vec<_> = cells.filter(|(_, disc)| *disc != ' ').collect();
        let may_be =
            |(cell, disc): &(Cell, char)| self.board.at(*cell) != ' ' && "01".contains(*disc);
        discs.iter().all(may_be).then_some(discs)
    }

    /// Says whose the first disc is that has another player among those of a printed board.
    pub(super) fn wrong_disc(&self, discs: &[(Cell, char)]) -> Option<String> {
        let is_wrong = |place| {
            discs.iter().any(|(cell, disc)| *cell == place && *disc != self.board.at(place))
        };
        let is_move = |event: &&Event| !matches!(event, Event::Board(_));
        let moves: Vec<_> = self.events.iter().filter(is_move).collect();
        let wrong = moves.iter().position(|event| cell(event).is_some_and(is_wrong))?;
        let (row, column) = cell(moves[wrong])?;
        let player = player(&self.board, (row, column)).to_lowercase();
        let (column, row) = (column + 1, ROWS - row);
        let disc = format!("disc in column {column}, row {row} from the bottom, is {player}'s.");
        Some(match wrong.checked_sub(1).map(|before| moves[before]) {
            Some(Event::Invalid(_)) => format!("After INVALID it is {player}'s turn: the {disc}"),
            _ => format!("The {disc}"),
        })
    }
}

/// Returns the cell of a disc that is dropped.
fn cell(event: &Event) -> Option<Cell> {
    match event {
        Event::Disc(cell) | Event::End(_, cell) => Some(*cell),
        _ => None,
    }
}

/// Returns the player of a disc.
pub(super) fn player(board: &Board, cell: Cell) -> &'static str {
    match board.at(cell) {
        '0' => "Red",
        _ => "Yellow",
    }
}
