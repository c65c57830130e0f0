//! The boards: each shows one of the solutions that are printed.
//!
//! The numbers of a board are compared in the order of those of a `CHECK` line: the type, top, right, bottom and left side of
//! each place.

use super::comparison::Fault;
use super::report::{Line, Report};
use super::solution::name;
use crate::show::equal;
use rules::turtle_puzzle::{drawing, solution};
use std::iter::zip;

/// A board with fewer right numbers is not that of a solution: a third of them.
const FEW: usize = 15;

/// Returns what is wrong if some boards can be read: for each solution that is printed, but not shown, the board that is most
/// like it.
pub(super) fn boards(printed: &[&Line], report: &Report) -> Vec<Fault> {
    let boards: Vec<_> = report.boards.iter().map(|nine| read(nine, report)).collect();
    let is_shown = |solution: &Line| boards.contains(&solution.numbers);
    let is_free = |board: &Vec<i64>| !printed.iter().any(|solution| solution.numbers == *board);
    let fault = |(number, solution): (usize, &&Line)| {
        let same = |board: usize| {
            zip(&boards[board], &solution.numbers).filter(|(one, other)| one == other).count()
        };
        let free = (0..boards.len()).filter(|board| is_free(&boards[*board]));
        let alike = free.filter(|board| same(*board) >= FEW).max_by_key(|board| same(*board));
        let (check, drawing) = (&solution.text, drawing(&self::solution(&solution.text)));
        let Some(alike) = alike else {
            return Fault {
                expected: drawing,
                found: String::new(),
                says: format!("no board {check}"),
                why: format!("No board with lines of 3, 9 and 3 numbers shows solution {number}."),
            }
            .below(check);
        };
        let found = &boards[alike];
        let wrong = equal(found, &solution.numbers);
        let part = ["type", "top side", "right side", "bottom side", "left side"][wrong % 5];
        let line = wrong / 15 * 3 + [1, 0, 1, 2, 1][wrong % 5];
        Fault {
            // Below each three lines, and above the first ones, there is a border.
            expected: drawing.split_inclusive('\n').skip(line / 3 + line + 1).take(1).collect(),
            found: report.lines[report.boards[alike][line]].text.clone(),
            says: format!("board {found:?} {check}"),
            why: format!(
                "Solution {number}: the {part} of {} is {}, not {}.",
                name(wrong / 5),
                found[wrong],
                solution.numbers[wrong]
            ),
        }
    };
    let due = zip(1.., printed).filter(|(_, solution)| !boards.is_empty() && !is_shown(solution));
    due.map(fault).collect()
}

/// Returns the numbers of a board.
fn read(nine: &[usize], report: &Report) -> Vec<i64> {
    let lines: Vec<_> = nine.iter().map(|row| &report.lines[*row].numbers).collect();
    let place = |place: usize| {
        let (row, column) = (place / 3 * 3, place % 3);
        let middle = &lines[row + 1][3 * column..];
        [middle[1], lines[row][column], middle[2], lines[row + 2][column], middle[0]]
    };
    (0..9).flat_map(place).collect()
}
