//! Processes with their descendants: process groups on Unix, job objects on Windows.
//!
//! A shell that is killed leaves its commands running, and they would hold the pipe open, or write into the next run. So all
//! of a group are killed together. In a group of their own, Ctrl-C at the terminal does not reach them: it is for `check`.

use super::hint::hint;
use super::input_file::filled;
use super::strays::VARIABLE;
use crate::error::prefixed;
use process_wrap::std::{StdChildWrapper, StdCommandWrap};
use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::path::Path;
use std::process::{ChildStdout, Command, ExitStatus, Stdio};

const CANNOT_OPEN: &str = "cannot open the program's input or output";

/// A program that runs, with its descendants.
pub(crate) struct Process(Box<dyn StdChildWrapper>);

impl Process {
    /// Starts a program, with `file` in place of `{}`; its stdout is a pipe. Descendants are found by the tag, even if they
    /// leave the group. If it cannot be started, the error has a hint.
    pub(crate) fn start(
        command: &[OsString],
        file: Option<&Path>,
        [stdin, stderr]: [&File; 2],
        tag: &str,
    ) -> io::Result<Self> {
        let filled = |word: &OsString| file.map_or(word.clone(), |file| filled(word, file));
        let mut process = Command::new(filled(&command[0]));
        process.args(command[1..].iter().map(filled)).env(VARIABLE, tag);
        let clone = |stream: &File| stream.try_clone().map_err(prefixed(CANNOT_OPEN));
        process.stdin(clone(stdin)?).stdout(Stdio::piped()).stderr(clone(stderr)?);
        let mut process = StdCommandWrap::from(process);
        #[cfg(unix)]
        process.wrap(process_wrap::std::ProcessGroup::leader());
        #[cfg(windows)]
        process.wrap(process_wrap::std::JobObject).wrap(windows::Flags);
        let name = command[0].to_string_lossy();
        let message =
            |error| format!("cannot run '{}': {error}{}", name.escape_debug(), hint(&name));
        process.spawn().map(Process).map_err(|error| io::Error::other(message(error)))
    }

    /// Returns the pipe that the program writes to. It may be called once.
    pub(crate) fn stdout(&mut self) -> ChildStdout {
        self.0.stdout().take().expect("stdout is a pipe, and taken once")
    }

    /// Returns the exit status of the program, if it has ended.
    pub(crate) fn status(&mut self) -> io::Result<Option<ExitStatus>> {
        self.0.inner_mut().try_wait()
    }

    /// Kills the program and its group, and waits for it.
    pub(crate) fn kill(&mut self) -> io::Result<()> {
        // These fail if nothing is left to kill. The program may have left its group, so it is killed on its own, too.
        let _ = self.0.start_kill();
        let _ = self.0.inner_mut().kill();
        self.0.inner_mut().wait().map(drop)
    }
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

    /// Sets both flags, after `JobObject`, which sets the first alone. process-wrap has `CreationFlags` for this, but in
    /// version 8 `JobObject` looks for it where it is not while a process is started, and overwrites its flags.
    #[derive(Debug)]
    pub(super) struct Flags;

    impl StdCommandWrapper for Flags {
        fn pre_spawn(&mut self, command: &mut Command, _: &StdCommandWrap) -> io::Result<()> {
            command.creation_flags(CREATE_SUSPENDED | CREATE_NEW_PROCESS_GROUP);
            Ok(())
        }
    }
}
