//! Lines that are left out, printed more than once, added, or printed in place of others.

use super::writing::{line, words};
use super::{sorted, NAMED};
use crate::mistake::{follows, prints, Mistake, Shared};
use crate::mistakes::printing::Answers;
use crate::mistakes::{at_times, each_time};
use rules::answer::Answer;
use rules::set_sim::model::{cards, Player, DEAL, SET, TABLE};

/// How often lines are printed: the first table, moves, tables between two moves, the last table, and one without any move.
const TIMES: [(&str, [usize; 5]); 9] = [
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

/// A set after which cards are dealt.
const REFILL: &str = "refill";
/// A set or a deal.
const MOVE: &str = "move";
/// A deal that another one follows.
const AGAIN: &str = "again";

/// What is printed for some moves: names of texts.
const MOVES: [(&str, &str, &str); 23] = [
    ("prints no table after +", DEAL, "move"),
    ("prints neither + nor a table after it", DEAL, ""),
    ("prints no table between two + in a row", AGAIN, "move"),
    ("prints one + and one table for several deals in a row", AGAIN, ""),
    ("prints no table after a set", SET, "move"),
    ("does not print an empty table after a set", SET, "move after-unless-empty"),
    ("prints the table before it deals after a set, too", REFILL, "move left after"),
    ("prints the table before it deals after a set, not afterwards", REFILL, "move left"),
    ("prints the table before it deals with +, not afterwards", DEAL, "move before"),
    ("prints the table twice after a set, first before it deals", SET, "move left after"),
    ("prints the old table after a set", SET, "move before"),
    ("prints the old table after each move", MOVE, "move before"),
    ("prints the new table before the set", SET, "after move"),
    ("prints the new table before +", DEAL, "after move"),
    ("prints only the dealt cards after +", DEAL, "move new"),
    ("prints + also if it deals after a set", REFILL, "move + after"),
    ("prints + and one more table if it deals after a set", REFILL, "move left + after"),
    ("prints the dealt cards after +", DEAL, "dealt after"),
    ("prints in place of a set the cards that have moved into its places", SET, "moved after"),
    ("prints the places of a set's cards, counted from 1", SET, "places-from-1 after"),
    ("prints the places of a set's cards, counted from 0", SET, "places-from-0 after"),
    ("prints the cards of a table in ascending order after moves", MOVE, "move sorted"),
    ("prints a blank line after each table but the first one", MOVE, "move after blank"),
];

pub(super) fn mistakes() -> Vec<Mistake> {
    let named = NAMED.into_iter().flat_map(each_time);
    let at_times = NAMED.into_iter().take(3).flat_map(at_times);
    let moves =
        MOVES.map(|(clause, kind, names)| prints(clause, move |all| retold(all, kind, names)));
    TIMES.into_iter().map(times).chain(edits()).chain(moves).chain(named).chain(at_times).collect()
}

fn times((clause, [first, moves, between, last, alone]): (&str, [usize; 5])) -> Mistake {
    prints(clause, move |answers| {
        let end = answers.len() - 2;
        let count = |place| match place {
            0 if end == 0 => alone,
            0 => first,
            _ if place == end => last,
            _ if place % 2 == 1 => moves,
            _ => between,
        };
        let all = answers.into_iter().enumerate();
        all.flat_map(|(place, answer)| vec![answer; count(place)]).collect()
    })
}

fn edits() -> Vec<Mistake> {
    vec![
        edit("prints the number of sets at the end", |answers| {
            let sets = answers.iter().filter(|answer| answer.kind == SET).count();
            answers.push(Answer::new(SET, format!("{sets}\n"), ""));
        }),
        edit("prints the last table each time", |answers| {
            let last = answers[answers.len() - 2].text.clone();
            let tables = answers.iter_mut().filter(|answer| answer.kind == TABLE);
            tables.for_each(|answer| answer.text.clone_from(&last));
        }),
        edit("prints nothing if there are no cards", |answers| {
            answers.truncate(if answers[0].text == "=\n" { 0 } else { answers.len() });
        }),
        follows("prints all cards for the first table", |input| {
            let mut answers = Player::reference().answers(input);
            answers[0].text = line("=", cards(input));
            answers
        }),
    ]
}

fn edit(clause: &str, change: impl Fn(&mut Answers) + Shared) -> Mistake {
    prints(clause, move |mut answers| {
        change(&mut answers);
        answers
    })
}

/// Prints texts in place of each move of a kind and the table after it.
fn retold(mut answers: Answers, kind: &str, names: &str) -> Answers {
    for place in (1..answers.len() - 1).step_by(2).rev() {
        let texts = [place - 1, place, place + 1].map(|place| &*answers[place].text);
        let is_meant = match kind {
            MOVE => true,
            REFILL => answers[place].kind == SET && text("left", texts) != texts[2],
            AGAIN => [place, place + 2].iter().all(|place| answers[*place].kind == DEAL),
            kind => answers[place].kind == kind,
        };
        if is_meant {
            answers[place].text = names.split_whitespace().map(|name| text(name, texts)).collect();
            answers[place + 1].text.clear();
        }
    }
    answers
}

/// Returns the text of a name. The texts are those of the table before a move, of the move, and of the table after it.
fn text(name: &str, [before, made, after]: [&str; 3]) -> String {
    match name {
        "before" => before.to_owned(),
        "move" => made.to_owned(),
        "after" => after.to_owned(),
        "after-unless-empty" => after.trim_start_matches("=\n").to_owned(),
        "left" => minus("=", before, made),
        "dealt" => minus("+", after, before),
        "new" => minus("=", after, before),
        "sorted" => line("=", sorted(&words(after))),
        "moved" => moved(before, made),
        "places-from-0" => places(0, before, made),
        "places-from-1" => places(1, before, made),
        "blank" => "\n".to_owned(),
        sign => format!("{sign}\n"),
    }
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

/// Returns the places of a set.
fn places(first: usize, table: &str, set: &str) -> String {
    let table = words(table);
    let place = |card: &str| table.iter().position(|other| *other == card);
    line("-", words(set).into_iter().filter_map(place).map(|place| place + first))
}
