//! The command line: `grade [OPTION]... TASK FOLDER [ARG]...`.

use crate::error::Error;
use check::{parse_limit, task_names, usage_message};
use clap::builder::PossibleValuesParser;
use clap::Parser;
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

/// Which programs to grade, and how.
#[derive(Debug, Parser)]
#[command(version, override_help = include_str!("help.txt"))]
#[command(override_usage = "grade [OPTION]... TASK FOLDER [ARG]...")]
pub(crate) struct Arguments {
    /// The longest time for one run of a program.
    #[arg(short, long, default_value = "5", value_name = "SECONDS", value_parser = parse_limit)]
    pub(crate) limit: Duration,
    /// A folder with inputs to try in place of the fixtures.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) fixtures: Option<PathBuf>,
    /// What compiles a submission, for `sh`.
    #[arg(long, value_name = "COMMAND", requires = "run")]
    pub(crate) build: Option<String>,
    /// What runs a submission.
    #[arg(long, value_name = "COMMAND", value_parser = words)]
    pub(crate) run: Option<Words>,
    #[arg(value_parser = PossibleValuesParser::new(task_names()))]
    pub(crate) task: String,
    pub(crate) folder: PathBuf,
    /// The arguments of each program.
    #[arg(value_name = "ARG", trailing_var_arg = true, allow_hyphen_values = true)]
    pub(crate) for_programs: Vec<OsString>,
}

impl Arguments {
    /// Returns the commands for `sh`, and the words of others, the arguments of programs included.
    pub(crate) fn words(&self) -> Vec<OsString> {
        let run = self.run.iter().flat_map(|Words(words)| words);
        let words = self.build.iter().chain(run).map(OsString::from);
        words.chain(self.for_programs.iter().cloned()).collect()
    }
}

/// The words of a command.
#[derive(Clone, Debug)]
pub(crate) struct Words(pub(crate) Vec<String>);

/// Splits a command into words, as a shell would.
fn words(text: &str) -> Result<Words, String> {
    let words = shlex::split(text).ok_or("a quote has no end")?;
    let is_several =
        |word: &String| word.ends_with(';') || ["|", "&", "&&", "||"].contains(&&**word);
    match &words[..] {
        [] => Err("expected a command".to_owned()),
        words if words.iter().any(is_several) => {
            Err("it is one command; use --run \"sh -c '...'\" for several".to_owned())
        }
        _ => Ok(Words(words)),
    }
}

/// Prints the help or the version, or returns an error.
pub(crate) fn help_or_error(error: &clap::Error) -> Result<(), Error> {
    if error.use_stderr() {
        return Err(Error::Usage(usage_message(&error.to_string())));
    }
    error.print().map_err(Error::Table)
}
