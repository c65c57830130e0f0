//! The plain programs do what the filters do, so that a comparison of their times is fair.

use bench::{card_sets, games, most_solutions, play_in_triples, solutions_row_by_row};
use turtle_puzzle::{Form, Options};

#[test]
fn games_in_triples_are_the_games_of_set_sim() {
    for game in games(100) {
        let mut output = Vec::new();
        set_sim::run(&*game, &mut output).expect("a game");
        assert_eq!(play_in_triples(&text(game)), text(output));
    }
}

#[test]
fn row_by_row_finds_what_turtle_puzzle_counts() {
    for input in [card_sets(100), most_solutions()] {
        let mut output = Vec::new();
        let options = Options { form: Form::Count, ..Options::default() };
        turtle_puzzle::run_with(&options, &*input, &mut output).expect("card sets");
        let counts = text(output).lines().map(count).sum::<u64>();
        assert_eq!(solutions_row_by_row(&text(input)), counts);
    }
}

/// The number of solutions, the first word of a line.
fn count(line: &str) -> u64 {
    line.split('\t').next().and_then(|count| count.parse().ok()).expect("a count")
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("text")
}
