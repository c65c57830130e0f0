//! Which cards are equal after turning, how many of a type there are, in which orientations cards
//! are laid, and where.

use super::lines::{each_entry, entry_line};
use super::solves;
use crate::mistake::Mistake;
use rules::turtle_puzzle::model::{orientations, turns, Card, Solver};
use std::ops::Range;

/// Returns whether two cards have one type.
type Same = fn(&Solver, Card, Card) -> bool;
/// Returns a card in the orientations in which it is laid.
type Laid = fn(Card) -> Vec<Card>;
/// Two cards have one type if the second one is an orientation in which the first one is laid.
const BY_LAID: Same = |solver, a, b| (solver.laid)(a).contains(&b);
/// They have one type if the second one is a turn of the first one, which is right.
const BY_TURNS: Same = |_, a, b| turns(a).contains(&b);
/// They have one type if the second one is the first as [`mirrored`].
const BY_MIRRORED: Same = |_, a, b| mirrored(a).contains(&b);

/// Whether two cards have one type.
const SAME: [(&str, Same); 11] = [
    ("gives each card a type of its own", |_, _, _| false),
    ("gives cards one type only if they are equal as given", |_, a, b| a == b),
    ("does not see that cards are equal after half a turn", |_, a, b| {
        turns(a).contains(&b) && (turns(a)[2] != b || a == b)
    }),
    ("sees that cards are equal only as given or after half a turn", |_, a, b| {
        half_turns(a).contains(&b)
    }),
    ("does not see that cards are equal after a quarter turn to one side", |_, a, b| {
        turns(a)[..3].contains(&b)
    }),
    ("does not see that cards are equal after a quarter turn to one side", |_, a, b| {
        turns(b)[..3].contains(&a)
    }),
    ("gives mirrored cards one type", |_, a, [t, r, b, l]| {
        turns(a).contains(&[t, r, b, l]) || turns(a).contains(&[t, l, b, r])
    }),
    ("gives cards with equal patterns one type, whatever their signs are", |_, a, b| {
        turns(a.map(i32::abs)).contains(&b.map(i32::abs))
    }),
    ("gives cards with equal sides in another order one type", |_, a, b| sorted(a) == sorted(b)),
    ("mirrors a card in place of turning it by half a turn to compare it", BY_MIRRORED),
    ("does not see that cards are equal as given", |_, a, b| turns(a)[1..].contains(&b)),
];

/// How many cards of a type there are, by its first card, another one, and how many there were
/// before (`n`).
const COUNTED: [(&str, fn(Card, Card, usize) -> usize); 3] = [
    ("counts only cards of a type that are equal as given", |a, b, n| n + usize::from(a == b)),
    ("counts a card again for each turn in which it equals the first one", |a, b, n| {
        n + turns(a).iter().filter(|turn| **turn == b).count()
    }),
    ("counts at most two cards of a type", |_, _, _| 2),
];

/// Which of the known types a card is compared with.
const COMPARED: [(&str, fn(usize) -> Range<usize>); 3] = [
    ("compares a card only with the last type before it", |known| known.max(1) - 1..known),
    ("compares a card only with the types before the last one", |known| 0..known.max(1) - 1),
    ("compares a card only with the types after the first one", |known| known.min(1)..known),
];

/// The orientations in which a card is laid.
const LAID: [(&str, Laid); 10] = [
    ("does not turn cards", |card| vec![card]),
    ("does not turn cards by three quarters", |card| few(card, 3)),
    ("turns cards by half a turn only", half_turns),
    ("turns cards by a quarter turn only", |card| few(card, 2)),
    ("turns cards by at most half a turn", |card| turns(card)[..3].to_vec()),
    ("turns cards into themselves, so that solutions come again", all_turns),
    ("does not know that half a turn carries some cards into themselves", |card| {
        turns(card)[..if turns(card)[1] == card { 1 } else { 4 }].to_vec()
    }),
    ("takes a card for symmetric if only two opposite sides are equal", |[t, r, b, l]| {
        few([t, r, b, l], if t == b || r == l { 2 } else { 4 })
    }),
    ("takes a card for symmetric if only top and bottom are equal", |[t, r, b, l]| {
        few([t, r, b, l], if t == b { 2 } else { 4 })
    }),
    ("turns over cards, too, like a mirror", |[t, r, b, l]| {
        [orientations([t, r, b, l]), orientations([t, l, b, r])].concat()
    }),
];

/// The orientations in which a card is laid, and how cards are compared.
const BOTH: [(&str, Laid, Same); 5] = [
    (
        "takes equal cards for different ones, and equal turns of a card, too",
        all_turns,
        |_, _, _| false,
    ),
    ("turns cards neither to compare them nor to lay them", |card| vec![card], BY_LAID),
    ("turns cards by half a turn only to compare and to lay them", half_turns, BY_LAID),
    ("mirrors a card in place of turning it by half a turn", laid_mirrored, BY_TURNS),
    ("mirrors a card in place of turning it by half a turn", laid_mirrored, BY_MIRRORED),
];

