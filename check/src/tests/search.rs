//! In which order inputs are tried.

use super::{arguments, note, tried, wrong_if, Tried};
use crate::runner::Runner;
use crate::search::search;
use crate::tasks::named;
use std::time::Duration;

#[test]
fn each_batch_is_tried_from_the_shortest_input_to_the_longest() {
    for options in [&["--time", "0"][..], &["--random", "--seed", "1"]] {
        let noted = Tried::default();
        let run = |input: &str, limit| wrong_if(note(&noted, input, limit) >= 64);
        let arguments = arguments(&[options, &["connect4"]].concat());
        let mut runner = Runner::new(&run, &arguments).one_at_a_time();
        let found = search(&mut runner).expect("no run fails");
        assert_eq!(found.expect("the last run differs").agreed, 64);
        let task = named("connect4");
        // The empty input comes last.
        let length = |(input, _): &(String, Duration)| match &**input {
            "" => usize::MAX,
            input => task.length(input),
        };
        let lengths: Vec<_> = tried(noted).iter().map(length).collect();
        // The first random input is tried alone, whatever the time.
        assert!(lengths[1..33].is_sorted() && lengths[33..64].is_sorted(), "{lengths:?}");
    }
}

#[test]
fn a_random_input_is_tried_however_little_time_there_is() {
    let right = |_: &str, _| wrong_if(false);
    let arguments = arguments(&["--random", "--time", "0.000001", "connect4"]);
    let mut runner = Runner::new(&right, &arguments);
    assert!(search(&mut runner).is_ok_and(|found| found.is_none()));
    assert_eq!(runner.agreed, 1);
}
