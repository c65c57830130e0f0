//! In which order inputs are tried, and for how long.

use super::{arguments, note, wrong, Tried};
use crate::search::search;
use crate::tasks::named;
use crate::trials::{Outcome, Trials};
use std::time::Duration;

#[test]
fn very_long_fixtures_come_last_and_get_ten_times_as_long() {
    let tried = Tried::default();
    let run = |input: &str, limit| -> Outcome {
        note(&tried, input, limit);
        wrong(false)
    };
    let arguments = &arguments(&["--time", "0", "--limit", "1", "turtle-puzzle"]);
    let found = search(arguments, &mut Trials::new(&run)).expect("no run fails");
    assert!(found.is_none());
    let tried = tried.into_inner().expect("no test panics");
    let length = |input: &str| input.len() + named("turtle-puzzle").output_size(input);
    let is_long = |(input, _): &(String, _)| length(input) >= 1 << 16;
    let (long, short): (Vec<_>, Vec<_>) = tried.iter().partition(|tried| is_long(tried));
    assert!(
        long.len() >= 2
            && short.len() > 10
            && tried.ends_with(&long.into_iter().cloned().collect::<Vec<_>>())
    );
    for tried in &tried {
        assert_eq!(tried.1, Duration::from_secs(if is_long(tried) { 10 } else { 1 }));
    }
}

#[test]
fn random_inputs_come_in_growing_batches_and_very_long_ones_get_ten_times_as_long() {
    let tried = Tried::default();
    // The search ends after a thousand inputs.
    let program = |input: &str, limit| -> Outcome { wrong(note(&tried, input, limit) >= 1_000) };
    let arguments = &arguments(&["--random", "--time", "60", "--limit", "1", "connect4"]);
    let mut trials = Trials::new(&program);
    // There is one run at a time, so that the order is known.
    trials.interferes = true;
    let found =
        search(arguments, &mut trials).expect("no run fails").expect("the last run differs");
    assert_eq!(found.agreed, 1_000);
    let tried = tried.into_inner().expect("no test panics");
    let length = |input: &str| input.len() + named("connect4").output_size(input);
    // The empty input, which has an output of five bytes, comes last.
    for batch in [&tried[..8], &tried[8..24], &tried[24..56]] {
        let short = batch.iter().map(|(input, _)| length(input)).filter(|length| *length > 5);
        assert!(short.is_sorted(), "{batch:?}");
    }
    let lengths = |tried: &[(String, Duration)]| -> Vec<_> {
        tried.iter().map(|(input, _)| length(input)).filter(|length| *length > 5).collect()
    };
    // The third batch is not sorted with the second one.
    assert!(!lengths(&tried[8..56]).is_sorted());
    let is_long = |input: &str| length(input) >= 1 << 16;
    assert!(tried.iter().any(|(input, _)| is_long(input)));
    for (input, limit) in &tried {
        assert_eq!(*limit, Duration::from_secs(if is_long(input) { 10 } else { 1 }));
    }
}
