//! Compares the filter with the reference model of the rules, byte for byte.

mod card_sets;

use card_sets::{counts, one_pattern, text, CardSet};
use rules::samples;
use rules::turtle_puzzle::puzzle;
use rules::turtle_puzzle::report::report;
use test_support::{answer, assert_answer};
use turtle_puzzle::{run_with, Format, Options, DEFAULT_LIMIT};

const REPORT: Options = Options { limit: DEFAULT_LIMIT, format: Format::Report };
const COUNT: Options = Options { limit: DEFAULT_LIMIT, format: Format::Count };

#[test]
fn any_card_sets_are_reported_by_the_rules() {
    let inputs =
        samples(1, |rng| (0..rng.usize(1..=3)).map(|_| CardSet::any(rng)).collect::<Vec<_>>());
    for sets in inputs.take(48) {
        let input: String = sets.iter().map(|set| &*set.text).collect();
        let report_on = |set: &CardSet| report(set.comments, &set.puzzle, DEFAULT_LIMIT);
        let reports: Vec<_> = sets.iter().map(report_on).collect();
        assert_answers(&REPORT, &input, &reports.join("\n"));
        let counts: Vec<_> = sets.iter().map(|set| counts(set.comments, &set.puzzle)).collect();
        assert_answers(&COUNT, &input, &counts.concat());
    }
}

#[test]
fn any_limit_prints_the_first_solutions_and_then_the_total() {
    for puzzle in samples(2, puzzle).take(48) {
        let (input, total) = (text(&puzzle.cards), puzzle.solutions.len());
        for limit in [0, 1, 49, 50, 51, total.saturating_sub(1), total, total + 1] {
            assert_answers(&Options { limit, ..REPORT }, &input, &report(&[""; 0], &puzzle, limit));
        }
    }
}

#[test]
fn all_2002_sets_of_one_pattern_have_2_to_the_24_solutions_in_all() {
    let sets = one_pattern();
    assert_eq!(sets.len(), 2002);
    let counts =
        answer(&|input, output| run_with(&COUNT, input, output), text(&sets.concat()).as_bytes());
    let sum = |column| -> usize {
        let numbers = counts.lines().filter_map(|line| line.split('\t').nth(column));
        numbers.map(|number| number.parse::<usize>().expect("a number")).sum()
    };
    // A solution is a choice between two halves for each of 12 seams and 12 outer sides. A half
    // turn maps 2 to the 12 of them to themselves, each of the two quarter turns 2 to the 6.
    assert_eq!((sum(0), sum(1)), (1 << 24, ((1 << 24) + (1 << 12) + 2 * (1 << 6)) / 4));
}

/// Asserts that the filter has this output.
#[track_caller]
fn assert_answers(options: &Options, input: &str, expected: &str) {
    assert_answer(&|input, output| run_with(options, input, output), input, expected);
}
