//! What leaves the table with a set, and where dealt cards come to lie.

use super::{plays, plays_twice, reversed, sorted, takes, WHENS};
use crate::mistake::{Mistake, Shared};
use rules::set_sim::model::{take, Places};
use std::iter::zip;
use std::sync::Arc;

pub(super) fn mistakes() -> Vec<Mistake> {
    taken().into_iter().chain(laid()).collect()
}

/// Which cards leave the table with a set, and which others move.
fn taken() -> Vec<Mistake> {
    let mut all = vec![
        takes("moves the last card into each gap of a set, the last gap first", |table, set| {
            for place in set.into_iter().rev() {
                table.swap_remove(place);
            }
        }),
        takes("moves the last card into each gap of a set, the first gap first", |table, set| {
            for card in set.map(|place| table[place]) {
                table.swap_remove(table.iter().position(|other| *other == card).unwrap_or(0));
            }
        }),
        takes("sorts the table when it takes a set", |table, set| {
            take(table, &set);
            table.sort_unstable();
        }),
        takes("takes away all cards from the first to the third of a set", |table, [x, _, z]| {
            drop(table.drain(x..=z));
        }),
        takes("does not take off a card of a set that follows another one", |table, set| {
            let cards = set.map(|place| table[place]);
            for place in 0..table.len() {
                if table.get(place).is_some_and(|card| cards.contains(card)) {
                    table.remove(place);
                }
            }
        }),
    ];
    for (clause, taken) in [
        ("leaves the third card of a set on the table", 2),
        ("takes only the first card of a set away", 1),
    ] {
        all.extend(plays_twice(clause, move |player| {
            player.take = Arc::new(move |table, set| take(table, &set[..taken]));
        }));
    }
    // (1, 2) would be right: when the cards before them have left, the second card is at y - 1, and
    // the third one at z - 2. Beyond the end of the table, no card or the last one goes.
    let moved = [(0, 0), (0, 1), (1, 0), (1, 1)].into_iter();
    let each_end = moved.flat_map(|(second, third)| [(second, third, 0), (second, third, 1)]);
    for (second_up, third_up, before_end) in each_end.chain([(0, 2, 0)]) {
        let clause = "takes off wrong cards, since those after the first card move up";
        all.push(takes(clause, move |table, [x, y, z]| {
            for (place, up) in [(x, 0), (y, second_up), (z, third_up)] {
                let last = table.len().saturating_sub(before_end);
                let place = place.saturating_sub(up).min(last);
                drop(table.drain(place..(place + 1).min(table.len())));
            }
        }));
    }
    all
}

/// Where dealt cards lie, of those on the table and these.
const LAYS: [(&str, fn(&[i32], &[i32]) -> Vec<i32>); 3] = [
    ("lays the cards that it deals{} before the others", |old, new| [new, old].concat()),
    ("lays each card that it deals{} before the others", |old, new| [&reversed(new), old].concat()),
    ("lays the cards that it deals{} in reverse order", |old, new| [old, &reversed(new)].concat()),
];

/// Describes a program that lays dealt cards elsewhere.
fn lays(
    clause: &str,
    lay: impl Fn(&[i32], &[i32], Option<Places>) -> Vec<i32> + Shared,
) -> Mistake {
    let lay = Arc::new(lay);
    plays(clause, move |player| player.lay = lay.clone())
}

/// Where dealt cards come to lie.
fn laid() -> Vec<Mistake> {
    let mut all = vec![
        lays("sorts the table after each move", lay_sorted),
        lays("lays dealt cards where the first card of the set was", |old, new, set| {
            let place = set.map_or(old.len(), |[x, ..]| x.min(old.len()));
            let (before, after) = old.split_at(place);
            [before, new, after].concat()
        }),
        lays("lays dealt cards into the gaps of the set", into_gaps),
        plays("deals cards into all gaps, also if 12 cards or more are left", |player| {
            player.lay = Arc::new(into_gaps);
            player.refill = Arc::new(|_| 3);
        }),
    ];
    let right: fn(&[i32], &[i32]) -> Vec<i32> = |old, new| [old, new].concat();
    for (when, refills) in WHENS {
        all.extend(LAYS.map(|(clause, laid)| {
            lays(&clause.replace("{}", when), move |old, new, set| {
                (if refills.contains(&set.is_some()) { laid } else { right })(old, new)
            })
        }));
    }
    all
}

/// Lays cards on a table, and sorts it.
pub(super) fn lay_sorted(old: &[i32], new: &[i32], _: Option<Places>) -> Vec<i32> {
    sorted(&[old, new].concat())
}

/// Lays cards where those of a set were. More than a set may have left the table.
fn into_gaps(old: &[i32], new: &[i32], set: Option<Places>) -> Vec<i32> {
    let Some(gaps) = set else { return [old, new].concat() };
    let mut table = old.to_vec();
    zip(gaps, new).for_each(|(gap, card)| table.insert(gap.min(table.len()), *card));
    table
}
