//! What is due for a type, and what a line has of it. Signs are free, and so are all other numbers.

use rules::turtle_puzzle::{sides, Card, Type};
use std::iter::zip;

/// What is due for a type: its number, how many cards it has, and its card.
pub(super) struct Kind {
    pub(super) number: usize,
    count: usize,
    card: Card,
}

/// What a line has of a type.
pub(super) struct Entry {
    /// Whether it has its card, its number, and how many cards it has.
    has: [bool; 3],
    /// The four numbers that are the card, or in its place.
    four: [u64; 4],
    /// The numbers beside these.
    beside: Vec<u64>,
}

impl Kind {
    pub(super) fn new((number, &(card, count)): (usize, &Type)) -> Self {
        Kind { number, count, card }
    }

    /// Returns the line of the type.
    pub(super) fn line(&self) -> String {
        format!("{}. {} * [{}]", self.number, self.count, sides(self.card))
    }

    /// Returns whether a line has all that is due.
    pub(super) fn is_right(&self, numbers: &[i64]) -> bool {
        let is_card = |start: &usize| self.is_card(&numbers[*start..][..4]);
        let starts = (0..numbers.len() - 3).filter(is_card);
        starts.map(|start| self.entry_at(numbers, start)).any(|entry| entry.has == [true; 3])
    }

    /// Returns whether four numbers are the card in some turn.
    fn is_card(&self, four: &[i64]) -> bool {
        let is_same =
            |(one, other): (&i64, &i32)| one.unsigned_abs() == u64::from(other.unsigned_abs());
        (0..4).any(|turn| zip(four.iter().cycle().skip(turn), &self.card).all(is_same))
    }

    /// Returns what a line has, if that is its card, or if the number comes first.
    pub(super) fn entry(&self, numbers: &[i64]) -> Option<Entry> {
        let is_first = numbers[0] == self.number as i64;
        let entries = (0..numbers.len() - 3).map(|start| self.entry_at(numbers, start));
        entries.filter(|entry| is_first || entry.has[0]).max_by_key(Entry::rank)
    }

    /// Returns what a line has if its card starts at some number.
    fn entry_at(&self, numbers: &[i64], start: usize) -> Entry {
        let (before, rest) = numbers.split_at(start);
        let (four, after) = rest.split_at(4);
        let mut beside: Vec<_> =
            before.iter().chain(after).map(|number| number.unsigned_abs()).collect();
        beside.sort_unstable();
        let times = |due: usize| beside.iter().filter(|other| **other == due as u64).count();
        let is_twice = usize::from(self.number == self.count);
        let has = [self.is_card(four), times(self.number) > 0, times(self.count) > is_twice];
        let four = std::array::from_fn(|side| four[side].unsigned_abs());
        Entry { has, four, beside }
    }

    /// Says what is due, and what a line lacks of it.
    pub(super) fn why(&self, entry: Option<&Entry>) -> String {
        let Kind { number, count, card } = self;
        let lacks = match entry.map(|entry| entry.has) {
            None => String::new(),
            Some([true, true, false]) if number == count => {
                format!("; this line has {count} beside the card only once")
            }
            Some(has) => format!("; this line lacks {}", lacking(has)),
        };
        let card = sides(*card);
        format!(
            "Type {number} has no line with its number {number}, how many cards it has ({count}), and its card [{card}]{lacks}."
        )
    }
}

/// Returns the words for what a line does not have.
fn lacking(has: [bool; 3]) -> String {
    let parts = zip(has, ["its card", "its number", "how many cards it has"]);
    parts.filter(|(has, _)| !has).map(|(_, part)| part).collect::<Vec<_>>().join(" and ")
}

impl Entry {
    /// Returns how much of what is due it has.
    pub(super) fn rank(&self) -> (usize, bool) {
        (self.has.iter().filter(|has| **has).count(), self.has[0])
    }

    /// Returns what it says in any layout: the card in its least turn, and the two numbers beside it, if there are no others.
    pub(super) fn says(&self) -> String {
        let turn = |turn| std::array::from_fn(|side| self.four[(side + turn) % 4]);
        let four: Option<[u64; 4]> = (0..4).map(turn).min();
        let beside = if self.beside.len() > 2 { &[][..] } else { &self.beside };
        format!("{four:?} {beside:?}")
    }
}
