//! All that a bundler could stumble over.
//!
//! What the bundle must not hold says so in its name.

#![warn(missing_docs)]

mod direction;
mod table;

/// Makes a text of three in a row.
#[macro_export]
macro_rules! triple {
    ($what:expr) => {
        format!("{0}{0}{0}{1}", $what, $crate::table::row::END)
    };
}

/// Makes nothing.
#[macro_export]
macro_rules! unused_macro {
    () => {};
}

pub use direction::{Direction, UnusedDirection};
pub use table::row::Row as UnusedAlias;

use common as base;
use std::io::{self, Read, Write};
use table::{Cell, Table};

/// How many columns there are.
const WIDTH: usize = 4;

/// Writes what the traps give.
pub fn run(mut input: impl Read, mut output: impl Write) -> io::Result<()> {
    let mut text = String::new();
    input.read_to_string(&mut text)?;
    let row = Table::with_width(WIDTH).row(text.split_whitespace());
    writeln!(output, "{row} {WIDTH} {}", base::Ruler::new(crate::table::row::END.len()).len())?;
    writeln!(output, "{}", matches!(Direction::opposite(1), crate::direction::Direction::Down))?;
    writeln!(output, "{}", if row.is_empty() { triple!("a") } else { triple!('b') })?;
    write!(output, "{}{}", common::Ruler::LENGTH, table::show(&Cell::full(7)))
}

/// Writes nothing.
#[cfg(feature = "cli")]
pub fn unused_run() {}

/// Calls what is as dead as itself.
pub fn unused_caller() -> UnusedAlias {
    unused_callee()
}

fn unused_callee() -> UnusedAlias {
    static UNUSED_COUNT: usize = 1;
    UnusedAlias::of(&["unused"; 1][..UNUSED_COUNT])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unused() {}
}
