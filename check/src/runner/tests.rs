//! Which differences count, when a run is repeated, and how long it may take.

use super::{Input, Outcome, Runner, Unconfirmed};
use crate::deadline::Deadline;
use crate::report::interference;
use crate::stop::Stop;
use crate::tests::{arguments, note, timeout_if, tried, wrong_if, Tried};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread::{available_parallelism, sleep};
use std::time::Duration;

/// Tries some inputs. Returns whether there is a difference.
fn differs(runner: &mut Runner, count: usize) -> Result<bool, Stop> {
    let inputs: Vec<_> = (1..=count).map(|number| Input::from("1\n".repeat(number))).collect();
    Ok(runner.first_difference(inputs, Deadline::Never)?.is_some())
}

#[test]
fn the_first_run_is_repeated_if_it_differs_but_a_later_run_alone_is_not() {
    for (failing, counts) in [(0, false), (1, true)] {
        let noted = Tried::default();
        let run = |input: &str, limit| wrong_if(note(&noted, input, limit) == failing);
        let arguments = arguments(&["connect4"]);
        let runner = &mut Runner::new(&run, &arguments).one_at_a_time();
        assert_eq!(differs(runner, 2).expect("no run fails"), counts);
    }
}

#[test]
fn a_timeout_alone_counts_only_if_it_happens_twice() {
    for (failing, counts) in [(1..=1, false), (1..=2, true)] {
        let noted = Tried::default();
        let run = |input: &str, limit| timeout_if(failing.contains(&note(&noted, input, limit)));
        let arguments = arguments(&["connect4"]);
        let runner = &mut Runner::new(&run, &arguments).one_at_a_time();
        assert_eq!(differs(runner, 2).expect("no run fails"), counts);
    }
}

#[test]
fn ctrl_c_ends_the_runs_and_no_input_is_tried_twice() {
    let noted = Tried::default();
    let run = |input: &str, limit| match note(&noted, input, limit) {
        0 => wrong_if(false),
        _ => Err(Stop::Interrupted),
    };
    let arguments = arguments(&["connect4"]);
    let runner = &mut Runner::new(&run, &arguments);
    assert!(matches!(differs(runner, 9), Err(Stop::Interrupted)));
    assert!(runner.interferes.is_none() && runner.agreed == 1);
    let tried = tried(noted);
    assert!((1..tried.len()).all(|run| !tried[..run].contains(&tried[run])), "{tried:?}");
}

#[test]
fn runs_that_interfere_are_made_one_at_a_time_from_then_on() {
    assert_interferes(timeout_if, "Your program timed out in parallel runs");
    assert_interferes(wrong_if, "Your program differed in parallel runs");
}

/// Asserts what is said of a program that fails beside other runs.
#[track_caller]
fn assert_interferes(fails: fn(bool) -> Outcome, said: &str) {
    let (running, failed) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let run = |_: &str, _| {
        let is_alone = running.fetch_add(1, Relaxed) == 0;
        sleep(Duration::from_millis(20));
        running.fetch_sub(1, Relaxed);
        failed.fetch_add(usize::from(!is_alone), Relaxed);
        fails(!is_alone)
    };
    let arguments = arguments(&["connect4"]);
    let runner = &mut Runner::new(&run, &arguments);
    assert!(!differs(runner, 9).expect("no run fails"));
    // With one core, there is one run at a time.
    let has_cores = available_parallelism().is_ok_and(|cores| cores.get() > 1);
    assert_eq!(interference(runner).starts_with(said), has_cores);
    let before = failed.load(Relaxed);
    assert!(!differs(runner, 9).expect("no run fails"));
    assert_eq!((failed.load(Relaxed), runner.agreed), (before, 18));
}

#[test]
fn a_very_long_input_or_output_has_more_time() {
    let limits = Tried::default();
    let run = |input: &str, limit| wrong_if(note(&limits, input, limit) > 9);
    let arguments = arguments(&["connect4"]);
    let mut runner = Runner::new(&run, &arguments);
    let boards = "\n".repeat(1_000);
    for (short_limit, input) in
        [(None, "1\n"), (Some(Duration::from_secs(1)), "1\n"), (None, &boards)]
    {
        runner.short_limit = short_limit;
        assert!(runner.outcome(input).is_ok_and(|verdict| !verdict.is_wrong()));
    }
    assert!(tried(limits).iter().map(|(_, limit)| limit.as_secs()).eq([5, 1, 50]));
}

#[test]
fn only_valid_inputs_help_to_find_a_mistake() {
    let arguments = arguments(&["connect4"]);
    let right = |_: &str, _| wrong_if(false);
    let mut runner = Runner::new(&right, &arguments);
    let inputs = ["1 2\n", "\u{feff}1 2\n"].map(|text| Input::from(text.to_owned()));
    assert!(runner.first_difference(inputs.to_vec(), Deadline::Never).is_ok());
    assert_eq!(
        runner.observations.runs.iter().map(|run| &*run.input).collect::<Vec<_>>(),
        ["1 2\n"]
    );
}

#[test]
fn a_difference_beside_other_runs_says_more_than_a_timeout() {
    let (arguments, right) = (arguments(&["connect4"]), |_: &str, _| wrong_if(false));
    let runner = &mut Runner::new(&right, &arguments);
    let failing: [(fn(bool) -> Outcome, _); 3] =
        [(timeout_if, "timed out"), (wrong_if, "differed"), (timeout_if, "differed")];
    for (fails, said) in failing {
        let verdict = fails(true).expect("a run");
        let run = Unconfirmed { verdict, had_others: true, is_first: false };
        assert!(runner.confirmed("1\n", run, |_| false).is_ok());
        assert!(interference(runner).contains(said));
    }
}
