//! What the passes that know a game leave out.

use super::shrinking::{case, MOST};
use crate::shrink::passes::{passes, Pass};
use crate::shrink::shrink;
use crate::task::Task;

#[test]
fn a_game_of_set_is_left_with_the_set_that_matters() {
    let game = include_str!(
        "../../../../fixtures/set-sim/full-deck-of-81-ends-with-cards-on-the-table.in"
    );
    // The first three cards of a table are taken.
    let differs = |input: &str| {
        let game = String::from_utf8(Task::SetSim.expected(input)).expect("a game is ASCII");
        let lines: Vec<_> = game.lines().map(|line| line[1..].to_owned()).collect();
        lines.windows(2).any(|lines| {
            !lines[1].is_empty() && lines[0].starts_with(&lines[1]) && lines[0] != lines[1]
        })
    };
    let first = |inputs: &[String]| Ok(inputs.iter().position(|input| differs(input)));
    let mut found = game.to_owned();
    let is_fine = |input: &str| Task::SetSim.promises(input);
    let result = shrink(&mut found, &passes(Task::SetSim), MOST, is_fine, first);
    assert!(result.is_ok() && found.split_whitespace().count() <= 6, "{found}");
}

#[test]
fn a_move_of_each_player_is_left_out() {
    let proposals: Vec<_> = Pass::LeaveOutMoves.proposals("1 2 3 4\n").collect();
    assert_eq!(proposals, ["3 4\n", "3 2\n", "1 4\n", "1 2\n"]);
    assert_eq!(Pass::LeaveOutMoves.proposals("1\n\n2\n").count(), 0);
}

#[test]
fn a_move_of_each_player_is_left_out_where_others_keep_their_players() {
    // Red chooses odd columns, yellow as many even ones.
    let differs = |input: &str| {
        let parity = |word: &str| word.parse().map_or(2, |column: usize| column % 2);
        let parities: Vec<_> = input.split_whitespace().map(parity).collect();
        let is_fair = parities.chunks(2).all(|moves| moves == [1, 0]);
        is_fair && input.contains('7') && input.contains('8')
    };
    case("1 8 7 2\n", differs, |_| true, "7 8\n");
}
