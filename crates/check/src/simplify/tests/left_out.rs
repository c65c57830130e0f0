//! What the passes that know a game leave out.

use super::case;
use crate::simplify::passes::{passes, Pass};
use crate::simplify::simplify;
use crate::task::Task;
use crate::trials::Input;

#[test]
fn a_game_of_set_is_left_with_the_set_that_matters() {
    let game = include_str!(
        "../../../../../fixtures/set-sim/full-deck-of-81-ends-with-cards-on-the-table.in"
    );
    // The first three cards of a table are taken.
    let differs = |input: &str| {
        let game = String::from_utf8(Task::SetSim.output(input)).expect("a game is ASCII");
        let lines: Vec<_> = game.lines().map(|line| line[1..].to_owned()).collect();
        lines.windows(2).any(|lines| {
            !lines[1].is_empty() && lines[0].starts_with(&lines[1]) && lines[0] != lines[1]
        })
    };
    let first = |inputs: &[Input]| Ok(inputs.iter().position(|input| differs(&input.text)));
    let mut found = game.to_owned();
    let is_fine = |input: &str| Task::SetSim.promises(input);
    let result = simplify(&mut found, &passes(Task::SetSim), is_fine, first);
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

#[test]
fn a_game_is_cut_where_the_board_shows_the_difference() {
    // The third move is wrong, but only a board shows it.
    let differs = |input: &str| {
        let (before, _) = input.rsplit_once("\n\n").unwrap_or_default();
        before.split_whitespace().count() > 2
    };
    case("1 8 7 2 5\n\n6\n1\n", differs, |_| true, "1 1 1\n\n");
    let cut: Vec<_> = Pass::CutAtBoard.proposals("1 2\n3 4\n").collect();
    assert_eq!(cut, ["1\n\n", "1 2\n\n", "1 2\n3\n\n"]);
    // Of equal moves in a row, the game ends after the first and after the last one.
    let cut: Vec<_> = Pass::CutAtBoard.proposals("1 1 1 1 2\n").collect();
    assert_eq!(cut, ["1\n\n", "1 1 1 1\n\n"]);
}

#[test]
fn cards_are_left_out_where_the_lines_matter() {
    let proposals: Vec<_> = Pass::LeaveOutWords(3).proposals("1 2\n\n3 4\n5 6\n").collect();
    assert_eq!(proposals, [" \n\n 4\n5 6\n", "1 2\n\n3 \n \n"]);
}

#[test]
fn of_equal_pieces_one_is_left_out() {
    let count = |pass: Pass, input: &str| pass.proposals(input).count();
    assert_eq!(count(Pass::LeaveOut(1), "2 2 2 1 1\n"), 3);
    let mut pairs: Vec<_> = Pass::LeaveOutTwo.proposals("2 2 2 1 1 1 \n").collect();
    pairs.sort();
    pairs.dedup();
    let left = ["2 1 1 1 \n", "2 2 1 1 \n", "2 2 1 1 1\n", "2 2 2 1 \n", "2 2 2 1 1\n"];
    assert_eq!(pairs, left);
    assert_eq!(count(Pass::LeaveOutMoves, "1 2 1 2 1 2\n"), 1);
}

#[test]
fn three_separate_cards_of_a_game_of_set_are_left_out_together() {
    let differs = |input: &str| ["3331", "3332", "3333"].iter().all(|card| input.contains(card));
    let first = |inputs: &[Input]| Ok(inputs.iter().position(|input| differs(&input.text)));
    let is_fine = |input: &str| Task::SetSim.promises(input);
    let mut game = "1111 3331 1122 3332 2212 3333\n".to_owned();
    simplify(&mut game, &passes(Task::SetSim), is_fine, first).expect("no process is run");
    assert_eq!(game, "3331 3332 3333\n");
}
