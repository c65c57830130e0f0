//! When there is no time left for further runs.
//!
//! On a busy machine, ten seconds of the clock are not ten seconds of a program. So a diagnosis
//! counts the time that the processors spend on the runs, as far as the system tells us.

use std::sync::LazyLock;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

/// How many processors there are for the runs.
pub(crate) static PROCESSORS: LazyLock<usize> =
    LazyLock::new(|| available_parallelism().map_or(1, usize::from));

/// If the processors hardly work on the runs, because of other programs, the time is over after
/// this many times as long by the clock.
const MOST_WAITING: u32 = 5;

/// When there is no time left.
#[derive(Clone, Copy)]
pub(crate) enum Deadline {
    Never,
    At(Instant),
    /// When all processors have worked on the runs for some time, or at an instant.
    Worked {
        until: Duration,
        at: Instant,
    },
}

impl Deadline {
    /// Returns the deadline after so much work.
    pub(crate) fn after(time: Duration) -> Self {
        let until = worked().unwrap_or_default() + *PROCESSORS as u32 * time;
        Deadline::Worked { until, at: Instant::now() + MOST_WAITING * time }
    }

    pub(crate) fn is_over(self) -> bool {
        match self {
            Deadline::Never => false,
            Deadline::At(instant) => Instant::now() >= instant,
            Deadline::Worked { until, at } => {
                worked().is_some_and(|worked| worked >= until) || Instant::now() >= at
            }
        }
    }
}

/// Returns how long the processors have worked on all runs that have ended.
#[cfg(unix)]
fn worked() -> Option<Duration> {
    use nix::sys::resource::{getrusage, UsageWho};
    use nix::sys::time::TimeValLike;
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).ok()?;
    let time = usage.user_time().num_microseconds() + usage.system_time().num_microseconds();
    Some(Duration::from_micros(time.unsigned_abs()))
}

/// Only the clock is known.
#[cfg(windows)]
fn worked() -> Option<Duration> {
    None
}
