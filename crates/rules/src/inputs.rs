//! Random inputs of the form that a task promises.
//!
//! There is time for only a few hundred of them if a program is slow. Some generators therefore aim at
//! bugs that are hard to find: they make full boards, each of the 84 windows of four cells, tables
//! without a set, and solutions that a rotation maps to themselves.

use crate::{connect4, set_sim, turtle_puzzle};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use std::iter;

/// Generates the cards of a game of SET: all on one line, one per line, or in any layout.
pub fn games_of_set() -> impl Strategy<Value = String> {
    let cards = prop_oneof![set_sim::game(), set_sim::game_starting_with_a_cap()];
    let layout = prop_oneof![
        ("", vec(" ", 1), "\n"),
        ("", vec("\n", 1), "\n"),
        ("[ \n]{0,3}", vec("[ \n]{1,3}", 1..9), "[ \n]{0,3}"),
    ];
    (cards, layout).prop_map(|(cards, (start, gaps, end))| {
        let gaps = iter::once(&start).chain(gaps.iter().cycle());
        let cards = words(&cards).into_iter().zip(gaps);
        cards.map(|(card, gap)| gap.clone() + &card).collect::<String>() + &end
    })
}

/// Generates games of Connect 4. One in 50 has thousands of moves.
pub fn games_of_connect4() -> impl Strategy<Value = String> {
    prop_oneof![49 => short_games(), 1 => long_games()]
}

/// Generates moves with blank lines before, between and after them.
fn short_games() -> impl Strategy<Value = String> {
    let moves = prop_oneof![2 => connect4::any_moves(), 2 => full_boards(), 3 => fours_in_a_row()];
    let gap = select(vec![" ", " ", " ", "\n", "\n\n", "\n\n\n"]);
    (select(vec!["", "", "", "\n"]), moves, vec(gap, 1..9)).prop_map(|(start, moves, gaps)| {
        let words = words(&moves).into_iter().zip(gaps.iter().cycle());
        let text: String = words.map(|(word, gap)| word + gap).collect();
        ended(start.to_owned() + text.trim_end_matches(' '))
    })
}

/// Generates games that begin with more than 4096 bytes of moves, all but six of them invalid.
fn long_games() -> impl Strategy<Value = String> {
    let invalid = (1..=connect4::COLUMNS, select(vec![" ", "\n"]), 2_100..2_600_usize);
    (invalid, short_games()).prop_map(|((column, gap, count), game)| {
        ended(vec![column.to_string(); count].join(gap)) + &game
    })
}

/// Generates games of 48 discs by rejecting shorter ones.
fn full_boards() -> impl Strategy<Value = Vec<usize>> {
    let is_full = |moves: &Vec<usize>| !connect4::referee(&words(moves).join(" ")).contains(' ');
    connect4::cautious_moves().prop_filter("the board is not full", is_full)
}

/// Generates games that end with four in a row in a random window, then up to three more moves.
fn fours_in_a_row() -> impl Strategy<Value = Vec<usize>> {
    let players = select(connect4::PLAYERS.to_vec());
    let goal = (select(connect4::WINDOWS.to_vec()), players);
    let moves =
        goal.prop_map(|(line, player)| connect4::moves_to(&line.map(|cell| (cell, player))));
    (moves, vec(1..=connect4::COLUMNS, 0..4)).prop_map(|(moves, more)| [moves, more].concat())
}

/// Generates a comment line and nine cards.
pub fn card_sets() -> impl Strategy<Value = String> {
    let comment = "#[ -~]{0,30}[!-~][ -~]{0,30}\n";
    (comment, turtle_puzzle::puzzle()).prop_map(|(comment, puzzle)| {
        let cards = puzzle.cards.iter().map(|card| words(card).join(" ") + "\n");
        comment + &cards.collect::<String>()
    })
}

/// Ends the last line of a text if necessary.
fn ended(text: String) -> String {
    if text.is_empty() || text.ends_with('\n') {
        text
    } else {
        text + "\n"
    }
}

fn words(numbers: &[impl ToString]) -> Vec<String> {
    numbers.iter().map(ToString::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_games_have_the_promised_form() {
        for game in crate::samples(long_games()).take(50) {
            assert!(game.len() > 4_096 && crate::promise::is_game_of_connect4(&game), "{game:?}");
        }
    }
}
