//! The list of types: above the first solution, a line for each type with its number, how many
//! cards it has, and its card.
//!
//! We read such a line as numbers. Four in a row are the card, in any turn; the number and the
//! count are among those beside it. All other numbers are free, and so are signs: `5. 2 * [-4 -1 3
//! 2]` and `2 x Typ 5: 3, 2, 4, 1` are both right.

use super::report::{Fault, Line, Lines};
use rules::turtle_puzzle::model::{Card, Type};
use rules::turtle_puzzle::report::sides;
use std::collections::HashSet;
use std::iter::zip;

/// A card and the number of its type. We ignore a line with fewer numbers.
const FEWEST: usize = 5;
/// The count, too: a whole line has so many.
const WHOLE: usize = 6;
/// A line with this many numbers lists no single type.
const MANY: usize = 9;

const BELOW: &str = "The list of types must stand before the first CHECK line.";

/// What is found of a list.
pub(super) struct List {
    /// What is wrong: types without a line.
    pub(super) faults: Vec<Fault>,
    /// The row below it.
    pub(super) end: usize,
}

/// What is expected for a type.
struct Entry {
    number: u64,
    count: u64,
    card: Card,
}

/// A line, taken for that of a type: its four numbers from `start` on are then the card.
struct Meant<'a> {
    line: &'a Line<'a>,
    start: usize,
    has_card: bool,
}

/// Looks for the line of each type. Lines of boards (`shapes`) are not among them.
pub(super) fn list(types: &[Type], lines: &[Line], shapes: &[Lines]) -> List {
    let drawn: HashSet<_> = shapes.iter().flatten().map(|line| line.row).collect();
    let may_be_meant =
        |line: &&Line| line.numbers.len() >= FEWEST && !line.is_check && !drawn.contains(&line.row);
    let first_check = lines.iter().position(|line| line.is_check).unwrap_or(lines.len());
    let above: Lines = lines[..first_check].iter().filter(may_be_meant).collect();
    let below: Lines = lines[first_check..].iter().filter(may_be_meant).collect();
    let entry =
        |(number, &(card, count)): (u64, &Type)| Entry { number, count: count as u64, card };
    let entries: Vec<_> = zip(1.., types).map(entry).collect();
    let rows: Vec<_> = entries.iter().map(|entry| entry.row(&above)).collect();
    let mut others = below_the_cards(above);
    others.retain(|line| !rows.contains(&Some(line.row)));
    let missing = zip(&entries, &rows).filter(|(_, row)| row.is_none());
    let faults = missing.map(|(entry, _)| match entry.row(&below) {
        Some(_) => Fault::new(&entry.text(), &lines[first_check].text, BELOW.to_owned(), BELOW),
        None => entry.fault(&others),
    });
    List { faults: faults.collect(), end: rows.iter().flatten().max().map_or(0, |row| row + 1) }
}

/// Leaves out the lines of the cards given, which may stand above the list.
///
/// If these have numbers, `Karte 3: 2 -3 -1 4` has five, and so may a line of the list that lacks
/// something. So the list begins with the first line that has six. If none has, nine lines are
/// those of the cards: of 17 lines with five numbers, the last eight are the list.
fn below_the_cards(mut lines: Lines) -> Lines {
    lines.retain(|line| line.numbers.len() < MANY);
    let first_whole = lines.iter().position(|line| line.numbers.len() >= WHOLE);
    lines.split_off(first_whole.unwrap_or(lines.len() - lines.len() % 9))
}

impl Entry {
    fn text(&self) -> String {
        format!("{}. {} * [{}]", self.number, self.count, sides(self.card))
    }

    /// Returns the row of the first line that is right.
    fn row(&self, lines: &Lines) -> Option<usize> {
        // We ask for the card first: a line may have thousands of numbers.
        let is_right = |meant: &Meant| meant.has_card && self.lacking(meant).is_empty();
        Some(lines.iter().flat_map(|line| self.meanings(line)).find(is_right)?.line.row)
    }

    /// Takes a line for that of the type in each way that there is: `5 2 3 2 4 1` has three times
    /// four numbers in a row that may be the card.
    fn meanings<'a>(&self, line: &'a Line<'a>) -> impl Iterator<Item = Meant<'a>> + use<'a, '_> {
        (0..line.numbers.len() - 3).map(|start| {
            let has_card = self.is_card(&line.numbers[start..][..4]);
            Meant { line, start, has_card }
        })
    }

    /// Names what is missing in a line if it means that: "its count", for example.
    fn lacking(&self, Meant { line, start, has_card }: &Meant) -> Vec<&'static str> {
        let (before, rest) = line.numbers.split_at(*start);
        let times = |value: u64| {
            let beside = before.iter().chain(&rest[4..]);
            beside.filter(|number| number.unsigned_abs() == value).count()
        };
        let mut lacking = Vec::new();
        if !has_card {
            lacking.push("its card");
        }
        match [self.number, self.count].map(times) {
            // In `2. * [...]` for type 2 with two cards, the number may be either.
            [1, _] if self.number == self.count => lacking.push("its number or its count"),
            [numbers, counts] => {
                lacking.extend((numbers == 0).then_some("its number"));
                lacking.extend((counts == 0).then_some("its count"));
            }
        }
        lacking
    }

    fn is_card(&self, four: &[i64]) -> bool {
        least_turn(four) == least_turn(&self.card.map(i64::from))
    }

    /// Returns what is wrong if no line is right, with the line that is most like it.
    fn fault(&self, lines: &[&Line]) -> Fault {
        let Entry { number, count, card } = self;
        let why = format!(
            "No line lists type {number}, its count ({count}) and its card [{}]",
            sides(*card)
        );
        let Some(meant) = self.nearest(lines) else {
            return Fault::new(&self.text(), "", format!("type {number}"), &(why + "."));
        };
        let why = format!("{why}; this line lacks {}.", self.lacking(&meant).join(" or "));
        let Meant { line, start, .. } = meant;
        let mut all: Vec<_> = line.numbers.iter().map(|number| number.abs()).collect();
        let card = least_turn(&all[start..][..4]);
        // These are the numbers in any layout, unless the line has more than it needs.
        all.sort_unstable();
        all.truncate(if all.len() > WHOLE { 0 } else { WHOLE });
        Fault::new(&self.text(), &line.text, format!("type {number} {card:?} {all:?}"), &why)
    }

    /// Returns the line that lacks least, the first one of several, if it has the card or begins
    /// with the number of the type.
    fn nearest<'a>(&self, lines: &[&'a Line<'a>]) -> Option<Meant<'a>> {
        let begins = |line: &Line| line.numbers[0].unsigned_abs() == self.number;
        let meanings = lines.iter().flat_map(|line| self.meanings(line));
        let candidates = meanings.filter(|meant| meant.has_card || begins(meant.line));
        candidates.min_by_key(|meant| {
            let Meant { line, start, has_card } = meant;
            // A number of the type that comes first is no side: in `2. 1 * [1 1 1 1]` for type 2
            // with the card [2 1 1 1], it is the card that is missing.
            let is_side = begins(line) && *start == 0;
            (self.lacking(meant).len(), !begins(line), line.row, is_side, !has_card)
        })
    }
}

/// Returns the turn of a card that comes first, without signs: so two turns of a card are equal.
fn least_turn(card: &[i64]) -> Option<[i64; 4]> {
    (0..4).map(|turn| std::array::from_fn(|side| card[(turn + side) % 4].abs())).min()
}
