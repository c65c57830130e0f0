//! Processes with their descendants: process groups on Unix, job objects on Windows.
//!
//! Ctrl-C at the terminal does not reach them.

use crate::hint::hint;
use crate::strays::MARK;
use process_wrap::std::{StdChildWrapper, StdCommandWrap};
use std::ffi::OsString;
use std::fs::File;
use std::process::{Command, Stdio};
use std::{io, process};

/// Starts a program; its stdout is a pipe. If that fails, the error has a hint.
pub(crate) fn start(
    command: &[OsString],
    stdin: &File,
    stderr: &File,
) -> io::Result<Box<dyn StdChildWrapper>> {
    let mut process = Command::new(&command[0]);
    process.args(&command[1..]).env(MARK, process::id().to_string());
    process.stdin(stdin.try_clone()?).stdout(Stdio::piped()).stderr(stderr.try_clone()?);
    let mut process = StdCommandWrap::from(process);
    #[cfg(unix)]
    process.wrap(process_wrap::std::ProcessGroup::leader());
    #[cfg(windows)]
    process.wrap(process_wrap::std::JobObject).wrap(windows::Flags);
    let name = command[0].to_string_lossy();
    let message =
        |error| format!("cannot run '{}': {error}{}", name.escape_debug(), hint(&name, &error));
    process.spawn().map_err(|error| io::Error::other(message(error)))
}

/// Kills a program and its group, and waits for it.
pub(crate) fn kill(program: &mut dyn StdChildWrapper) -> io::Result<()> {
    // These fail if nothing is left to kill. The program may have left its group.
    let _ = program.start_kill();
    let _ = program.inner_mut().kill();
    program.inner_mut().wait().map(drop)
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
