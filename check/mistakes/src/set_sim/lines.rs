//! Lines that are left out, printed more than once, added, or printed in place of others.

use super::writing::{ascending, line, words};
use crate::general::{at_other_places, in_place_of_each, Named};
use crate::mistake::{prints, prints_by_input, Mistake};
use crate::printing::{replaced, Answers};
use rules::answer::Answer;
use rules::set_sim::model::{cards, DEAL, NO_DECK, SET, TABLE};

/// Lines, as clauses call them.
const LINES: [Named; 4] =
    [("tables", &[TABLE]), ("sets", &[SET]), ("+", &[DEAL]), ("moves", &[SET, DEAL])];
/// One of these lines.
const LINE: [Named; 3] = [("table", &[TABLE]), ("set", &[SET]), ("+", &[DEAL])];

/// How often lines are printed: the first table, moves, tables between two moves, the last table,
/// and the only table of a game without moves.
const COPIES: [(&str, [usize; 5]); 9] = [
    // first, moves, between, last, only
    ("prints only the last table, no moves", [0, 0, 0, 1, 1]),
    ("prints no table between moves", [1, 1, 0, 1, 1]),
    ("prints only the first table and the last one, no moves", [1, 0, 0, 1, 1]),
    ("does not print the table after the last move", [1, 1, 1, 0, 1]),
    ("prints tables at the start and at the end only", [1, 1, 0, 1, 2]),
    ("prints the first table twice", [2, 1, 1, 1, 2]),
    ("prints the last table twice", [1, 1, 1, 2, 2]),
    ("prints each table twice but the first one", [1, 1, 2, 2, 1]),
    ("prints each table twice but the last one", [2, 1, 2, 1, 1]),
];

/// Returns whether a move is meant. It gets the answers from the table before the move on: that
/// table, the move, the table after it, the next move.
type Which = fn(&[Answer]) -> bool;
const EACH: Which = |_| true;
const SETS: Which = |all| all[1].kind == SET;
const DEALS: Which = |all| all[1].kind == DEAL;
/// A deal that another one follows.
const AGAIN: Which = |all| all[1].kind == DEAL && all[3].kind == DEAL;
/// A set after which cards are dealt.
const REFILLED: Which = |all| all[1].kind == SET && LEFT(texts(all)) != all[2].text;
/// A set that is taken when the deck is empty.
const LATE: Which = |all| all[1].kind == SET && all[2].reason.starts_with(NO_DECK);

/// What is printed for a move, by the texts of the table before it, of the move, and of the table
/// after it.
type Text = fn([&str; 3]) -> String;
const BEFORE: Text = |[before, ..]| before.to_owned();
const MADE: Text = |[_, made, _]| made.to_owned();
const AFTER: Text = |[.., after]| after.to_owned();
const UNLESS_EMPTY: Text = |[.., after]| after.trim_start_matches("=\n").to_owned();
const SORTED: Text = |[.., after]| ascending(after);
const LEFT: Text = |[before, made, _]| minus("=", before, made);
const DEALT: Text = |[before, _, after]| minus("+", after, before);
const NEW: Text = |[before, _, after]| minus("=", after, before);
const MOVED: Text = |[before, made, _]| moved(before, made);
const FROM_0: Text = |[before, made, _]| place_numbers(0, before, made);
const FROM_1: Text = |[before, made, _]| place_numbers(1, before, made);
const PLUS: Text = |_| "+\n".to_owned();
const BLANK: Text = |_| "\n".to_owned();

/// What is printed in place of some moves and the tables after them.
const MOVES: [(&str, Which, &[Text]); 24] = [
    ("prints no table after +", DEALS, &[MADE]),
    ("prints neither + nor a table after it", DEALS, &[]),
    ("prints no table between two + in a row", AGAIN, &[MADE]),
    ("prints one + and one table for several deals in a row", AGAIN, &[]),
    ("prints no table after a set", SETS, &[MADE]),
    ("prints no table after a set once the deck is empty", LATE, &[MADE]),
    ("does not print an empty table after a set", SETS, &[MADE, UNLESS_EMPTY]),
    ("prints the table before it deals after a set, too", REFILLED, &[MADE, LEFT, AFTER]),
    ("prints the table before it deals after a set, not afterwards", REFILLED, &[MADE, LEFT]),
    ("prints the table before it deals with +, not afterwards", DEALS, &[MADE, BEFORE]),
    ("prints the table twice after a set, first before it deals", SETS, &[MADE, LEFT, AFTER]),
    ("prints the old table after a set", SETS, &[MADE, BEFORE]),
    ("prints the old table after each move", EACH, &[MADE, BEFORE]),
    ("prints the new table before the set", SETS, &[AFTER, MADE]),
    ("prints the new table before +", DEALS, &[AFTER, MADE]),
    ("prints only the dealt cards after +", DEALS, &[MADE, NEW]),
    ("prints + also if it deals after a set", REFILLED, &[MADE, PLUS, AFTER]),
    ("prints + and one more table if it deals after a set", REFILLED, &[MADE, LEFT, PLUS, AFTER]),
    ("prints the dealt cards after +", DEALS, &[DEALT, AFTER]),
    ("prints in place of a set the cards that have moved into its places", SETS, &[MOVED, AFTER]),
    ("prints the places of a set's cards, counted from 1", SETS, &[FROM_1, AFTER]),
    ("prints the places of a set's cards, counted from 0", SETS, &[FROM_0, AFTER]),
    ("prints the cards of a table in ascending order after moves", EACH, &[MADE, SORTED]),
    ("prints a blank line after each table but the first one", EACH, &[MADE, AFTER, BLANK]),
];

