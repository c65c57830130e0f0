//! What is read: other cards, or their sides in another order.

use super::{solves, ORDERS};
use crate::catalogue::Numbered;
use crate::counted;
use crate::general::CUT_LINES;
use crate::mistake::{Mistake, Shared};
use rules::turtle_puzzle::model::{turns, Card, Change};
use std::cmp::Reverse;
use std::iter;
use std::sync::Arc;

pub(super) fn mistakes() -> Vec<Mistake> {
    let mut all = vec![
        reads_cards("does not read the first card", |cards| {
            drop(cards.drain(..cards.len().min(1)));
        }),
        reads_cards("does not read the last card", |cards| cards.truncate(8)),
        reads_cards("takes a card with four zeros for the last card", |cards| {
            cards.truncate(8);
            cards.push([0; 4]);
        }),
        reads_cards("takes the comment line for the first card, with four zeros", |cards| {
            cards.truncate(8);
            cards.insert(0, [0; 4]);
        }),
        reads_cards("reads the last card twice", |cards| cards.extend(cards.last().copied())),
        reads_cards("reads the first card twice, and not the last one", |cards| {
            cards.truncate(8);
            cards.extend_from_within(..cards.len().min(1));
            cards.rotate_right(1);
        }),
        reads_cards("sorts the types by the number of their cards", |cards| {
            let all = cards.clone();
            let equal = |card: Card| all.iter().filter(|other| turns(card).contains(other)).count();
            cards.sort_by_key(|card| Reverse(equal(*card)));
        }),
        reads_cards("does not read minus signs", |cards| {
            *cards = cards.iter().map(|card| card.map(i32::abs)).collect();
        }),
    ];
    all.extend(ORDERS.map(|(order, change)| {
        reads_cards(format!("reads sides {order}"), move |cards| {
            for card in cards {
                // Each change gives the card back after two or three times, so also after six. So
                // five times undo one.
                *card = (0..5).fold(*card, |card, _| change(card));
            }
        })
    }));
    all
}

/// Describes a program that reads other cards.
fn reads_cards(clause: impl Into<String>, edit: impl Fn(&mut Vec<Card>) + Shared) -> Mistake {
    let edit: Change = Arc::new(edit);
    solves(clause, move |solver| solver.changes.push(edit.clone()))
}

/// A buffer that is too small for the comment line. What is left of the line is read as numbers.
pub(super) fn numbered() -> Vec<Numbered> {
    vec![Numbered {
        row: Box::new(|most| {
            let clause = CUT_LINES.replace("{}", &counted(most, "character"));
            solves(clause, move |solver| {
                solver.read = Arc::new(move |input| {
                    let (comment, _) = input.split_once('\n')?;
                    scanned(input.get(comment.len().min(most)..)?)
                });
            })
        }),
        range: |input, _, _| 1..=input.lines().next().unwrap_or_default().len(),
        right: None,
        example: 49,
    }]
}

/// Reads cards as `scanf` does: from the first text on that is no number, sides stay 0. Returns
/// `None` if a side is none of a turtle, since we do not know what happens then.
fn scanned(mut text: &str) -> Option<Vec<Card>> {
    let number = || {
        text = text.trim_start();
        let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
        let rest = digits.trim_start_matches(|char| char::is_ascii_digit(&char));
        let number = text[..text.len() - rest.len()].parse().ok();
        text = rest;
        number
    };
    let mut sides: Vec<i32> = iter::from_fn(number).take(36).collect();
    sides.resize(36, 0);
    let are_halves = sides.iter().all(|side| (-4..=4).contains(side));
    are_halves.then(|| sides.chunks_exact(4).flat_map(Card::try_from).collect())
}
