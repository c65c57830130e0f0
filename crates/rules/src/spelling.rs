//! Different ways to write the same integers: plus signs, leading zeros, white space of all kinds.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::string::{string_regex, RegexGeneratorStrategy};
use std::fmt::Display;

/// A way to write integers.
#[derive(Clone, Debug)]
pub struct Spelling {
    /// How to write each integer. If there are more integers, the words are repeated.
    words: Vec<Word>,
    end: String,
}

#[derive(Clone, Debug)]
struct Word {
    /// The white space before the integer.
    gap: String,
    plus: &'static str,
    zeros: String,
}

impl Spelling {
    /// Writes integers with white space before each of them, and perhaps at the end.
    pub fn write(&self, integers: &[impl Display]) -> String {
        let words = integers.iter().zip(self.words.iter().cycle());
        let text: String = words.map(|(integer, word)| word.write(integer)).collect();
        text + &self.end
    }
}

impl Word {
    fn write(&self, integer: &impl Display) -> String {
        let integer = integer.to_string();
        let (sign, digits) = match integer.strip_prefix('-') {
            Some(digits) => ("-", digits),
            None => (self.plus, &*integer),
        };
        format!("{}{sign}{}{digits}", self.gap, self.zeros)
    }
}

/// Generates ways to write integers.
pub fn spelling() -> impl Strategy<Value = Spelling> {
    let plus = prop_oneof![3 => Just(""), 1 => Just("+")];
    let zeros = prop_oneof![3 => text(""), 1 => text("0{1,12}")];
    let word = (gap(), plus, zeros).prop_map(|(gap, plus, zeros)| Word { gap, plus, zeros });
    let end = prop_oneof![Just(String::new()), gap()];
    (vec(word, 1..12), end).prop_map(|(words, end)| Spelling { words, end })
}

/// Generates the optional start of an input: a byte order mark or nothing.
pub fn byte_order_mark() -> impl Strategy<Value = &'static str> {
    prop_oneof![3 => Just(""), 1 => Just("\u{FEFF}")]
}

/// Generates white space, often a blank line.
fn gap() -> impl Strategy<Value = String> {
    let [space, line_end] = [" ", "\r?\n"].map(text);
    let [blank_lines, any] = ["(\r?\n){2,3}", "[ \t\n\x0B\x0C\r]{1,5}"].map(text);
    prop_oneof![4 => space, 2 => line_end, 1 => blank_lines, 1 => any]
}

/// Generates texts that match a pattern. A plain `&str` would be parsed for each text, which takes longer
/// than the filters under test.
pub(crate) fn text(pattern: &str) -> RegexGeneratorStrategy<String> {
    string_regex(pattern).expect("a pattern")
}
