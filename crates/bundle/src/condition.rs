//! Conditional compilation: in a bundle nothing is a test and no feature is on.
//!
//! A condition about anything else, `unix` or so, is refused: it is neither true nor false here.

use crate::source::{is_doc, Source};
use crate::Error;

/// What starts an item or a statement in which a comma ends nothing.
const ITEMS: [&str; 12] = [
    "const", "enum", "fn", "impl", "let", "mod", "pub", "static", "struct", "trait", "type", "use",
];

/// The number of the word after what the attributes at `at` belong to, if one of them is a condition
/// that does not hold.
pub(crate) fn end_if_off(source: &Source, mut at: usize) -> Result<Option<usize>, Error> {
    let mut is_on = true;
    loop {
        match source.words[at..] {
            [doc, ..] if is_doc(doc) => {}
            ["#", "[", "cfg", "(", ..] => {
                is_on &= conditions(source, at + 4)?.iter().all(|&holds| holds);
                at += 1;
            }
            ["#", "[", ..] => at += 1,
            _ if is_on => return Ok(None),
            _ => return end(source, at).map(Some),
        }
        at = source.skip(at);
    }
}

/// Whether each condition of a list holds, whose first one is at `at`.
fn conditions(source: &Source, mut at: usize) -> Result<Vec<bool>, Error> {
    let mut all = Vec::new();
    while source.words[at] != ")" {
        let (holds, end) = match source.words[at..] {
            ["test", "," | ")", ..] => (false, at + 1),
            ["feature", "=", ..] => (false, at + 3),
            [kind @ ("not" | "all" | "any"), "(", ..] => {
                let parts = conditions(source, at + 2)?;
                let (holds, fails) = (parts.contains(&true), parts.contains(&false));
                (if kind == "any" { holds } else { fails == (kind == "not") }, source.skip(at + 1))
            }
            _ => return source.unexpected(at, "test, feature, not, all or any"),
        };
        all.push(holds);
        at = end + usize::from(source.words[end] == ",");
    }
    Ok(all)
}

/// The number of the word after the item, statement, variant, field, parameter or arm at `at`.
fn end(source: &Source, mut at: usize) -> Result<usize, Error> {
    let is_item = source.words.get(at).is_some_and(|word| ITEMS.contains(word));
    let mut is_plain = true;
    loop {
        match source.words[at..] {
            [";", ..] => return Ok(at + 1),
            [",", ..] if is_plain && !is_item => return Ok(at + 1),
            [")" | "]" | "}", ..] if !is_item => return Ok(at),
            [] | [")" | "]" | "}", ..] => return source.unexpected(at, "the end of an item"),
            [",", ..] if !is_item => return source.unexpected(at, "no '<' or '|' before a comma"),
            ["{", ..] => {
                at = source.skip(at);
                match source.words[at..] {
                    [";", ..] => return Ok(at + 1),
                    [",", ..] if !is_item => return Ok(at + 1),
                    ["else" | "=", ..] => {}
                    [] | ["#" | "_" | ")" | "]" | "}", ..] => return Ok(at),
                    [next, ..] if is_doc(next) || starts_plainly(next) => return Ok(at),
                    _ => return source.unexpected(at, "a name or a literal after '}'"),
                }
            }
            [word, ..] => {
                is_plain &= !["<", "|"].contains(&word);
                at = source.skip(at);
            }
        }
    }
}

/// Whether a word is a name, a keyword or a literal.
fn starts_plainly(word: &str) -> bool {
    word.starts_with(|first: char| first.is_alphanumeric() || "_\"'".contains(first))
}
