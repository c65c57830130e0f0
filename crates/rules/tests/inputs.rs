//! What the random inputs contain, how often, and that nothing of it is overlooked when inputs are chosen.

use rules::choice::{choose, Candidate};
use rules::{connect4, promise, set_sim, turtle_puzzle};
use std::collections::{BTreeMap, BTreeSet};

/// The number of inputs that are looked at: a slow search sees no more.
const COUNT: usize = 2_000;
/// What the expected output of an input stays below.
const HALF_A_MIB: usize = 1 << 19;

const BUFFERS: [&str; 14] = [
    "50", "64", "80", "100", "128", "200", "256", "500", "512", "1000", "1024", "2000", "2048",
    "4096",
];

/// Asserts in how many inputs something happens, at least. Returns all that happens, without numbers.
#[track_caller]
fn assert_contains(inputs: &[Candidate], expected: &[(&str, usize)]) {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for input in inputs {
        let different: BTreeSet<&str> = input.features.iter().map(String::as_str).collect();
        for feature in different {
            *counts.entry(feature).or_default() += 1;
        }
    }
    let buffers = BUFFERS.map(|buffer| (format!("a line that fills {buffer}"), 1));
    let buffers = buffers.iter().map(|(feature, least)| (feature.as_str(), *least));
    let rare = buffers.chain(expected.iter().copied());
    let rare: Vec<_> =
        rare.filter(|(name, least)| counts.get(name).unwrap_or(&0) < least).collect();
    assert!(rare.is_empty(), "{rare:?}\n{counts:#?}");
}

fn candidates(
    inputs: impl Iterator<Item = String>,
    features: fn(&str) -> Vec<String>,
) -> Vec<Candidate> {
    let inputs = inputs.take(COUNT);
    inputs.map(|input| Candidate { features: features(&input), input }).collect()
}

#[test]
fn games_of_connect4_are_of_all_kinds() {
    let games = candidates(connect4::inputs(1), connect4::features);
    assert_contains(
        &games,
        &[
            ("2 line ends at the start", 20),
            ("256 line ends at the start", 2),
            ("a board 4 times in a row", 100),
            ("4096 moves after the end", 2),
            ("65536 moves after the end", 1),
            ("65536 blank lines after the end", 1),
            ("4096 INVALIDs", 3),
            ("32768 INVALIDs", 2),
            ("2048 line ends in a row", 3),
            ("2 lines at once", 50),
            ("3 lines at once", 10),
            ("4 lines at once", 1),
            ("rising: 6 discs", 1),
            ("level: 7 discs", 1),
            ("FULL", 100),
            ("ends with 47 discs", 5),
        ],
    );
    let has_blank_lines = |game: &&Candidate| game.input.trim_start().contains("\n\n\n\n\n");
    assert!(games.iter().filter(has_blank_lines).count() > 20);
    for game in &games {
        assert!(promise::is_game_of_connect4(&game.input), "{:?}", game.input);
        assert!(connect4::referee(&game.input).len() < HALF_A_MIB);
    }
}

#[test]
fn games_of_set_are_of_all_kinds() {
    let games = candidates(set_sim::inputs(1), set_sim::features);
    assert_contains(
        &games,
        &[
            ("128 spaces in a row", 50),
            ("128 line ends in a row", 20),
            ("4096 spaces in a row", 5),
            ("2048 line ends in a row", 5),
            ("16 spaces at the start", 20),
            ("16 line ends at the start", 3),
            ("256 lines", 20),
            ("8192 bytes", 20),
            ("a line of 512 bytes", 10),
            ("no last line end", 300),
            ("0 cards left on the table", 100),
            ("32 moves", 8),
            ("no set among 18 cards", 50),
            ("a set of the last three of 15 cards", 3),
            ("a set of the last three of 18 cards", 1),
        ],
    );
    for game in &games {
        assert!(promise::is_game_of_set(&game.input), "{:?}", game.input);
    }
}

#[test]
fn turtle_puzzles_are_of_all_kinds() {
    let sets = candidates(turtle_puzzle::inputs(1), turtle_puzzle::features);
    assert_contains(
        &sets,
        &[
            ("a comment of 1 bytes", 200),
            ("a comment of 64 bytes", 20),
            ("a comment of 2048 bytes", 20),
            ("1024 solutions", 20),
            ("exactly 0 solutions", 100),
            ("exactly 1 solutions", 2),
            ("symmetry of order 4, 3 times", 50),
            ("a type that mirrors another type", 100),
        ],
    );
    for set in &sets {
        assert!(promise::is_card_set(&set.input), "{:?}", set.input);
    }
}

#[test]
fn chosen_inputs_show_most_of_what_happens_in_all() {
    let games = candidates(set_sim::inputs(1), set_sim::features);
    let happens = |indices: &[usize]| {
        let features = indices.iter().flat_map(|index| &games[*index].features);
        features.collect::<BTreeSet<_>>().len()
    };
    let all = happens(&(0..COUNT).collect::<Vec<_>>());
    let chosen = choose(&[], &games, 50);
    assert!(10 * happens(&chosen) > 9 * all, "{} of {all}", happens(&chosen));
    assert!(10 * happens(&(0..50).collect::<Vec<_>>()) < 9 * all);
}

#[test]
fn what_is_known_is_not_chosen_again() {
    let candidate = |input: &str, features: &[&str]| Candidate {
        input: input.to_owned(),
        features: features.iter().map(|feature| (*feature).to_owned()).collect(),
    };
    let candidates = [
        candidate("one", &["a", "b"]),
        candidate("two", &["a", "c"]),
        candidate("pair", &["b", "c"]),
        candidate("again", &["a", "b"]),
    ];
    assert_eq!(choose(&[], &candidates, 4)[..3], [0, 1, 2]);
    assert_eq!(choose(&candidates[..1], &candidates, 1), [1]);
    assert_eq!(choose(&candidates[..2], &candidates, 1), [2]);
    let long = Candidate { input: "one".repeat(99), ..candidates[0].clone() };
    assert_eq!(choose(&[], &[long, candidates[0].clone()], 1), [1]);
}
