//! What the random inputs contain, and that nothing of it is overlooked when they are ordered.

use rules::choice::{ordered, EVENT};
use rules::layout;
use rules::{connect4, set_sim, turtle_puzzle, Inputs, TASKS};
use std::collections::BTreeSet;

/// The number of inputs that are looked at.
const COUNT: usize = 2_000;
/// Each thing comes at least once in this many inputs: a fast program gets more in ten seconds.
const RARE: usize = 500;
/// What the expected output of an input stays below.
const HALF_A_MIB: usize = 1 << 19;

/// An input, and what is special about its layout.
#[derive(Debug)]
struct Candidate {
    input: String,
    features: Vec<String>,
}

/// What should happen in some inputs.
type IsSo<'a> = &'a dyn Fn(&Candidate) -> bool;

/// Asserts that random inputs are promised, and that each of these things happens in enough of them: features,
/// each perhaps with `#` for a number and the least one, and others.
#[track_caller]
fn assert_contain(inputs: Inputs, features: &[(&str, usize)], others: &[(&str, IsSo)]) {
    let candidate = |input: String| Candidate { features: layout::features(&input), input };
    let candidates: Vec<_> = (inputs.random)(1).take(COUNT).map(candidate).collect();
    let wrong = candidates.iter().find(|candidate| !inputs.may_be_promised(&candidate.input));
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
    let ends = |game: &Candidate, end: &str| connect4::referee(&game.input).contains(end);
    assert_contain(
        connect4::INPUTS,
        &[
            ("a line that fills #", 8_192),
            ("# line ends at the start", 1_024),
            ("# line ends in a row", 4_096),
            ("# lines", 1_024),
        ],
        &[
            ("no end", &|game| ends(game, "QUIT\n")),
            ("a full board", &|game| ends(game, "FULL\n")),
            ("wins on the 48th disc", &|game| {
                let output = connect4::referee(&game.input);
                let board = output.rsplit_once("CONNECT4\n").map_or("", |(_, board)| board);
                board.matches(['0', '1']).count() == 48
            }),
            ("many INVALIDs", &|game| {
                connect4::referee(&game.input).matches("INVALID\n").count() > 1_024
            }),
        ],
    );
    let games = (connect4::INPUTS.random)(1).take(COUNT);
    assert!(games.map(|game| connect4::referee(&game).len()).all(|length| length < HALF_A_MIB));
}

#[test]
fn games_of_set_are_of_all_kinds() {
    let lines = |game: &Candidate| {
        let cards: Vec<i32> = game.input.split_whitespace().flat_map(str::parse).collect();
        set_sim::play(&cards).lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let has_table = |game: &Candidate, cards: usize, next: &str| {
        let lines = lines(game);
        lines.windows(2).any(|two| two[0].len() == 1 + 5 * cards && two[1].starts_with(next))
    };
    assert_contain(
        set_sim::INPUTS,
        &[
            ("1 lines", 0),
            ("a line that fills #", 8_192),
            ("# line ends in a row", 1_024),
            ("# bytes", 65_536),
            ("no last line end", 0),
            ("# spaces at the start", 64),
        ],
        &[
            ("a deal beside 18 cards", &|game| has_table(game, 18, "+")),
            ("a set among 21 cards", &|game| has_table(game, 21, "-")),
            ("an empty table at the end", &|game| lines(game).ends_with(&["=".to_owned()])),
            ("36 moves", &|game| lines(game).len() > 72),
        ],
    );
}

#[test]
fn turtle_puzzles_are_of_all_kinds() {
    let total = |set: &Candidate| {
        let puzzle = turtle_puzzle::Puzzle::solve(&turtle_puzzle::cards(&set.input), 30_000);
        puzzle.map_or(usize::MAX, |puzzle| puzzle.total())
    };
    let types = |set: &Candidate| turtle_puzzle::types(&turtle_puzzle::cards(&set.input)).len();
    assert_contain(
        turtle_puzzle::INPUTS,
        &[("a line that fills #", 8_192), ("# bytes", 65_536)],
        &[
            ("many solutions", &|set| total(set) > 512),
            ("no solution", &|set| total(set) == 0),
            ("one solution", &|set| total(set) == 1),
            ("two solutions", &|set| total(set) == 2),
            ("four solutions", &|set| total(set) == 4),
            ("nine cards of a type", &|set| types(set) == 1),
            ("a comment of a character", &|set| set.input.find('\n') == Some(2)),
        ],
    );
}

#[test]
fn more_happens_in_the_first_inputs_and_they_show_all_mistakes() {
    for inputs in TASKS {
        let programs: Vec<_> = inputs.programs().into_iter().step_by(3).collect();
        let shown = |input: String| {
            let is_short = input.len() <= 300;
            inputs.shown(if is_short { &programs } else { &[] }, &input).1
        };
        let count = |all: &[Vec<(u64, String)>], is_event: bool| {
            let all = all.iter().flatten().filter(|(counts, _)| (*counts == EVENT) == is_event);
            all.collect::<BTreeSet<_>>().len()
        };
        let chosen: Vec<_> = inputs.chosen_first(1).take(inputs.candidates).map(shown).collect();
        let drawn: Vec<_> = (inputs.random)(1).take(24).map(shown).collect();
        let (first, drawn) = (count(&chosen[..24], true), count(&drawn, true));
        assert!(4 * first > 5 * drawn, "{}: {first} events, {drawn} as drawn", inputs.task);
        let (first, all) = (count(&chosen[..24], false), count(&chosen, false));
        assert!(50 * first > 49 * all, "{}: {first} of {all} mistakes", inputs.task);
    }
}

#[test]
fn what_few_have_shown_comes_first() {
    let order = |inputs: &[(usize, &[usize])]| {
        let shown = |number: &usize| {
            let (length, all) = inputs[*number];
            (length, all.iter().map(|one| (EVENT, *one)).collect())
        };
        ordered((0..inputs.len()).collect(), shown)
    };
    assert_eq!(order(&[(9, &[1]), (9, &[1]), (9, &[1, 2]), (9, &[3])]), [2, 3, 0, 1]);
    assert_eq!(order(&[(9_000, &[1]), (9, &[1])]), [1, 0]);
    // What is new counts as much as sixteen things that were shown once.
    let many: Vec<_> = (1..=17).collect();
    assert_eq!(order(&[(9, &many), (9, &[0]), (9, &many)]), [0, 2, 1]);
    assert_eq!(order(&[(9, &many), (9, &many[..15]), (9, &[0])]), [0, 2, 1]);
}

#[test]
fn why_answers_are_due_counts_and_how_often_but_not_their_numbers() {
    let shown = |input: &str| connect4::INPUTS.shown(&[], input).1;
    let moves = |count| shown(&("1 ".repeat(count) + "1\n"));
    assert_eq!(shown("1 2 1 2 1 2 1\n"), shown("7 8 7 8 7 8 7\n"));
    assert_ne!(shown("1 2 1 2 1 2 1\n"), shown("1 1 2 2 3 3 4\n"));
    // Of nine, ten and eleven moves into a column, three, four and five are invalid.
    assert!(moves(8) != moves(9) && moves(9) == moves(10));
}
