//! Compares the filter with the reference model of the rules, byte for byte.

use rules::set_sim::model::pairs;
use rules::set_sim::{all_cards, INPUTS};
use test_support::{answer, assert_answer};

#[test]
fn any_game_is_played_by_the_rules() {
    for input in INPUTS.random(1).take(256) {
        assert_answer(&|input, output| set_sim::run(input, output), &input, &INPUTS.output(&input));
    }
}

#[test]
fn exactly_1080_of_the_85320_triples_are_sets() {
    let triples = triples(&all_cards());
    assert_eq!(triples.len(), 85_320);
    let is_set = |cards: &&[i32; 3]| {
        let input = cards.map(|card| card.to_string()).join(" ");
        let game = answer(&|input, output| set_sim::run(input, output), input.as_bytes());
        assert_eq!(game, INPUTS.output(&input));
        game.contains('-')
    };
    assert_eq!(triples.iter().filter(is_set).count(), 1080);
}

/// Returns all triples of cards.
fn triples(cards: &[i32]) -> Vec<[i32; 3]> {
    let third = |(x, y)| cards[y + 1..].iter().map(move |z| [cards[x], cards[y], *z]);
    pairs(cards.len()).flat_map(third).collect()
}
