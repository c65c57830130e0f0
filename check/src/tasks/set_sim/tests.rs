//! How cards are left out.

use crate::simplify::tests::simplified_for;
use crate::tasks::named;
use crate::tests::fixture;

#[test]
fn a_game_of_set_is_left_with_the_set_that_matters() {
    let game = fixture(named("set-sim"), "full-deck-of-81-ends-with-cards-on-the-table");
    // The first three cards of a table are taken.
    let differs = |input: &str| {
        let game = String::from_utf8(named("set-sim").output(input)).expect("a game is ASCII");
        let lines: Vec<_> = game.lines().map(|line| &line[1..]).collect();
        lines.windows(2).any(|lines| lines[1].len() == 15 && lines[0].starts_with(lines[1]))
    };
    let found = simplified_for("set-sim", &game, differs);
    assert!(found.split_whitespace().count() <= 6, "{found}");
}

#[test]
fn cards_are_left_out_of_a_game_without_a_set() {
    let game = "1111 1112 1121 1122 1211 1212 1221 1222 2111 2112 2121 2122\n";
    assert_eq!(simplified_for("set-sim", game, |_| true).split_whitespace().count(), 3);
}
