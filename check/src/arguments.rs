//! The command line: `check [OPTION]... TASK COMMAND [ARG]...` or `check --judge INPUT TASK`.

use crate::error::Error;
use crate::run::PLACEHOLDER;
use crate::task::Task;
use crate::tasks::{named, task_names};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::Parser;
use rules::Rng;
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

/// The default of `--limit`.
pub(crate) const USUAL_LIMIT: &str = "5";

/// Which program to check, and how.
#[derive(Parser)]
#[command(version, override_help = include_str!("help.txt"), allow_negative_numbers = true)]
#[command(override_usage = "check [OPTION]... TASK COMMAND [ARG]...")]
pub(crate) struct Arguments {
    /// The time for random inputs. Simplifying has as long, naming the mistake six times that.
    #[arg(short, long, default_value = "10", value_name = "SECONDS")]
    #[arg(value_parser = |text: &str| seconds(text, 0.0))]
    pub(crate) time: Duration,
    /// The longest time for one run of the program.
    #[arg(short, long, requires = "command", default_value = USUAL_LIMIT, value_name = "SECONDS")]
    #[arg(value_parser = parse_limit)]
    pub(crate) limit: Duration,
    /// The seed of the random inputs; by default one that is short to type.
    #[arg(short, long, value_name = "N", default_value_t = Rng::new().u64(..100_000))]
    pub(crate) seed: u64,
    /// Whether to skip the fixtures.
    #[arg(short, long)]
    pub(crate) random: bool,
    /// The only input. Without a program, its output is on stdin.
    #[arg(long, value_name = "INPUT", conflicts_with_all = ["random", "time", "seed"])]
    pub(crate) judge: Option<PathBuf>,
    /// Whether to try all fixtures, and further inputs only to name the mistake.
    #[arg(short, long, conflicts_with_all = ["random", "time", "seed", "judge"])]
    pub(crate) all: bool,
    /// A folder with inputs to try in place of the fixtures.
    // We repeat what `all` conflicts with, because clap does not require `--all` beside an option
    // that conflicts with it: `--fixtures FOLDER --time 0` would pass without `--all`.
    #[arg(long, value_name = "FOLDER", requires = "all")]
    #[arg(conflicts_with_all = ["random", "time", "seed", "judge"])]
    pub(crate) fixtures: Option<PathBuf>,
    /// The task that the program is for.
    #[arg(value_parser = PossibleValuesParser::new(task_names()).map(|name| named(&name)))]
    pub(crate) task: &'static dyn Task,
    /// The program and its arguments.
    #[arg(required_unless_present = "judge", trailing_var_arg = true, allow_hyphen_values = true)]
    pub(crate) command: Vec<OsString>,
    /// The folder where the counterexample is saved.
    #[arg(skip)]
    pub(crate) folder: PathBuf,
    /// The same folder, seen from where the program runs.
    #[arg(skip)]
    pub(crate) saved: PathBuf,
}

impl Arguments {
    /// Returns the arguments of a call of `check --all`.
    pub(crate) fn for_all(task: &str, limit: Duration, command: Vec<OsString>) -> Self {
        let usual = Arguments::parse_from(["check", "--all", task, "PROGRAM"]);
        Arguments { limit, command, ..usual }
    }

    /// Returns the command that runs the program; `None` if its output is on stdin.
    pub(crate) fn command(&self) -> Option<&[OsString]> {
        Some(&*self.command).filter(|command| !command.is_empty())
    }

    /// Returns whether the program is given a file with the input.
    pub(crate) fn has_file(&self) -> bool {
        self.command.iter().any(|word| word.to_string_lossy().contains(PLACEHOLDER))
    }
}

/// Returns what clap prints in place of arguments: the help or the version.
///
/// # Errors
///
/// If the command line is wrong.
pub(crate) fn help_or_error(error: &clap::Error) -> Result<String, Error> {
    let text = error.to_string();
    if !error.use_stderr() {
        return Ok(text);
    }
    Err(Error::Usage(usage_message(&text)))
}

/// Returns the first paragraph of a message of clap, which names the offender, as one line.
pub fn usage_message(text: &str) -> String {
    let first = text.split("\n\n").next().unwrap_or_default().trim_start_matches("error: ");
    first.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Parses the time limit of a run. In less than 0.1 seconds, a correct program might not finish.
///
/// # Errors
///
/// If this is no number, or it is too small or too large.
pub fn parse_limit(text: &str) -> Result<Duration, String> {
    seconds(text, 0.1)
}

/// Parses a time.
fn seconds(text: &str, least: f64) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| (least..=1e6).contains(seconds));
    let message = || format!("expected a number of seconds from {least} to 1000000");
    seconds.map(Duration::from_secs_f64).ok_or_else(message)
}
