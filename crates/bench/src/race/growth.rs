//! How time and memory grow with the input.

use crate::pairs::median;
use std::fs;
use std::io::{self, Write};
use std::process::{Command, Stdio};
use std::time::Instant;

/// How often each input is fed.
const RUNS: usize = 7;

/// Feeds a command an input: a start, and one, two, four and eight blocks. Prints a row of the table:
/// the median of the times, and the highest peak of memory.
pub(crate) fn grow(
    name: &str,
    command: &mut Command,
    start: &[u8],
    block: &[u8],
    unit: &str,
) -> io::Result<()> {
    print!("| {name} |");
    for blocks in [1, 2, 4, 8] {
        let input = [start, &block.repeat(blocks)].concat();
        let runs = (0..RUNS).map(|_| feed(command, &input)).collect::<io::Result<Vec<_>>>()?;
        let (times, peaks): (Vec<_>, Vec<_>) = runs.into_iter().unzip();
        let (milliseconds, peak) = (1000.0 * median(times), peaks.iter().max());
        let kibibytes = peak.expect("it has run");
        print!(" {blocks} {unit}: {milliseconds:.0} ms, {kibibytes} KiB |");
    }
    println!();
    Ok(())
}

/// How many seconds a command takes to read its input, and how many KiB of memory at its peak.
fn feed(command: &mut Command, input: &[u8]) -> io::Result<(f64, u64)> {
    let start = Instant::now();
    let mut process = command.stdin(Stdio::piped()).stdout(Stdio::null()).spawn()?;
    let mut stdin = process.stdin.take().expect("stdin is a pipe");
    stdin.write_all(input)?;
    let peak = peak(process.id())?;
    drop(stdin);
    let status = process.wait()?;
    assert!(status.success(), "{command:?}: {status}");
    Ok((start.elapsed().as_secs_f64(), peak))
}

/// The peak of a living process' memory, in KiB.
fn peak(id: u32) -> io::Result<u64> {
    let status = fs::read_to_string(format!("/proc/{id}/status"))?;
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let number = peak.and_then(|peak| peak.split_whitespace().next()?.parse().ok());
    Ok(number.expect("the system counts in KiB"))
}
