//! What the random inputs contain, how often, and that nothing of it is overlooked when inputs are chosen.

use rules::choice::{choose, Candidate};
use rules::{connect4, promise, set_sim, turtle_puzzle};
use std::collections::{BTreeMap, BTreeSet};

/// The number of inputs that are looked at: a slow search sees no more.
const COUNT: usize = 2_000;
/// What the expected output of an input stays below.
const HALF_A_MIB: usize = 1 << 19;

/// A feature, perhaps with `#` for its first number; the least number; and in how many inputs that is
/// expected.
type Expected = (&'static str, usize, usize);

/// Asserts that each feature is found at least a third as often as expected. That leaves room for chance.
#[track_caller]
fn assert_contains(inputs: &[Candidate], expected: &[Expected]) {
    let mut inputs_with: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (index, input) in inputs.iter().enumerate() {
        for feature in &input.features {
            inputs_with.entry(feature).or_default().push(index);
        }
    }
    for (name, least, count) in expected {
        let is_meant = |feature: &str| {
            let (with_sign, number) = numbered(feature);
            feature == *name || (with_sign == *name && number >= *least)
        };
        let meant = inputs_with.iter().filter(|(feature, _)| is_meant(feature));
        let found = meant.flat_map(|(_, inputs)| inputs).collect::<BTreeSet<_>>().len();
        assert!(3 * found >= *count, "{name} from {least}: {found} instead of {count}");
    }
}

/// Returns a feature with `#` for its first number, and this number, or 0.
fn numbered(feature: &str) -> (String, usize) {
    let is_digit = |char: char| char.is_ascii_digit();
    let (before, rest) = feature.split_at(feature.find(is_digit).unwrap_or(feature.len()));
    let digits = &rest[..rest.find(|char| !is_digit(char)).unwrap_or(rest.len())];
    let sign = if digits.is_empty() { "" } else { "#" };
    ([before, sign, &rest[digits.len()..]].concat(), digits.parse().unwrap_or(0))
}

/// Asserts that lines fill more than half of the 14 buffers up.
#[track_caller]
fn assert_fills_buffers(inputs: &[Candidate]) {
    let features = inputs.iter().flat_map(|input| &input.features);
    let buffers: BTreeSet<_> = features.filter(|name| name.contains("that fills")).collect();
    assert!(buffers.len() > 14 / 2, "{buffers:?}");
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
    // One of 20 games is prolonged: half of these by a line that fills a buffer up, and one of 8 in each
    // other way, after the end only if the game ends, as five of six do.
    let prolonged = COUNT / 20;
    assert_fills_buffers(&games);
    assert_contains(
        &games,
        &[
            ("a line that fills #", 0, prolonged / 2),
            ("# line ends at the start", 2, COUNT * 3 / 24),
            // Half of those of 5 to 300.
            ("# line ends at the start", 128, COUNT / 24 / 2),
            ("# INVALIDs", 2_048, prolonged / 8),
            ("# line ends in a row", 2_048, prolonged / 8 + prolonged / 8 * 5 / 6),
            ("# moves after the end", 2_048, prolonged / 8 * 5 / 6),
            ("# blank lines after the end", 2_048, prolonged / 8 * 5 / 6),
            // These were counted.
            ("a board # times in a row", 4, 300),
            ("# lines at once", 2, 80),
            ("# lines at once", 3, 13),
            ("rising: # discs", 5, 19),
            ("level: # discs", 6, 15),
            ("FULL", 0, 360),
            ("ends with 47 discs", 0, 46),
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
    // One of 20 games has a line that fills a buffer up, one of 20 a long gap, most often of spaces, one of
    // 20 gaps of up to 300, and one of 20 gaps of up to 40.
    let kind = COUNT / 20;
    assert_fills_buffers(&games);
    assert_contains(
        &games,
        &[
            ("a line that fills #", 0, kind),
            ("# spaces in a row", 1_024, kind * 2 / 5),
            ("# line ends in a row", 1_024, kind / 5),
            ("# spaces in a row", 128, kind * 2 / 5 + kind * 2 / 5),
            ("# line ends in a row", 128, kind / 5 + kind / 5),
            ("# spaces at the start", 16, kind * 2 / 5 + kind / 5),
            ("# line ends at the start", 16, kind / 5 + kind / 5 / 2),
            // These were counted.
            ("# lines", 256, 200),
            ("# bytes", 8_192, 32),
            ("a line of # bytes", 512, 107),
            ("no last line end", 0, 650),
            ("# moves", 32, 12),
            ("0 cards left on the table", 0, 270),
            ("no set among # cards", 18, 190),
            ("a set of the last three of # cards", 15, 8),
        ],
    );
    for game in &games {
        assert!(promise::is_game_of_set(&game.input), "{:?}", game.input);
    }
}

#[test]
fn turtle_puzzles_are_of_all_kinds() {
    let sets = candidates(turtle_puzzle::inputs(1), turtle_puzzle::features);
    assert_fills_buffers(&sets);
    assert_contains(
        &sets,
        &[
            ("a line that fills #", 0, COUNT / 10),
            ("a comment of 1 bytes", 0, COUNT * 2 / 20),
            ("a comment of # bytes", 64, COUNT * 3 / 20),
            ("a comment of # bytes", 2_048, COUNT / 20 / 2),
            // One of 40 puzzles is generated to have many.
            ("# solutions", 1_024, COUNT / 40),
            // These were counted.
            ("exactly 0 solutions", 0, 620),
            ("exactly 1 solutions", 0, 220),
            ("symmetry of order #, 3 times", 4, 230),
            ("a type that mirrors another type", 0, 400),
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