/// How a program lays cards that mirrors them where it should turn them by a quarter.
const QUARTERS: [Laid; 4] = [
    |[t, r, b, l]| as_given_and([t, r, b, l], [l, b, r, t]),
    |[t, r, b, l]| as_given_and([t, r, b, l], [r, t, l, b]),
    |[t, r, b, l]| as_given_and([t, r, b, l], [t, l, b, r]),
    |[t, r, b, l]| as_given_and([t, r, b, l], [b, r, t, l]),
];

/// Whether a card may lie at a place, by the number of its type, from 0, and whether it lies as
/// given.
const FIXED: [(&str, fn(usize, usize, bool) -> bool); 6] = [
    ("does not turn the card in the top left corner", |at, _, is_given| at != 0 || is_given),
    ("does not turn the card in the centre", |at, _, is_given| at != 4 || is_given),
    ("does not turn the last card", |at, _, is_given| at != 8 || is_given),
    ("lays only a card of type 1 in the top left corner", |at, number, _| at > 0 || number == 0),
    ("lays only the first card, as given, in the top left corner", |at, number, is_given| {
        at > 0 || number == 0 && is_given
    }),
    ("never lays a card of type 1 in the top left corner", |at, number, _| at > 0 || number > 0),
];

pub(super) fn mistakes() -> Vec<Mistake> {
    let mut all = vec![
        solves("lays a type more often than it has cards", |solver| solver.count = |_| 9),
        solves("lays each type once", |solver| solver.count = |_| 1),
        counts_only_doubles(),
    ];
    // A program may look whether a card is there once for all its orientations.
    let is_left: [fn(usize, usize) -> bool; 2] = [|now, _| now > 0, |_, before| before > 0];
    all.extend(is_left.map(|is_left| {
        solves("does not put cards back when it tries others", move |solver| {
            solver.is_left = is_left;
            solver.returned = 0;
        })
    }));
    let same = SAME.map(|(clause, is_same)| solves(clause, move |solver| solver.is_same = is_same));
    let counted =
        COUNTED.map(|(clause, counted)| solves(clause, move |solver| solver.counted = counted));
    let compared =
        COMPARED.map(|(clause, compared)| solves(clause, move |solver| solver.compared = compared));
    let laid = LAID.map(|(clause, laid)| solves(clause, move |solver| solver.laid = laid));
    let both = BOTH.map(|(clause, laid, is_same)| lays(clause, laid, is_same));
    let quarters = QUARTERS.into_iter().flat_map(|laid| {
        let clause = "mirrors a card in place of turning it by a quarter turn";
        [BY_LAID, BY_TURNS].map(|is_same| lays(clause, laid, is_same))
    });
    let fixed =
        FIXED.map(|(clause, may_lie)| solves(clause, move |solver| solver.may_lie = may_lie));
    let first = [false, true].map(|is_anticlockwise| {
        solves("lays a card only in the first orientation that fits", move |solver| {
            solver.only_first = true;
            solver.is_anticlockwise = is_anticlockwise;
        })
    });
    all.extend(same.into_iter().chain(counted).chain(compared).chain(laid).chain(both));
    all.extend(quarters.chain(fixed).chain(first));
    all
}

/// Describes a program that lays cards in other orientations, and compares them in its own way.
fn lays(clause: &str, laid: Laid, is_same: Same) -> Mistake {
    solves(clause, move |solver| {
        solver.laid = laid;
        solver.is_same = is_same;
    })
}

/// Describes a program that does not count the first card of a type that comes again.
fn counts_only_doubles() -> Mistake {
    solves("does not count the first card of a type that comes again", |solver| {
        solver.count = |count| count.max(2) - 1;
    })
    .and_prints(each_entry(|(number, count, card)| entry_line((number, count.max(2) - 1, card))))
}

fn all_turns(card: Card) -> Vec<Card> {
    turns(card).to_vec()
}

/// Returns only the first of the rotations of a card.
fn few(card: Card, most: usize) -> Vec<Card> {
    orientations(card).into_iter().take(most).collect()
}

/// Returns a card as given, and after half a turn, if that differs.
fn half_turns(card: Card) -> Vec<Card> {
    orientations(card).into_iter().step_by(2).collect()
}

/// Returns the turns of a card, but in place of half a turn a mirrored card.
fn mirrored([top, right, bottom, left]: Card) -> [Card; 4] {
    let mut turns = turns([top, right, bottom, left]);
    turns[2] = [left, bottom, right, top];
    turns
}

fn laid_mirrored(card: Card) -> Vec<Card> {
    mirrored(card)[..orientations(card).len()].to_vec()
}

/// Returns a card as given, and as mirrored, if that differs.
fn as_given_and(card: Card, mirrored: Card) -> Vec<Card> {
    let mut all = vec![card, mirrored];
    all.dedup();
    all
}

/// Returns a card whose sides are in ascending order.
pub(super) fn sorted(mut card: Card) -> Card {
    card.sort_unstable();
    card
}
