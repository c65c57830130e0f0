//! In which order inputs are tried, and for how long.

use super::{arguments, note, timeout, tried, wrong, Tried};
use crate::search::{search, Finding};
use crate::tasks::named;
use crate::trials::Trials;
use std::time::Duration;

/// Searches with a time limit of one second, until `count` inputs have been tried. Asserts that very long ones get
/// ten times as long. Returns what was found, and the length of each input with its output.
fn searched(task: &str, options: &[&str], count: usize) -> (Option<Finding>, Vec<usize>) {
    let noted = Tried::default();
    let run = |input: &str, limit| wrong(note(&noted, input, limit) >= count);
    let mut trials = Trials::new(&run).one_at_a_time();
    let arguments = arguments(&[options, &["--limit", "1", task]].concat());
    let found = search(&arguments, &mut trials).expect("no run fails");
    let length = |(input, limit): (String, Duration)| {
        let length = input.len() + named(task).output_size(&input);
        assert_eq!(limit.as_secs(), if length < VERY_LONG { 1 } else { 10 });
        length
    };
    (found, tried(noted).into_iter().map(length).collect())
}

const VERY_LONG: usize = 1 << 16;

#[test]
fn very_long_fixtures_come_last() {
    let (found, lengths) = searched("turtle-puzzle", &["--time", "0"], usize::MAX);
    let short = lengths.iter().take_while(|length| **length < VERY_LONG).count();
    assert!(found.is_none() && short > 10 && lengths.len() - short >= 2);
    assert!(lengths[short..].iter().all(|length| *length >= VERY_LONG));
}

#[test]
fn random_inputs_come_in_growing_batches() {
    let (found, mut lengths) = searched("connect4", &["--random", "--time", "60"], 1_000);
    assert_eq!(found.expect("the last run differs").agreed, 1_000);
    assert!(lengths.iter().any(|length| *length >= VERY_LONG));
    // The empty input, which has an output of five bytes, comes last.
    lengths.iter_mut().filter(|length| **length == 5).for_each(|length| *length = VERY_LONG);
    for batch in [&lengths[..8], &lengths[8..24], &lengths[24..56]] {
        assert!(batch.is_sorted(), "{batch:?}");
    }
    // The third batch is not sorted with the second one, and later ones have 64 inputs at most.
    assert!(!lengths[8..56].is_sorted() && !lengths[120..248].is_sorted());
}

#[test]
fn a_first_timeout_is_repeated_at_once_if_simplifying_has_no_shorter_limit() {
    let noted = Tried::default();
    let run = |input: &str, limit| timeout(note(&noted, input, limit) == 0);
    let mut trials = Trials::new(&run).one_at_a_time();
    let found = search(&arguments(&["--time", "0", "--limit", "1", "connect4"]), &mut trials);
    assert!(found.expect("no run fails").is_none() && trials.first_run_is_forgiven);
}
