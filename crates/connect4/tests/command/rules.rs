//! Compares the filter with the rules, byte for byte.

use crate::games::inputs;
use crate::oracle::Game;
use std::collections::BTreeSet;
use test_support::assert_answer;

/// How many random games are played.
const COUNT: usize = 512;
/// What some of them must be.
const KINDS: [(&str, fn(&Game) -> bool); 6] = [
    ("ended by the input", |game| game.output.ends_with("QUIT\n")),
    ("full", |game| game.output.contains("FULL\n")),
    ("won", |game| game.output.contains("CONNECT4\n") && game.discs.len() < 40),
    ("won on the last disc", |game| game.output.contains("CONNECT4\n") && game.discs.len() == 48),
    ("with full columns", |game| game.output.contains("INVALID\nINVALID\n")),
    ("longer than a block", |game| game.output.len() > 65_536),
];

#[test]
fn any_game_is_refereed_by_the_rules() {
    for input in inputs(COUNT) {
        let expected = Game::of(&input).output;
        assert_answer(&|input, output| connect4::run(input, output), &input, &expected);
    }
}

#[test]
fn random_games_are_of_all_kinds() {
    let games: Vec<_> = inputs(COUNT).map(|input| Game::of(&input)).collect();
    for (name, is_so) in KINDS {
        let count = games.iter().filter(|game| is_so(game)).count();
        assert!(count >= 5, "{count} of {COUNT} games are {name}");
    }
    let won = |game: &Game| {
        let in_four = game.discs.iter().copied().filter(|cell| game.is_in_four(*cell));
        in_four.collect::<BTreeSet<_>>()
    };
    let lines: BTreeSet<_> = games.iter().map(won).collect();
    assert!(lines.len() > 100, "games end with {} different lines", lines.len());
}
