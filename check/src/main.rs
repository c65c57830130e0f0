//! Finds a small input on which a program differs from the reference.
//!
//! [`search`] tries inputs that the task statement allows (promised inputs), until a [`run`] of the program
//! differs from the reference: [`compare`] says how, and [`show`] shows it. [`mod@counterexample`] lets
//! [`mod@simplify`] make that input small by [`passes`]. [`mod@diagnosis`] names the mistake that the program makes: further runs
//! leave one of the known [`mistakes`], or one that an output itself tells ([`inferred`]). [`runner`] runs the program for all of
//! these, and keeps what tells a mistake as [`observations`].
//!
//! [`save`] writes the input to files, and [`report`] shows it. [`stop`] says why no more runs are made. [`score`] counts the
//! [`mod@fixtures`] that a program passes. [`mod@judge`] compares an output without running a program. None of these names a
//! [`task`], though some constants suit the three there are: what is special to one is in [`tasks`].

mod arguments;
mod case;
mod compare;
mod counterexample;
mod diagnosis;
mod difference;
mod error;
mod fixtures;
mod inferred;
mod judge;
mod mistake;
mod mistakes;
mod observations;
mod passes;
mod quote;
mod reason;
mod report;
mod run;
mod runner;
mod save;
mod score;
mod search;
mod show;
mod simplify;
mod stop;
mod task;
mod tasks;

use arguments::Arguments;
use common::cli::stdout;
use common::{report_outcome, Error};
use counterexample::Counterexample;
use run::{Limits, MOST_MORE};
use runner::{Outcome, Runner};
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;
use stop::{Stop, INTERRUPTED};

/// The exit status if there is no result.
const ERROR: u8 = 2;

/// The time between two changes of the display.
const TICK: Duration = Duration::from_millis(100);

const NOTHING_TRIED: &str = "there was no time to try an input; allow more with --time";

fn main() -> ExitCode {
    ExitCode::from(match arguments::arguments().and_then(|arguments| check(&arguments)) {
        Ok((text, status)) if prints(&text) => status,
        Ok(_) => ERROR,
        Err(error) => {
            let _ = writeln!(io::stderr(), "check: {error}");
            ERROR
        }
    })
}

/// Prints a text as the tools do, and returns whether that succeeds. Their status after an error is 1, which here is that of a
/// difference.
fn prints(text: &str) -> bool {
    let outcome =
        stdout().and_then(|mut stdout| stdout.write_all(text.as_bytes()).map_err(Error::Write));
    report_outcome("check", "", outcome) == ExitCode::SUCCESS
}

/// Does what the command line asks for. Returns the text to print and the exit status.
fn check(arguments: &Arguments) -> io::Result<(String, u8)> {
    let folder = run::folder()?;
    if !arguments.command.is_empty() {
        stop::listen(folder.path().to_owned())?;
    }
    let try_input = |input: &str, time| try_input(arguments, folder.path(), input, time);
    let runner = &mut Runner::new(&try_input, arguments);
    let result = match &arguments.judge {
        Some(file) => judge_one(file, runner),
        None if arguments.all => score_and_report(runner),
        None => search_and_report(runner),
    };
    runner.progress.finish_and_clear();
    match result {
        Ok(report) => Ok(report),
        Err(Stop::Failed(error)) => Err(error),
        // Ctrl-C came before a difference was found. Later on, it ends only naming and simplifying.
        Err(_) => Ok((report::agreement(runner, " so far"), INTERRUPTED)),
    }
}

/// Runs the program on an input within a time limit, or takes the output that is to be judged, and judges it.
fn try_input(arguments: &Arguments, folder: &Path, input: &str, time: Duration) -> Outcome {
    let output = arguments.task.output(input);
    let bytes = output.len() as u64 + MOST_MORE;
    let run = match &arguments.command[..] {
        [] => judge::output(bytes)?,
        command => run::run(command, input.as_bytes(), &Limits { time, bytes }, folder)?,
    };
    Ok(compare::verdict(run, arguments.task, &output))
}

/// Judges an output, or a program, on one input. Returns what to print and the exit status.
fn judge_one(file: &Path, runner: &Runner) -> Result<(String, u8), Stop> {
    let task = runner.arguments.task;
    let input = judge::input(task, file)?;
    let verdict = runner.outcome(&input)?;
    Ok(if verdict.is_wrong() {
        (report::details(&verdict, task, &input), 1)
    } else {
        (report::line(verdict.not_judged), 0)
    })
}

/// Tries all fixtures. Returns the first difference with the score, and the exit status.
fn score_and_report(runner: &mut Runner) -> Result<(String, u8), Stop> {
    runner.progress.enable_steady_tick(TICK);
    let mut score = score::score(runner)?;
    let first = score
        .first
        .take()
        .map(|found| difference(&Counterexample::named(found, runner), runner) + "\n");
    let (list, status) = report::score(&score, runner);
    Ok((first.unwrap_or_else(|| report::interference(runner)) + &list, status))
}

/// Searches for a difference and simplifies its input. Returns the report and the exit status.
fn search_and_report(runner: &mut Runner) -> Result<(String, u8), Stop> {
    runner.progress.enable_steady_tick(TICK);
    match search::search(runner)? {
        Some(found) => {
            let example = Counterexample::named(found, runner).simplified(runner);
            Ok((difference(&example, runner), 1))
        }
        None if runner.agreed == 0 => Err(io::Error::other(NOTHING_TRIED).into()),
        None => Ok((report::agreement(runner, ""), 0)),
    }
}

/// Saves a counterexample, and reports it.
fn difference(example: &Counterexample, runner: &Runner) -> String {
    let saved = save::save(runner.arguments.task, &example.input);
    report::difference(example, &saved, runner)
}

#[cfg(test)]
mod tests;
