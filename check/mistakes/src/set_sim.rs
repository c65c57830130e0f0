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

use crate::catalogue::{Catalogue, Numbered};
use crate::general;
use crate::mistake::{follows, Mistake, Shared};
use rules::set_sim::model::{Choose, Game, Places, Player, ENOUGH};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// When cards are dealt, and whether that is after a set.
const WHENS: [(&str, &[bool]); 3] =
    [("", &[true, false]), (" after a set", &[true]), (" with +", &[false])];

/// Returns the mistakes that programs for the task make.
pub fn catalogue() -> Catalogue {
    Catalogue { mistakes: mistakes(), numbered: numbered() }
}

fn mistakes() -> Vec<Mistake> {
    let read = [general::mistakes(), reading::mistakes()];
    let sets = [searching::mistakes(), attributes::mistakes()];
    let course = [dealing::mistakes(), taking::mistakes()];
    let printed = [lines::mistakes(), writing::mistakes()];
    read.into_iter().chain(sets).chain(course).chain(printed).flatten().collect()
}

fn numbered() -> Vec<Numbered> {
    let all =
        [reading::numbered(), dealing::numbered(), searching::numbered(), writing::numbered()];
    general::numbered().into_iter().chain(all.into_iter().flatten()).collect()
}

/// How many cards there may be. All numbers beyond those of the input do the same.
fn all_cards(input: &str, _: &str, _: &str) -> RangeInclusive<usize> {
    1..=input.split_whitespace().count() + 1
}

/// How many cards may lie on the table: as many as in some line that is printed, and all numbers
/// beyond these do the same. Some table may be printed in several lines, so we try 21 at least: so
/// many cards always have a set.
fn table_sizes(input: &str, without: &str, found: &str) -> RangeInclusive<usize> {
    let lines = without.lines().chain(found.lines());
    let largest = lines.map(|line| line.split_whitespace().count()).max().unwrap_or(0);
    let (first, last) = all_cards(input, without, found).into_inner();
    first..=last.min(largest.max(21) + 1)
}

/// Describes a program that plays otherwise.
fn plays(clause: impl Into<String>, change: impl Fn(&mut Player) + Shared) -> Mistake {
    follows(clause, change)
}

/// Describes programs that play otherwise, and deal three cards after a set, or until 12 lie on the
/// table.
fn plays_twice(clause: &str, change: impl Fn(&mut Player) + Copy + Shared) -> [Mistake; 2] {
    let until_12 = move |player: &mut Player| {
        change(player);
        player.refill = Arc::new(|game| until(ENOUGH, game));
    };
    [plays(clause, change), plays(clause, until_12)]
}

/// Returns how many cards are dealt until some lie on the table.
fn until(count: usize, game: &Game) -> usize {
    count.saturating_sub(game.table.len())
}

/// Describes a program that chooses another one of the sets that it sees.
fn chooses(
    clause: impl Into<String>,
    choose: impl Fn(&mut dyn Iterator<Item = Places>, &Game) -> Option<Places> + Shared,
) -> Mistake {
    let choose: Choose = Arc::new(choose);
    plays(clause, move |player| player.choose = choose.clone())
}

/// Describes a program that takes other cards off the table with a set.
fn takes(clause: impl Into<String>, take: impl Fn(&mut Vec<i32>, Places) + Shared) -> Mistake {
    let take = Arc::new(take);
    plays(clause, move |player| player.take = take.clone())
}

fn reversed<T: Clone>(cards: &[T]) -> Vec<T> {
    cards.iter().rev().cloned().collect()
}

fn sorted<T: Clone + Ord>(cards: &[T]) -> Vec<T> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}
