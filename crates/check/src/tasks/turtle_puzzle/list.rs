//! The list of types: a line for each before the first line of a solution.

use super::comparison::Fault;
use super::report::{Line, Report, BOARD};
use rules::turtle_puzzle::{sides, turns, Type};
use std::cmp::Reverse;
use std::collections::HashSet;
use std::iter::zip;

/// A type, and its number.
type Kind = (usize, Type);

/// What a line has of the list of types.
#[derive(Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Entry {
    /// Whether it has the card of a type, its number, and how many cards it has.
    has: [bool; 3],
    /// The numbers beside it, if there are no more than are due.
    others: Vec<usize>,
}

/// Looks for the line of each type, or else for the one that is most like it.
pub(super) fn list(types: &[Type], report: &Report) -> Vec<Fault> {
    let drawn: HashSet<_> = report.boards.iter().flatten().collect();
    // A card alone is an echo.
    let is_entry = |(row, line): &(usize, &Line)| {
        !line.is_check && (5..100).contains(&line.numbers.len()) && !drawn.contains(row)
    };
    let first = report.lines.iter().position(|line| line.is_check).unwrap_or(usize::MAX);
    let entries = zip(0.., &report.lines).filter(is_entry);
    let (above, below): (Vec<_>, Vec<_>) = entries.partition(|(row, _)| *row < first);
    let right = |lines: &[(usize, &Line)], kind| {
        let is_right = |line| entry(line, kind).is_some_and(|entry| entry.has == [true; 3]);
        lines.iter().find(|(_, line)| is_right(line)).map(|(row, _)| *row)
    };
    let kinds = || zip(1.., types.iter().copied());
    let rights: Vec<_> = kinds().map(|kind| right(&above, kind)).collect();
    let mut used: Vec<_> = rights.iter().copied().flatten().collect();
    let missing = zip(kinds(), rights).filter(|(_, right)| right.is_none()).map(|(kind, _)| kind);
    let right_line = used.first().map_or("", |row: &usize| &report.lines[*row].text);
    let fault = |kind: Kind| {
        let (number, (card, count)) = kind;
        let unused = above.iter().filter(|(row, _)| !used.contains(row));
        let alike = unused.filter_map(|(row, line)| Some((entry(line, kind)?, Reverse(*row))));
        let (found, entry) = match alike.max() {
            Some((entry, Reverse(row))) => (Some(row), entry),
            None => (right(&below, kind).and(Some(first)), Entry::default()),
        };
        used.extend(found);
        Fault {
            expected: format!("{number}. {count} * [{}]\n", sides(card)),
            found: found.map_or(String::new(), |row| report.lines[row].text.clone()),
            says: format!("type {number}: {entry:?}, below: {}", found == Some(first)),
            why: if found == Some(first) {
                "The list of types must stand before the first CHECK line.".to_owned()
            } else {
                entry.why(kind)
            },
        }
        .below(right_line)
    };
    missing.map(fault).collect()
}

/// Returns what a line has of a type. Signs are free. The line has its card, or else is no row of a board, and begins with its
/// number.
fn entry(line: &Line, (number, (card, count)): Kind) -> Option<Entry> {
    let numbers: Vec<_> =
        line.numbers.iter().map(|number| number.unsigned_abs() as usize).collect();
    let turns = turns(card).map(|turn| turn.map(|side| side.unsigned_abs() as usize));
    let of = |(start, four): (usize, &[usize])| {
        let mut others = [&numbers[..start], &numbers[start + 4..]].concat();
        let times = |due| others.iter().filter(|other| **other == due).count();
        let has_count = times(count) > usize::from(count == number);
        let has = [turns.iter().any(|turn| turn == four), times(number) > 0, has_count];
        others.sort_unstable();
        Entry { has, others: if others.len() > 2 { Vec::new() } else { others } }
    };
    let is_alike = |entry: &Entry| {
        entry.has[0] || numbers.len() < BOARD[1] && numbers.first() == Some(&number)
    };
    (0..).zip(numbers.windows(4)).map(of).filter(is_alike).max()
}

impl Entry {
    /// Says what the line lacks.
    fn why(&self, (number, (card, count)): Kind) -> String {
        let card = sides(card);
        match self.has {
            [false, false, false] => {
                format!("The list of types has no line with {number}, {count} and the card [{card}].")
            }
            [true, true, false] if number == count => format!(
                "The line of type {number} lacks its number or how many cards it has: both are {number}."
            ),
            has => {
                let parts = [
                    format!("its card [{card}]"),
                    format!("its number {number}"),
                    format!("how many cards it has, {count}"),
                ];
                let lacking = zip(has, parts).filter(|(has, _)| !has).map(|(_, part)| part);
                format!("The line of type {number} lacks {}.", lacking.collect::<Vec<_>>().join(" and "))
            }
        }
    }
}
