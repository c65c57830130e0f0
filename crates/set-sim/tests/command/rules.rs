//! Compares the filter with the rules, byte for byte.

use crate::games::{all_cards, games, laid_out};
use crate::oracle::{is_set, output, triples};
use set_sim::run;
use test_support::{answer, assert_answer};

/// How many random games are played.
const COUNT: usize = 256;
/// What some of them must be, as their output shows.
const KINDS: [(&str, fn(&[&str]) -> bool); 5] = [
    ("without a set", |lines| lines.len() == 1 && cards(lines[0]) >= 9),
    ("with a deal beside 18 cards", |lines| {
        lines.windows(2).any(|two| cards(two[0]) == 18 && two[1] == "+")
    }),
    ("with a set among 21 cards", |lines| {
        lines.windows(2).any(|two| cards(two[0]) == 21 && two[1].starts_with('-'))
    }),
    ("left with no card", |lines| lines.len() > 20 && lines.ends_with(&["="])),
    ("of all cards", |lines| lines.len() > 2 * (81 - 21) / 3),
];

#[test]
fn any_game_is_played_by_the_rules() {
    for cards in games(COUNT) {
        let input = laid_out(&cards);
        assert_answer(&|input, output| run(input, output), &input, &output(&cards));
    }
}

#[test]
fn random_games_are_of_all_kinds() {
    let outputs: Vec<_> = games(COUNT).map(|cards| output(&cards)).collect();
    for (name, is_so) in KINDS {
        let is_so = |output: &&String| is_so(&output.lines().collect::<Vec<_>>());
        let count = outputs.iter().filter(is_so).count();
        assert!(count >= 5, "{count} of {COUNT} games are {name}");
    }
}

/// Returns the number of cards in a line.
fn cards(line: &str) -> usize {
    line.matches(' ').count()
}

#[test]
fn exactly_1080_of_the_85320_triples_are_sets() {
    let (cards, mut sets) = (all_cards(), [0, 0]);
    for triple in triples(cards.len()).map(|places| places.map(|place| cards[place])) {
        let game = answer(&|input, output| run(input, output), laid_out(&triple).as_bytes());
        assert_eq!(game, output(&triple));
        sets[usize::from(is_set(triple))] += 1;
    }
    assert_eq!(sets, [85_320 - 1080, 1080]);
}
