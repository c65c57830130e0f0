//! Descendants of programs that have left their process group, such as those of `timeout` or `setsid`.
//!
//! Once its parent has ended, nothing leads to such a process: it is in no group of ours, and its parent is now the first
//! process of the system. But it has inherited the environment, so a variable of ours marks it, which Linux shows in
//! `/proc`. On other systems they stay.

use std::process;

/// The name of the variable.
pub(crate) const VARIABLE: &str = "CHECK_PROCESS";

/// Returns the value for a run: the number of this process, and that of the run.
pub(crate) fn tag(run: usize) -> String {
    format!("{}-{run}-", process::id())
}

/// Kills the strays of all runs.
pub(crate) fn kill_all() {
    kill(&format!("{}-", process::id()));
}

/// Kills the strays whose variable starts with `tag`.
#[cfg(target_os = "linux")]
pub(crate) fn kill(tag: &str) {
    use nix::sys::signal::{self, Signal::SIGKILL};
    use nix::unistd::Pid;
    use std::fs;

    let tag = format!("{VARIABLE}={tag}");
    let is_stray = |pid: &i32| {
        let environment = fs::read(format!("/proc/{pid}/environ")).unwrap_or_default();
        environment.split(|&byte| byte == 0).any(|variable| variable.starts_with(tag.as_bytes()))
    };
    // Some may start others while these are killed. A program that does this faster than we look is left after ten times.
    for _ in 0..10 {
        let files = fs::read_dir("/proc").into_iter().flatten().flatten();
        let pids = files.filter_map(|file| file.file_name().to_str()?.parse().ok());
        let strays: Vec<_> = pids.filter(is_stray).map(Pid::from_raw).collect();
        if strays.is_empty() {
            break;
        }
        for stray in strays {
            let _ = signal::kill(stray, SIGKILL);
        }
    }
}

/// Kills none of them.
#[cfg(not(target_os = "linux"))]
pub(crate) fn kill(_: &str) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_tag_starts_with_another() {
        let tags: Vec<_> = (1..=99).map(tag).collect();
        let starts = |tag: &String| tags.iter().filter(|other| other.starts_with(tag)).count();
        assert!(tags.iter().all(|tag| starts(tag) == 1));
    }
}
