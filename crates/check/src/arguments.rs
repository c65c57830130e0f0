//! The command line: `check [OPTION]... TASK COMMAND [ARG]...`.

use crate::task::Task;
use clap::Parser;
use std::collections::hash_map::RandomState;
use std::ffi::OsString;
use std::hash::{BuildHasher, Hasher};
use std::time::Duration;

/// Which program to check, and how.
#[derive(Debug, Parser)]
#[command(version, override_help = include_str!("help.txt"), allow_negative_numbers = true)]
#[command(override_usage = "check [OPTION]... TASK COMMAND [ARG]...")]
pub(crate) struct Arguments {
    /// The time for random inputs, and the longest time for shrinking.
    #[arg(short, long, default_value = "10", value_name = "SECONDS", value_parser = seconds)]
    pub(crate) time: Duration,
    /// The longest time for one run of the program.
    #[arg(short, long, default_value = "5", value_name = "SECONDS", value_parser = seconds)]
    pub(crate) limit: Duration,
    /// The seed of the random inputs.
    #[arg(short, long, value_name = "N", default_value_t = random_seed())]
    pub(crate) seed: u64,
    /// Whether to skip the fixtures.
    #[arg(short, long)]
    pub(crate) random: bool,
    pub(crate) task: Task,
    /// The program and its arguments.
    #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
    pub(crate) command: Vec<OsString>,
}

/// Returns a random number that is short to type.
fn random_seed() -> u64 {
    RandomState::new().build_hasher().finish() % 100_000
}

/// Parses a time. In less than 0.1 seconds, a correct program might not finish.
fn seconds(text: &str) -> Result<Duration, &'static str> {
    let seconds = text.parse().ok().filter(|seconds| (0.1..=1e6).contains(seconds));
    seconds.map(Duration::from_secs_f64).ok_or("expected seconds from 0.1 to 1000000")
}
