//! Boards: nine lines with the numbers of a solution. Each solution that is printed must be one of
//! them, unless the report draws its solutions in another way.
//!
//! We compare the numbers in the order of a `CHECK` line: for each place the type, then the sides
//! at the top, right, bottom and left.

use super::report::{Fault, Lines};
use super::solution::name;
use crate::show::equal;
use rules::turtle_puzzle::lines::{Line, FEWEST_DRAWN};
use rules::turtle_puzzle::report::{drawing, solution as board_of};
use std::iter::zip;

/// How many numbers the nine lines have.
const SHAPE: [usize; 9] = [3, 9, 3, 3, 9, 3, 3, 9, 3];
/// The numbers of a place, each with its line among the three of the place: `PARTS[2]` is the right
/// side, in the second line.
const PARTS: [(&str, usize); 5] =
    [("type", 1), ("top side", 0), ("right side", 1), ("bottom side", 2), ("left side", 1)];
/// We compare a board with a solution only if a third of its 45 numbers are those of the solution.
const FEW: usize = 15;
const NOTHING: &str =
    "No solution is drawn: below the list, only CHECK lines have three numbers or more.";

/// Nine lines that may be a board.
pub(super) struct Shape<'a> {
    pub(super) lines: Lines<'a>,
    /// Whether the first or the last one stands there twice.
    has_line_twice: bool,
}

/// A board in a report.
struct Board<'a> {
    shape: &'a Shape<'a>,
    numbers: Vec<i64>,
}

/// Returns all groups of nine lines that have as many numbers as those of a board.
pub(super) fn shapes<'a>(lines: &'a [Line<'a>]) -> Vec<Shape<'a>> {
    let lines: Vec<_> = lines.iter().filter(|line| !line.numbers.is_empty()).collect();
    let is_shape = |nine: &[&Line]| nine.iter().map(|line| line.numbers.len()).eq(SHAPE);
    let starts = zip(0.., lines.windows(9)).filter(|(_, nine)| is_shape(nine));
    let starts: Vec<_> = starts.map(|(start, _)| start).collect();
    let is_drawn = |at: usize| starts.iter().any(|start| (*start..start + 9).contains(&at));
    // Two boards without a line between them may end and begin with the same line: then the line
    // beside one is drawn by the other.
    let stands_beside = |own: usize, beside: usize| {
        let is_same = lines.get(beside).is_some_and(|line| line.text == lines[own].text);
        is_same && !is_drawn(beside)
    };
    let shape = |&start: &usize| Shape {
        lines: lines[start..start + 9].to_vec(),
        has_line_twice: start > 0 && stands_beside(start, start - 1)
            || stands_beside(start + 8, start + 9),
    };
    starts.iter().map(shape).collect()
}

/// Returns what is wrong: solutions without a board. Returns `None` if we cannot judge that, since
/// there are no boards, but something else is drawn below the list.
pub(super) fn boards(right: &[&Line], shapes: &[Shape], below: &[Line]) -> Option<Vec<Fault>> {
    let boards: Vec<_> = shapes.iter().filter_map(Board::read).collect();
    let is_solution = |board: &&Board| {
        !board.shape.has_line_twice && right.iter().any(|line| board.numbers == line.numbers)
    };
    let (shown, others): (Vec<_>, Vec<_>) = boards.iter().partition(is_solution);
    let is_shown = |line: &Line| shown.iter().any(|board| board.numbers == line.numbers);
    let missing = zip(1.., right).filter(|(_, line)| !is_shown(line));
    let faults: Vec<_> = missing.map(|(number, line)| fault(number, line, &others)).collect();
    match faults[..] {
        [_, ..] if boards.is_empty() && are_drawn(below) => None,
        [_, ..] if boards.is_empty() => Some(vec![not_drawn(right[0], "nothing", NOTHING)]),
        _ => Some(faults),
    }
}

/// Returns whether the lines below the list draw something: a board, perhaps.
pub(super) fn are_drawn(below: &[Line]) -> bool {
    below.iter().any(|line| !line.is_check && line.numbers.len() >= FEWEST_DRAWN)
}

impl<'a> Board<'a> {
    /// Reads a board in nine lines. If it has no minus sign, its signs may be missing; if it has
    /// `--2`, the minus may be a border. Then we do not judge it.
    fn read(shape: &'a Shape<'a>) -> Option<Self> {
        let lines = &shape.lines;
        let numbers: Vec<_> = (0..9).flat_map(|place| numbers(place, lines)).collect();
        let has_sign = numbers.iter().any(|number| *number < 0);
        let is_border = |three: &[u8]| three.starts_with(b"--") && three[2].is_ascii_digit();
        let has_border = |line: &&Line| line.text.as_bytes().windows(3).any(is_border);
        let is_board = has_sign && !lines.iter().any(has_border);
        is_board.then_some(Board { shape, numbers })
    }
}

/// Returns the numbers of a place. For example, the middle line of the first three has the left
/// side, the type and the right side of place 0, then those of places 1 and 2.
fn numbers(place: usize, lines: &[&Line]) -> [i64; 5] {
    let (row, column) = (place / 3 * 3, place % 3);
    let middle = &lines[row + 1].numbers[3 * column..];
    let [top, bottom] = [row, row + 2].map(|row| lines[row].numbers[column]);
    [middle[1], top, middle[2], bottom, middle[0]]
}

/// Returns the board that is most like a solution, if one is like it.
fn nearest<'a>(solution: &Line, boards: &[&'a Board<'a>]) -> Option<&'a Board<'a>> {
    let pairs = |board: &Board| zip(board.numbers.clone(), &solution.numbers);
    let same = |board: &Board| pairs(board).filter(|(one, other)| one == *other).count();
    // Of several that are as like it, we choose by their numbers: their order must not matter.
    let likeness = |board: &&Board| (same(board), board.numbers.clone());
    boards.iter().copied().filter(|board| same(board) >= FEW).max_by_key(likeness)
}

/// Returns what is wrong if a solution has no board: the first difference in the board that is most
/// like it.
fn fault(number: usize, solution: &Line, boards: &[&Board]) -> Fault {
    let Some(board) = nearest(solution, boards) else {
        let why = format!("No board with lines of 3, 9 and 3 numbers shows solution {number}.");
        return not_drawn(solution, &solution.text, &why);
    };
    if board.numbers == solution.numbers {
        let why =
            format!("In the board of solution {number}, its first or last line stands twice.");
        return not_drawn(solution, "twice", &why);
    }
    first_difference(number, solution, board)
}

fn first_difference(number: usize, solution: &Line, board: &Board) -> Fault {
    let wrong = equal(&board.numbers, &solution.numbers);
    let (part, line) = PARTS[wrong % 5];
    let line = wrong / 5 / 3 * 3 + line;
    let why = format!(
        "No board shows solution {number}: in the one most like it, the {part} of {} is {}, not \
        {}.",
        name(wrong / 5),
        board.numbers[wrong],
        solution.numbers[wrong]
    );
    // `+---+` stands above lines 0, 3 and 6, so line 4 of the board is line 6 of the drawing.
    let expected = drawing(&board_of(&solution.text));
    let expected = expected.lines().nth(1 + line + line / 3).unwrap_or_default();
    let key = format!("board {:?} {}", board.numbers, solution.text);
    Fault::wrong(expected, &board.shape.lines[line].text, key, &why)
}

fn not_drawn(line: &Line, key: &str, why: &str) -> Fault {
    Fault::missing(&drawing(&board_of(&line.text)), format!("not drawn: {key}"), why)
}
