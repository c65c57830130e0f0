//! Which differences count, and when a run is repeated.

use super::{Outcome, Trials};
use crate::stop::Stop;
use crate::tests::{inputs, note, wrong, Tried};
use std::io;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread::{available_parallelism, sleep};
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
fn runs_that_interfere_are_made_one_at_a_time_from_then_on() {
    let (tried, running, failed) = (Tried::default(), AtomicUsize::new(0), AtomicUsize::new(0));
    let run = |input: &str, limit| -> Outcome {
        let is_first = note(&tried, input, limit) == 0;
        let is_alone = running.fetch_add(1, Relaxed) == 0;
        sleep(Duration::from_millis(20));
        running.fetch_sub(1, Relaxed);
        failed.fetch_add(usize::from(!is_alone), Relaxed);
        wrong(is_first || !is_alone)
    };
    let trials = &mut Trials::new(&run);
    assert!(trials.first_difference(&inputs(9), LIMIT, None).expect("no run fails").is_none());
    // A first run that is forgiven stays so. With one core, there is one run at a time.
    let has_cores = available_parallelism().is_ok_and(|cores| cores.get() > 1);
    assert!(trials.interferes == has_cores && trials.first_run_is_forgiven);
    let before = failed.load(Relaxed);
    assert!(trials.first_difference(&inputs(9), LIMIT, None).expect("no run fails").is_none());
    assert_eq!((failed.load(Relaxed), trials.agreed), (before, 18));
}
