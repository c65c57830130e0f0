//! What the random inputs contain.

use rules::turtle_puzzle::model::{cards, RULES};
use rules::{connect4, set_sim, turtle_puzzle, Inputs};
use std::collections::HashMap;

/// The number of inputs that are looked at.
const COUNT: usize = 1_000;
/// Each thing comes at least once in this many inputs: a fast program gets more in ten seconds.
const RARE: usize = 500;
/// What the expected output of an input stays below.
const HALF_A_MIB: usize = 1 << 19;

/// What should happen in some inputs.
type IsSo<'a> = &'a dyn Fn(&str) -> bool;

/// Asserts that random inputs are valid, and that each of these things happens in enough of them.
#[track_caller]
fn assert_contain(inputs: Inputs, all: &[(&str, IsSo)]) {
    let drawn: Vec<_> = inputs.random(1).take(COUNT).collect();
    let wrong = drawn.iter().find(|input| !(inputs.is_valid)(input));
    assert!(wrong.is_none(), "{wrong:?}");
    for (name, is_so) in all {
        let found = drawn.iter().filter(|input| is_so(input)).count();
        assert!(found * RARE >= COUNT, "{name}: in {found} of {COUNT} inputs");
    }
}

fn has_long_line(input: &str) -> bool {
    input.lines().any(|line| line.len() >= 8_191)
}

#[test]
fn games_of_connect4_are_of_all_kinds() {
    let output = |game: &str| connect4::INPUTS.output(game);
    assert_contain(
        connect4::INPUTS,
        &[
            ("a long line", &has_long_line),
            ("many blank lines first", &|game| game.starts_with(&"\n".repeat(1_024))),
            ("many blank lines in a row", &|game| game.contains(&"\n".repeat(2_048))),
            ("many lines", &|game| game.lines().count() > 1_024),
            ("no end", &|game| output(game).contains("QUIT\n")),
            ("a full board", &|game| output(game).contains("FULL\n")),
            ("wins on the 48th disc", &|game| {
                let output = output(game);
                let board = output.rsplit_once("CONNECT4\n").map_or("", |(_, board)| board);
                board.matches(['0', '1']).count() == 48
            }),
            ("many INVALIDs", &|game| output(game).matches("INVALID\n").count() > 1_024),
        ],
    );
    let games = connect4::INPUTS.random(1).take(COUNT);
    assert!(games.map(|game| output(&game).len()).all(|length| length < HALF_A_MIB));
}

#[test]
fn games_of_set_are_of_all_kinds() {
    fn lines(game: &str) -> Vec<String> {
        set_sim::INPUTS.output(game).lines().map(str::to_owned).collect()
    }
    fn has_table(game: &str, cards: usize, next: &str) -> bool {
        let is_so = |two: &[String]| two[0].len() == 1 + 5 * cards && two[1].starts_with(next);
        lines(game).windows(2).any(is_so)
    }
    assert_contain(
        set_sim::INPUTS,
        &[
            ("one line", &|game| game.lines().count() == 1),
            ("many line ends in a row", &|game| game.contains(&"\n".repeat(1_024))),
            ("many bytes", &|game| game.len() > 65_536),
            ("no last line end", &|game| !game.ends_with('\n')),
            ("many spaces first", &|game| game.starts_with(&" ".repeat(64))),
            ("a deal beside 18 cards", &|game| has_table(game, 18, "+")),
            ("a set among 21 cards", &|game| has_table(game, 21, "-")),
            ("an empty table after many moves", &|game| {
                lines(game).len() > 20 && lines(game).ends_with(&["=".to_owned()])
            }),
            ("36 moves", &|game| lines(game).len() > 72),
        ],
    );
}

#[test]
fn turtle_puzzles_are_of_all_kinds() {
    let solved = |set: String| {
        let puzzle = RULES.solve(&cards(&set), 30_000);
        (set, puzzle)
    };
    let random = turtle_puzzle::INPUTS.random(1).take(COUNT);
    let puzzles: HashMap<_, _> = random.map(solved).collect();
    let total =
        |set: &str| puzzles[set].as_ref().map_or(usize::MAX, |puzzle| puzzle.solutions.len());
    assert_contain(
        turtle_puzzle::INPUTS,
        &[
            ("a long line", &has_long_line),
            ("many bytes", &|set| set.len() > 65_536),
            ("many solutions", &|set| total(set) > 512),
            ("no solution", &|set| total(set) == 0),
            ("one solution", &|set| total(set) == 1),
            ("two solutions", &|set| total(set) == 2),
            ("four solutions", &|set| total(set) == 4),
            ("five types, and a solution that a half turn maps to itself", &|set| {
                let puzzle = puzzles[set].as_ref().filter(|puzzle| puzzle.types.len() == 5);
                puzzle.is_some_and(|puzzle| puzzle.solutions.len() < 4 * puzzle.up_to_rotation())
            }),
            ("nine cards of a type", &|set| RULES.types(&cards(set)).len() == 1),
            ("a comment of a character", &|set| set.find('\n') == Some(2)),
        ],
    );
}
