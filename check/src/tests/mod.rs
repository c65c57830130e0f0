//! What several modules do together, with fabricated differences in place of a program.

mod catalogues;
mod counterexamples;
mod diagnosis;
mod differences;
mod imports;
mod names;
mod search;
mod several;

use crate::arguments::Arguments;
use crate::compare::{self, Verdict};
use crate::deadline::Deadline;
use crate::difference::{Difference, Extent};
use crate::fixtures::fixtures;
use crate::mutant::Mutant;
use crate::run::{Exit, Run};
use crate::runner::{Found, Input, Outcome, Runner};
use crate::task::{Compared, Task};
use clap::Parser;
use mistakes::Catalogue;
use std::env;
use std::fmt::{Debug, Formatter, Result};
use std::process::ExitStatus;
use std::sync::Mutex;
use std::time::Duration;

/// The inputs that were tried, each with its time limit.
pub(crate) type Tried = Mutex<Vec<(String, Duration)>>;

pub(crate) fn arguments(words: &[&str]) -> Arguments {
    arguments_for(&[words, &["./mine"]].concat())
}

/// Returns the arguments of a call with a command.
pub(crate) fn arguments_for(words: &[&str]) -> Arguments {
    Arguments::parse_from([&["check"], words].concat())
}

/// Returns the verdict on a run that ends so. It is wrong if its end is, or if `is_wrong` says so.
pub(crate) fn verdict(exit: Exit, stdout: &[u8], is_wrong: bool) -> Verdict {
    let run = Run::that_printed(stdout.to_vec(), exit);
    let difference =
        is_wrong.then(|| Difference::new("QUIT\n".into(), "FULL\n".into(), Extent::Outputs));
    Verdict { run, compared: Compared { difference, not_judged: None } }
}

/// Returns a run that is right, or wrong if `is_wrong` says so.
#[expect(clippy::unnecessary_wraps, reason = "a run may fail")]
pub(crate) fn wrong_if(is_wrong: bool) -> Outcome {
    Ok(verdict(Exit::Status(ExitStatus::default()), b"QUIT\n", is_wrong))
}

/// Returns a run that is right, or times out if `is_timeout` says so.
pub(crate) fn timeout_if(is_timeout: bool) -> Outcome {
    if !is_timeout {
        return wrong_if(false);
    }
    Ok(verdict(Exit::TimedOut(Duration::ZERO), b"QUIT\n", false))
}

/// Judges a program with some mistakes on an input. Where it gives up, it is taken for right.
pub(crate) fn judged(task: &'static dyn Task, program: &Mutant, input: &str) -> Verdict {
    let output = task.thorough_case(input).and_then(|case| program.output(&case));
    let stdout = output.map_or_else(|| task.output(input), String::into_bytes);
    let exit = Exit::Status(ExitStatus::default());
    compare::verdict(Run::that_printed(stdout, exit), task, &task.output(input))
}

impl Runner<'_> {
    /// Makes one run at a time, so that their order is known.
    pub(crate) fn one_at_a_time(mut self) -> Self {
        self.interferes = Some(Exit::WroteTooMuch);
        self
    }
}

impl Debug for Mutant {
    fn fmt(&self, formatter: &mut Formatter) -> Result {
        self.name().fmt(formatter)
    }
}

/// Returns a number from the environment, or the default.
pub(crate) fn number(variable: &str, default: usize) -> usize {
    env::var(variable).map_or(default, |text| text.parse().expect("a number"))
}

/// Returns a fixture.
pub(crate) fn fixture(task: &dyn Task, name: &str) -> String {
    let fixture = fixtures(task).into_iter().find(|input| input.fixture == Some(name));
    fixture.expect("a fixture").text
}

/// Returns programs that make one mistake of the catalogue each, those with a number with one that
/// some fixture exposes.
pub(crate) fn programs(task: &dyn Task) -> Vec<Mutant> {
    let Catalogue { mistakes, numbered } = task.catalogue();
    let numbered = numbered.iter().map(|row| (row.row)(row.example));
    mistakes.into_iter().chain(numbered).map(Mutant::from).collect()
}

/// Returns the program that makes a mistake.
pub(crate) fn program(task: &dyn Task, clause: &str) -> Mutant {
    let mut all = programs(task).into_iter();
    all.find(|program| program.name().contains(clause)).expect("a known mistake")
}

/// Returns the first of some fixtures on which the program differs.
pub(crate) fn first_found(runner: &mut Runner, inputs: Vec<Input>) -> Found {
    let found = runner.first_difference(inputs, Deadline::Never).expect("no run fails");
    found.expect("a fixture exposes the mistake")
}

/// Notes a run. Returns its number, from 0.
pub(crate) fn note(tried: &Tried, input: &str, limit: Duration) -> usize {
    let mut tried = tried.lock().expect("no test panics here");
    tried.push((input.to_owned(), limit));
    tried.len() - 1
}

/// Returns the runs that were noted.
pub(crate) fn tried(tried: Tried) -> Vec<(String, Duration)> {
    tried.into_inner().expect("no test panics")
}
