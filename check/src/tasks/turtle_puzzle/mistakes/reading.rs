//! What is read: other cards, or their sides in another order.

use super::ORDERS;
use crate::mistake::{reads, searches, Mistake, Shared};
use crate::mistakes::CUT_LINES;
use rules::layout::BUFFERS;
use rules::turtle_puzzle::model::{cards, turns, Card, RULES};
use std::cmp::Reverse;
use std::iter;

pub(super) fn mistakes() -> Vec<Mistake> {
    let mut all = vec![
        reads_cards("does not read the first card", |cards| *cards = cards.split_off(1)),
        reads_cards("does not read the last card", |cards| cards.truncate(8)),
        reads_cards("takes a card with four zeros for the last card", |cards| cards[8] = [0; 4]),
        reads_cards("takes the comment line for the first card, with four zeros", |cards| {
            *cards = [&[[0; 4]], &cards[..8]].concat();
        }),
        reads_cards("reads the last card twice", |cards| cards.extend(cards.last().copied())),
        reads_cards("reads the first card twice, and not the last one", |cards| {
            *cards = [&cards[..1], &cards[..8]].concat();
        }),
        reads_cards("sorts the types by the number of their cards", |cards| {
            let all = cards.clone();
            let equal = |card: Card| all.iter().filter(|other| turns(card).contains(other)).count();
            cards.sort_by_key(|card| Reverse(equal(*card)));
        }),
        reads("does not read minus signs", |input| input.replace('-', "")),
    ];
    all.extend(BUFFERS.map(|size| {
        searches(CUT_LINES.replace("{}", &(size - 1).to_string()), move |input, most_steps| {
            let (comment, _) = input.split_once('\n')?;
            // As scanf does: from the first text on that is no number, sides stay 0.
            let mut text = input.get(comment.len().min(size - 1)..)?;
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
            let cards: Vec<_> = sides.chunks_exact(4).flat_map(Card::try_from).collect();
            are_halves.then(|| RULES.answers_for(input, &cards, most_steps))?
        })
    }));
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
    searches(clause, move |input, most_steps| {
        let mut cards = cards(input);
        edit(&mut cards);
        RULES.answers_for(input, &cards, most_steps)
    })
}
