//! The filter against the rules themselves, byte for byte.

#![expect(clippy::incompatible_msrv, reason = "no judge compiles this")]

#[path = "rules/card_sets.rs"]
mod card_sets;
#[path = "rules/model.rs"]
mod model;

use card_sets::{card_set, one_pattern, puzzle, CardSet};
use model::{Card, Puzzle};
use proptest::collection::vec;
use proptest::prelude::*;
use turtle_puzzle::{Form, Options};

const REPORT: Options = Options { limit: 50, form: Form::Report };
const COUNT: Options = Options { limit: 50, form: Form::Count };

proptest! {
    #![proptest_config(golden::tries(64))]

    #[test]
    fn any_card_sets_are_reported_by_the_rules(
        mark in golden::mark(),
        sets in vec(card_set(), 1..=3),
    ) {
        let texts = sets.iter().map(|set| &*set.text);
        let input = mark.to_string() + &texts.collect::<String>();
        let report = |set: &CardSet| set.puzzle.report(&set.comments, 50);
        let reports: Vec<_> = sets.iter().map(report).collect();
        prop_assert_eq!(answer(&REPORT, &input), reports.join("\n"));
        let counts = sets.iter().map(|set| set.puzzle.counts(&set.comments));
        prop_assert_eq!(answer(&COUNT, &input), counts.collect::<String>());
    }

    #[test]
    fn any_limit_shows_the_first_solutions_and_then_the_total(puzzle in puzzle()) {
        let total = puzzle.solutions.len();
        for limit in [0, 1, 49, 50, 51, total.saturating_sub(1), total, total + 1] {
            let options = Options { limit, form: Form::Report };
            prop_assert_eq!(answer(&options, &text(&puzzle.cards)), puzzle.report(&[], limit));
        }
    }
}

#[test]
fn the_puzzles_have_no_few_and_many_solutions_also_symmetric_ones() {
    let puzzles: Vec<_> = golden::samples(puzzle()).take(100).collect();
    let mut ts: Vec<_> = puzzles.iter().map(|p| p.solutions.len()).collect();
    ts.sort();
    println!("{ts:?}");
    let has = |is_so: fn(usize, usize) -> bool| {
        puzzles.iter().any(|puzzle| is_so(puzzle.solutions.len(), puzzle.up_to_rotation()))
    };
    assert!(has(|total, _| total == 0) && has(|total, _| total == 4));
    assert!(has(|total, _| total > 51));
    assert!(has(|total, up_to_rotation| total < 4 * up_to_rotation));
}

#[test]
fn all_2002_sets_of_one_pattern_have_2_to_the_24_solutions_in_all() {
    let sets = one_pattern();
    assert_eq!(sets.len(), 2002);
    let counts = answer(&COUNT, &sets.iter().map(|cards| text(cards)).collect::<String>());
    let sum = |column| -> usize {
        let numbers = counts.lines().map(|line| line.split('\t').nth(column));
        numbers.map(|number| number.expect("two numbers").parse::<usize>().expect("a number")).sum()
    };
    // A board is a choice of one half or the other for 12 seams and 12 outer sides. A half turn
    // carries 2 to the 12 of them into themselves, each of the quarter turns 2 to the 6.
    assert_eq!((sum(0), sum(1)), (1 << 24, ((1 << 24) + (1 << 12) + 2 * (1 << 6)) / 4));
}

#[test]
fn sets_of_one_pattern_are_reported_by_the_rules() {
    let mut n = 0;
    for cards in one_pattern().iter().step_by(10) {
        if let Some(puzzle) = Puzzle::solve(cards) {
            n += 1;
            assert_eq!(answer(&REPORT, &text(cards)), puzzle.report(&[], 50));
        }
    }
    println!("{n}");
}

/// What the filter writes.
fn answer(options: &Options, input: &str) -> String {
    let mut output = Vec::new();
    turtle_puzzle::run_with(options, input.as_bytes(), &mut output).expect("the input is right");
    String::from_utf8(output).expect("the output is text")
}

/// Cards, one a line.
fn text(cards: &[Card]) -> String {
    let line = |card: &Card| card.map(|side| side.to_string()).join(" ") + "\n";
    cards.iter().map(line).collect()
}
