//! A process with all its descendants: a process group on Unix, a job object on Windows.
//!
//! Ctrl-C at the terminal does not reach it, and nothing of it is left once it is killed.

use crate::hint::hint;
use process_wrap::std::{StdChildWrapper, StdCommandWrap};
use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::process::{Command, ExitStatus};
use std::thread::sleep;
use std::time::Duration;

/// The time between two looks at a process.
pub(crate) const PAUSE: Duration = Duration::from_millis(1);

/// A process that was started by [`Process::start`].
#[derive(Debug)]
pub(crate) struct Process(Box<dyn StdChildWrapper>);

impl Process {
    /// Starts a program. If that fails, the error has a hint.
    pub(crate) fn start(command: &[OsString], streams: [&File; 3]) -> io::Result<Self> {
        let [stdin, stdout, stderr] = streams.map(File::try_clone);
        let mut process = Command::new(&command[0]);
        process.args(&command[1..]).stdin(stdin?).stdout(stdout?).stderr(stderr?);
        let mut process = StdCommandWrap::from(process);
        wrap(&mut process);
        let message = |error| {
            let name = command[0].to_string_lossy();
            format!("cannot run '{name}': {error}{}", hint(&name))
        };
        process.spawn().map(Process).map_err(|error| io::Error::other(message(error)))
    }

    /// Returns the exit status, if the program has ended.
    pub(crate) fn try_wait(&mut self) -> io::Result<Option<ExitStatus>> {
        self.0.try_wait()
    }

    /// Kills the program and its descendants.
    pub(crate) fn kill(&mut self) -> io::Result<()> {
        // This fails if nothing is left to kill.
        let _ = self.0.start_kill();
        while self.try_wait()?.is_none() {
            sleep(PAUSE);
        }
        Ok(())
    }
}

#[cfg(unix)]
fn wrap(process: &mut StdCommandWrap) {
    process.wrap(process_wrap::std::ProcessGroup::leader());
}

#[cfg(windows)]
fn wrap(process: &mut StdCommandWrap) {
    use process_wrap::std::{CreationFlags, JobObject};
    use windows::Win32::System::Threading::CREATE_NEW_PROCESS_GROUP;
    process.wrap(CreationFlags(CREATE_NEW_PROCESS_GROUP)).wrap(JobObject);
}
