//! Which differences count, and when a run is repeated.

use super::{arguments, inputs, note, wrong, Tried};
use crate::search::search;
use crate::stop::Stop;
use crate::task::Task;
use crate::trials::Outcome;
use crate::trials::Trials;
use std::io;
use std::time::Duration;

const LIMIT: Duration = Duration::from_secs(5);

#[test]
fn a_first_run_that_fails_is_repeated_and_mentioned() {
    let tried = Tried::default();
    let run = |input: &str, limit| -> Outcome { wrong(note(&tried, input, limit) == 0) };
    let trials = &mut Trials::new(&run);
    let result = trials.first_difference(&inputs(3), LIMIT, None).expect("no run fails");
    assert!(result.is_none() && trials.agreed == 3);
    assert!(trials.first_run_is_forgiven && !trials.interferes);
}

#[test]
fn a_later_run_alone_is_not_repeated() {
    let tried = Tried::default();
    let run = |input: &str, limit| -> Outcome { wrong(note(&tried, input, limit) == 1) };
    let trials = &mut Trials::new(&run);
    trials.first_difference(&inputs(1), LIMIT, None).expect("no run fails");
    let result = trials.first_difference(&inputs(1), LIMIT, None).expect("no run fails");
    assert!(result.is_some() && !trials.first_run_is_forgiven);
}

#[test]
fn an_error_or_ctrl_c_ends_the_runs_and_is_no_difference() {
    let stops: [fn() -> Stop; 2] =
        [|| Stop::Interrupted, || Stop::Failed(io::Error::other("no process"))];
    for stop in stops {
        let tried = Tried::default();
        let run = |input: &str, limit| -> Outcome {
            note(&tried, input, limit);
            if input.len() > 2 {
                Err(stop())
            } else {
                Ok(None)
            }
        };
        let trials = &mut Trials::new(&run);
        assert!(trials.first_difference(&inputs(9), LIMIT, None).is_err());
        assert!(!trials.interferes && trials.agreed == 1);
        let tried = tried.into_inner().expect("no test panics");
        let mut lengths: Vec<_> = tried.iter().map(|(input, _)| input.len()).collect();
        lengths.dedup();
        assert_eq!(lengths.len(), tried.len(), "no input is tried twice");
    }
}

#[test]
fn fixtures_with_very_long_outputs_come_last_and_get_ten_times_as_long() {
    let tried = Tried::default();
    let run = |input: &str, limit| -> Outcome { wrong(note(&tried, input, limit) > 1_000) };
    let arguments = &arguments(&["--time", "0", "--limit", "1", "turtle-puzzle"]);
    let found = search(arguments, &mut Trials::new(&run)).expect("no run fails");
    assert!(found.is_none());
    let tried = tried.into_inner().expect("no test panics");
    let is_long = |(input, _): &(String, _)| Task::TurtlePuzzle.output_size(input) >= 1 << 16;
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
    let program = |input: &str, limit| -> Outcome { wrong(note(&tried, input, limit) > 1_000) };
    let arguments = &arguments(&["--random", "--time", "60", "--limit", "1", "connect4"]);
    let mut trials = Trials::new(&program);
    trials.interferes = true;
    search(arguments, &mut trials).expect("no run fails");
    let tried = tried.into_inner().expect("no test panics");
    let length = |input: &str| input.len() + Task::Connect4.output_size(input);
    for batch in [&tried[..8], &tried[8..24], &tried[24..56]] {
        let short = batch.iter().map(|(input, _)| length(input)).filter(|length| *length > 5);
        assert!(short.is_sorted(), "{batch:?}");
    }
    let is_long = |input: &str| length(input) >= 1 << 16;
    assert!(tried.iter().any(|(input, _)| is_long(input)));
    for (input, limit) in &tried {
        assert_eq!(*limit, Duration::from_secs(if is_long(input) { 10 } else { 1 }));
    }
}
