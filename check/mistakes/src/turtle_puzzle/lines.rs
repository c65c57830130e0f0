//! What is printed beside the boards: the list of types, `CHECK` lines, the total.

use super::turning::sorted;
use super::{places, writes, Place, ORDERS, SEQUENCES};
use crate::catalogue::Numbered;
use crate::general::reordered;
use crate::mistake::{prints, Mistake, Shared};
use crate::printing::{each, replaced, without, Answers};
use rules::turtle_puzzle::lines::{lines, number_below_solutions};
use rules::turtle_puzzle::model::{Board, Card, PRINTED};
use rules::turtle_puzzle::report::{check, numbers, sides, BOARD, CHECK, ENTRY, TOTAL};
use std::ops::RangeInclusive;

/// What is written in place of a text of `CHECK` lines. As the lines around these are free, it is
/// not inferred from an output.
const WRITTEN: [(&str, &str, &str); 8] = [
    ("leaves out the ; at the end of a CHECK line", ";\n", "\n"),
    ("prints no CHECK: before solutions", "CHECK: ", ""),
    ("writes Check: for CHECK:", "CHECK", "Check"),
    ("leaves out the : of CHECK:", ":", ""),
    ("writes , for ; in CHECK lines", ";", ","),
    ("writes spaces for , in CHECK lines", ",", " "),
    ("writes spaces for ; in CHECK lines", ";", " "),
    ("leaves out minus signs in CHECK lines", "-", ""),
];

/// The first or the last line of a kind, by how many of that kind come before and after it.
const ENDS: [(&str, fn(usize, usize) -> bool); 2] =
    [("first", |before, _| before == 0), ("last", |_, after| after == 0)];

/// Other totals.
const TOTALS: [(&str, fn(usize) -> usize); 3] = [
    ("prints the number of printed solutions as the total", |_| PRINTED),
    ("prints how many more than 50 solutions there are as the total", |total| {
        total.saturating_sub(PRINTED)
    }),
    ("prints a quarter of the total", |total| total / 4),
];

pub(super) fn mistakes() -> Vec<Mistake> {
    let mut all = list();
    all.extend(checks());
    for (kind, does, does_not, part) in [
        (&[ENTRY], "lists", "does not list", "the # type"),
        (&[BOARD], "draws", "does not draw", "the board of the # solution"),
        (&[CHECK], "prints", "does not print", "the CHECK line of the # solution"),
    ] {
        for (which, is_it) in ENDS {
            let part = part.replace('#', which);
            let it = move |place, before, after| is_it(before, after).then_some(place);
            let others = move |place, before, after| (!is_it(before, after)).then_some(place);
            all.push(reordered(format!("{does} only {part}"), kind, it));
            all.push(reordered(format!("{does_not} {part}"), kind, others));
        }
    }
    all.push(prints("does not print the right total", without(TOTAL)));
    all.extend(TOTALS.map(|(clause, change)| prints(clause, each(TOTAL, with_total(change)))));
    all
}

/// Totals that are too high or too low.
pub(super) fn numbered() -> Vec<Numbered> {
    let off = |which: &'static str, change: fn(usize, usize) -> usize, range| {
        let row = move |much: usize| {
            let clause = format!("prints a total that is too {which} by {much}");
            prints(clause, each(TOTAL, with_total(move |total| change(total, much))))
        };
        Numbered { row: Box::new(row), range, right: None, example: 1 }
    };
    vec![
        off("high", |total, much| total + much, |_, right, found| just(total(found), total(right))),
        off("low", usize::saturating_sub, |_, right, found| just(total(right), total(found))),
    ]
}

/// Returns the range of one number: by how much a number is higher than another one. It is empty if
/// it is not higher.
fn just(high: usize, low: usize) -> RangeInclusive<usize> {
    let much = high.saturating_sub(low);
    much.max(1)..=much
}

/// Returns the total that a report gives, or else 0.
pub(super) fn total(report: &str) -> usize {
    number_below_solutions(&lines(report)).unwrap_or(0)
}

/// Returns a line with another total.
fn with_total(change: impl Fn(usize) -> usize) -> impl Fn(&str) -> String {
    move |line| match numbers(line)[..] {
        [total] => line.replace(&total.to_string(), &change(total as usize).to_string()),
        _ => line.to_owned(),
    }
}

/// The list of types.
fn list() -> Vec<Mistake> {
    let no_count = each_entry(|(number, _, card)| format!("{number}. [{}]\n", sides(card)));
    let mut all = vec![
        prints("does not list each type on a line", without(ENTRY)),
        prints("does not list how many cards of a type there are", no_count),
        entry("lists each type with one card", |(n, _, card)| (n, 1, card)),
        entry("numbers the list from 0", |(n, count, card)| (n - 1, count, card)),
        entry("lists sides in ascending order", |(n, count, card)| (n, count, sorted(card))),
    ];
    all.extend(ORDERS.map(|(order, change)| {
        entry(format!("lists sides {order}"), move |(n, count, card)| (n, count, change(card)))
    }));
    all
}

/// A line of the list: the number of a type, that of its cards, and the first of them.
pub(super) type Entry = (i32, i32, Card);

/// Changes each line of the list.
fn entry(clause: impl Into<String>, change: impl Fn(Entry) -> Entry + Shared) -> Mistake {
    prints(clause, each_entry(move |entry| entry_line(change(entry))))
}

/// Returns a line of the list.
pub(super) fn entry_line((number, count, card): Entry) -> String {
    format!("{number}. {count} * [{}]\n", sides(card))
}

/// Prints another text for each line of the list.
pub(super) fn each_entry(text: impl Fn(Entry) -> String) -> impl Fn(&mut Answers) {
    each(ENTRY, move |line| match numbers(line)[..] {
        [number, count, t, r, b, l] => text((number, count, [t, r, b, l])),
        _ => line.to_owned(),
    })
}

/// The lines of solutions.
fn checks() -> Vec<Mistake> {
    let mut all = vec![
        prints("prints no CHECK lines", without(CHECK)),
        writes("prints only 8 places in CHECK lines", CHECK, |board| {
            check(&board.iter().copied().take(8).collect())
        }),
        prints("prints each CHECK line twice", each(CHECK, |line| line.repeat(2))),
        writes("prints no types in CHECK lines", CHECK, |board| {
            line(board, |(_, [t, r, b, l])| format!("{t},{r},{b},{l};"))
        }),
        writes("prints the type after the sides in CHECK lines", CHECK, |board| {
            line(board, |(n, [t, r, b, l])| format!("{t},{r},{b},{l},{n};"))
        }),
    ];
    all.extend(SEQUENCES.map(|(sequence, moved)| {
        writes(format!("prints CHECK lines {sequence}"), CHECK, move |board| check(&moved(board)))
    }));
    all.extend(WRITTEN.map(|(clause, old, new)| prints(clause, replaced(CHECK, old, new))));
    // A text between the places need not stand after the last one.
    let between = WRITTEN.into_iter().filter(|(_, old, _)| *old == ";");
    all.extend(between.map(|(clause, old, new)| {
        prints(clause, each(CHECK, move |line| line.replace(";\n", "\n").replace(old, new)))
    }));
    // The first one exchanges left and right.
    all.extend(ORDERS[1..].iter().map(|&(order, change)| {
        let clause = format!("prints the sides in CHECK lines {order}");
        places(clause, CHECK, move |(number, card), _| (number, change(card)))
    }));
    all
}

/// Returns a line with all places of a solution.
fn line(board: &Board, place: fn(Place) -> String) -> String {
    format!("CHECK: {}\n", board.iter().copied().map(place).collect::<String>())
}
