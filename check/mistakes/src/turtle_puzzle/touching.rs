//! Which halves may touch, and which sides that touch are compared.

use super::solves;
use crate::mistake::{Mistake, Shared};
use rules::turtle_puzzle::model::{BOTTOM, LEFT, RIGHT, RULES, TOP};
use std::array;

/// Which halves a program lets touch.
const HALVES: [(&str, fn(i32, i32) -> bool); 3] = [
    ("lets equal halves touch, not a front and a hind half", |a, b| a == b),
    ("compares the patterns only, not front and hind halves", |a, b| a.abs() == b.abs()),
    ("compares front and hind halves only, not the patterns", |a, b| (a > 0) != (b > 0)),
];

/// Which sides are compared: of the card above, and of the one below it.
const UPRIGHT: [(&str, [usize; 2]); 3] = [
    ("compares top sides with bottom sides the wrong way round", [TOP, BOTTOM]),
    ("compares two top sides", [TOP, TOP]),
    ("compares two bottom sides", [BOTTOM, BOTTOM]),
];
/// Which sides are compared: of the card to the left, and of the one to its right.
const ACROSS: [(&str, [usize; 2]); 3] = [
    ("compares left sides with right sides the wrong way round", [LEFT, RIGHT]),
    ("compares two left sides", [LEFT, LEFT]),
    ("compares two right sides", [RIGHT, RIGHT]),
];

/// Whether a place is not compared with the one above it, or with the one to its left.
const UNCOMPARED: [(&str, fn(usize, bool) -> bool); 9] = [
    ("cards with those above them", |_, is_above| is_above),
    ("cards with those beside them", |_, is_above| !is_above),
    ("the second row with the first", |place, is_above| place / 3 == 1 && is_above),
    ("the second column with the first", |place, is_above| place % 3 == 1 && !is_above),
    ("the last row with the one above it", |place, is_above| place > 5 && is_above),
    ("the last column with the one beside it", |place, is_above| place % 3 == 2 && !is_above),
    ("a card with the one above it if there is one to its left", |place, is_above| {
        place % 3 > 0 && is_above
    }),
    ("the last card with the two that it touches", |place, _| place == 8),
    ("the card in the centre with the two before it", |place, _| place == 4),
];

/// Which of the two fits of a solver: that of cards one above the other, or beside each other.
const ABOVE: usize = 0;
const BESIDE: usize = 1;

pub(super) fn mistakes() -> Vec<Mistake> {
    let mut all = Vec::new();
    for (clause, fits) in HALVES {
        for (cards, touching) in [
            ("", &[ABOVE, BESIDE][..]),
            (", of cards one above the other", &[ABOVE]),
            (", of cards beside each other", &[BESIDE]),
        ] {
            all.push(solves(format!("{clause}{cards}"), move |solver| {
                for cards in touching {
                    solver.fits[*cards] = fits;
                }
            }));
        }
    }
    let upright =
        UPRIGHT.map(|(clause, upright)| solves(clause, move |solver| solver.upright = upright));
    all.extend(upright);
    let across =
        ACROSS.map(|(clause, across)| solves(clause, move |solver| solver.across = across));
    all.extend(across);
    all.extend(UNCOMPARED.map(|(cards, is_blind)| blind(cards, is_blind)));
    for (compared, is_above, other) in
        [(RULES.above, true, "above it"), (RULES.beside, false, "to its left")]
    {
        all.extend((0..9).filter(|place| compared[*place]).map(|place| {
            let (row, column) = (place / 3 + 1, place % 3 + 1);
            let cards = format!("the card in row {row}, column {column} with the one {other}");
            blind(&cards, move |at, is_above_it| (at, is_above_it) == (place, is_above))
        }));
    }
    for (number, line) in [("first", 0), ("second", 1), ("third", 2)] {
        let beside = format!("the cards of the {number} row with those beside them");
        all.push(blind(&beside, move |place, is_above| place / 3 == line && !is_above));
        let above = format!("the cards of the {number} column with those above them");
        all.push(blind(&above, move |place, is_above| place % 3 == line && is_above));
    }
    all.push(solves(
        "compares the first card of a row with the last one of the row before",
        |solver| solver.beside = array::from_fn(|place| place > 0),
    ));
    all
}

/// Describes a program that does not compare some cards.
fn blind(cards: &str, is_blind: impl Fn(usize, bool) -> bool + Shared) -> Mistake {
    solves(format!("does not compare {cards}"), move |solver| {
        for place in 0..9 {
            solver.above[place] &= !is_blind(place, true);
            solver.beside[place] &= !is_blind(place, false);
        }
    })
}
