//! Starting a process, and waiting for it, but not for ever.
//!
//! Between fork and exec a process that another test starts holds copies of all pipes of this one, so
//! that for a moment a pipe is not closed though its only reader has left. A test to which that
//! matters keeps [`no_start`] while it closes a pipe, and so does whoever starts a process. A process
//! counts as started when exec has begun, so that even then a copy may last some microseconds.

use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use wait_timeout::ChildExt;

/// After this long a process hangs.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(60);

/// Waits until no process is being started, and lets none start while the guard is kept.
pub(crate) fn no_start() -> MutexGuard<'static, ()> {
    static START: Mutex<()> = Mutex::new(());
    START.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a process with pipes for stdout, if `command` does not say otherwise, and for stderr.
#[track_caller]
pub(crate) fn start(command: &mut Command) -> Child {
    let _guard = no_start();
    command.stderr(Stdio::piped()).spawn().unwrap_or_else(|error| panic!("{command:?}: {error}"))
}

/// Waits for a process to end, and kills it if it does not. Its stdin stays open.
#[track_caller]
pub(crate) fn wait(call: &str, process: &mut Child) -> ExitStatus {
    ended(process, TIMEOUT).unwrap_or_else(|| {
        process.kill().expect("a process can be killed");
        panic!("the process has not ended after {TIMEOUT:?}: {call}");
    })
}

/// Waits for a process to end, if it does within some time. Its stdin stays open.
#[track_caller]
pub(crate) fn ended(process: &mut Child, timeout: Duration) -> Option<ExitStatus> {
    let stdin = process.stdin.take();
    let status = process.wait_timeout(timeout).expect("a process can be waited for");
    process.stdin = stdin;
    status
}
