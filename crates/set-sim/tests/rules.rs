//! Compares the filter with a naive model of the rules, byte for byte.

use rules::samples;
use rules::set_sim::{all_cards, game, game_starting_with_a_cap, play};
use std::collections::HashSet;
use test_support::{byte_order_mark, spelled};

#[test]
fn any_game_is_played_by_the_rules() {
    let games = samples(1, |rng| {
        let cards = if rng.bool() { game(rng) } else { game_starting_with_a_cap(rng) };
        (byte_order_mark(rng).to_owned() + &spelled(&cards, rng), cards)
    });
    for (input, cards) in games.take(256) {
        assert_plays(&input, &play(&cards));
    }
}

#[test]
fn caps_lead_to_tables_of_15_18_and_21_cards() {
    let games = samples(1, game_starting_with_a_cap).take(100);
    let sizes: HashSet<_> = games.flat_map(|cards| table_sizes(&play(&cards))).collect();
    assert!([15, 18, 21].iter().all(|size| sizes.contains(size)), "{sizes:?}");
}

#[test]
fn exactly_1080_of_the_85320_triples_are_sets() {
    let triples = triples(&all_cards());
    assert_eq!(triples.len(), 85_320);
    for cards in &triples {
        let game = played(&cards.map(|card| card.to_string()).join(" "));
        assert_eq!(game.contains('-'), is_set(*cards));
        assert_eq!(game, play(cards));
    }
    assert_eq!(triples.iter().filter(|cards| is_set(**cards)).count(), 1080);
}

/// Returns all triples of cards.
fn triples(cards: &[i32]) -> Vec<[i32; 3]> {
    let indices = |from| from..cards.len();
    let pairs = indices(0).flat_map(|x| indices(x + 1).map(move |y| (x, y)));
    pairs.flat_map(|(x, y)| indices(y + 1).map(move |z| [cards[x], cards[y], cards[z]])).collect()
}

/// Returns whether three cards are all alike or all different in each attribute.
fn is_set(cards: [i32; 3]) -> bool {
    [1000, 100, 10, 1].iter().all(|attribute| {
        let [a, b, c] = cards.map(|card| card / attribute % 10);
        (a == b && b == c) || (a != b && b != c && a != c)
    })
}

/// Asserts that the filter has this output.
#[track_caller]
fn assert_plays(input: &str, expected: &str) {
    let (input, expected) = (input.as_bytes(), expected.as_bytes());
    test_support::check(|input, output| set_sim::run(input, output), input, expected, None)
        .unwrap_or_else(|difference| panic!("{difference}"));
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
