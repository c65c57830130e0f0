//! Waiting for a process, but not for ever.

use std::process::{Child, ExitStatus};
use std::thread;
use std::time::{Duration, Instant};

/// After this long a process hangs.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(60);

/// Waits for a process to end, and kills it if it does not.
///
/// # Panics
///
/// If it does not end.
pub(crate) fn wait(child: &mut Child) -> ExitStatus {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait().expect("a child can be waited for") {
            return status;
        }
        if start.elapsed() > TIMEOUT {
            child.kill().expect("a child can be killed");
            panic!("the process hangs");
        }
        thread::sleep(Duration::from_millis(1));
    }
}
