//! Promised inputs to try: the fixtures, and random inputs.
//!
//! There is time for only a few hundred random inputs if a program is slow. Some generators therefore
//! aim at bugs that are hard to find: they make full boards, each of the 84 windows of four cells,
//! tables without a set, and solutions that a rotation maps to themselves.

use crate::task::Task;
use include_dir::{include_dir, Dir, File};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use rules::{connect4, set_sim, turtle_puzzle};
use std::iter;

static FIXTURES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../fixtures");

/// An input to try.
#[derive(Clone, Debug)]
pub(crate) struct Input {
    /// The name of the fixture; `None` for a random input.
    pub(crate) fixture: Option<String>,
    pub(crate) text: String,
}

/// Returns the fixtures of a task.
pub(crate) fn fixtures(task: Task) -> Vec<Input> {
    let input = |file: &File| {
        let name = file.path().file_name()?.to_str()?.strip_suffix(".in")?;
        Some(Input { fixture: Some(name.to_owned()), text: file.contents_utf8()?.to_owned() })
    };
    FIXTURES.get_dir(task.name()).into_iter().flat_map(Dir::files).filter_map(input).collect()
}

/// Generates inputs of a task.
pub(crate) fn random(task: Task) -> BoxedStrategy<String> {
    match task {
        Task::SetSim => games_of_set().boxed(),
        Task::Connect4 => prop_oneof![49 => games_of_connect4(), 1 => long_games()].boxed(),
        Task::TurtlePuzzle => card_sets().boxed(),
    }
}

/// Generates cards: all on one line, one per line, or in any layout.
fn games_of_set() -> impl Strategy<Value = String> {
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

/// Generates moves with blank lines before, between and after them.
fn games_of_connect4() -> impl Strategy<Value = String> {
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
    (invalid, games_of_connect4()).prop_map(|((column, gap, count), game)| {
        ended(vec![column.to_string(); count].join(gap)) + &game
    })
}

/// Generates games of 48 discs by dropping the shorter ones.
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
fn card_sets() -> impl Strategy<Value = String> {
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
    use clap::ValueEnum;

    #[test]
    fn random_inputs_are_promised_inputs() {
        for &task in Task::value_variants() {
            for input in rules::samples(random(task)).take(50) {
                assert!(task.promises(&input), "{}: {input:?}", task.name());
            }
        }
    }

    #[test]
    fn some_random_inputs_are_long_or_in_a_free_layout() {
        let long = |input: &&String| input.len() > 4_096;
        let games: Vec<_> = rules::samples(random(Task::Connect4)).take(200).collect();
        assert!((1..10).contains(&games.iter().filter(long).count()));
        assert!(games.iter().all(|game| Task::Connect4.full_output(game).len() < 1 << 15));
        let free = |input: &String| input.split(' ').chain(input.lines()).any(str::is_empty);
        let layouts = rules::samples(random(Task::SetSim)).take(120).filter(free);
        assert!((30..60).contains(&layouts.count()));
    }

    #[test]
    fn exactly_the_fixtures_outside_lenient_and_rejected_are_promised() {
        for &task in Task::value_variants() {
            assert!(fixtures(task).len() > 10);
            for (folder, is_promised) in [("", true), ("/lenient", false), ("/rejected", false)] {
                let folder = FIXTURES.get_dir(task.name() + folder).expect("a folder");
                let is_input =
                    |file: &&File| file.path().extension().is_some_and(|end| end == "in");
                for file in folder.files().filter(is_input) {
                    // An input that is not UTF-8 is not promised.
                    let input = file.contents_utf8();
                    let found = input.is_some_and(|input| task.promises(input));
                    assert_eq!(found, is_promised, "{}", file.path().display());
                }
            }
        }
    }
}
