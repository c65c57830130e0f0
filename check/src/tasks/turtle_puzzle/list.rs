//! The list of types: above the first solution, a line for each type with its number, how many
//! cards it has, and its card.
//!
//! We read such a line as numbers. Four in a row are the card, in any turn; the number and the
//! count are among those beside it. All other numbers are free, and so are signs: `5. 2 * [-4 -1 3
//! 2]` and `2 x Typ 5: 3, 2, 4, 1` are both right. But all lines of a list have the same order.

use super::boards::Shape;
use super::report::{Fault, Line, Lines};
use rules::turtle_puzzle::model::{Card, Type};
use rules::turtle_puzzle::report::sides;
use std::collections::HashSet;
use std::iter::zip;
use Order::{CountFirst, NumberFirst};

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
    /// The rows of its lines.
    pub(super) rows: Vec<usize>,
}

/// Which of the two comes first beside a card.
#[derive(Clone, Copy)]
enum Order {
    NumberFirst,
    CountFirst,
}

/// What a line lacks if it is to be that of a type.
#[derive(PartialEq)]
enum Lack {
    Card,
    Number,
    Count,
    /// Both are the same, and only one is there: `2. * [...]` for type 2 with two cards.
    NumberOrCount,
    /// They are exchanged.
    Order,
}

/// How unlike a line is to that of a type. The first field counts most.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Unlikeness {
    lacks: usize,
    begins_otherwise: bool,
    row: usize,
    /// A number of the type that comes first is no side: in `2. 1 * [1 1 1 1]` for type 2 with the
    /// card `[2 1 1 1]`, it is the card that is missing.
    takes_number_for_side: bool,
    lacks_card: bool,
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
pub(super) fn list(types: &[Type], lines: &[Line], shapes: &[Shape]) -> List {
    let drawn: HashSet<_> =
        shapes.iter().flat_map(|shape| &shape.lines).map(|line| line.row).collect();
    let may_be_meant =
        |line: &&Line| line.numbers.len() >= FEWEST && !line.is_check && !drawn.contains(&line.row);
    let first_check = lines.iter().position(|line| line.is_check).unwrap_or(lines.len());
    let above: Lines = lines[..first_check].iter().filter(may_be_meant).collect();
    let below: Lines = lines[first_check..].iter().filter(may_be_meant).collect();
    let entry =
        |(number, &(card, count)): (u64, &Type)| Entry { number, count: count as u64, card };
    let entries: Vec<_> = zip(1.., types).map(entry).collect();
    let rows_in = |order| entries.iter().map(|entry| entry.row(&above, order)).collect::<Vec<_>>();
    let missing_in = |order| rows_in(order).iter().filter(|row| row.is_none()).count();
    // Of both orders, we take the one in which less is missing.
    let order = [NumberFirst, CountFirst].into_iter().min_by_key(|order| missing_in(*order));
    let order = order.unwrap_or(NumberFirst);
    let rows = rows_in(order);
    let mut others = below_the_cards(above);
    others.retain(|line| !rows.contains(&Some(line.row)));
    let missing = zip(&entries, &rows).filter(|(_, row)| row.is_none());
    let faults = missing.map(|(entry, _)| match entry.row(&below, order) {
        Some(_) => Fault::wrong(&entry.text(), &lines[first_check].text, BELOW.to_owned(), BELOW),
        None => entry.fault(&others, order),
    });
    List { faults: faults.collect(), rows: rows.iter().flatten().copied().collect() }
}

