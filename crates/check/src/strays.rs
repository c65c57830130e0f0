//! Descendants of programs that have left their process group, such as those of `timeout` or `setsid`.
//!
//! They inherit a variable of the environment, by which Linux finds them. On other systems they stay.

/// The name of the variable. Its value is the number of the process `check`.
pub(crate) const MARK: &str = "CHECK_PROCESS";

/// Kills all of them.
#[cfg(target_os = "linux")]
pub(crate) fn kill_strays() {
    use nix::sys::signal::{kill, Signal::SIGKILL};
    use nix::unistd::Pid;
    use std::{fs, process};

    let mark = format!("{MARK}={}", process::id());
    let is_stray = |pid: &i32| {
        let environment = fs::read(format!("/proc/{pid}/environ")).unwrap_or_default();
        environment.split(|&byte| byte == 0).any(|variable| variable == mark.as_bytes())
    };
    // Some may start others while these are killed.
    for _ in 0..10 {
        let files = fs::read_dir("/proc").into_iter().flatten().flatten();
        let pids = files.filter_map(|file| file.file_name().to_str()?.parse().ok());
        let strays: Vec<_> = pids.filter(is_stray).map(Pid::from_raw).collect();
        if strays.is_empty() {
            break;
        }
        for stray in strays {
            let _ = kill(stray, SIGKILL);
        }
    }
}

/// Kills none of them.
#[cfg(not(target_os = "linux"))]
pub(crate) fn kill_strays() {}
