//! What several modules do together, with fabricated differences in place of a program.

mod boards;
mod counterexamples;
mod differences;
mod many_lines;
mod search;
mod solutions;

use crate::arguments::Arguments;
use crate::compare::{self, Difference};
use crate::report::rows::explained;
use crate::run::End;
use crate::task::Task;
use crate::trials::{Input, Outcome};
use clap::Parser;
use std::process::ExitStatus;
use std::sync::Mutex;
use std::time::Duration;

/// The inputs that were tried, each with its time limit.
pub(crate) type Tried = Mutex<Vec<(String, Duration)>>;

/// Returns how an output differs, as it is shown.
fn difference_text(task: Task, expected: &str, found: &str) -> Option<String> {
    let rows = compare::rows(task, expected.as_bytes(), found.as_bytes());
    (!rows.is_empty()).then(|| explained(&rows))
}

fn arguments(words: &[&str]) -> Arguments {
    Arguments::parse_from([&["check"], words, &["./mine"]].concat())
}

/// Returns a difference, or `None`.
#[expect(clippy::unnecessary_wraps, reason = "a run may fail")]
pub(crate) fn wrong(is_wrong: bool) -> Outcome {
    let end = End::Exited(ExitStatus::default());
    let difference = Difference { rows: Vec::new(), end, has_output: true, stderr: Vec::new() };
    Ok(is_wrong.then_some(difference))
}

/// Returns a timeout, or `None`.
fn timeout(is_timeout: bool) -> Outcome {
    let (difference, end) = (wrong(is_timeout)?, End::TimedOut(Duration::ZERO));
    Ok(difference.map(|difference| Difference { end, ..difference }))
}

/// Notes a run. Returns its number, from 0.
pub(crate) fn note(tried: &Tried, input: &str, limit: Duration) -> usize {
    let mut tried = tried.lock().expect("no test panics here");
    tried.push((input.to_owned(), limit));
    tried.len() - 1
}

pub(crate) fn inputs(count: usize) -> Vec<Input> {
    (1..=count).map(|number| Input::from("1\n".repeat(number))).collect()
}
