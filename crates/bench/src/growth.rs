//! How time and memory grow with the input.

use std::io::{self, Write};
use std::process::{Command, Stdio};
use std::time::Instant;

/// Feeds a tool an input of one, two, four and eight times the length, and prints a row of the table.
pub(crate) fn measure(
    name: &str,
    tool: &mut Command,
    unit: &str,
    input: impl Fn(usize) -> Vec<u8>,
) -> io::Result<()> {
    print!("| {name} |");
    for times in [1, 2, 4, 8] {
        let (milliseconds, kibibytes) = feed(tool, &input(times))?;
        print!(" {times} {unit}: {milliseconds:.0} ms, {kibibytes} KiB |");
    }
    println!();
    Ok(())
}

/// How many milliseconds a command takes to read an input, and how many KiB of memory at its peak.
fn feed(command: &mut Command, input: &[u8]) -> io::Result<(f64, u64)> {
    let start = Instant::now();
    let mut process = command.stdin(Stdio::piped()).stdout(Stdio::null()).spawn()?;
    let mut stdin = process.stdin.take().expect("stdin is a pipe");
    stdin.write_all(input)?;
    let peak = golden::peak(process.id());
    drop(stdin);
    let status = process.wait()?;
    assert!(status.success(), "{command:?}: {status}");
    Ok((1000.0 * start.elapsed().as_secs_f64(), peak))
}
