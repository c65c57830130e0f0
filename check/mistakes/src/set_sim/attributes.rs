//! Which three cards are a set: attributes that are not looked at, not compared rightly, or taken
//! from a wrong place.

use super::plays;
use crate::mistake::{Mistake, Shared};
use rules::set_sim::model::{all_fit, fit, Digits, Fit, IsSet};
use std::iter::zip;
use std::sync::Arc;

/// The digits of three cards in each attribute.
type All = [Digits; 4];

/// The attributes.
const NAMES: [&str; 4] = ["first (number)", "second (colour)", "third (filling)", "last (shape)"];

/// When digits fit, in all attributes.
const IN_ALL: [(&str, Fit); 6] = [
    ("takes digits for fitting only if their sum is 6", |[a, b, c]| a + b + c == 6),
    ("takes digits for fitting if the differences are equal", |[a, b, c]| {
        (a - b).abs() == (b - c).abs()
    }),
    ("does not see sets whose third card has a digit 3", |[a, b, c]| c != 3 && fit([a, b, c])),
    ("takes two different digits for fitting, but not three", |digits| !differ(digits)),
    // In C, a == b is 0 or 1, and no digit is 0.
    ("compares digits as a == b == c does in C", |[a, b, c]| a == b && c == 1 || differ([a, b, c])),
    ("sees only 1 2 3 and 3 2 1 as different digits", |[a, b, c]| a + c == b + b),
];

/// When digits fit, in all attributes or in one.
const IN_ALL_OR_ONE: [(&str, Fit); 4] = [
    ("does not compare the first card with the second", |[a, b, c]| (a == c) == (b == c)),
    ("does not compare the first card with the third", |[a, b, c]| (a == b) == (b == c)),
    ("does not compare the second card with the third", |[a, b, c]| (a == b) == (a == c)),
    ("takes digits for fitting if two beside each other are equal", |[a, b, c]| {
        a == b || b == c || differ([a, b, c])
    }),
];

/// When digits fit in one attribute, which `{}` stands for.
const IN_ONE: [(&str, Fit); 4] = [
    ("does not look at the {} attribute", |_| true),
    ("sees only sets that differ in the {} attribute", differ),
    ("sees only sets that are alike in the {} attribute", alike),
    ("wants only the first two digits of the {} attribute to be equal", |[a, b, _]| a == b),
];

pub(super) fn mistakes() -> Vec<Mistake> {
    let fits = IN_ALL.into_iter().chain(IN_ALL_OR_ONE);
    let in_all =
        fits.map(|(clause, fit)| plays(clause, move |player| player.fits = Some([fit; 4])));
    in_all.chain(in_one()).chain(counted()).chain(confused()).collect()
}

/// Describes a program that takes some other cards for a set, or not those of each set.
fn accepts(clause: &str, is_set: impl Fn(All, [Fit; 4]) -> bool + Shared) -> Mistake {
    let is_set: IsSet = Arc::new(is_set);
    plays(clause, move |player| player.is_set = Some(is_set.clone()))
}

/// Describes a program for which other digits of an attribute fit.
fn fits(clause: &str, attribute: usize, other: Fit) -> Mistake {
    plays(clause, move |player| player.fits.get_or_insert([fit; 4])[attribute] = other)
}

fn differ([a, b, c]: Digits) -> bool {
    a != b && b != c && a != c
}

fn alike([a, b, c]: Digits) -> bool {
    a == b && b == c
}

/// Returns in how many attributes the digits are so.
fn count(all: All, is_so: Fit) -> usize {
    all.into_iter().filter(|digits| is_so(*digits)).count()
}

/// Returns in how many attributes the digits fit.
fn fitting(all: All, fits: [Fit; 4]) -> usize {
    zip(all, fits).filter(|(digits, fit)| fit(*digits)).count()
}

/// Attributes of which one is seen in another way, or alone.
fn in_one() -> Vec<Mistake> {
    let compared = IN_ALL_OR_ONE.map(|row| (row, " in the {} attribute"));
    let rows: Vec<_> = compared.into_iter().chain(IN_ONE.map(|row| (row, ""))).collect();
    let mut all = Vec::new();
    for (attribute, name) in NAMES.into_iter().enumerate() {
        let only = format!("looks only at the {name} attribute");
        all.push(accepts(&only, move |all, fits| fits[attribute](all[attribute])));
        all.extend(rows.iter().map(|&((clause, other), end)| {
            fits(&(clause.to_owned() + end).replace("{}", name), attribute, other)
        }));
    }
    all
}

/// How many of the attributes fit, are alike, or differ.
fn counted() -> Vec<Mistake> {
    let mut all = vec![
        accepts("takes any three cards for a set", |_, _| true),
        accepts("takes cards for a set if the sum of their digits is divisible by 3", |all, _| {
            all.as_flattened().iter().sum::<i32>() % 3 == 0
        }),
        accepts("takes cards for a set if just three attributes fit", |all, fits| {
            fitting(all, fits) == 3
        }),
        accepts("sees only sets that differ in each attribute", |all, _| count(all, differ) == 4),
        accepts("sees only sets that are alike in an attribute", |all, fits| {
            all_fit(all, fits) && count(all, differ) < 4
        }),
    ];
    all.extend([("is alike", alike as Fit), ("differs", differ)].map(|(name, is_so)| {
        let clause = format!("does not look at the attributes after the first that {name}");
        accepts(&clause, move |all, fits| {
            let last = all.iter().position(|digits| is_so(*digits)).unwrap_or(3);
            zip(all, fits).take(last + 1).all(|(digits, fit)| fit(digits))
        })
    }));
    for (number, some) in [(1, "one attribute fits"), (2, "two fit"), (3, "three fit")] {
        let clause = format!("takes cards for a set if {some}, or more");
        all.push(accepts(&clause, move |all, fits| fitting(all, fits) >= number));
    }
    all.extend([1, 2, 3].map(|digit| {
        let clause = format!("does not see that the digits {digit} {digit} {digit} are alike");
        accepts(&clause, move |all, fits| all_fit(all, fits) && !all.contains(&[digit; 3]))
    }));
    all
}

/// Attributes that are taken from a wrong place.
fn confused() -> Vec<Mistake> {
    let mut all = Vec::new();
    for (card, name) in ["first", "second", "third"].into_iter().enumerate() {
        let clause = format!("compares the last digit of the {name} card each time");
        all.push(accepts(&clause, move |mut all, fits| {
            let last = all[3][card];
            for digits in &mut all {
                digits[card] = last;
            }
            all_fit(all, fits)
        }));
        for (attribute, name) in NAMES.into_iter().enumerate() {
            let clause = format!("takes another attribute of a card for the {name} one");
            all.extend((0..4).filter(|other| *other != attribute).map(|other| {
                accepts(&clause, move |mut all, fits| {
                    all[attribute][card] = all[other][card];
                    all_fit(all, fits)
                })
            }));
        }
    }
    all.extend([1, 2].map(|attribute| {
        let name = NAMES[attribute];
        let clause = format!("takes the {name} digit together with those before it for one");
        // For the second attribute it compares 11, 12 and 13, for example. These numbers are all
        // different if those of any digit are.
        accepts(&clause, move |all, fits| {
            let is_other = all[..attribute].iter().any(|digits| differ(*digits));
            let is_fit = |place: usize| place == attribute && is_other || fits[place](all[place]);
            (0..4).all(is_fit)
        })
    }));
    all
}
