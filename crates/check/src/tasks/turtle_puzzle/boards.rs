//! What is drawn in a report: each solution that is printed must be one of the boards, if there are any.

use super::board::{drawn, Board, Printed};
use super::comparison::Fault;
use super::report::Line;
use std::iter::zip;

/// A board with fewer right numbers is not that of a solution: a third of them.
const FEW: usize = 15;
/// A line with fewer numbers draws nothing.
const DRAWN: usize = 3;

const NOTHING: &str = "No solution is drawn: below the list, only CHECK lines have three numbers or more. A board is nine lines with 3, 9 and \
    3 numbers, as in the statement's example.";

/// What is drawn in a report.
pub(super) struct Boards<'a> {
    /// The solutions that are none of the boards, and the boards that are no solution.
    missing: Vec<Printed<'a>>,
    others: Vec<Board<'a>>,
    has_boards: bool,
    /// Whether there are no boards, but other lines that may be drawings.
    has_drawings: bool,
}

impl<'a> Boards<'a> {
    /// Reads the boards in some rows, and looks for other drawings from a row on.
    pub(super) fn new(
        rows: &'a [Vec<usize>],
        start: impl Fn() -> usize,
        printed: &[&'a Line<'a>],
        lines: &'a [Line<'a>],
    ) -> Self {
        let boards: Vec<_> = rows.iter().filter_map(|rows| Board::read(rows, lines)).collect();
        let has_boards = !boards.is_empty();
        let draws = |line: &Line| !line.is_check && line.numbers.len() >= DRAWN;
        let has_drawings = !has_boards && lines.iter().skip(start()).any(draws);
        let is_solution = |board: &Board| printed.iter().any(|line| board.shows(line));
        let (shown, others): (Vec<_>, Vec<_>) = boards.into_iter().partition(is_solution);
        let is_missing = |(_, line): &Printed| !shown.iter().any(|board| board.shows(line));
        let missing = zip(1.., printed.iter().copied()).filter(is_missing).collect();
        Boards { missing, others, has_boards, has_drawings }
    }

    /// Returns whether solutions may be drawn, but cannot be judged.
    pub(super) fn are_unread(&self) -> bool {
        self.has_drawings && !self.missing.is_empty()
    }

    /// Returns what is wrong: solutions that are not shown.
    pub(super) fn faults(&self) -> Vec<Fault> {
        match &self.missing[..] {
            _ if self.has_drawings => Vec::new(),
            [(_, line), ..] if !self.has_boards => vec![not_drawn(line, "nothing", NOTHING)],
            missing => missing.iter().map(|solution| self.fault(*solution)).collect(),
        }
    }

    /// Returns what is wrong with the board that is most like a solution.
    fn fault(&self, (number, line): Printed) -> Fault {
        let like = self.others.iter().filter(|board| board.same(line) >= FEW);
        if let Some(board) = like.max_by_key(|board| board.same(line)) {
            return board.fault((number, line));
        }
        let why = format!("No board with lines of 3, 9 and 3 numbers shows solution {number}.");
        not_drawn(line, &line.text, &why)
    }
}

fn not_drawn(line: &Line, says: &str, why: &str) -> Fault {
    let says = format!("not drawn: {says}");
    Fault { is_open: true, ..Fault::new(drawn(line), "", says, why.to_owned()) }
}
