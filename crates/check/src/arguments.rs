//! The command line: `check [OPTION]... TASK COMMAND [ARG]...` or `check --judge INPUT TASK`.

use crate::task::Task;
use clap::Parser;
use std::collections::hash_map::RandomState;
use std::ffi::OsString;
use std::hash::{BuildHasher, Hasher};
use std::path::PathBuf;
use std::time::Duration;

/// Which program to check, and how.
#[derive(Debug, Parser)]
#[command(version, override_help = include_str!("help.txt"), allow_negative_numbers = true)]
#[command(override_usage = "check [OPTION]... TASK COMMAND [ARG]...")]
pub(crate) struct Arguments {
    /// The time for random inputs, and the longest time for shrinking.
    #[arg(short, long, default_value = "10", value_name = "SECONDS", value_parser = time)]
    pub(crate) time: Duration,
    /// The longest time for one run of the program.
    #[arg(short, long, default_value = "5", value_name = "SECONDS", value_parser = limit)]
    pub(crate) limit: Duration,
    /// The seed of the random inputs.
    #[arg(short, long, value_name = "N", default_value_t = random_seed())]
    pub(crate) seed: u64,
    /// Whether to skip the fixtures.
    #[arg(short, long)]
    pub(crate) random: bool,
    /// The input whose output is on stdin. No program is run.
    #[arg(long, value_name = "INPUT", conflicts_with = "command")]
    pub(crate) judge: Option<PathBuf>,
    pub(crate) task: Task,
    /// The program and its arguments.
    #[arg(required_unless_present = "judge", trailing_var_arg = true, allow_hyphen_values = true)]
    pub(crate) command: Vec<OsString>,
}

impl Arguments {
    /// Returns the command, quoted for a shell.
    pub(crate) fn call(&self) -> String {
        let is_plain = |char: char| char.is_alphanumeric() || "-_./=+:,@%".contains(char);
        let quote = |word: &str| match word {
            _ if !word.is_empty() && word.chars().all(is_plain) => word.to_owned(),
            _ => format!("'{}'", word.replace('\'', "'\\''")),
        };
        let words = self.command.iter().map(|word| quote(&word.to_string_lossy()));
        words.collect::<Vec<_>>().join(" ")
    }
}

/// Returns a message of one line about a wrong command line.
pub(crate) fn message(error: &clap::Error) -> String {
    let text = error.to_string();
    let first = text.split("\n\n").next().unwrap_or_default().trim_start_matches("error: ");
    let words: Vec<_> = first.split_whitespace().collect();
    format!("{}; see 'check --help'", words.join(" "))
}

/// Returns a random number that is short to type.
fn random_seed() -> u64 {
    RandomState::new().build_hasher().finish() % 100_000
}

/// Parses the time for a search.
fn time(text: &str) -> Result<Duration, &'static str> {
    seconds(text, 0.0).ok_or("expected a number of seconds from 0 to 1000000")
}

/// Parses a time limit. In less than 0.1 seconds, a correct program might not finish.
fn limit(text: &str) -> Result<Duration, &'static str> {
    seconds(text, 0.1).ok_or("expected a number of seconds from 0.1 to 1000000")
}

fn seconds(text: &str, least: f64) -> Option<Duration> {
    let seconds = text.parse().ok().filter(|seconds| (least..=1e6).contains(seconds));
    seconds.map(Duration::from_secs_f64)
}
