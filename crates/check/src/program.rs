//! A student's program, run on an input.

use std::ffi::OsString;
use std::io::{self, Read, Seek, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;
use wait_timeout::ChildExt;

/// How much of an output is read.
const LONGEST_OUTPUT: usize = 1 << 20;
/// How long output may take after the end, if a child of the program holds the pipe.
const LATE: Duration = Duration::from_millis(100);

/// How a program is started, and after how long it is stopped.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Program<'a> {
    pub(crate) command: &'a [OsString],
    pub(crate) limit: Duration,
}

/// What a program has written, and how it has ended: not at all if it was stopped.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) output: String,
    status: Option<ExitStatus>,
}

impl Program<'_> {
    pub(crate) fn run(&self, input: &str) -> io::Result<Run> {
        let mut process = self.start(input)?;
        let chunks = chunks(&mut process);
        let status = process.wait_timeout(self.limit)?;
        if status.is_none() {
            process.kill()?;
            process.wait()?;
        }
        let output =
            std::iter::from_fn(|| chunks.recv_timeout(LATE).ok()).flatten().collect::<Vec<_>>();
        Ok(Run { output: String::from_utf8_lossy(&output).replace("\r\n", "\n"), status })
    }

    /// Starts the program with a file for its input, which it need not read.
    fn start(&self, input: &str) -> io::Result<Child> {
        let mut file = tempfile::tempfile()?;
        file.write_all(input.as_bytes())?;
        file.rewind()?;
        let mut command = Command::new(&self.command[0]);
        let command = command.args(&self.command[1..]).stdin(file);
        command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn()
    }
}

impl Run {
    /// What is wrong with how the program has ended, if anything is.
    pub(crate) fn failure(&self, limit: Duration) -> Option<String> {
        match self.status {
            _ if self.output.len() >= LONGEST_OUTPUT => {
                Some(format!("it writes more than {LONGEST_OUTPUT} bytes\n"))
            }
            None => Some(format!("it has not ended after {limit:?}\n")),
            Some(status) => (!status.success()).then(|| format!("it has ended with {status}\n")),
        }
    }
}

/// Reads the output of a process, up to a limit.
fn chunks(process: &mut Child) -> Receiver<Vec<u8>> {
    let (sender, receiver) = mpsc::channel();
    let stdout = process.stdout.take().expect("stdout is a pipe");
    thread::spawn(move || {
        let (mut limited, mut buffer) = (stdout.take(LONGEST_OUTPUT as u64), [0; 1 << 13]);
        while let Ok(read @ 1..) = limited.read(&mut buffer) {
            let _ = sender.send(buffer[..read].to_vec());
        }
    });
    receiver
}
