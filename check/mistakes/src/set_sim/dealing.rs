//! Which cards are dealt: those of the first table, and how many from the deck. When the game ends.

use super::taking::lay_sorted;
use super::{all_cards, plays, reversed, table_sizes, until, WHENS};
use crate::catalogue::Numbered;
use crate::counted;
use crate::mistake::Mistake;
use rules::set_sim::model::{cards, sets, Game, Player, ENOUGH};
use std::sync::Arc;

/// When the game ends.
const ENDS: [(&str, fn(&Game) -> bool); 6] = [
    ("ends when the deck is empty, though there are sets", |game| game.deck.is_empty()),
    ("ends after a move with no deck left", |game| game.moves > 0 && game.deck.is_empty()),
    ("ends when + has dealt the last cards", |game| game.deals > 0 && game.deck.is_empty()),
    ("ends when fewer than 12 cards lie on the table", |game| game.table.len() < ENOUGH),
    ("does not play with fewer than 12 cards", |game| game.moves == 0 && game.table.len() < ENOUGH),
    ("does not take the last three cards", |game| game.table.len() <= 3),
];

/// How many cards are dealt after a set.
const REFILLS: [(&str, fn(&Game) -> usize); 8] = [
    ("does not deal after a set", |_| 0),
    ("deals after each set, also if 12 cards or more are left", |_| 3),
    ("deals after a set unless exactly 12 cards are left", |game| three(game.table.len() != 12)),
    ("deals after a set only if more than 12 cards are left", |game| three(game.table.len() > 12)),
    ("deals after a set only if no cards are left on the table", |game| {
        three(game.table.is_empty())
    }),
    ("deals after a set unless the move before it was +", |game| three(game.deals == 0)),
    ("deals after a set only if no set is left, and then up to 12 cards", |game| {
        until(ENOUGH, game) * usize::from(sets(&game.table).count() == 0)
    }),
    ("deals after a set only if no set is left", |game| {
        three(game.table.len() < ENOUGH && sets(&game.table).count() == 0)
    }),
];

/// How many cards are dealt if there is no set; `None` if the game ends.
const DEALS: [(&str, fn(&Game) -> Option<usize>); 7] = [
    ("ends at the first table without a set, though there is a deck", |_| None),
    ("deals with + only once", |game| (game.all_deals == 0).then_some(3)),
    ("deals with + only twice", |game| (game.all_deals < 2).then_some(3)),
    ("ends if there is no set after a +", |game| (game.deals == 0).then_some(3)),
    ("ends if there is no set after two +", |game| (game.deals < 2).then_some(3)),
    ("does not deal the last 3 cards with +", |game| (game.deck.len() > 3).then_some(3)),
    ("deals the whole deck with +", |game| Some(game.deck.len())),
];

/// Takes some cards off a deck, and returns those that are laid. `{}` says when.
const DRAWS: [(&str, fn(&mut Vec<i32>, usize) -> Vec<i32>); 13] = [
    ("deals one card{}, not three", |deck, _| drawn(deck, 0, 1, 1)),
    ("deals two cards{}, not three", |deck, _| drawn(deck, 0, 2, 2)),
    ("deals four cards{}, not three", |deck, _| drawn(deck, 0, 4, 4)),
    ("deals six cards{}, not three", |deck, _| drawn(deck, 0, 6, 6)),
    ("takes one card off the deck if it deals three{}", |deck, _| drawn(deck, 0, 3, 1)),
    ("takes two cards off the deck if it deals three{}", |deck, _| drawn(deck, 0, 3, 2)),
    ("takes three cards off the deck if it deals four{}", |deck, _| drawn(deck, 0, 4, 3)),
    ("takes three cards off the deck if it deals two{}", |deck, _| drawn(deck, 0, 2, 3)),
    ("takes four cards off the deck if it deals three{}", |deck, _| drawn(deck, 0, 3, 4)),
    ("takes cards off the deck{}, but does not lay them", |deck, _| drawn(deck, 0, 0, 3)),
    ("takes cards off the deck{}, but deals the next ones", |deck, _| drawn(deck, 3, 3, 3)),
    ("deals the last three cards of the deck{}", |deck, count| deck.split_off(deck.len() - count)),
    ("deals the deck from its end{}", |deck, count| reversed(&deck.split_off(deck.len() - count))),
];

pub(super) fn mistakes() -> Vec<Mistake> {
    let mut all = stacks();
    all.extend(draws());
    all.extend(
        ENDS.map(|(clause, end)| plays(clause, move |player| player.is_over = Arc::new(end))),
    );
    all.extend(
        REFILLS
            .map(|(clause, refill)| plays(clause, move |player| player.refill = Arc::new(refill))),
    );
    all.extend(
        DEALS.map(|(clause, deal)| plays(clause, move |player| player.deal = Arc::new(deal))),
    );
    all.extend(counts());
    all
}

/// Describes a program that begins with another table and another deck.
fn begins(clause: &str, change: fn(&mut Vec<i32>, &mut Vec<i32>)) -> Mistake {
    plays(clause, move |player| player.begins.push(Arc::new(change)))
}

