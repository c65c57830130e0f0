//! Finds a small input on which a program differs from the reference.
//!
//! ```text
//!   arguments            the command line
//!   task                 the reference output for an input, and whether a task promises it
//!   inputs               fixtures and random inputs
//!   process, collector   a process with its descendants; what it writes to its stdout
//!   program, strays      a run of a program on an input; descendants that have left their group
//!   texts, solutions     the difference between two texts, or between solutions of a turtle puzzle
//!   compare              how a run differs from the reference
//!   trials               runs on many inputs, several at once
//!   search               finds the first input on which the program differs
//!   proposals, shrink    make that input shorter and simpler
//!   counterexample       does so within the time for that, and tries the result again
//!   report, save         the text that check prints, and the files that it writes
//!   judge                compares an output instead of running a program
//!   visible              bytes as text in which everything can be seen
//!   interrupt, hint      Ctrl-C; what the user may have meant by a wrong command
//! ```

mod arguments;
mod collector;
mod compare;
mod counterexample;
mod hint;
mod inputs;
mod interrupt;
mod judge;
mod process;
mod program;
mod proposals;
mod report;
mod save;
mod search;
mod shrink;
mod solutions;
mod strays;
mod task;
mod texts;
mod trials;
mod visible;

use arguments::Arguments;
use clap::Parser;
use common::cli::stdout;
use common::Error;
use counterexample::counterexample;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;
use trials::Trials;

fn main() -> ExitCode {
    let result = match Arguments::try_parse() {
        Ok(arguments) => check(&arguments),
        Err(error) if error.use_stderr() => Err(io::Error::other(arguments::message(&error))),
        Err(help) => Ok((help.to_string(), 0)),
    };
    let status = result.and_then(|(text, status)| print(&text).map(|()| status));
    ExitCode::from(status.unwrap_or_else(|error| {
        let _ = writeln!(io::stderr(), "check: {error}");
        2
    }))
}

/// Does what the command line asks for. Returns the text to print and the exit status.
fn check(arguments: &Arguments) -> io::Result<(String, u8)> {
    if let Some(input) = &arguments.judge {
        let difference = judge::judge(arguments.task, input)?;
        return Ok(difference.map_or((String::new(), 0), |difference| (difference, 1)));
    }
    interrupt::listen();
    let trials = &mut Trials::new(arguments);
    let result = search(trials);
    strays::kill_strays();
    match result {
        // The exit status that shells report for a command ended by Ctrl-C.
        Err(error) if error.kind() == ErrorKind::Interrupted => {
            Ok((report::agreement(trials, " so far"), 130))
        }
        result => result,
    }
}

/// Searches for a difference and simplifies its input. Returns the report and the exit status.
fn search(trials: &mut Trials) -> io::Result<(String, u8)> {
    if let Some(found) = search::search(trials)? {
        let example = counterexample(&found, trials);
        return Ok((report::difference(&found, &example, trials), 1));
    }
    if trials.agreed == 0 {
        return Err(io::Error::other("there was no time to try an input; allow more with --time"));
    }
    Ok((report::agreement(trials, ""), 0))
}

/// Prints a text. A reader that has gone away is no error.
fn print(text: &str) -> io::Result<()> {
    let written = stdout().and_then(|mut stdout| {
        stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()).map_err(Error::Write)
    });
    match written {
        Err(Error::Write(error)) if error.kind() != ErrorKind::BrokenPipe => {
            Err(io::Error::other(format!("<stdout>: cannot write: {error}")))
        }
        _ => Ok(()),
    }
}
