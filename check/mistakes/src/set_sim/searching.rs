//! Which of several sets is taken, and which are not seen, by where they lie.

use super::writing::ascending;
use super::{chooses, plays, sorted, table_sizes};
use crate::catalogue::Numbered;
use crate::counted;
use crate::mistake::{Mistake, Shared};
use crate::printing::each;
use rules::set_sim::model::{Game, Places, Sees, ENOUGH, SET};
use std::fmt::Display;
use std::sync::Arc;

/// Where sets lie: one program does not see these, another one sees no others. It depends on the
/// places of a set, and on the number of cards on the table.
const PLACES: [(&str, fn(Places, usize) -> bool); 12] = [
    ("of three adjacent cards", |[x, _, z], _| z == x + 2),
    ("whose first two cards are adjacent", |[x, y, _], _| y == x + 1),
    ("whose last two cards are adjacent", |[_, y, z], _| z == y + 1),
    ("with the first card of the table", |[x, ..], _| x == 0),
    ("with the last card of the table", |[.., z], count| z + 1 == count),
    ("with one of the last two cards", |[.., z], count| z + 2 >= count),
    ("with both of the last two cards", |[_, y, _], count| y + 2 == count),
    ("with one of the last three cards", |[.., z], count| z + 3 >= count),
    ("of the last three cards", |[x, ..], count| x + 3 == count),
    ("of the first three cards", |set, _| set == [0, 1, 2]),
    ("whose first card is one of the first ten", |[x, ..], _| x < 10),
    ("whose second card is one of the first 12", |[_, y, _], _| y < ENOUGH),
];

pub(super) fn mistakes() -> Vec<Mistake> {
    let places = PLACES.into_iter().flat_map(|(name, is_it)| {
        [
            sees(format!("sees only sets {name}"), is_it),
            sees(format!("does not see sets {name}"), move |set, count| !is_it(set, count)),
        ]
    });
    orders().chain(places).chain(others()).collect()
}

/// Programs that do not look at all cards of the table.
pub(super) fn numbered() -> Vec<Numbered> {
    vec![Numbered {
        row: Box::new(|count| {
            let clause = format!("looks for sets only among the first {}", counted(count, "card"));
            sees(clause, move |[.., z], _| z < count)
        }),
        range: table_sizes,
        right: None,
        example: 15,
    }]
}

/// Describes a program that sees only some sets, by their places and the number of cards on the
/// table.
fn sees(clause: impl Into<String>, is_seen: impl Fn(Places, usize) -> bool + Shared) -> Mistake {
    sees_in_game(clause, move |set, game| is_seen(set, game.table.len()))
}

fn sees_in_game(
    clause: impl Into<String>,
    is_seen: impl Fn(Places, &Game) -> bool + Shared,
) -> Mistake {
    let is_seen: Sees = Arc::new(is_seen);
    plays(clause, move |player| player.sees.push(is_seen.clone()))
}

/// What a program may go by: it takes the set for which this is lowest. `!` turns an order round.
const KEYS: [(&str, fn(Places) -> usize); 6] = [
    ("lowest x", |[x, ..]| x),
    ("highest x", |[x, ..]| !x),
    ("lowest y", |[_, y, _]| y),
    ("highest y", |[_, y, _]| !y),
    ("lowest z", |[.., z]| z),
    ("highest z", |[.., z]| !z),
];

/// Orders of search, by two of the places of a set.
fn orders() -> impl Iterator<Item = Mistake> {
    let all = (0..6).flat_map(|one| (0..6).map(move |other| (one, other)));
    // Neither a place twice, nor the first set (lowest x, then lowest y) and the last one.
    let others = all.filter(|pair| pair.0 / 2 != pair.1 / 2 && ![(0, 2), (1, 3)].contains(pair));
    others.map(|(one, other)| {
        let (first, key) = KEYS[one];
        let (then, next) = KEYS[other];
        taken_by(format!("{first}, then the {then}"), move |set| [key(set), next(set)])
    })
}

/// Takes the set with the lowest key of its places.
fn taken_by(name: impl Display, key: impl Fn(Places) -> [usize; 2] + Shared) -> Mistake {
    let clause = format!("takes the set with the {name} (x < y < z are its places)");
    chooses(clause, move |sets, _| sets.min_by_key(|set| key(*set)))
}

/// The set with the lowest numbers is the first one of the table when this is sorted.
const LOWEST: &str = "takes the set with the lowest numbers, not the first one";

fn lowest(sets: &mut dyn Iterator<Item = Places>, game: &Game) -> Option<Places> {
    sets.min_by_key(|set| sorted(&set.map(|place| game.table[place])))
}

/// Sets that are chosen by their cards, by what happened before, or with no regard to what they
/// are.
fn others() -> Vec<Mistake> {
    vec![
        chooses("takes the last set, not the first one", |sets, _| sets.last()),
        taken_by("lowest x + y + z", |set| [set.iter().sum(), 0]),
        chooses(LOWEST, lowest),
        // It searches in sorted cards, and prints the set as it finds it there.
        chooses(LOWEST, lowest).and_prints(each(SET, ascending)),
        chooses("finds no sets", |_, _| None),
        chooses("takes the last three cards if there is a set", |sets, game| {
            let count = game.table.len();
            sets.next().map(|_| [count - 3, count - 2, count - 1])
        }),
        chooses("takes a card for a set with itself", |_, game| game.table.get(2).map(|_| [0; 3])),
        // Three loops take the sets that they find, and do not begin again after each.
        chooses(
            "takes several sets in one search, each after the place of the last",
            |sets, game| {
                let mut sets = sets.peekable();
                let first = sets.peek().copied();
                sets.find(|set| game.set.is_none_or(|last| *set > last)).or(first)
            },
        ),
        sees_in_game("looks after a set only at the cards after its first one", |[x, ..], game| {
            game.set.map_or(true, |[last, ..]| x > last)
        }),
        sees_in_game(
            "goes on from the first card of the last set, not from the start",
            |[x, ..], game| x >= game.last,
        ),
        sees_in_game(
            "goes on where the last set was, and from the start only after +",
            |[x, ..], game| game.set.map_or(true, |[last, ..]| x >= last),
        ),
    ]
}
