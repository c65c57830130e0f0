//! What is read: other cards, or their sides in another order.

use super::ORDERS;
use crate::mistake::{reads, searches, Mistake, Shared};
use crate::mistakes::in_pieces_of;
use rules::layout::BUFFERS;
use rules::turtle_puzzle::model::{self, turns, Card, RIGHT};
use std::cmp::Reverse;

pub(super) fn mistakes() -> Vec<Mistake> {
    let mut all = vec![
        cards("does not read the first card", |cards| *cards = cards.split_off(1)),
        cards("does not read the last card", |cards| cards.truncate(8)),
        cards("takes a card with four zeros for the last card", |cards| cards[8] = [0; 4]),
        cards("takes the comment line for the first card, with four zeros", |cards| {
            *cards = [&[[0; 4]], &cards[..8]].concat();
        }),
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
    all.extend(BUFFERS.map(|size| {
        searches(in_pieces_of(size - 1), move |input, most_steps| {
            let (comment, _) = input.split_once('\n')?;
            let after_comment = &input.as_bytes()[comment.len().min(size - 1)..];
            let cards = scanned(&String::from_utf8_lossy(after_comment))?;
            RIGHT.answers_for(input, &cards, most_steps)
        })
    }));
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

/// Returns nine cards as `scanf("%d")` reads them: sides stay 0 from the first word on that begins
/// with no number. Returns `None` if a side is no half of a pattern.
fn scanned(mut text: &str) -> Option<Vec<Card>> {
    let mut cards = vec![[0; 4]; 9];
    for side in cards.as_flattened_mut() {
        text = text.trim_start();
        let digits = text.strip_prefix('-').unwrap_or(text);
        let rest = digits.trim_start_matches(|char: char| char.is_ascii_digit());
        let Ok(number) = text[..text.len() - rest.len()].parse::<i32>() else { break };
        *side = Some(number).filter(|side| (-4..=4).contains(side))?;
        text = rest;
    }
    Some(cards)
}

/// Describes a program that reads other cards.
fn cards(clause: impl Into<String>, edit: impl Fn(&mut Vec<Card>) + Shared) -> Mistake {
    searches(clause, move |input, most_steps| {
        let mut cards = model::cards(input);
        edit(&mut cards);
        RIGHT.answers_for(input, &cards, most_steps)
    })
}
