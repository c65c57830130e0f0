//! Processes with all their descendants: process groups on Unix, job objects on Windows.
//!
//! Ctrl-C at the terminal does not reach them, and nothing of them is left once they are killed.

use crate::hint::hint;
use process_wrap::std::{StdChildWrapper, StdCommandWrap};
use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

/// The time between two looks at a process.
pub(crate) const PAUSE: Duration = Duration::from_millis(1);

/// Starts a program. If that fails, the error has a hint.
pub(crate) fn start(
    command: &[OsString],
    streams: [&File; 3],
) -> io::Result<Box<dyn StdChildWrapper>> {
    let [stdin, stdout, stderr] = streams.map(File::try_clone);
    let mut process = Command::new(&command[0]);
    process.args(&command[1..]).stdin(stdin?).stdout(stdout?).stderr(stderr?);
    let mut process = StdCommandWrap::from(process);
    #[cfg(unix)]
    process.wrap(process_wrap::std::ProcessGroup::leader());
    #[cfg(windows)]
    process.wrap(process_wrap::std::JobObject).wrap(windows::Flags);
    let name = command[0].to_string_lossy();
    let message = |error| format!("cannot run '{name}': {error}{}", hint(&name));
    process.spawn().map_err(|error| io::Error::other(message(error)))
}

/// Kills a program and its descendants, and waits for it.
pub(crate) fn kill(process: &mut dyn StdChildWrapper) -> io::Result<()> {
    // This fails if nothing is left to kill.
    let _ = process.start_kill();
    // To wait for a job on Windows might take forever, since its messages are read already.
    while process.try_wait()?.is_none() {
        sleep(PAUSE);
    }
    Ok(())
}

#[cfg(windows)]
mod windows {
    use process_wrap::std::{StdCommandWrap, StdCommandWrapper};
    use std::io;
    use std::os::windows::process::CommandExt;
    use std::process::Command;

    /// The process does not run until it is in its job. `JobObject` resumes it then.
    const CREATE_SUSPENDED: u32 = 0x4;
    /// Ctrl-C does not reach the process.
    const CREATE_NEW_PROCESS_GROUP: u32 = 0x200;

    /// Sets both flags. `JobObject`, which sets the first alone, overwrites those of `CreationFlags`.
    #[derive(Debug)]
    pub(super) struct Flags;

    impl StdCommandWrapper for Flags {
        fn pre_spawn(&mut self, command: &mut Command, _: &StdCommandWrap) -> io::Result<()> {
            command.creation_flags(CREATE_SUSPENDED | CREATE_NEW_PROCESS_GROUP);
            Ok(())
        }
    }
}
