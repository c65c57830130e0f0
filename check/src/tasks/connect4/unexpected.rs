//! Why CONNECT4, FULL or INVALID is not expected where a program prints it.
//!
//! Moves that the reference says nothing about stand between two of its answers. The program said
//! something about one of them. We say what is so for the likeliest one, so the sentence is true
//! whichever it was.

use rules::answer::Answer;
use rules::connect4::board::{Board, Cell, COLUMNS, PLAYERS, ROWS, STEPS};
use rules::connect4::model::{CONNECT4, FULL, INVALID};

const NUMBERS: [&str; 6] = [
    "no disc",
    "only one disc",
    "only two discs",
    "only three discs",
    "only four discs",
    "only five discs",
];
const RUNS: [&str; 3] = ["no line", "only two in a row", "only three in a row"];

/// In a board that is one list of cells, these are the distances between neighbours that may lie
/// in two rows, or in two columns, and yet far apart: after column 8 comes column 1.
const ROW_BY_ROW: [usize; 3] = [1, COLUMNS - 1, COLUMNS + 1];
const COLUMN_BY_COLUMN: [usize; 3] = [1, ROWS - 1, ROWS + 1];

/// A move that the reference says nothing about.
struct Silent {
    column: usize,
    cell: Cell,
    board: Board,
}

/// Returns why the first word of an output is not expected after some right answers.
pub(super) fn why_not(input: &str, right: &[Answer], found: &str) -> Option<String> {
    let (word, rest) = found.split_once('\n')?;
    let moves = silent_moves(input, right.len());
    match word {
        INVALID => moves.iter().min_by_key(|silent| silent.cell.0).map(Silent::why_valid),
        FULL => moves.last().map(|last| format!("The board has only {} discs.", last.board.discs)),
        CONNECT4 => {
            let discs = discs(rest);
            let is_shown = |silent: &&Silent| silent.board.discs == discs;
            let silent = moves.iter().find(is_shown).or(moves.last())?;
            Some(silent.why_wrapped().unwrap_or_else(|| silent.how_short()))
        }
        _ => None,
    }
}

/// Counts the discs of a board that was printed.
fn discs(found: &str) -> usize {
    let rows = found.lines().take_while(|line| line.starts_with('|'));
    rows.map(|row| row.chars().filter(|char| PLAYERS.contains(char)).count()).sum()
}

/// Returns the moves between two answers of the reference: those after `answers` of them. The move
/// that ends a game is not among them.
fn silent_moves(input: &str, answers: usize) -> Vec<Silent> {
    let mut board = Board::default();
    // How many answers the reference has given.
    let mut said = 0;
    let mut silent = Vec::new();
    for line in input.split_inclusive('\n') {
        said += usize::from(line.trim_end_matches(['\r', '\n']).is_empty());
        for column in line.split_whitespace().filter_map(|word| word.parse().ok()) {
            let Some((cell, next)) = board.with(column) else {
                said += 1;
                continue;
            };
            board = next;
            if board.fours(cell).next().is_some() || board.discs == ROWS * COLUMNS {
                return silent;
            }
            if said == answers {
                silent.push(Silent { column, cell, board });
            }
        }
    }
    silent
}

impl Silent {
    /// Says that its column is not full.
    fn why_valid(&self) -> String {
        let before = NUMBERS[ROWS - 1 - self.cell.0];
        format!("Column {} has {before} before a move into it.", self.column)
    }

    /// Says how long the longest line with its disc is.
    fn how_short(&self) -> String {
        let longest = STEPS.iter().map(|(_, step)| self.run(*step)).max().unwrap_or(1);
        let line = RUNS[longest.clamp(1, 3) - 1];
        format!("The disc in row {}, column {} makes {line}.", self.cell.0 + 1, self.column)
    }

    /// Returns how many discs of its player stand in a line with its disc.
    fn run(&self, (down, right): (isize, isize)) -> usize {
        let is_same = |cell: &Cell| cell.0 < ROWS && cell.1 < COLUMNS && self.is_own(cell);
        let reach = |sign: isize| {
            let cell = |n: isize| {
                let row = self.cell.0.checked_add_signed(sign * n * down)?;
                Some((row, self.cell.1.checked_add_signed(sign * n * right)?))
            };
            (1..4).map_while(|n| cell(n).filter(is_same)).count()
        };
        1 + reach(1) + reach(-1)
    }

    /// Says that four discs are no line, if they would be one beyond the edge of the board.
    fn why_wrapped(&self) -> Option<String> {
        let by_row = |index: usize| (index / COLUMNS, index % COLUMNS);
        let by_column = |index: usize| (index % ROWS, index / ROWS);
        let four = ROW_BY_ROW.iter().find_map(|step| self.four(*step, by_row));
        let four =
            four.or_else(|| COLUMN_BY_COLUMN.iter().find_map(|step| self.four(*step, by_column)))?;
        let cells = four.map(|(row, column)| format!("row {}, column {}", row + 1, column + 1));
        Some(format!(
            "No line goes on beyond an edge, so these four discs are none: {}.",
            cells.join("; ")
        ))
    }

    /// Returns four discs of its player, its own among them, in a list of cells.
    fn four(&self, step: usize, cell: fn(usize) -> Cell) -> Option<[Cell; 4]> {
        let starts = 0..ROWS * COLUMNS - 3 * step;
        let mut fours = starts.map(|start| [0, 1, 2, 3].map(|n| cell(start + n * step)));
        fours.find(|four| four.contains(&self.cell) && four.iter().all(|cell| self.is_own(cell)))
    }

    /// Returns whether a cell has a disc of the same player.
    fn is_own(&self, cell: &Cell) -> bool {
        self.board.at(*cell) == self.board.at(self.cell)
    }
}