pub(super) fn mistakes() -> Vec<Mistake> {
    let copies = COPIES.into_iter().map(copied);
    let moves =
        MOVES.map(|(clause, which, parts)| prints(clause, move |all| retell(all, which, parts)));
    let others = LINES.into_iter().flat_map(in_place_of_each);
    let places = LINE.into_iter().flat_map(at_other_places);
    copies.chain(edits()).chain(moves).chain(others).chain(places).collect()
}

fn copied((clause, [first, moves, between, last, only]): (&str, [usize; 5])) -> Mistake {
    prints(clause, move |answers| {
        let end = answers.len().saturating_sub(2);
        let count = |place| match place {
            0 if end == 0 => only,
            0 => first,
            _ if place == end => last,
            _ if place % 2 == 1 => moves,
            _ => between,
        };
        let all = answers.iter().enumerate();
        *answers = all.flat_map(|(place, answer)| vec![answer.clone(); count(place)]).collect();
    })
}

fn edits() -> Vec<Mistake> {
    vec![
        prints("prints the number of sets at the end", |answers| {
            let sets = answers.iter().filter(|answer| answer.kind == SET).count();
            answers.push(Answer::new(SET, format!("{sets}\n"), ""));
        }),
        prints(
            "prints + and the table once more when there is neither a set nor a deck",
            |answers| {
                let table = answers.iter().rfind(|answer| answer.kind == TABLE).cloned();
                answers.extend([Answer::new(DEAL, "+\n", "")].into_iter().chain(table));
            },
        ),
        prints("prints the last table each time", |answers| {
            let is_table = |answer: &&Answer| answer.kind == TABLE;
            let last = answers.iter().rfind(is_table).map_or("", |table| &table.text).to_owned();
            let tables = answers.iter_mut().filter(|answer| answer.kind == TABLE);
            tables.for_each(|answer| answer.text.clone_from(&last));
        }),
        prints("prints nothing if there are no cards", |answers| {
            let is_empty = answers.first().is_some_and(|table| table.text == "=\n");
            answers.truncate(if is_empty { 0 } else { answers.len() });
        }),
        prints("prints a space after the = of an empty table", replaced(TABLE, "=\n", "= \n")),
        prints_by_input("prints all cards for the first table", |mut answers, asked| {
            if let Some(first) = answers.first_mut() {
                first.text = line("=", cards(asked.input));
            }
            Some(answers)
        }),
    ]
}

/// Prints other texts for the moves that are meant.
fn retell(answers: &mut Answers, is_meant: Which, parts: &[Text]) {
    // From the last move on: the table after a move is also the one before the next move.
    for place in (1..answers.len().saturating_sub(2)).step_by(2).rev() {
        let all = &answers[place - 1..];
        if is_meant(all) {
            answers[place].text = parts.iter().map(|part| part(texts(all))).collect();
            answers[place + 1].text.clear();
        }
    }
}

/// Returns the texts of a table, the move, and the next table.
fn texts(answers: &[Answer]) -> [&str; 3] {
    [0, 1, 2].map(|place| &*answers[place].text)
}

/// Returns a line of those cards of a line that are not in another one.
fn minus(sign: &str, cards: &str, others: &str) -> String {
    let others = words(others);
    line(sign, words(cards).into_iter().filter(|card| !others.contains(card)))
}

/// Returns what lies in the places of a set when the other cards have moved up in an array.
fn moved(table: &str, set: &str) -> String {
    let (before, left, set) = (words(table), minus("=", table, set), words(set));
    let left = words(&left);
    let at = |place: usize| left.get(place).unwrap_or(&before[place]).to_string();
    line("-", (0..before.len()).filter(|place| set.contains(&before[*place])).map(at))
}

/// Returns a line with the places of a set, counted from `first`.
fn place_numbers(first: usize, table: &str, set: &str) -> String {
    let table = words(table);
    let place = |card: &str| table.iter().position(|other| *other == card);
    line("-", words(set).into_iter().filter_map(place).map(|place| place + first))
}
