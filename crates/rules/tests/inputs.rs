//! What the random inputs contain, and that nothing of it is overlooked when they are ordered.

use rules::choice::{ordered, Candidate};
use rules::{connect4, set_sim, turtle_puzzle, Inputs};
use std::collections::BTreeSet;

/// The number of inputs that are looked at.
const COUNT: usize = 2_000;
/// Each thing comes at least once in so many inputs: a fast program gets more in ten seconds.
const RARE: usize = 500;
/// What the expected output of an input stays below.
const HALF_A_MIB: usize = 1 << 19;

/// What should happen in some inputs.
type IsSo<'a> = &'a dyn Fn(&Candidate) -> bool;

/// Asserts that random inputs are promised, and that each of these things happens in enough of them: features,
/// each perhaps with `#` for a number and the least one, and others.
#[track_caller]
fn assert_contain(inputs: Inputs, features: &[(&str, usize)], others: &[(&str, IsSo)]) {
    let candidates: Vec<_> =
        (inputs.random)(1).take(COUNT).map(|input| inputs.candidate(input)).collect();
    let wrong = candidates.iter().find(|candidate| !(inputs.may_be_promised)(&candidate.input));
    assert!(wrong.is_none(), "{wrong:?}");
    let assert_comes = |name: &str, is_so: IsSo| {
        let found = candidates.iter().filter(|candidate| is_so(candidate)).count();
        assert!(found * RARE >= COUNT, "{name}: in {found} of {COUNT} inputs");
    };
    for &(name, least) in features {
        assert_comes(&format!("{name} from {least}"), &|input| has(input, name, least));
    }
    for (name, is_so) in others {
        assert_comes(name, is_so);
    }
}

/// Returns whether an input has a feature, perhaps with `#` for a number, which is not too small.
fn has(input: &Candidate, name: &str, least: usize) -> bool {
    let Some((before, after)) = name.split_once('#') else {
        return input.features.iter().any(|feature| feature == name);
    };
    let number = |feature: &String| feature.strip_prefix(before)?.strip_suffix(after)?.parse().ok();
    input.features.iter().filter_map(number).any(|number: usize| number >= least)
}

#[test]
fn games_of_connect4_are_of_all_kinds() {
    let output = |game: &Candidate| connect4::referee(&game.input);
    assert_contain(
        connect4::INPUTS,
        &[
            ("a line that fills #", 0),
            ("a line that fills #", 8_192),
            ("1 moves after the end", 0),
            ("# moves after the end", 1_024),
            ("# blank lines after the end", 1_024),
            ("# line ends at the start", 2),
            ("# line ends at the start", 128),
            ("# line ends at the start", 1_024),
            ("CONNECT4 1 times in a row", 0),
            ("FULL 1 times in a row", 0),
            ("# lines at once", 2),
            ("rising: # discs", 5),
            ("falling: # discs", 5),
            ("horizontal: # discs", 5),
        ],
        &[
            ("no end", &|game| output(game).ends_with("QUIT\n")),
            ("wins on the 48th disc", &|game| {
                has(game, "ends with 48 discs", 0) && has(game, "CONNECT4 1 times in a row", 0)
            }),
            ("blank lines between moves", &|game| game.input.trim().contains("\n\n\n\n\n")),
            ("many INVALIDs, one a line", &|game| {
                has(game, "# INVALIDs", 1_024) && has(game, "# lines", 1_024)
            }),
            ("many boards in the middle", &|game| {
                has(game, "# lines", 1_024)
                    && !has(game, "# line ends at the start", 512)
                    && output(game).matches('/').count() > 1_000
            }),
        ],
    );
    let games = (connect4::INPUTS.random)(1).take(COUNT);
    assert!(games.map(|game| connect4::referee(&game).len()).all(|length| length < HALF_A_MIB));
}

#[test]
fn games_of_set_are_of_all_kinds() {
    assert_contain(
        set_sim::INPUTS,
        &[
            ("1 lines", 0),
            ("a line that fills #", 0),
            ("a line that fills #", 8_192),
            ("# line ends in a row", 1_024),
            ("# bytes", 65_536),
            ("no last line end", 0),
            ("4 spaces at the start", 0),
            ("# spaces at the start", 16),
            ("# spaces at the start", 64),
            ("no set among # cards", 12),
            ("a deal with # cards left in the deck", 0),
            ("a set among 21 cards", 0),
            ("a set with # cards left in the deck", 1),
            ("0 cards left on the table", 0),
            ("# moves", 36),
            ("# sets at once", 12),
        ],
        &[
            ("a set at the end", &|game| {
                let cards: Vec<i32> = game.input.split_whitespace().flat_map(str::parse).collect();
                cards.len() > 3 && set_sim::play(&cards[cards.len() - 3..]).contains('-')
            }),
            ("cards not in order", &|game| !game.input.split_whitespace().is_sorted()),
            ("one card a line", &|game| {
                game.input.lines().count() > 1 && game.input.lines().all(|line| line.len() == 4)
            }),
        ],
    );
}

#[test]
fn turtle_puzzles_are_of_all_kinds() {
    assert_contain(
        turtle_puzzle::INPUTS,
        &[
            ("a line that fills #", 0),
            ("a line that fills #", 8_192),
            ("a comment of 1 bytes", 0),
            ("a comment of # bytes", 32),
            ("a comment of # bytes", 512),
            ("a comment of # bytes", 65_536),
            ("# solutions", 512),
            ("exactly 0 solutions", 0),
            ("exactly 1 solutions", 0),
            ("exactly 2 solutions", 0),
            ("exactly 4 solutions", 0),
            ("# rotations that give the same solution", 1),
            ("9 cards of a type", 0),
        ],
        &[("mirrored types of a solvable set", &|set| {
            has(set, "a type that mirrors another type", 0) && !has(set, "exactly 0 solutions", 0)
        })],
    );
}

#[test]
fn the_first_inputs_show_most_of_what_happens_in_all() {
    let games: Vec<_> = (set_sim::INPUTS.random)(1).take(1_000).collect();
    let games: Vec<_> = games.into_iter().map(|game| set_sim::INPUTS.candidate(game)).collect();
    let happens = |indices: &[usize]| {
        let features = indices.iter().flat_map(|index| &games[*index].features);
        features.collect::<BTreeSet<_>>().len()
    };
    let order = ordered(&games);
    let (all, first) = (happens(&order), happens(&order[..50]));
    assert!(10 * first > 9 * all, "{first} of {all}");
    assert!(10 * happens(&(0..50).collect::<Vec<_>>()) < 9 * all);
}

#[test]
fn what_has_happened_is_not_chosen_again() {
    let candidate = |input: &str, features: &[&str]| Candidate {
        input: input.to_owned(),
        features: features.iter().map(|feature| (*feature).to_owned()).collect(),
    };
    let candidates = [
        candidate("again", &["a", "b"]),
        candidate("one", &["a", "b"]),
        candidate("two", &["a", "c"]),
        candidate("pair", &["b", "c"]),
        // What happens in the three before it happens in this one, too.
        candidate("much", &["d", "e", "a", "b", "c"]),
        candidate("less", &["f", "g"]),
        candidate(&"long".repeat(99), &["a", "h"]),
        candidate("short", &["a", "h"]),
    ];
    assert_eq!(ordered(&candidates[..4])[..3], [0, 2, 3]);
    assert_eq!(ordered(&candidates[1..6])[..2], [3, 4]);
    assert_eq!(ordered(&candidates[6..]), [1, 0]);
}
