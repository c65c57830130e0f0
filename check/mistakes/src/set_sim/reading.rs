//! What is read of the input: some of its cards or lines, or cards in another order.

use super::all_cards;
use crate::catalogue::Numbered;
use crate::counted;
use crate::mistake::{reads, Mistake, Shared};
use rules::set_sim::model::{fit, Fit, Player, ENOUGH};

pub(super) fn mistakes() -> Vec<Mistake> {
    let mut all = vec![
        reads_words("does not read the first card", |all| drop(all.drain(..all.len().min(1)))),
        reads_words("does not read the last card", |all| all.truncate(all.len().max(1) - 1)),
        reads_words("does not read the last three cards", |all| all.truncate(all.len().max(3) - 3)),
        reads_words("lays no cards if there are fewer than 12", |all| {
            all.truncate(if all.len() < ENOUGH { 0 } else { all.len() });
        }),
        reads_words("begins with the last card of the input", |all| all.reverse()),
        reads_words("sorts the cards that it reads", |all| all.sort_unstable()),
        reads("reads the last card twice if a space or a line end follows it", |input| {
            let last = input.split_ascii_whitespace().last().filter(|card| !input.ends_with(card));
            input.to_owned() + last.unwrap_or_default()
        }),
        reads("does not read the last line if it has no end", |input| {
            input.split_inclusive('\n').filter(|line| line.ends_with('\n')).collect()
        }),
        reads("does not read the last card if nothing follows it", |input| {
            input[..input.rfind(char::is_whitespace).map_or(0, |end| end + 1)].to_owned()
        }),
        reads("stops reading at a line without cards, also if it has spaces", |input| {
            input.split_inclusive('\n').take_while(|line| !line.trim().is_empty()).collect()
        }),
    ];
    all.extend([fit as Fit, |digits| digits.iter().sum::<i32>() % 3 == 0].map(reads_zero));
    all.extend([(1, "card"), (12, "12 cards")].map(|(count, name)| {
        reads(format!("reads only the first {name} of each line"), move |input| {
            let cards = input.lines().flat_map(|line| line.split_whitespace().take(count));
            cards.collect::<Vec<_>>().join(" ")
        })
    }));
    all
}

/// Describes a program that reads once more when no card is left, as `while (!feof(stdin))` does in
/// C. Then it compares digits of 0, too, in its own way.
fn reads_zero(fits: Fit) -> Mistake {
    let clause = "takes 0 for a last card unless the input ends with a card";
    let read = |input: &str| {
        let ends_with_card = input.ends_with(|char: char| char.is_ascii_digit());
        input.to_owned() + if ends_with_card { "" } else { "0" }
    };
    reads(clause, read).and_follows(move |player: &mut Player| player.fits = Some([fits; 4]))
}

/// Programs with room for some cards.
pub(super) fn numbered() -> Vec<Numbered> {
    vec![Numbered {
        row: Box::new(|most| {
            reads_words(format!("reads at most {}", counted(most, "card")), move |all| {
                all.truncate(most);
            })
        }),
        range: all_cards,
        right: None,
        example: 20,
    }]
}

/// Reads some of the words of an input, or in another order.
fn reads_words(clause: impl Into<String>, change: impl Fn(&mut Vec<&str>) + Shared) -> Mistake {
    reads(clause, move |input| {
        let mut words = input.split_ascii_whitespace().collect();
        change(&mut words);
        words.join(" ")
    })
}
