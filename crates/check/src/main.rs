//! The command `check`: finds a small input on which a student's program differs from the reference.

mod compare;
mod counterexample;
mod inputs;
mod program;
mod search;
mod task;

use clap::Parser;
use counterexample::Counterexample;
use program::Program;
use search::Search;
use std::ffi::OsString;
use std::process::ExitCode;
use std::time::Duration;
use std::{fs, io};
use task::Task;

/// Finds a small input on which your program differs from the reference.
///
/// It runs your program on the fixtures that the task promises, then on random inputs.
/// The exit status is 0 if all agree, 1 if one does not, and 2 if the command line is wrong.
#[derive(Debug, Parser)]
#[command(after_help = "Example: check connect4 python3 mine.py")]
struct Arguments {
    /// For how many seconds it tries random inputs
    #[arg(short, long, default_value = "10", value_parser = seconds)]
    time: Duration,
    /// After how many seconds your program is stopped
    #[arg(long, default_value = "5", value_parser = seconds)]
    limit: Duration,
    /// Tries no fixtures, only random inputs
    #[arg(long)]
    random: bool,
    /// What your program does
    task: Task,
    /// Your program, which reads standard input, and its arguments
    #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
    command: Vec<OsString>,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().map_err(|_| "expected a number of seconds")?;
    Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    check(&arguments).unwrap_or_else(|error| {
        eprintln!("check: {}: {error}", arguments.command[0].to_string_lossy());
        ExitCode::from(2)
    })
}

fn check(arguments: &Arguments) -> io::Result<ExitCode> {
    let program = Program { command: &arguments.command, limit: arguments.limit };
    let mut search = Search::new(arguments.task, program, arguments.time);
    let Some(found) = search.run(arguments.random)? else {
        println!("{}: the same as the reference on {} inputs", arguments.task, search.agreed());
        return Ok(ExitCode::SUCCESS);
    };
    report(arguments, &found)?;
    Ok(ExitCode::FAILURE)
}

fn report(arguments: &Arguments, found: &Counterexample) -> io::Result<()> {
    let command = arguments.command.join(" ".as_ref());
    let (task, command) = (arguments.task, command.to_string_lossy());
    fs::write("counterexample.in", &found.input)?;
    fs::write("counterexample.out", task.expected(&found.input))?;
    println!("{task}: {command} differs from the reference");
    println!("Found by {}, and made shorter.\n", found.origin);
    println!("{}\n{}", shown(&found.input), found.difference);
    println!("Saved as counterexample.in and .out. Again: {command} < counterexample.in");
    Ok(())
}

fn shown(input: &str) -> String {
    let lines: Vec<_> = input.lines().map(|line| format!("    {line}\n")).collect();
    format!("input, {} byte(s):\n{}", input.len(), lines.concat())
}
