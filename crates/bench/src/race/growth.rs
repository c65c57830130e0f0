//! How time and memory grow with the input.

use crate::pairs::median;
use std::fs;
use std::io::{self, Write};
use std::process::{Command, Stdio};
use std::time::Instant;

/// How often each input is fed.
const RUNS: usize = 7;

/// A command, and an input that grows by what is repeated in it.
pub(crate) struct Growth<'a> {
    pub(crate) name: &'a str,
    pub(crate) command: &'a mut Command,
    pub(crate) start: &'a [u8],
    pub(crate) block: &'a [u8],
    /// How many blocks come after the start, before the input grows.
    pub(crate) blocks: usize,
    /// How large these are together.
    pub(crate) unit: &'a str,
}

impl Growth<'_> {
    /// Feeds the input, and the blocks in it two, four and eight times as often; prints a row of the
    /// table: the median of the times, and the highest peak of memory.
    pub(crate) fn measure(mut self) -> io::Result<()> {
        print!("| {} |", self.name);
        for factor in [1, 2, 4, 8] {
            let runs = (0..RUNS).map(|_| self.feed(factor)).collect::<io::Result<Vec<_>>>()?;
            let (times, peaks): (Vec<_>, Vec<_>) = runs.into_iter().unzip();
            let (milliseconds, peak) = (1000.0 * median(times), peaks.iter().max());
            let kibibytes = peak.expect("it has run");
            print!(" {factor} {}: {milliseconds:.0} ms, {kibibytes} KiB |", self.unit);
        }
        println!();
        Ok(())
    }

    /// How many seconds the command takes to read its input, and how many KiB of memory at its peak.
    fn feed(&mut self, factor: usize) -> io::Result<(f64, u64)> {
        let start = Instant::now();
        let mut process = self.command.stdin(Stdio::piped()).stdout(Stdio::null()).spawn()?;
        let mut stdin = process.stdin.take().expect("stdin is a pipe");
        stdin.write_all(self.start)?;
        for _ in 0..factor * self.blocks {
            stdin.write_all(self.block)?;
        }
        let peak = peak(process.id())?;
        drop(stdin);
        let status = process.wait()?;
        assert!(status.success(), "{:?}: {status}", self.command);
        Ok((start.elapsed().as_secs_f64(), peak))
    }
}

/// The peak of a living process' memory, in KiB.
fn peak(id: u32) -> io::Result<u64> {
    let status = fs::read_to_string(format!("/proc/{id}/status"))?;
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let number = peak.and_then(|peak| peak.split_whitespace().next()?.parse().ok());
    Ok(number.expect("the system counts in KiB"))
}
