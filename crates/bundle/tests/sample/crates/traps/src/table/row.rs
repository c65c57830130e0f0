//! A row of words.

use std::fmt::{self, Debug, Display};

/// What comes after the last row.
pub const END: &str = "\
the
 end\n";

/// A row.
pub struct Row {
    words: Vec<String>,
}

impl Row {
    pub(crate) fn of<T: AsRef<str>>(words: &[T]) -> Row {
        Row { words: words.iter().map(|word| word.as_ref().to_owned()).collect() }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.words.is_empty()
    }
}

impl Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.words.join("-"))
    }
}

/// Shows what nobody asked for.
pub fn unused_debug(thing: impl Debug) -> String {
    format!("{thing:?}")
}
