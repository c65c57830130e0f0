//! How the cards of a line are written. What we can infer from an output, such as another sign, is
//! not listed here.

use super::{reversed, sorted, table_sizes};
use crate::catalogue::Numbered;
use crate::counted;
use crate::general::{rewritten, Named, Rewrite};
use crate::mistake::{prints, Mistake};
use crate::printing::{by_line, each, each_of, replaced};
use rules::set_sim::model::{ENOUGH, SET, TABLE};
use std::fmt::Display;

/// Lines of cards, as clauses call them.
const KINDS: [Named; 3] =
    [("tables and sets", &[TABLE, SET]), ("tables", &[TABLE]), ("sets", &[SET])];

/// What is printed in place of each line of some kinds, which `{}` stands for.
const CARDS: [Rewrite; 5] = [
    ("prints no sign before {}", |line| line.trim_start_matches(['=', '-', ' ']).to_owned()),
    ("prints {} in [ ] and with commas", |line| list(line, "")),
    ("prints {} in [ ] and with commas", |line| list(line, "'")),
    ("prints the cards of {} in ascending order", ascending),
    ("prints the cards of {} in reverse order", |text| line(sign(text), reversed(&words(text)))),
];

/// The cards of a set that are printed, by their places among three.
const THREE: [[usize; 3]; 8] =
    [[1, 2, 2], [1, 1, 2], [1, 1, 3], [1, 3, 3], [3, 1, 2], [2, 1, 3], [1, 3, 2], [2, 3, 1]];

pub(super) fn mistakes() -> Vec<Mistake> {
    let mut all = vec![prints("does not print an empty table", replaced(TABLE, "=\n", ""))];
    all.extend(KINDS.into_iter().flat_map(|kinds| rewritten(kinds, &CARDS)));
    all.extend(separated());
    for (count, name) in [(3, "three"), (4, "four")] {
        all.extend(["\n ", "\n= ", "\n  "].map(|between| {
            let rows = each(TABLE, move |table| in_rows(table, count, between));
            prints(format!("prints tables in rows of {name} cards"), rows)
        }));
    }
    all.extend(THREE.map(|cards @ [x, y, z]| {
        let set = each(SET, move |set| {
            line("-", cards.iter().filter_map(|card| words(set).get(card - 1).copied()))
        });
        prints(format!("prints the cards {x}, {y} and {z} of a set"), set)
    }));
    all
}

/// Programs that print some cards of each table.
pub(super) fn numbered() -> Vec<Numbered> {
    vec![Numbered {
        row: Box::new(|most| {
            let first = move |table: &str| line(sign(table), words(table).into_iter().take(most));
            prints(format!("prints only {} of a table", counted(most, "card")), each(TABLE, first))
        }),
        range: table_sizes,
        right: None,
        example: ENOUGH,
    }]
}

/// Programs that separate the parts of a line in another way. We try all combinations of what
/// stands after the sign (`start`), between the cards, after the last card (`end`: nothing, or the
/// same as between cards), and after the sign of a table without cards (`empty`).
fn separated() -> Vec<Mistake> {
    let mut all = Vec::new();
    for (name, kinds) in KINDS {
        for between in [" ", "  ", ",", ", "] {
            let starts = [("", ""), (" ", ""), (" ", " ")].into_iter();
            let ends = |(start, empty)| [(start, "", empty), (start, between, empty)];
            for (start, end, empty) in starts.flat_map(ends) {
                let clause = match (start, between, end) {
                    // This is right, or inferred from the output.
                    (" ", " ", "") => continue,
                    // A set has cards.
                    _ if empty == " " && !kinds.contains(&TABLE) => continue,
                    ("", " ", "") => "prints no space after the sign of {}",
                    ("", " ", _) => "prints no space after the sign of {}, but one after each card",
                    (_, " ", _) => "ends {} with a space",
                    (_, "  ", _) => "prints two spaces between the cards of {}",
                    _ => "prints commas between the cards of {}",
                };
                let change = by_line(move |line| match words(line).join(between) {
                    cards if cards.is_empty() => line.to_owned() + empty,
                    cards => [sign(line), start, &cards, end].concat(),
                });
                all.push(prints(clause.replace("{}", name), each_of(kinds, change)));
            }
        }
    }
    all
}

/// Returns a line with its cards in ascending order.
pub(super) fn ascending(text: &str) -> String {
    line(sign(text), sorted(&words(text)))
}

/// Returns the sign at the start of a line; nothing if there is none.
fn sign(line: &str) -> &str {
    let end = line.find(|char: char| char.is_whitespace() || char.is_ascii_digit());
    &line[..end.unwrap_or(line.len())]
}

/// Returns the cards of a line.
pub(super) fn words(line: &str) -> Vec<&str> {
    line.split_ascii_whitespace().skip(1).collect()
}

/// Returns a line of words after a sign.
pub(super) fn line(sign: &str, words: impl IntoIterator<Item = impl Display>) -> String {
    words.into_iter().fold(sign.to_owned(), |line, word| format!("{line} {word}")) + "\n"
}

/// Returns a line as languages write lists of numbers or of texts.
fn list(line: &str, quote: &str) -> String {
    let cards: Vec<_> = words(line).iter().map(|card| format!("{quote}{card}{quote}")).collect();
    format!("{} [{}]\n", sign(line), cards.join(", "))
}

/// Returns a table in several rows.
fn in_rows(table: &str, count: usize, between: &str) -> String {
    let rows: Vec<_> = words(table).chunks(count).map(|row| row.join(" ")).collect();
    format!("= {}", rows.join(between)).trim_end().to_owned() + "\n"
}
