//! Which of several sets is taken, and which are not seen, by where they lie.

use super::writing::ascending;
use super::{finds, sorted};
use crate::mistake::{Mistake, Shared};
use crate::mistakes::printing::each;
use rules::set_sim::model::{sets, Game, Places, ENOUGH, SET};
use std::fmt::Display;

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
            sees(&format!("sees only sets {name}"), is_it),
            sees(&format!("does not see sets {name}"), move |set, count| !is_it(set, count)),
        ]
    });
    let first = [12, 15, 18].map(|count| {
        finds(&format!("looks for sets among the first {count} cards only"), move |game| {
            sets(&game.table[..game.table.len().min(count)]).next()
        })
    });
    orders().chain(places).chain(first).chain(others()).collect()
}

/// Describes a program that sees only some sets.
fn sees(clause: &str, is_seen: impl Fn(Places, usize) -> bool + Shared) -> Mistake {
    finds(clause, move |game| sets(&game.table).find(|set| is_seen(*set, game.table.len())))
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
    finds(&clause, move |game| sets(&game.table).min_by_key(|set| key(*set)))
}

/// The set with the lowest numbers is the first one of the table when this is sorted.
const LOWEST: &str = "takes the set with the lowest numbers, not the first one";

fn lowest(game: &Game) -> Option<Places> {
    sets(&game.table).min_by_key(|set| sorted(&set.map(|place| game.table[place])))
}

/// Sets that are chosen by their cards, by what happened before, or with no regard to what they
/// are.
fn others() -> Vec<Mistake> {
    vec![
        finds("takes the last set, not the first one", |game| sets(&game.table).last()),
        taken_by("lowest x + y + z", |set| [set.iter().sum(), 0]),
        finds(LOWEST, lowest),
        // It searches in sorted cards, and prints the set as it finds it there.
        finds(LOWEST, lowest).and_prints(each(SET, ascending)),
        finds("finds no sets", |_| None),
        finds("takes the last three cards if there is a set", |game| {
            let count = game.table.len();
            sets(&game.table).next().map(|_| [count - 3, count - 2, count - 1])
        }),
        finds("takes a card for a set with itself", |game| game.table.get(2).map(|_| [0; 3])),
        finds("looks after a set only at the cards after its first one", |game| {
            sets(&game.table).find(|[x, ..]| game.set.map_or(true, |[last, ..]| *x > last))
        }),
        finds("goes on from the first card of the last set, not from the start", |game| {
            sets(&game.table).find(|[x, ..]| *x >= game.last)
        }),
        finds("goes on where the last set was, and from the start only after +", |game| {
            sets(&game.table).find(|[x, ..]| game.set.map_or(true, |[last, ..]| *x >= last))
        }),
    ]
}
