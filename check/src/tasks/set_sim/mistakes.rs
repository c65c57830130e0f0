//! Mistakes that programs for SET make. A row is what a program does, and the part of the model
//! that it exchanges.
//!
//! A row reads other words, sets any fields of the [`Player`] of the rules, or prints other lines.
//! A player looks at a `Game`. Places on the table and attributes of a card count from 0.

mod attributes;
mod dealing;
mod lines;
mod reading;
mod searching;
mod taking;
mod writing;

use crate::mistake::{follows, Mistake, Shared};
use rules::set_sim::model::{Game, Places, Player, ENOUGH};

/// When cards are dealt, and whether that is after a set.
const WHENS: [(&str, &[bool]); 3] =
    [("", &[true, false]), (" after a set", &[true]), (" with +", &[false])];

/// Returns the mistakes.
pub(crate) fn mistakes() -> Vec<Mistake> {
    let read = [crate::mistakes::mistakes(), reading::mistakes()];
    let sets = [searching::mistakes(), attributes::mistakes()];
    let course = [dealing::mistakes(), taking::mistakes()];
    let printed = [lines::mistakes(), writing::mistakes()];
    read.into_iter().chain(sets).chain(course).chain(printed).flatten().collect()
}

/// Describes a program that plays otherwise.
fn plays(clause: impl Into<String>, change: impl FnOnce(&mut Player)) -> Mistake {
    let player = changed(change);
    follows(clause, move |input| player.answers(input))
}

/// Returns a player who differs from that of the rules.
fn changed(change: impl FnOnce(&mut Player)) -> Player {
    let mut player = Player::reference();
    change(&mut player);
    player
}

/// Describes programs that play otherwise, and deal three cards after a set, or until 12 lie on the
/// table.
fn plays_twice(clause: &str, change: impl Fn(&mut Player)) -> [Mistake; 2] {
    let until_12 = |player: &mut Player| {
        change(player);
        player.refill = Box::new(|game| until(ENOUGH, game));
    };
    [plays(clause, &change), plays(clause, until_12)]
}

/// Returns how many cards are dealt until some lie on the table.
fn until(count: usize, game: &Game) -> usize {
    count.saturating_sub(game.table.len())
}

/// Describes a program that finds another set.
fn finds(clause: &str, search: impl Fn(&Game) -> Option<Places> + Shared) -> Mistake {
    plays(clause, |player| player.search = Box::new(search))
}

/// Describes a program that takes other cards off the table with a set.
fn takes(clause: impl Into<String>, take: impl Fn(&mut Vec<i32>, Places) + Shared) -> Mistake {
    plays(clause, |player| player.take = Box::new(take))
}

fn reversed<T: Clone>(cards: &[T]) -> Vec<T> {
    cards.iter().rev().cloned().collect()
}

fn sorted<T: Clone + Ord>(cards: &[T]) -> Vec<T> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}
