//! Finds a small input on which a program differs from the reference.
//!
//! ```text
//!   arguments         the command line
//!   task, promise     the reference output for an input, and the inputs that a task promises
//!   inputs            fixtures and random inputs
//!   program           one run of a program
//!   compare           the difference between two outputs
//!   trials            runs on many inputs, several at once
//!   search            finds the first input on which the program differs
//!   shrink            makes that input shorter and simpler
//!   proposals         the inputs to try for that
//!   report            the text that check prints, and the files that it writes
//! ```

mod arguments;
mod compare;
mod inputs;
mod interrupt;
mod program;
mod promise;
mod proposals;
mod report;
mod search;
mod shrink;
mod task;
mod trials;

use arguments::Arguments;
use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use search::Search;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::atomic::AtomicU64;
use trials::Trials;

fn main() -> ExitCode {
    interrupt::listen();
    let (text, status) = check(&Arguments::parse()).unwrap_or_else(|error| {
        let _ = writeln!(io::stderr(), "check: {error}");
        (String::new(), 2)
    });
    // If stdout is closed, the exit status still tells the result.
    let _ = io::stdout().write_all(text.as_bytes());
    ExitCode::from(status)
}

/// Checks a program. Returns the report and the exit status.
fn check(arguments: &Arguments) -> io::Result<(String, u8)> {
    let style = ProgressStyle::with_template("{spinner} {elapsed} {pos} inputs passed; {msg}");
    let progress = ProgressBar::new_spinner().with_style(style.expect("the template is valid"));
    let trials = Trials { arguments, progress: progress.clone(), slowest: AtomicU64::new(0) };
    Ok(match (Search { trials, before: 0 }).run()? {
        Some(found) => (report::difference(&found, arguments), 1),
        None if interrupt::is_interrupted() => (String::new(), interrupt::STATUS),
        None => (report::same(progress.position(), arguments), 0),
    })
}

#[cfg(test)]
mod tests;
