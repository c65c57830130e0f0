//! What is read: other cards, or their sides in another order.

use super::ORDERS;
use crate::mistake::{reads, Mistake, Shared};
use rules::turtle_puzzle::model::{self, turns, Card};
use rules::turtle_puzzle::report::sides;
use std::cmp::Reverse;

pub(super) fn mistakes() -> Vec<Mistake> {
    let mut all = vec![
        cards("does not read the first card", |cards| *cards = cards.split_off(1)),
        cards("does not read the last card", |cards| cards.truncate(8)),
        cards("reads the last card twice", |cards| cards.extend(cards.last().copied())),
        cards("reads the first card twice, and not the last one", |cards| {
            *cards = [&cards[..1], &cards[..8]].concat();
        }),
        cards("sorts the types by the number of their cards", |cards| {
            let all = cards.clone();
            let equal = |card: Card| all.iter().filter(|other| turns(card).contains(other)).count();
            cards.sort_by_key(|card| Reverse(equal(*card)));
        }),
        reads("does not read minus signs", |input| input.replace('-', "")),
    ];
    all.extend(ORDERS.map(|(order, change)| {
        cards(format!("reads sides {order}"), move |cards| {
            for card in cards {
                // To change the order five more times gives the right one.
                *card = (0..5).fold(*card, |card, _| change(card));
            }
        })
    }));
    all
}

/// Describes a program that reads other cards.
fn cards(clause: impl Into<String>, edit: impl Fn(&mut Vec<Card>) + Shared) -> Mistake {
    reads(clause, move |input| {
        let comment = input.lines().next().unwrap_or_default();
        let mut cards = model::cards(input);
        edit(&mut cards);
        let lines = cards.into_iter().map(|card| sides(card) + "\n");
        format!("{comment}\n{}", lines.collect::<String>())
    })
}
