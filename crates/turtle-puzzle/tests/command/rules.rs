//! Compares the filter with the rules, byte for byte.

use crate::card_sets::{one_pattern, CardSet, CARD_SETS};
use crate::oracle::report::{count, lines, report};
use crate::oracle::Puzzle;
use test_support::{answer, assert_answer};
use turtle_puzzle::{run_with, Format, Options, DEFAULT_LIMIT};

const REPORT: Options = Options { limit: DEFAULT_LIMIT, format: Format::Report };
const COUNT: Options = Options { limit: DEFAULT_LIMIT, format: Format::Count };

/// What some of them must be.
const KINDS: [(&str, fn(&Puzzle) -> bool); 6] = [
    ("without a solution", |puzzle| puzzle.solutions.is_empty()),
    ("with one solution up to rotation", |puzzle| puzzle.up_to_rotation() == 1),
    ("with more than are printed", |puzzle| puzzle.solutions.len() > DEFAULT_LIMIT),
    ("with solutions that a half turn maps to themselves", |puzzle| {
        puzzle.solutions.len() < 4 * puzzle.up_to_rotation()
    }),
    ("of nine types", |puzzle| puzzle.types.len() == 9),
    ("of one type", |puzzle| puzzle.types.len() == 1),
];

#[test]
fn any_card_sets_are_reported_by_the_rules() {
    for sets in CARD_SETS.chunk_by(|_, next| !next.comments.is_empty()) {
        let text = |part: fn(&CardSet) -> String| sets.iter().map(part).collect::<Vec<_>>();
        let input = text(|set| set.text.clone()).concat();
        let reports = text(|set| report(set.comments, &set.puzzle, DEFAULT_LIMIT));
        assert_answers(&REPORT, &input, &reports.join("\n"));
        assert_answers(&COUNT, &input, &text(|set| count(set.comments, &set.puzzle)).concat());
    }
}

#[test]
fn random_card_sets_are_of_all_kinds() {
    for (name, is_so) in KINDS {
        let found = CARD_SETS.iter().filter(|set| is_so(&set.puzzle)).count();
        assert!(found >= 5, "{found} card sets are {name}");
    }
}

#[test]
fn any_limit_prints_the_first_solutions_and_then_the_total() {
    // Reports of thousands of solutions would take most of the time.
    let sets = CARD_SETS.iter().filter(|set| set.puzzle.solutions.len() < 500);
    for CardSet { comments, puzzle, text } in sets {
        let total = puzzle.solutions.len();
        for limit in [0, 1, 49, 50, 51, total.saturating_sub(1), total, total + 1] {
            let expected = report(comments, puzzle, limit);
            assert_answers(&Options { limit, ..REPORT }, text, &expected);
        }
    }
}

#[test]
fn all_2002_sets_of_one_pattern_have_2_to_the_24_solutions_in_all() {
    let sets = one_pattern();
    assert_eq!(sets.len(), 2002);
    let counts =
        answer(&|input, output| run_with(&COUNT, input, output), lines(&sets.concat()).as_bytes());
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
