//! The list of types: above the first solution, for each type a line with its number, how many cards it has, and its card.
//! Signs are free, and so are all other numbers.

use super::report::{Fault, Line, Lines};
use rules::turtle_puzzle::{sides, Card, Type};
use std::collections::HashSet;
use std::iter::zip;

/// A line with as many numbers is hardly meant for one type.
const MANY: usize = 9;

const BELOW: &str = "The list of types must stand before the first CHECK line.";
/// The names of the parts, in the order of [`Entry::has`].
const PARTS: [&str; 3] = ["its card", "its number", "its count"];

/// What is due for a type.
struct Entry {
    number: u64,
    count: u64,
    card: Card,
}

/// Returns what is wrong, types without a line, and the row below the list. Boards are no part of it.
pub(super) fn list(types: &[Type], lines: &[Line], shapes: &[Lines]) -> (Vec<Fault>, usize) {
    let drawn: HashSet<_> = shapes.iter().flatten().map(|line| line.row).collect();
    let is_free = |line: &Line| line.is_check || drawn.contains(&line.row);
    let has_card = |line: &&Line| line.numbers.len() > 4 && !is_free(line);
    let first = lines.iter().position(|line| line.is_check).unwrap_or(lines.len());
    let (above, below) = lines.split_at(first);
    let [above, below] = [above, below].map(|lines| lines.iter().filter(has_card).collect());
    let entry = |(number, &(card, count)): (_, &Type)| Entry { number, count: count as u64, card };
    let entries: Vec<_> = zip(1.., types).map(entry).collect();
    let rows: Vec<_> = entries.iter().map(|entry| entry.row(&above)).collect();
    let mut meant = meant(above);
    meant.retain(|line| !rows.contains(&Some(line.row)));
    let missing = zip(&entries, &rows).filter(|(_, row)| row.is_none());
    let faults = missing.map(|(entry, _)| match entry.row(&below) {
        Some(_) => Fault::new(&entry.text(), &lines[first].text, BELOW.to_owned(), BELOW),
        None => entry.fault(&meant),
    });
    (faults.collect(), rows.iter().flatten().max().map_or(0, |row| row + 1))
}

/// Returns those of some lines that may be meant for a type: from the first one with six numbers on. If all have five, each nine
/// of them may be the cards given.
fn meant(mut lines: Lines) -> Lines {
    lines.retain(|line| line.numbers.len() < MANY);
    let first = lines.iter().position(|line| line.numbers.len() > 5);
    lines.split_off(first.unwrap_or(lines.len() - lines.len() % 9))
}

impl Entry {
    fn text(&self) -> String {
        format!("{}. {} * [{}]", self.number, self.count, sides(self.card))
    }

    /// Returns the row of the first line that is right.
    fn row(&self, lines: &Lines) -> Option<usize> {
        Some(lines.iter().find(|line| self.is_right(&line.numbers))?.row)
    }

    fn is_card(&self, four: &[i64]) -> bool {
        least(four) == least(&self.card.map(i64::from))
    }

    fn is_right(&self, numbers: &[i64]) -> bool {
        let is_card = |start: &usize| self.is_card(&numbers[*start..][..4]);
        let mut cards = (0..numbers.len() - 3).filter(is_card);
        cards.any(|start| self.has(numbers, start) == [true; 3])
    }

    /// Returns which parts a line has if its card starts at some number.
    fn has(&self, numbers: &[i64], start: usize) -> [bool; 3] {
        let (before, rest) = numbers.split_at(start);
        let (card, after) = rest.split_at(4);
        let beside = before.iter().chain(after);
        let times = |due| beside.clone().filter(|other| other.unsigned_abs() == due).count();
        let is_twice = usize::from(self.number == self.count);
        [self.is_card(card), times(self.number) > is_twice, times(self.count) > is_twice]
    }

    /// Returns what is wrong if no line is right, with the one that is most like it.
    fn fault(&self, lines: &[&Line]) -> Fault {
        let Entry { number, count, card } = self;
        let (due, card) = (self.text(), sides(*card));
        let why = format!("No line lists type {number}, its count ({count}) and its card [{card}]");
        let Some((line, start, has)) = self.nearest(lines) else {
            return Fault::new(&due, "", format!("type {number}"), &(why + "."));
        };
        let lacks: Vec<_> = zip(PARTS, has).filter(|(_, has)| !has).map(|(part, _)| part).collect();
        let why = format!("{why}; this line lacks {}.", lacks.join(" or "));
        let mut all: Vec<_> = line.numbers.iter().map(|number| number.abs()).collect();
        let card = least(&all[start..][..4]);
        // In any layout, these are the numbers, unless there are others.
        all.sort_unstable();
        all.truncate(if all.len() > 6 { 0 } else { 6 });
        Fault::new(&due, &line.text, format!("type {number} {card:?} {all:?}"), &why)
    }

    /// Returns the line with most parts, if it has the card, or the number comes first; where its card starts; and the parts.
    fn nearest<'a>(&self, lines: &[&'a Line<'a>]) -> Option<(&'a Line<'a>, usize, [bool; 3])> {
        let parts = |has: &[bool; 3]| has.iter().filter(|has| **has).count();
        let is_first = |line: &Line| line.numbers[0].unsigned_abs() == self.number;
        let card = |line: &&'a Line<'a>| {
            let starts = 0..line.numbers.len() - 3;
            let cards = starts.map(|start| (*line, start, self.has(&line.numbers, start)));
            let cards = cards.filter(|(line, _, has)| has[0] || is_first(line));
            // A number that comes first is no side.
            cards.max_by_key(|(_, start, has)| (parts(has), is_first(line) && *start > 0, has[0]))
        };
        let cards = lines.iter().rev().filter_map(card);
        cards.max_by_key(|(line, _, has)| (parts(has), is_first(line)))
    }
}

/// Returns the least turn of a card, without signs.
fn least(card: &[i64]) -> Option<[i64; 4]> {
    (0..4).map(|turn| std::array::from_fn(|side| card[(turn + side) % 4].abs())).min()
}
