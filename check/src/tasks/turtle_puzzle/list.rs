//! The list of types: above the first solution, a line for each type with its number, how many
//! cards it has, and its card.
//!
//! We read such a line as numbers. Four in a row are the card, in any turn; the number and the
//! count are among those beside it. All other numbers are free, and so are signs: `5. 2 * [-4 -1 3
//! 2]` and `2 x Typ 5: 3, 2, 4, 1` are both right. But all lines of a list have the same order.

use super::boards::Shape;
use super::report::{Fault, Lines};
use rules::turtle_puzzle::lines::Line;
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
struct Distance {
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
struct Reading<'a> {
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
    let (above, below) = lines.split_at(first_check);
    let [above, below] = [above, below].map(|lines| lines.iter().filter(may_be_meant).collect());
    let entry =
        |(number, &(card, count)): (u64, &Type)| Entry { number, count: count as u64, card };
    let entries: Vec<_> = zip(1.., types).map(entry).collect();
    let (order, rows) = rows(&entries, &above);
    let mut others = below_the_cards(above);
    others.retain(|line| !rows.contains(&Some(line.row)));
    let missing = zip(&entries, &rows).filter(|(_, row)| row.is_none());
    let faults = missing.map(|(entry, _)| match entry.row_in(&below, order) {
        Some(_) => Fault::wrong(&entry.text(), &lines[first_check].text, BELOW.to_owned(), BELOW),
        None => entry.fault(&others, order),
    });
    List { faults: faults.collect(), rows: rows.iter().flatten().copied().collect() }
}

/// Returns the row of the line of each type, if there is one. Of both orders, we take the one in
/// which less is missing.
fn rows(entries: &[Entry], lines: &Lines) -> (Order, Vec<Option<usize>>) {
    let rows_in = |order| entries.iter().map(|entry| entry.row_in(lines, order)).collect();
    let missing = |rows: &Vec<Option<usize>>| rows.iter().filter(|row| row.is_none()).count();
    let by_number = rows_in(NumberFirst);
    if missing(&by_number) == 0 {
        return (NumberFirst, by_number);
    }
    let by_count = rows_in(CountFirst);
    if missing(&by_count) < missing(&by_number) {
        (CountFirst, by_count)
    } else {
        (NumberFirst, by_number)
    }
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
    fn row_in(&self, lines: &Lines, order: Order) -> Option<usize> {
        // We ask for the card first: a line may have thousands of numbers.
        let is_right =
            |reading: &Reading| reading.has_card && self.lacks(reading, order).is_empty();
        Some(lines.iter().flat_map(|line| self.readings(line)).find(is_right)?.line.row)
    }

    /// Takes a line for that of the type in each way that there is: `5 2 3 2 4 1` has three times
    /// four numbers in a row that may be the card.
    fn readings<'a>(&self, line: &'a Line<'a>) -> impl Iterator<Item = Reading<'a>> + use<'a> {
        let card = self.card.map(|side| u64::from(side.unsigned_abs()));
        let is_card = move |four: &[i64]| {
            (0..4)
                .any(|turn| (0..4).all(|side| four[(turn + side) % 4].unsigned_abs() == card[side]))
        };
        let fours = line.numbers.windows(4).enumerate();
        fours.map(move |(start, four)| Reading { line, start, has_card: is_card(four) })
    }

    /// Returns what is missing in a line if it means that.
    fn lacks(&self, reading: &Reading, order: Order) -> Vec<Lack> {
        let beside = reading.beside();
        let places = |value: u64| -> Vec<_> {
            (0..beside.len()).filter(|place| beside[*place] == value).collect()
        };
        let (numbers, counts) = (places(self.number), places(self.count));
        let is_in_order = match order {
            NumberFirst => numbers.first() < counts.last(),
            CountFirst => counts.first() < numbers.last() && !reading.is_numbered(),
        };
        let mut lacks = Vec::new();
        lacks.extend((!reading.has_card).then_some(Lack::Card));
        lacks.extend(match (&numbers[..], &counts[..]) {
            ([_], _) if self.number == self.count => vec![Lack::NumberOrCount],
            ([], []) => vec![Lack::Number, Lack::Count],
            ([], _) => vec![Lack::Number],
            (_, []) => vec![Lack::Count],
            _ if is_in_order => vec![],
            _ => vec![Lack::Order],
        });
        lacks
    }

    /// Returns what is wrong if no line is right, with the line that is most like it.
    fn fault(&self, lines: &[&Line], order: Order) -> Fault {
        let Entry { number, count, card } = self;
        let why = format!(
            "No line lists type {number}, its count ({count}) and its card [{}]",
            sides(*card)
        );
        let Some(reading) = self.nearest(lines, order) else {
            return Fault::missing(&self.text(), format!("type {number}"), &(why + "."));
        };
        let why = format!("{why}; {}.", self.what_is_wrong(&reading, order));
        let Reading { line, start, .. } = reading;
        let mut all: Vec<_> = line.numbers.iter().map(|number| number.abs()).collect();
        let card = least_turn(&all[start..][..4]);
        // These are the numbers in any layout, unless the line has more than it needs.
        all.sort_unstable();
        if all.len() > WHOLE {
            all.clear();
        }
        Fault::wrong(&self.text(), &line.text, format!("type {number} {card:?} {all:?}"), &why)
    }

    /// Says what is wrong with the line that is most like that of the type.
    fn what_is_wrong(&self, reading: &Reading, order: Order) -> String {
        let lacks = self.lacks(reading, order);
        let other = |right: u64| match reading.beside()[..] {
            [one, other] if one == right => Some(other),
            [one, other] if other == right => Some(one),
            _ => None,
        };
        let instead = match lacks[..] {
            [Lack::Order] => Some("they are exchanged".to_owned()),
            [Lack::Number] => other(self.count).map(|number| format!("its number is {number}")),
            [Lack::Count] => other(self.number).map(|count| format!("its count is {count}")),
            [Lack::NumberOrCount] => self.other_of_equal(&reading.beside(), order),
            _ => None,
        };
        let names: Vec<_> = lacks.iter().map(Lack::name).collect();
        match instead {
            Some(instead) => format!("in this line {instead}"),
            None => format!("this line lacks {}", names.join(" or ")),
        }
    }

    /// Says which of two numbers beside a card is wrong, if the number of the type and its count
    /// are equal.
    fn other_of_equal(&self, beside: &[u64], order: Order) -> Option<String> {
        let [first, second] = *beside else { return None };
        let (number, count) = match order {
            NumberFirst => (first, second),
            CountFirst => (second, first),
        };
        match (number == self.number, count == self.count) {
            (true, false) => Some(format!("its count is {count}")),
            (false, true) => Some(format!("its number is {number}")),
            _ => None,
        }
    }

    /// Returns the line that lacks least, the first one of several, if it has the card or begins
    /// with the number of the type.
    fn nearest<'a>(&self, lines: &[&'a Line<'a>], order: Order) -> Option<Reading<'a>> {
        let begins = |line: &Line| line.numbers[0].unsigned_abs() == self.number;
        let readings = lines.iter().flat_map(|line| self.readings(line));
        let candidates = readings.filter(|reading| reading.has_card || begins(reading.line));
        candidates.min_by_key(|reading| Distance {
            lacks: self.lacks(reading, order).len(),
            begins_otherwise: !begins(reading.line),
            row: reading.line.row,
            takes_number_for_side: begins(reading.line) && reading.start == 0,
            lacks_card: !reading.has_card,
        })
    }
}

impl Reading<'_> {
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
