//! The command `check`: searches, scores or judges, as its command line asks for.

use crate::arguments::{help_or_error, Arguments};
use crate::counterexample::Counterexample;
use crate::error::{prefixed, Error};
use crate::fixtures::tried;
use crate::report::{self, Report};
use crate::run::{self, Limits, Program};
use crate::runner::{Outcome, Runner};
use crate::stop::{self, Stop, INTERRUPTED};
use crate::{compare, folder, judge, score, search};
use clap::Parser;
use common::cli::print;
use common::report_outcome;
use indicatif::ProgressBar;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

/// The exit status if there is no result.
const ERROR: u8 = 2;

/// The time between two changes of the display.
const TICK: Duration = Duration::from_millis(100);

/// Runs the command `check` with the arguments of this process.
pub fn main() -> ExitCode {
    let report = match Arguments::try_parse() {
        Ok(arguments) => check(&arguments),
        Err(error) => help_or_error(&error).map(|text| Report { text, status: 0 }),
    };
    folder::remove();
    ExitCode::from(match report {
        Ok(report) => print_report(&report),
        Err(error) => {
            let _ = writeln!(io::stderr(), "check: {error}");
            ERROR
        }
    })
}

/// Prints a report. Returns the exit status. If that fails, it is not the one of the tools, because
/// theirs for an error is 1, and ours for a difference is 1.
fn print_report(Report { text, status }: &Report) -> u8 {
    let is_printed = report_outcome("check", "", print(text)) == ExitCode::SUCCESS;
    if is_printed {
        *status
    } else {
        ERROR
    }
}

/// Does what the command line asks for.
fn check(arguments: &Arguments) -> Result<Report, Error> {
    let folder = match arguments.command() {
        // Ctrl-C ends us as any other process, and nothing is left.
        None => PathBuf::new(),
        Some(command) => {
            run::refuse(command)?;
            stop::listen()?;
            folder::create()?
        }
    };
    let try_input = |input: &str, time| try_input(arguments, &folder, input, time);
    let runner = &mut Runner::new(&try_input, arguments);
    let result = match &arguments.judge {
        Some(file) => judge_one(file, runner),
        None if arguments.all => score_and_report(runner),
        None => search_and_report(runner),
    };
    runner.progress.finish_and_clear();
    result.or_else(|stop| match stop {
        Stop::Failed(error) => Err(error),
        // Ctrl-C came before we found a difference. (Later on, it ends only the diagnosis and
        // simplifying, and the report follows.)
        Stop::Interrupted => {
            Ok(Report { text: report::agreement_so_far(runner), status: INTERRUPTED })
        }
    })
}

/// Runs the program on an input within a time limit, or takes the output that is to be judged, and
/// judges it.
pub(crate) fn try_input(
    arguments: &Arguments,
    folder: &Path,
    input: &str,
    time: Duration,
) -> Outcome {
    let output = arguments.task.output(input);
    let limits = Limits { time, expected: output.len() as u64 };
    let run = match arguments.command() {
        None => judge::output(limits.bytes())?,
        Some(command) => {
            let program = Program { command: command.to_owned(), ..Program::default() };
            run::run(&program, input.as_bytes(), &limits, folder)?
        }
    };
    Ok(compare::verdict(run, arguments.task, &output))
}

/// Judges an output, or a program, on one input.
fn judge_one(file: &Path, runner: &Runner) -> Result<Report, Stop> {
    let input = judge::input(runner.arguments.task, file)?;
    let verdict = runner.outcome(&input)?;
    Ok(if verdict.is_wrong() {
        Report { text: report::details(&verdict, false, runner.arguments, &input), status: 1 }
    } else {
        Report { text: report::line(verdict.compared.not_judged), status: 0 }
    })
}

/// Shows that time passes, until the end of the search. (`enable_steady_tick` would panic if the
/// system gives us no thread.)
fn show_time(progress: &ProgressBar) -> Result<(), Error> {
    let progress = progress.clone();
    let show = move || {
        while !progress.is_finished() {
            progress.tick();
            thread::sleep(TICK);
        }
    };
    thread::Builder::new().spawn(show).map(drop).map_err(prefixed("cannot start a thread"))
}

/// Tries all fixtures, and reports the first difference and the score.
fn score_and_report(runner: &mut Runner) -> Result<Report, Stop> {
    show_time(&runner.progress)?;
    let arguments = runner.arguments;
    let inputs = tried(arguments.task, arguments.fixtures.as_deref(), "check")?;
    let score = score::score(runner, inputs)?;
    let first = score.first.clone().map(|found| Counterexample::diagnosed(found, runner));
    Ok(report::score(&score, first.as_ref(), runner))
}

/// Searches for a difference, simplifies its input, and reports it.
fn search_and_report(runner: &mut Runner) -> Result<Report, Stop> {
    show_time(&runner.progress)?;
    match search::search(runner)? {
        Some(found) => {
            let example = Counterexample::diagnosed(found, runner).simplified(runner);
            Ok(Report { text: report::difference(&example, runner), status: 1 })
        }
        None if runner.agreed == 0 => Err(Error::NothingTried.into()),
        None => Ok(Report { text: report::agreement(runner, ""), status: 0 }),
    }
}