/// Lays the cards of the first line on the table.
fn first_line(player: &mut Player) {
    player.first = Arc::new(|input| cards(input.lines().next().unwrap_or_default()).len());
}

/// The first table and the deck.
fn stacks() -> Vec<Mistake> {
    vec![
        plays("takes the first line for the table, and the others for the deck", first_line),
        begins("lays all cards on the first table", Vec::append),
        begins("never deals cards after the first table", |_, deck| deck.clear()),
        begins("does not deal the first card of the deck", |_, deck| {
            drop(deck.drain(..deck.len().min(1)));
        }),
        begins("does not deal the last three cards of the deck", |_, deck| {
            deck.truncate(deck.len().max(3) - 3);
        }),
        begins("lays the first card of the deck on the first table, too", |table, deck| {
            table.extend(deck.first());
        }),
        begins("does not lay the 12th card on the table", |table, _| table.truncate(11)),
        begins("sorts the deck", |_, deck| deck.sort_unstable()),
        begins("sorts the first table", |table, _| table.sort_unstable()),
        begins("begins to deal with the first card of the input again", |table, deck| {
            drop(deck.splice(0..0, table.iter().copied()));
        }),
        begins("deals the last card of the first table again", |table, deck| {
            drop(deck.splice(0..0, table.get(ENOUGH - 1).copied()));
        }),
        plays("keeps the table sorted", |player| {
            player.begins.push(Arc::new(|table, _| table.sort_unstable()));
            player.lay = Arc::new(lay_sorted);
        }),
    ]
}

/// Takes some cards off a deck, and returns others, from a place on.
fn drawn(deck: &mut Vec<i32>, place: usize, returned: usize, taken: usize) -> Vec<i32> {
    let cards = deck.iter().copied().skip(place).take(returned).collect();
    deck.drain(..taken.min(deck.len()));
    cards
}

/// Which cards leave the deck, and which are laid.
fn draws() -> Vec<Mistake> {
    let right: fn(&mut Vec<i32>, usize) -> Vec<i32> = |deck, count| deck.drain(..count).collect();
    let mut all = Vec::new();
    for (when, refills) in WHENS {
        all.extend(DRAWS.map(|(clause, draw)| {
            let draw = move |deck: &mut Vec<i32>, count, is_refill| {
                let is_wrong = count > 0 && refills.contains(&is_refill);
                (if is_wrong { draw } else { right })(deck, count)
            };
            plays(clause.replace("{}", when), move |player| player.draw = Arc::new(draw))
        }));
    }
    all
}

/// Deals three cards or none.
fn three(is_dealt: bool) -> usize {
    3 * usize::from(is_dealt)
}

/// Other numbers than three that are dealt with +.
fn counts() -> Vec<Mistake> {
    let counts = [(1, "one card"), (2, "two cards"), (4, "four cards")].map(|(count, cards)| {
        plays(format!("deals {cards} with +, not three"), move |player| {
            player.deal = Arc::new(move |_| Some(count));
            player.refill = Arc::new(|game| until(ENOUGH, game));
        })
    });
    counts.into()
}

/// Describes programs that play otherwise with a number: of `{card}`s, or of `{move}`s.
fn plays_with(clause: &'static str, example: usize, change: fn(&mut Player, usize)) -> Numbered {
    Numbered {
        row: Box::new(move |number| {
            let [card, moves] = ["card", "move"].map(|noun| counted(number, noun));
            let clause = clause.replace("{card}", &card).replace("{move}", &moves);
            plays(clause, move |player| change(player, number))
        }),
        range: table_sizes,
        right: None,
        example,
    }
}

/// Other numbers than 12 cards on the table. It may matter how many are dealt after a set: three,
/// or up to 12.
pub(super) fn numbered() -> Vec<Numbered> {
    const BEGINS: &str = "begins with {card} on the table, not 12";
    let of_tables = [
        plays_with(BEGINS, 9, |player, count| player.first = Arc::new(move |_| count)),
        plays_with(BEGINS, 16, |player, count| {
            player.first = Arc::new(move |_| count);
            player.refill = Arc::new(|game| until(ENOUGH, game));
        }),
        plays_with("plays with {card} on the table, not 12", 15, |player, count| {
            player.first = Arc::new(move |_| count);
            player.refill = Arc::new(move |game| three(game.table.len() < count));
        }),
        plays_with("deals after a set only if fewer than {card} are left", 9, |player, count| {
            player.refill = Arc::new(move |game| three(game.table.len() < count));
        }),
        plays_with("deals after a set until {card} lie on the table", 15, |player, count| {
            player.refill = Arc::new(move |game| until(count, game));
        }),
    ];
    let others = [
        plays_with("ends if there is no set among {card}", 18, |player, count| {
            player.deal = Arc::new(move |game| (game.table.len() < count).then_some(3));
        }),
        Numbered {
            range: all_cards,
            ..plays_with("makes at most {move}", 20, |player, count| {
                player.is_over = Arc::new(move |game| game.moves >= count);
            })
        },
    ];
    let right = Some(ENOUGH);
    of_tables.map(|row| Numbered { right, ..row }).into_iter().chain(others).collect()
}
