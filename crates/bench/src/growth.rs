//! How time and memory grow with the input.

use crate::race::median;
use std::io::{self, BufReader};
use std::process::{Command, Stdio};
use std::time::Instant;
use test_support::RepeatedText;

/// How many bytes are written at a time.
const BLOCK: usize = 64 * 1024;

/// How often each input is fed.
const RUNS: usize = 7;

/// Feeds a tool the input, and what is repeated in it two, four and eight times as often; prints a row
/// of the table.
pub(crate) fn measure(
    name: &str,
    tool: &mut Command,
    unit: &str,
    input: RepeatedText,
) -> io::Result<()> {
    print!("| {name} |");
    for factor in [1, 2, 4, 8] {
        let input = RepeatedText { times: factor * input.times, ..input };
        let (milliseconds, kibibytes) = feed_often(tool, input)?;
        print!(" {factor} {unit}: {milliseconds:.0} ms, {kibibytes} KiB |");
    }
    println!();
    Ok(())
}

/// The median of the milliseconds that a command takes, and its highest peak of memory in KiB.
fn feed_often(command: &mut Command, input: RepeatedText) -> io::Result<(f64, u64)> {
    let runs = (0..RUNS).map(|_| feed(command, input)).collect::<io::Result<Vec<_>>>()?;
    let (times, peaks): (Vec<_>, Vec<_>) = runs.into_iter().unzip();
    Ok((median(times), peaks.into_iter().max().expect("it has run")))
}

/// How many milliseconds a command takes to read an input, and how many KiB of memory at its peak.
fn feed(command: &mut Command, input: RepeatedText) -> io::Result<(f64, u64)> {
    let start = Instant::now();
    let mut process = command.stdin(Stdio::piped()).stdout(Stdio::null()).spawn()?;
    let mut stdin = process.stdin.take().expect("stdin is a pipe");
    io::copy(&mut BufReader::with_capacity(BLOCK, input.reader()), &mut stdin)?;
    let peak = test_support::peak(process.id());
    drop(stdin);
    let status = process.wait()?;
    assert!(status.success(), "{command:?}: {status}");
    Ok((1000.0 * start.elapsed().as_secs_f64(), peak))
}
