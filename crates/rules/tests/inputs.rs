//! What the random inputs contain, how often, and that nothing of it is overlooked when inputs are chosen.

use rules::choice::{ordered, Candidate};
use rules::{connect4, set_sim, turtle_puzzle, Inputs};
use std::collections::BTreeSet;

/// The number of inputs that are looked at.
const COUNT: usize = 3_000;
/// The number of inputs to choose from.
const FEW: usize = 1_000;
/// What the expected output of an input stays below.
const HALF_A_MIB: usize = 1 << 19;

/// A feature, perhaps with `#` for a number; the least number; and in what part of all inputs the
/// generators make it happen, by the weights in their tables. It may happen in others, too.
type Expected = (&'static str, usize, f64);

/// Asserts that no feature is rarer than expected.
#[track_caller]
fn assert_contains(inputs: &[Candidate], expected: &[Expected]) {
    for &(name, least, part) in expected {
        assert_share(&format!("{name} from {least}"), inputs, part, |input| {
            has(input, name, least)
        });
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

/// Asserts that no smaller part of the inputs is of a kind. What chance takes away is at most three standard
/// deviations, but for one of a thousand seeds.
#[track_caller]
fn assert_share(
    name: &str,
    inputs: &[Candidate],
    part: f64,
    is_of_kind: impl Fn(&Candidate) -> bool,
) {
    let found = inputs.iter().filter(|input| is_of_kind(input)).count();
    let [found, count] = [found, inputs.len()].map(|number| f64::from(number as u32));
    let least = count * part - 3.0 * (count * part * (1.0 - part)).sqrt();
    assert!(least > 0.0, "{name}: {} of {count} inputs say nothing", count * part);
    assert!(found >= least, "{name}: {found} instead of {}", count * part);
}

/// Returns some random inputs. Asserts that they are promised.
#[track_caller]
fn candidates(inputs: Inputs, count: usize) -> Vec<Candidate> {
    let random = (inputs.random)(1).take(count);
    let candidates: Vec<_> = random.map(|input| inputs.candidate(input)).collect();
    let wrong = candidates.iter().find(|candidate| !(inputs.may_be_promised)(&candidate.input));
    assert!(wrong.is_none(), "{wrong:?}");
    candidates
}

#[test]
fn games_of_connect4_are_of_all_kinds() {
    let games = candidates(connect4::INPUTS, COUNT);
    // One game of 16 is made long in one of 17 ways: by moves before it in ten of these, after its end in four.
    let long = 1.0 / 16.0 / 17.0;
    let as_played = 1.0 - 10.0 * long;
    let start = (1.0 - 11.0 * long) / 24.0;
    // All games have an end but half of those of any moves, which are a quarter.
    let has_end = 1.0 - 1.0 / 8.0;
    assert_contains(
        &games,
        &[
            ("a line that fills #", 0, 8.0 * long),
            ("a line that fills #", 8_192, 8.0 * long / 5.0),
            // A quarter of the games with a goal.
            ("1 moves after the end", 0, as_played * 4.0 / 8.0 / 4.0),
            ("# moves after the end", 1_024, 2.0 * long * has_end),
            ("# blank lines after the end", 1_024, 2.0 * long * has_end),
            ("# line ends at the start", 2, 3.0 * start),
            // Of 5 to 300, these are 173.
            ("# line ends at the start", 128, start * 173.0 / 296.0),
            ("CONNECT4 1 times in a row", 0, as_played * 4.0 / 8.0),
            // Half of the full boards have no line.
            ("FULL 1 times in a row", 0, as_played * 2.0 / 8.0 / 2.0),
        ],
    );
    let share = |name, part, is_so: fn(&Candidate) -> bool| assert_share(name, &games, part, is_so);
    share("no end", 1.0 - has_end, |game| connect4::referee(&game.input).ends_with("QUIT\n"));
    // One goal of six has several windows, in half of these all of one direction. Half of the time there is more
    // than one such window.
    let several = as_played * 4.0 / 8.0 / 6.0 / 2.0 / 2.0;
    share("several lines", several, |game| has(game, "# lines at once", 2));
    share("long lines", several, |game| {
        ["rising: # discs", "falling: # discs", "horizontal: # discs"]
            .iter()
            .any(|name| has(game, name, 5))
    });
    // Half of the full boards have a line, and half of these get it with the last disc.
    share("wins on the 48th disc", as_played * 2.0 / 8.0 / 2.0 / 2.0, |game| {
        has(game, "ends with 48 discs", 0) && has(game, "CONNECT4 1 times in a row", 0)
    });
    // Of up to eight gaps in turn, one of 40 has more than four line ends, in 8 of 9 cases.
    share("blank lines between moves", as_played * 0.09 * 8.0 / 9.0, |game| {
        game.input.trim().contains("\n\n\n\n\n")
    });
    // Half of many invalid moves are one on a line.
    share("many INVALIDs", long, |game| {
        has(game, "# INVALIDs", 1_024) && has(game, "# lines", 1_024)
    });
    // At least half of the blank lines that come anywhere come between the first move and the end.
    share("many boards in the middle", long, |game| {
        let boards = connect4::referee(&game.input).matches('/').count();
        boards > 1_000 && !has(game, "# line ends at the start", 512)
    });
    share("many boards at the start", long, |game| has(game, "# line ends at the start", 1_024));
    for game in &games {
        assert!(connect4::referee(&game.input).len() < HALF_A_MIB);
    }
}

#[test]
fn games_of_set_are_of_all_kinds() {
    let games = candidates(set_sim::INPUTS, COUNT);
    // Of five kinds of gaps, two have only spaces, and one has only line ends.
    let (spaces, line_ends) = (2.0 / 5.0, 1.0 / 5.0);
    // The free layouts: their start has up to 3, 9, 40 or 300 characters.
    let [free_3, free_9, free_40, free_300] = [0.25, 0.10, 0.05, 0.05];
    assert_contains(
        &games,
        &[
            ("1 lines", 0, 0.30),
            ("a line that fills #", 0, 0.05),
            ("a line that fills #", 8_192, 0.05 / 5.0),
            ("# line ends in a row", 1_024, 0.05 * line_ends),
            ("# bytes", 65_536, 0.01),
            // One gap of five ends in a line end half of the time, one a quarter of the time.
            ("no last line end", 0, (free_3 + free_9 + free_40 + free_300) * 3.25 / 5.0),
            // These are 4 to 7.
            ("4 spaces at the start", 0, spaces * free_9 * 4.0 / 10.0),
            (
                "# spaces at the start",
                16,
                spaces * (free_40 * 25.0 / 41.0 + free_300 * 285.0 / 301.0),
            ),
            ("# spaces at the start", 64, spaces * free_300 * 237.0 / 301.0),
            // Games that start with a cap, or with cards that make few sets, but for those of 12 cards.
            ("no set among # cards", 12, 45.0 / 135.0 * 23.0 / 24.0 + 26.0 / 135.0 * 5.0 / 6.0),
            // Such a deal, and a set in most of the games of sets, leave some cards in the deck.
            (
                "a deal with # cards left in the deck",
                0,
                45.0 / 135.0 * 23.0 / 24.0 + 26.0 / 135.0 * 5.0 / 6.0,
            ),
            // A cap of 18 cards or more, and more cards.
            ("a set among 21 cards", 0, 45.0 / 135.0 * 3.0 / 9.0 * 21.0 / 24.0),
            ("a set with # cards left in the deck", 1, 15.0 / 135.0 * 23.0 / 24.0),
            // Half of the games of sets.
            ("0 cards left on the table", 0, 15.0 / 135.0 / 2.0),
            // Half of the games with few sets have any number of cards. From 66 cards on, there are many moves.
            ("# moves", 36, 26.0 / 135.0 / 2.0 * 6.0 / 23.0),
            ("# sets at once", 12, 4.0 / 135.0),
        ],
    );
    // Games of sets, and half of the games with few sets.
    assert_share("a set at the end", &games, (15.0 + 26.0 / 2.0) / 135.0, |game| {
        let cards: Vec<i32> = game.input.split_whitespace().flat_map(str::parse).collect();
        cards.len() > 3 && set_sim::play(&cards[cards.len() - 3..]).contains('-')
    });
    // Only games of no cards, or of three, may be in order.
    assert_share("cards not in order", &games, 1.0 - 45.0 / 135.0 * 2.0 / 28.0, |game| {
        !game.input.split_whitespace().is_sorted()
    });
    assert_share("one card a line", &games, 0.15 * 27.0 / 28.0, |game| {
        game.input.lines().count() > 1 && game.input.lines().all(|line| line.len() == 4)
    });
}

#[test]
fn turtle_puzzles_are_of_all_kinds() {
    let sets = candidates(turtle_puzzle::INPUTS, COUNT);
    assert_contains(
        &sets,
        &[
            ("a line that fills #", 0, 0.10),
            ("a line that fills #", 8_192, 0.10 / 5.0),
            ("a comment of 1 bytes", 0, 0.10),
            ("a comment of # bytes", 32, 0.70 * 30.0 / 61.0),
            ("a comment of # bytes", 64, 0.05 + 0.04 + 0.01),
            // Of 300 to 4,200, these are most.
            ("a comment of # bytes", 512, 0.04 * 0.9 + 0.01 + 0.10 * 12.0 / 14.0 / 2.0),
            ("a comment of # bytes", 65_536, 0.01),
            // These have more than 1,000.
            ("# solutions", 512, 1.0 / 40.0),
            // Half of the puzzles of a kind are solved in few enough steps, and have no other solutions.
            ("exactly 1 solutions", 0, 1.0 / 7.0 / 2.0),
            ("exactly 2 solutions", 0, 1.0 / 7.0 / 2.0),
            ("exactly 4 solutions", 0, 1.0 / 7.0 / 2.0),
            // Half turns and quarter turns.
            ("# rotations that give the same solution", 1, 2.0 / 7.0 / 2.0),
            ("9 cards of a type", 0, 1.0 / 7.0 / 3.0),
            ("exactly 0 solutions", 0, 2.0 / 7.0),
        ],
    );
    assert_share("mirrored types of a solvable set", &sets, 2.0 / 7.0 / 2.0, |set| {
        has(set, "a type that mirrors another type", 0) && !has(set, "exactly 0 solutions", 0)
    });
}

#[test]
fn chosen_inputs_show_most_of_what_happens_in_all() {
    let games = candidates(set_sim::INPUTS, FEW);
    let happens = |indices: &[usize]| {
        let features = indices.iter().flat_map(|index| &games[*index].features);
        features.collect::<BTreeSet<_>>().len()
    };
    let all = happens(&(0..FEW).collect::<Vec<_>>());
    let chosen = happens(&ordered(&games)[..50]);
    assert!(10 * chosen > 9 * all, "{chosen} of {all}");
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
