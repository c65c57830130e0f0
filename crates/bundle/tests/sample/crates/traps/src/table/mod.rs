//! A table of one row.

pub mod row;
mod unused_module;

use self::row::Row;
use super::WIDTH;
pub(crate) use unused_module::UnusedThing;

/// A table.
pub struct Table {
    width: usize,
}

/// What a row is made of.
pub enum Cell {
    /// A number.
    Full(Number),
    /// Never made, but matched.
    Unused(UnusedThing),
}

pub(crate) type Number = i32;

trait Show {
    const NAME: &'static str;

    fn show(&self) -> String;

    fn unused_show(&self) -> String {
        self.show()
    }
}

impl Show for Cell {
    const NAME: &'static str = "cell";

    fn show(&self) -> String {
        match self {
            Cell::Full(number) => format!("{}{number}", Self::NAME),
            Cell::Unused(thing) => thing.unused_name(),
        }
    }

    fn unused_show(&self) -> String {
        String::new()
    }
}

pub(crate) fn show(cell: &Cell) -> String {
    cell.show()
}

impl Cell {
    pub(crate) fn full(number: Number) -> Cell {
        Cell::Full(number)
    }
}

impl Table {
    /// A table that is not too wide.
    pub fn with_width(width: usize) -> Table {
        Table { width: width.min(WIDTH) }
    }

    /// Its row.
    pub fn row<'a>(&self, words: impl Iterator<Item = &'a str>) -> Row {
        Row::of(&Vec::from_iter(words.take(self.width)))
    }
}
