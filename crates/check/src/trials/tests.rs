//! Which differences count, and when a run is repeated.

use super::{Input, Trials};
use crate::stop::Stop;
use crate::tests::{note, timeout, tried, wrong, Tried};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread::{available_parallelism, sleep};
use std::time::Duration;

/// Tries some inputs. Returns whether there is a difference.
fn differs(trials: &mut Trials, count: usize) -> Result<bool, Stop> {
    let inputs: Vec<_> = (1..=count).map(|number| Input::from("1\n".repeat(number))).collect();
    Ok(trials.first_difference(&inputs, Duration::from_secs(5), None)?.is_some())
}

#[test]
fn a_later_run_alone_is_not_repeated() {
    let noted = Tried::default();
    let run = |input: &str, limit| wrong(note(&noted, input, limit) == 1);
    let trials = &mut Trials::new(&run);
    assert!(!differs(trials, 1).expect("no run fails"));
    assert!(differs(trials, 1).expect("no run fails") && !trials.first_run_is_forgiven);
}

#[test]
fn after_a_difference_the_next_run_is_alone() {
    let noted = Tried::default();
    let run = |input: &str, limit| wrong(note(&noted, input, limit) > 0);
    let trials = &mut Trials::new(&run);
    assert!(
        !differs(trials, 1).expect("no run fails") && differs(trials, 2).expect("no run fails")
    );
    let runs = || noted.lock().expect("no run panics").len();
    let before = runs();
    assert!(differs(trials, 2).expect("no run fails") && runs() == before + 1);
}

#[test]
fn ctrl_c_ends_the_runs_and_no_input_is_tried_twice() {
    let noted = Tried::default();
    let run = |input: &str, limit| match note(&noted, input, limit) {
        0 => wrong(false),
        _ => Err(Stop::Interrupted),
    };
    let trials = &mut Trials::new(&run);
    assert!(matches!(differs(trials, 9), Err(Stop::Interrupted)));
    assert!(!trials.interferes && trials.agreed == 1);
    let tried = tried(noted);
    assert!((1..tried.len()).all(|run| !tried[..run].contains(&tried[run])), "{tried:?}");
}

#[test]
fn runs_that_interfere_are_made_one_at_a_time_from_then_on() {
    let (noted, running, failed) = (Tried::default(), AtomicUsize::new(0), AtomicUsize::new(0));
    let run = |input: &str, limit| {
        let is_first = note(&noted, input, limit) == 0;
        let is_alone = running.fetch_add(1, Relaxed) == 0;
        sleep(Duration::from_millis(20));
        running.fetch_sub(1, Relaxed);
        failed.fetch_add(usize::from(!is_alone), Relaxed);
        if is_first {
            wrong(true)
        } else {
            timeout(!is_alone)
        }
    };
    let trials = &mut Trials::new(&run);
    trials.first_timeout_counts = true;
    assert!(!differs(trials, 9).expect("no run fails"));
    // A first run that is forgiven stays so. With one core, there is one run at a time.
    let has_cores = available_parallelism().is_ok_and(|cores| cores.get() > 1);
    assert!(trials.interferes == has_cores && trials.first_run_is_forgiven);
    let before = failed.load(Relaxed);
    assert!(!differs(trials, 9).expect("no run fails"));
    assert_eq!((failed.load(Relaxed), trials.agreed), (before, 18));
}
