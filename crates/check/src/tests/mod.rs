//! What several modules do together, with fabricated differences in place of a program.

mod counterexamples;
pub(crate) mod differences;
mod many_lines;
mod search;

use crate::arguments::Arguments;
use crate::compare::Difference;
use crate::report::row_text::explained;
use crate::run::End;
use crate::tasks::named;
use crate::trials::Outcome;
use clap::Parser;
use std::process::ExitStatus;
use std::sync::Mutex;
use std::time::Duration;

/// The inputs that were tried, each with its time limit.
pub(crate) type Tried = Mutex<Vec<(String, Duration)>>;

/// Returns how an output for a task differs, as it is shown.
pub(crate) fn difference_text(task: &str, expected: &str, found: &str) -> Option<String> {
    let rows = named(task).rows(expected.as_bytes(), found.as_bytes());
    (!rows.is_empty()).then(|| explained(&rows))
}

/// Returns the sentence that names the rule that an output breaks.
pub(crate) fn broken_rule(task: &str, input: &str, found: &str) -> Option<String> {
    let task = named(task);
    task.broken_rule(input, &task.full_output(input), found.as_bytes())
}

pub(crate) fn arguments(words: &[&str]) -> Arguments {
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
pub(crate) fn timeout(is_timeout: bool) -> Outcome {
    let (difference, end) = (wrong(is_timeout)?, End::TimedOut(Duration::ZERO));
    Ok(difference.map(|difference| Difference { end, ..difference }))
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
