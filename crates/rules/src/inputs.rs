//! Random inputs of the form that a task promises.
//!
//! There is time for only a few hundred of them if a program is slow. Some generators therefore aim at
//! bugs that are hard to find: they make full boards, each of the 84 windows of four cells, tables
//! without a set, cards that mirror each other, and solutions that a rotation maps to themselves.

use crate::{connect4, seeded, set_sim, turtle_puzzle};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use std::iter;

/// What stands before the first move, and after each: if there are more moves, the gaps are repeated.
type Layout = (&'static str, Vec<&'static str>);

/// Returns the cards of games of SET: all on one line, one per line, or in any layout.
pub fn games_of_set(seed: u64) -> impl Iterator<Item = String> {
    let cards = prop_oneof![set_sim::game(), set_sim::game_starting_with_a_cap()];
    let layout = prop_oneof![
        ("", vec(" ", 1), "\n"),
        ("", vec("\n", 1), "\n"),
        ("[ \n]{0,3}", vec("[ \n]{1,3}", 1..9), "[ \n]{0,3}"),
    ];
    let game = (cards, layout).prop_map(|(cards, (start, gaps, end))| {
        let gaps = iter::once(&start).chain(gaps.iter().cycle());
        let cards = words(&cards).into_iter().zip(gaps);
        cards.map(|(card, gap)| gap.clone() + &card).collect::<String>() + &end
    });
    seeded(game, seed)
}

/// Returns games of Connect 4. Three of seven end with four in a row. Each block of 168 of these, counted
/// from the first, has each of the 84 windows for each player.
pub fn games_of_connect4(seed: u64) -> impl Iterator<Item = String> {
    let mut others = seeded(other_games(), seed);
    let mut fours = fours_in_a_row(seed);
    let game = move |number| if number % 2 == 1 { fours.next() } else { others.next() };
    (0..7).cycle().map_while(game)
}

/// Generates games that end in any way. One in 30 has thousands of moves.
fn other_games() -> impl Strategy<Value = String> {
    let moves = prop_oneof![connect4::any_moves(), full_boards()];
    let short = (layout(), moves).prop_map(|(layout, moves)| laid_out(&moves, &layout));
    prop_oneof![29 => short, 1 => long_games()]
}

/// Returns games that end with four in a row, then up to three more moves. The windows come in a random
/// order, and none comes again for the same player before all others.
fn fours_in_a_row(seed: u64) -> impl Iterator<Item = String> {
    let goal =
        |line: &connect4::Window| connect4::PLAYERS.map(|player| line.map(|cell| (cell, player)));
    let goals: Vec<_> = connect4::WINDOWS.iter().flat_map(goal).collect();
    let goals = seeded(Just(goals).prop_shuffle(), seed).flatten();
    let others = seeded((layout(), vec(1..=connect4::COLUMNS, 0..4)), seed);
    goals.zip(others).map(|(goal, (layout, more))| {
        laid_out(&[connect4::moves_to(&goal), more].concat(), &layout)
    })
}

/// Generates layouts with blank lines before, between and after moves.
fn layout() -> impl Strategy<Value = Layout> {
    let gap = select(vec![" ", " ", " ", "\n", "\n\n", "\n\n\n"]);
    (select(vec!["", "", "", "\n"]), vec(gap, 1..9))
}

/// Writes moves in a layout.
fn laid_out(moves: &[usize], (start, gaps): &Layout) -> String {
    let words = words(moves).into_iter().zip(gaps.iter().cycle());
    let text: String = words.map(|(word, gap)| word + gap).collect();
    ended((*start).to_owned() + text.trim_end_matches(' '))
}

/// Generates games that begin with more than 4096 bytes of moves, all but six of them invalid.
fn long_games() -> impl Strategy<Value = String> {
    let invalid = (1..=connect4::COLUMNS, select(vec![" ", "\n"]), 2_100..2_600_usize);
    let moves = (layout(), connect4::any_moves());
    (invalid, moves).prop_map(|((column, gap, count), (layout, moves))| {
        ended(vec![column.to_string(); count].join(gap)) + &laid_out(&moves, &layout)
    })
}

/// Generates games of 48 discs by rejecting shorter ones.
fn full_boards() -> impl Strategy<Value = Vec<usize>> {
    let is_full = |moves: &Vec<usize>| !connect4::referee(&words(moves).join(" ")).contains(' ');
    connect4::cautious_moves().prop_filter("the board is not full", is_full)
}

/// Returns card sets: a comment line and nine cards.
pub fn card_sets(seed: u64) -> impl Iterator<Item = String> {
    let comment = "#[ -~]{0,30}[!-~][ -~]{0,30}\n";
    let card_set = (comment, turtle_puzzle::puzzle()).prop_map(|(comment, puzzle)| {
        let cards = puzzle.cards.iter().map(|card| words(card).join(" ") + "\n");
        comment + &cards.collect::<String>()
    });
    seeded(card_set, seed)
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
    use std::collections::HashSet;

    #[test]
    fn long_games_have_the_promised_form() {
        for game in crate::samples(long_games()).take(50) {
            assert!(game.len() > 4_096 && crate::promise::is_game_of_connect4(&game), "{game:?}");
        }
    }

    /// Returns the only window with four discs of one player at the end of a game, and the player.
    fn only_four(game: &str) -> Option<(connect4::Window, char)> {
        let output = connect4::referee(game);
        let rows: Vec<_> = output.lines().filter(|line| line.starts_with('|')).collect();
        let board = &rows[rows.len().saturating_sub(connect4::ROWS)..];
        let disc = |&(row, column): &connect4::Cell| board[row].chars().nth(column + 1);
        let player = |line: &connect4::Window| {
            let player = disc(&line[0]).filter(|disc| connect4::PLAYERS.contains(disc))?;
            line.iter().all(|cell| disc(cell) == Some(player)).then_some((*line, player))
        };
        let fours: Vec<_> =
            connect4::WINDOWS.iter().filter(|_| !board.is_empty()).filter_map(player).collect();
        <[_; 1]>::try_from(fours).ok().map(|[four]| four)
    }

    #[test]
    fn each_player_gets_four_in_each_window_within_400_games() {
        let games = games_of_connect4(1).take(400);
        let ends: HashSet<_> = games.map(|game| only_four(&game)).collect();
        for line in connect4::WINDOWS.iter() {
            for player in connect4::PLAYERS {
                assert!(ends.contains(&Some((*line, player))), "{line:?} {player}");
            }
        }
    }
}
