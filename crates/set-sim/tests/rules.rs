//! Compares the filter with a naive model of the rules, byte for byte.

use proptest::prelude::*;
use rules::set_sim::{all_cards, game, game_starting_with_a_cap, play, triples};
use std::collections::HashSet;

proptest! {
    #![proptest_config(test_support::config(256))]

    #[test]
    fn any_game_is_played_by_the_rules(
        cards in prop_oneof![game(), game_starting_with_a_cap()],
        byte_order_mark in rules::byte_order_mark(),
        spelling in rules::spelling(),
    ) {
        let input = format!("{byte_order_mark}{}", spelling.write(&cards));
        check(&input, &play(&cards)).map_err(TestCaseError::fail)?;
    }
}

#[test]
fn caps_lead_to_tables_of_15_18_and_21_cards() {
    let games = rules::samples(game_starting_with_a_cap()).take(100);
    let sizes: HashSet<_> = games.flat_map(|cards| table_sizes(&play(&cards))).collect();
    assert!([15, 18, 21].iter().all(|size| sizes.contains(size)), "{sizes:?}");
}

#[test]
fn exactly_1080_of_the_85320_triples_are_sets() {
    let cards = all_cards();
    let triples: Vec<_> = triples(&cards).collect();
    assert_eq!(triples.len(), 85_320);
    let is_taken = |cards: &[i32; 3]| {
        let game = played(&cards.map(|card| card.to_string()).join(" "));
        assert_eq!(game, play(cards));
        game.contains('-')
    };
    assert_eq!(triples.iter().filter(|cards| is_taken(cards)).count(), 1080);
}

/// Checks the output of the filter.
fn check(input: &str, expected: &str) -> Result<(), String> {
    let (input, expected) = (input.as_bytes(), expected.as_bytes());
    test_support::check(|input, output| set_sim::run(input, output), input, expected, None)
}

/// Returns the output of the filter.
fn played(input: &str) -> String {
    let mut output = Vec::new();
    set_sim::run(input.as_bytes(), &mut output).expect("the cards are legal");
    String::from_utf8(output).expect("the output is text")
}

/// Returns the number of cards on each table of a game.
fn table_sizes(game: &str) -> Vec<usize> {
    let tables = game.lines().filter(|line| line.starts_with('='));
    tables.map(|table| table.matches(' ').count()).collect()
}
