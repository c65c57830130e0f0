//! Two commands, run alternately.

use std::io::{self, Read};
use std::process::{Command, Stdio};
use std::time::Instant;

/// Where the output goes.
#[derive(Clone, Copy)]
pub(crate) enum Drain {
    /// To the null device.
    Null,
    /// Through a pipe, to a reader that discards it.
    Pipe,
}

/// Runs each command once to warm up, then both alternately; prints a row of the table.
pub(crate) fn race(
    name: &str,
    ours: &mut Command,
    theirs: &mut Command,
    drain: Drain,
    pairs: usize,
) -> io::Result<()> {
    let (mut our_times, mut their_times, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    for pair in 0..=pairs {
        let (our_time, their_time) = (time(ours, drain)?, time(theirs, drain)?);
        if pair > 0 {
            our_times.push(our_time);
            their_times.push(their_time);
            ratios.push(our_time / their_time);
        }
    }
    let [ours, theirs] = [our_times, their_times].map(|times| 1000.0 * median(times));
    println!("| {name} | {ours:.2} ms | {theirs:.2} ms | {:.2} |", median(ratios));
    Ok(())
}

/// The seconds that a command takes: the median of `runs` runs.
pub(crate) fn median_seconds(command: &mut Command, runs: usize) -> io::Result<f64> {
    (0..runs).map(|_| time(command, Drain::Null)).collect::<io::Result<_>>().map(median)
}

/// The seconds that a command takes from start to finish.
fn time(command: &mut Command, drain: Drain) -> io::Result<f64> {
    let output = match drain {
        Drain::Null => Stdio::null(),
        Drain::Pipe => Stdio::piped(),
    };
    let start = Instant::now();
    let mut child = command.stdin(Stdio::null()).stdout(output).spawn()?;
    if let Some(mut pipe) = child.stdout.take() {
        let mut block = vec![0; 1 << 17];
        while pipe.read(&mut block)? > 0 {}
    }
    let status = child.wait()?;
    assert!(status.success(), "{command:?}: {status}");
    Ok(start.elapsed().as_secs_f64())
}

pub(crate) fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}
