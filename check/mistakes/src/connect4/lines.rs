//! Lines: which are not seen, what is counted wrongly beside the last disc, and what else is taken
//! for a line.

mod counted;
mod taken;
mod unseen;

use crate::mistake::Mistake;
use rules::connect4::board::Direction::{self, Falling, Horizontal, Rising, Vertical};
use rules::connect4::board::{direction, Board, Cell, Step, Window, COLUMNS, EMPTY, ROWS, WINDOWS};
use rules::connect4::model::Game;

/// A kind of lines: how clauses call it, and its directions.
type Kind = (&'static str, &'static [Direction]);
const HORIZONTAL: Kind = ("horizontal ", &[Horizontal]);
const VERTICAL: Kind = ("vertical ", &[Vertical]);
const RISING: Kind = ("rising ", &[Rising]);
const FALLING: Kind = ("falling ", &[Falling]);
const DIAGONAL: Kind = ("diagonal ", &[Rising, Falling]);
const ALL: Kind = ("", &[Horizontal, Vertical, Rising, Falling]);
const KINDS: [Kind; 6] = [VERTICAL, ALL, RISING, FALLING, DIAGONAL, HORIZONTAL];
const NOT_VERTICAL: &[Kind] = &[ALL, RISING, FALLING, DIAGONAL, HORIZONTAL];
const NOT_HORIZONTAL: &[Kind] = &[VERTICAL, ALL, RISING, FALLING, DIAGONAL];
/// Lines that have a left end and a right one.
const SIDEWAYS: &[Kind] = &[RISING, FALLING, DIAGONAL, HORIZONTAL];
const SLANTING: &[Kind] = &[RISING, FALLING, DIAGONAL];

/// Returns whether a cell is at a border.
type IsAt = fn(&Cell) -> bool;
/// The borders of the board.
const BORDERS: [(&str, IsAt); 4] = [
    ("top row", |&(row, _)| row == 0),
    ("bottom row", |&(row, _)| row == ROWS - 1),
    ("first column", |&(_, column)| column == 0),
    ("last column", |&(_, column)| column == COLUMNS - 1),
];

pub(super) fn mistakes() -> Vec<Mistake> {
    [unseen::mistakes(), counted::mistakes(), taken::mistakes()].into_iter().flatten().collect()
}

/// Returns whether there is a line with the last disc.
pub(super) fn is_won(game: &Game) -> bool {
    game.board.fours(game.last).next().is_some()
}

/// Returns the lines of a direction with the last disc.
fn fours(game: &Game, direction: Direction) -> impl Iterator<Item = &'static Window> + '_ {
    game.board.fours(game.last).filter(move |four| self::direction(four) == direction)
}

/// Returns whether there is a line anywhere.
pub(super) fn any_four(board: &Board) -> bool {
    WINDOWS.iter().any(|four| board.at(four[0]) != EMPTY && is_alike(board, four))
}

fn is_alike(board: &Board, four: &Window) -> bool {
    four.iter().all(|cell| board.at(*cell) == board.at(four[0]))
}

/// Returns whether the last player has a line anywhere.
pub(super) fn own_four(game: &Game) -> bool {
    WINDOWS.iter().any(|four| is_own_line(game, four))
}

/// Returns whether all cells of a line have discs of the last player.
fn is_own_line(game: &Game, line: &[Cell]) -> bool {
    line.iter().all(|cell| is_own(game, *cell))
}

/// Returns whether a cell has a disc of the last player.
fn is_own(game: &Game, cell: Cell) -> bool {
    game.board.at(cell) == game.board.at(game.last)
}

fn back((down, right): Step) -> Step {
    (-down, -right)
}

/// A program may take a cell beyond a border for another one, column 8 for column 0, for example.
/// Returns the row and the column that it looks at.
type Place = fn(isize, isize) -> (isize, isize);
const AS_IT_IS: Place = |row, column| (row, column);

/// Returns the cell that lies some steps from another one, if it is on the board.
fn beyond((row, column): Cell, (down, right): Step, steps: isize, place: Place) -> Option<Cell> {
    let (row, column) = (isize::try_from(row).ok()?, isize::try_from(column).ok()?);
    let (row, column) = place(row + steps * down, column + steps * right);
    let (row, column) = (usize::try_from(row).ok()?, usize::try_from(column).ok()?);
    (row < ROWS && column < COLUMNS).then_some((row, column))
}

/// Counts the discs of the last player that follow the last disc, in the cells that are seen.
fn following(game: &Game, step: Step, place: Place, is_seen: impl Fn(&Cell) -> bool) -> usize {
    let cell = |steps| beyond(game.last, step, steps, place).filter(&is_seen);
    (1..4).take_while(|steps| cell(*steps).is_some_and(|cell| is_own(game, cell))).count()
}
