//! What the random inputs contain, how often, and that nothing of it is overlooked when inputs are chosen.

use rules::choice::{choose, Candidate};
use rules::{connect4, set_sim, turtle_puzzle, Inputs};
use std::collections::BTreeSet;

/// The number of inputs that are looked at.
const COUNT: usize = 3_000;
/// What the expected output of an input stays below.
const HALF_A_MIB: usize = 1 << 19;

/// A feature, perhaps with `#` for its first number; the least number; and the probability that an input has
/// it, or a lower bound of that, as it follows from the tables of the generators.
type Expected = (&'static str, usize, f64);

/// Asserts that features are about as frequent as expected: not three standard deviations less. With the
/// right probability, this fails with one of a thousand seeds.
#[track_caller]
fn assert_contains(inputs: &[Candidate], expected: &[Expected]) {
    for &(name, least, probability) in expected {
        let is_meant = |feature: &String| {
            let (with_sign, number) = numbered(feature);
            feature == name || (with_sign == name && number >= least)
        };
        let found = inputs.iter().filter(|input| input.features.iter().any(is_meant)).count();
        assert_frequent(&format!("{name} from {least}"), found, probability);
    }
}

#[track_caller]
fn assert_frequent(name: &str, found: usize, probability: f64) {
    let mean = COUNT as f64 * probability;
    let bound = mean - 3.0 * (mean * (1.0 - probability)).sqrt();
    assert!(bound > 0.0, "{name}: {mean} are too few to count");
    assert!(found as f64 >= bound, "{name}: {found} instead of {mean}");
}

/// Returns random inputs, and asserts that they are promised.
#[track_caller]
fn candidates(inputs: Inputs) -> Vec<Candidate> {
    let candidates: Vec<_> =
        (inputs.random)(1).take(COUNT).map(|input| inputs.candidate(input)).collect();
    for Candidate { input, .. } in &candidates {
        assert!((inputs.is_promised)(input), "{input:?}");
    }
    candidates
}

/// Returns a feature with `#` for its first number, and this number, or 0.
fn numbered(feature: &str) -> (String, usize) {
    let is_digit = |char: char| char.is_ascii_digit();
    let (before, rest) = feature.split_at(feature.find(is_digit).unwrap_or(feature.len()));
    let digits = &rest[..rest.find(|char| !is_digit(char)).unwrap_or(rest.len())];
    let sign = if digits.is_empty() { "" } else { "#" };
    ([before, sign, &rest[digits.len()..]].concat(), digits.parse().unwrap_or(0))
}

#[test]
fn games_of_connect4_are_of_all_kinds() {
    let games = candidates(connect4::INPUTS);
    // A game in 16 is long, in one of 17 ways. Of the others, each has its own start.
    let long = 1.0 / 16.0 / 17.0;
    let start = (1.0 - 10.0 * long) / 24.0;
    // All but the games of any moves have an end.
    let end = 3.0 / 4.0;
    assert_contains(
        &games,
        &[
            ("a line that fills #", 0, 8.0 * long),
            ("a line that fills #", 8_192, 8.0 * long / 5.0),
            ("# line ends at the start", 2, 3.0 * start),
            ("# line ends at the start", 128, start * (300.0 - 128.0) / 296.0),
            ("# line ends at the start", 2_000, long),
            ("# INVALIDs", 2_048, 2.0 * long + 8.0 * long / 5.0),
            ("# line ends in a row", 2_048, (3.0 + 2.0 * end) * long),
            ("# moves after the end", 2_048, 2.0 * long * end),
            ("# blank lines after the end", 2_048, 2.0 * long * end),
            ("ends with # discs", 40, 1.0 / 4.0),
        ],
    );
    for Candidate { input, .. } in &games {
        assert!(connect4::referee(input).len() < HALF_A_MIB);
    }
}

#[test]
fn games_of_set_are_of_all_kinds() {
    let games = candidates(set_sim::INPUTS);
    assert_contains(&games, &[("a line that fills #", 0, 0.05)]);
}

#[test]
fn turtle_puzzles_are_of_all_kinds() {
    let sets = candidates(turtle_puzzle::INPUTS);
    assert_contains(
        &sets,
        &[
            ("a line that fills #", 0, 0.1),
            ("a line that fills #", 8_192, 0.1 / 5.0),
            ("a comment of 1 bytes", 0, 0.1),
            ("a comment of # bytes", 65_536, 0.01),
            ("# solutions", 1_024, 1.0 / 40.0),
        ],
    );
}

#[test]
fn chosen_inputs_show_most_of_what_happens_in_all() {
    let games = candidates(set_sim::INPUTS);
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
