//! Signals of Unix. One that is ignored (`nohup check …`) stays so.

use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXFSZ};
use signal_hook::flag;
use signal_hook::iterator::Signals;
use std::sync::Arc;
use std::{fs, io, thread};

/// Calls a function with the number of each signal that asks this process to end. A file that
/// becomes too large for a limit of the system (`ulimit -f`) is then an error, and no signal that
/// ends us.
pub(super) fn on_each(call: fn(i32)) -> io::Result<()> {
    let ignored = ignored();
    let is_heard = |signal: i32| ignored >> (signal - 1) & 1 == 0;
    if is_heard(SIGXFSZ) {
        flag::register(SIGXFSZ, Arc::default())?;
    }
    let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].into_iter();
    let mut signals = Signals::new(ending.filter(|signal| is_heard(*signal)))?;
    thread::Builder::new().spawn(move || signals.forever().for_each(call))?;
    Ok(())
}

/// Returns a bit for each signal that is ignored, the lowest one for signal 1. Only Linux says so.
fn ignored() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let bits = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    bits.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok()).unwrap_or_default()
}