impl List {
    /// Returns the row below it.
    pub(super) fn end(&self) -> usize {
        self.rows.iter().max().map_or(0, |row| row + 1)
    }
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
    fn row(&self, lines: &Lines, order: Order) -> Option<usize> {
        // We ask for the card first: a line may have thousands of numbers.
        let is_right = |meant: &Meant| meant.has_card && self.lacks(meant, order).is_empty();
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

    /// Returns what is missing in a line if it means that.
    fn lacks(&self, meant: &Meant, order: Order) -> Vec<Lack> {
        let beside = meant.beside();
        let places = |value: u64| -> Vec<_> {
            (0..beside.len()).filter(|place| beside[*place] == value).collect()
        };
        let (numbers, counts) = (places(self.number), places(self.count));
        let mut lacks = Vec::new();
        lacks.extend((!meant.has_card).then_some(Lack::Card));
        lacks.extend(match (&numbers[..], &counts[..]) {
            ([_], _) if self.number == self.count => vec![Lack::NumberOrCount],
            ([], []) => vec![Lack::Number, Lack::Count],
            ([], _) => vec![Lack::Number],
            (_, []) => vec![Lack::Count],
            ([first, ..], [.., last]) if first < last && matches!(order, NumberFirst) => vec![],
            ([.., last], [first, ..])
                if first < last && matches!(order, CountFirst) && !meant.is_numbered() =>
            {
                vec![]
            }
            _ => vec![Lack::Order],
        });
        lacks
    }

    fn is_card(&self, four: &[i64]) -> bool {
        least_turn(four) == least_turn(&self.card.map(i64::from))
    }

    /// Returns what is wrong if no line is right, with the line that is most like it.
    fn fault(&self, lines: &[&Line], order: Order) -> Fault {
        let Entry { number, count, card } = self;
        let why = format!(
            "No line lists type {number}, its count ({count}) and its card [{}]",
            sides(*card)
        );
        let Some(meant) = self.nearest(lines, order) else {
            return Fault::missing(&self.text(), format!("type {number}"), &(why + "."));
        };
        let why = format!("{why}; {}.", self.what_is_wrong(&meant, order));
        let Meant { line, start, .. } = meant;
        let mut all: Vec<_> = line.numbers.iter().map(|number| number.abs()).collect();
        let card = least_turn(&all[start..][..4]);
        // These are the numbers in any layout, unless the line has more than it needs.
        all.sort_unstable();
        all.truncate(if all.len() > WHOLE { 0 } else { WHOLE });
        Fault::wrong(&self.text(), &line.text, format!("type {number} {card:?} {all:?}"), &why)
    }

    /// Says what is wrong with the line that is most like that of the type.
    fn what_is_wrong(&self, meant: &Meant, order: Order) -> String {
        let lacks = self.lacks(meant, order);
        let other = |right: u64| match meant.beside()[..] {
            [one, other] if one == right => Some(other),
            [one, other] if other == right => Some(one),
            _ => None,
        };
        match lacks[..] {
            [Lack::Order] => "in this line they are exchanged".to_owned(),
            [Lack::Number] if other(self.count).is_some() => {
                format!("in this line its number is {}", other(self.count).unwrap_or_default())
            }
            [Lack::Count] if other(self.number).is_some() => {
                format!("in this line its count is {}", other(self.number).unwrap_or_default())
            }
            _ => {
                let names: Vec<_> = lacks.iter().map(Lack::name).collect();
                format!("this line lacks {}", names.join(" or "))
            }
        }
    }

    /// Returns the line that lacks least, the first one of several, if it has the card or begins
    /// with the number of the type.
    fn nearest<'a>(&self, lines: &[&'a Line<'a>], order: Order) -> Option<Meant<'a>> {
        let begins = |line: &Line| line.numbers[0].unsigned_abs() == self.number;
        let meanings = lines.iter().flat_map(|line| self.meanings(line));
        let candidates = meanings.filter(|meant| meant.has_card || begins(meant.line));
        candidates.min_by_key(|meant| Unlikeness {
            lacks: self.lacks(meant, order).len(),
            begins_otherwise: !begins(meant.line),
            row: meant.line.row,
            takes_number_for_side: begins(meant.line) && meant.start == 0,
            lacks_card: !meant.has_card,
        })
    }
}

impl Meant<'_> {
    /// Returns the numbers beside the card.
    fn beside(&self) -> Vec<u64> {
        let (before, rest) = self.line.numbers.split_at(self.start);
        before.iter().chain(&rest[4..]).map(|number| number.unsigned_abs()).collect()
    }

    /// Returns whether the line begins with the number of the type for sure, as `2. 1 * [...]`
    /// does. With more numbers, `2.` may be that of the line.
    fn is_numbered(&self) -> bool {
        let text = self.line.text.trim_start_matches(|char: char| char.is_ascii_digit());
        let has_dot = text.len() < self.line.text.len() && text.starts_with('.');
        has_dot && self.start > 0 && self.line.numbers.len() == WHOLE
    }
}

impl Lack {
    fn name(&self) -> &'static str {
        match self {
            Lack::Card => "its card",
            Lack::Number => "its number",
            Lack::Count => "its count",
            Lack::NumberOrCount => "its number or its count",
            Lack::Order => "the right order",
        }
    }
}

/// Returns the turn of a card that comes first, without signs: so two turns of a card are equal.
fn least_turn(card: &[i64]) -> Option<[i64; 4]> {
    (0..4).map(|turn| std::array::from_fn(|side| card[(turn + side) % 4].abs())).min()
}
