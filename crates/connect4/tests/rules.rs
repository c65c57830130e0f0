//! Compares the filter with a naive model of the rules, byte for byte.

use rules::connect4::{any_moves, cautious_moves, moves_to, referee, Goal, PLAYERS, WINDOWS};
use rules::samples;
use test_support::{byte_order_mark, spelled};

#[test]
fn any_game_is_refereed_by_the_rules() {
    let games = samples(1, |rng| {
        let moves = if rng.bool() { any_moves(rng) } else { cautious_moves(rng) };
        byte_order_mark(rng).to_owned() + &spelled(&moves, rng)
    });
    for input in games.take(512) {
        assert_referees(&input, &referee(&input));
    }
}

#[test]
fn cautious_moves_lead_to_full_boards_and_to_wins_on_the_48th_disc() {
    let games = samples(1, cautious_moves).take(200);
    let ends: Vec<_> = games.map(|moves| referee(&spaced(&moves))).collect();
    let has_end = |end| ends.iter().any(|text| text.contains(end) && !text.contains(' '));
    assert!(has_end("FULL") && has_end("CONNECT4"));
}

#[test]
fn the_last_disc_in_each_of_the_84_windows_wins() {
    assert_eq!(WINDOWS.len(), 84);
    for goal in each_players_windows() {
        let moves = moves(&goal);
        let (before, _) = moves.split_at(moves.len() - 1);
        assert!(!refereed(&spaced(before)).contains("CONNECT4"), "{goal:?}: {before:?}");
        let game = refereed(&spaced(&moves));
        assert!(game.contains("CONNECT4"), "{goal:?}: {moves:?}");
        assert_eq!(game, referee(&spaced(&moves)));
    }
}

#[test]
fn a_window_with_a_disc_of_the_other_player_does_not_win() {
    for window in each_players_windows() {
        for broken in 0..window.len() {
            let mut goal = window.clone();
            let (_, player) = &mut goal[broken];
            *player = if *player == '0' { '1' } else { '0' };
            let game = refereed(&spaced(&moves(&goal)));
            assert!(!game.contains("CONNECT4"), "{goal:?}: {game}");
        }
    }
}

/// Returns a game whose last disc completes a goal.
fn moves(goal: &Goal) -> Vec<usize> {
    samples(1, |rng| moves_to(goal, rng)).flatten().next().expect("some game reaches the goal")
}

/// Returns each window for each player. The highest cell gets its disc last.
fn each_players_windows() -> impl Iterator<Item = Goal> {
    let goal = |player| {
        WINDOWS.iter().map(move |window| {
            let mut goal = window.map(|cell| (cell, player)).to_vec();
            goal.sort_unstable();
            goal.reverse();
            goal
        })
    };
    PLAYERS.into_iter().flat_map(goal)
}

/// Asserts that the filter has this output.
#[track_caller]
fn assert_referees(input: &str, expected: &str) {
    let (input, expected) = (input.as_bytes(), expected.as_bytes());
    test_support::check(|input, output| connect4::run(input, output), input, expected, None)
        .unwrap_or_else(|difference| panic!("{difference}"));
}

/// Returns the output of the filter.
fn refereed(input: &str) -> String {
    let mut output = Vec::new();
    connect4::run(input.as_bytes(), &mut output).expect("the moves are legal");
    String::from_utf8(output).expect("the output is text")
}

/// Writes moves on one line.
fn spaced(moves: &[usize]) -> String {
    moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
