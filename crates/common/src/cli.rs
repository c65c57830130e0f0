//! The command line of a filter: `TOOL [OPTION]... [FILE]`.

mod stdio;
mod usage_error;

pub use lexopt::Parser;
pub use stdio::{stdin, stdout};
pub use usage_error::UsageError;

use crate::exit::print_error;
use crate::{report_outcome, Error};
use lexopt::Arg;
use std::io::{Read, Write};
use std::process::ExitCode;
use stdio::Source;

/// A filter as its user knows it.
#[derive(Clone, Copy, Debug)]
pub struct Tool {
    /// The name of the command.
    pub name: &'static str,
    /// The version of the package.
    pub version: &'static str,
    /// What `--help` prints.
    pub help: &'static str,
}

/// What the command line asks for.
enum Request<O> {
    /// Print a text about the filter.
    Print(String),
    /// Run the filter on an input.
    Run(O, Source),
}

impl Tool {
    /// Does what the command line asks for and returns the exit status.
    ///
    /// The options that only this filter has are collected in an `O`, which is a default at first:
    /// `take_option` is called with each, such as `-n` or `--limit`, notes it in the `O`, and
    /// returns whether the filter has it. `run`, the filter, then receives the `O`.
    ///
    /// For a filter that has only `--svg` there is [`run_or_draw`](Self::run_or_draw).
    pub fn main<O: Default>(
        &self,
        take_option: impl Fn(&mut O, &str, &mut Parser) -> Result<bool, UsageError>,
        run: impl FnOnce(&O, &mut dyn Read, &mut dyn Write) -> Result<(), Error>,
    ) -> ExitCode {
        match self.parse(take_option) {
            Ok(Request::Print(text)) => report_outcome(self.name, "", print(&text)),
            Ok(Request::Run(options, source)) => {
                let run = |mut input| run(&options, &mut input, &mut stdout()?);
                report_outcome(self.name, &source.to_string(), source.open().and_then(run))
            }
            Err(error) => {
                print_error(self.name, &format!("{error}; see '{} --help'", self.name));
                ExitCode::from(2)
            }
        }
    }

    /// Does what the command line asks for, of a filter whose only own option is `--svg`: with it,
    /// `draw` is called, which writes a picture, otherwise `run`.
    pub fn run_or_draw(
        &self,
        run: impl FnOnce(&mut dyn Read, &mut dyn Write) -> Result<(), Error>,
        draw: impl FnOnce(&mut dyn Read, &mut dyn Write) -> Result<(), Error>,
    ) -> ExitCode {
        let take_svg = |is_picture: &mut bool, name: &str, _: &mut Parser| {
            *is_picture |= name == "--svg";
            Ok(name == "--svg")
        };
        self.main(
            take_svg,
            |&is_picture, input, output| {
                if is_picture {
                    draw(input, output)
                } else {
                    run(input, output)
                }
            },
        )
    }

    fn parse<O: Default>(
        &self,
        take_option: impl Fn(&mut O, &str, &mut Parser) -> Result<bool, UsageError>,
    ) -> Result<Request<O>, UsageError> {
        let mut parser = Parser::from_env();
        let (mut options, mut file, mut text) = (O::default(), None, None);
        while let Some(argument) = parser.next()? {
            let option = match argument {
                Arg::Value(operand) if file.is_none() => {
                    file = Some(operand);
                    continue;
                }
                Arg::Value(more) => return Err(UsageError::about("unexpected operand", &more)),
                Arg::Short(letter) => format!("-{letter}"),
                Arg::Long(word) => format!("--{word}"),
            };
            if let Some(asked) = self.help_or_version(&option) {
                text = text.or(Some(asked));
            } else if !take_option(&mut options, &option, &mut parser)? {
                return Err(UsageError::about("invalid option", option.as_ref()));
            }
        }
        Ok(text.map_or(Request::Run(options, Source::new(file)), Request::Print))
    }

    /// The text that -h or -V prints, if `option` is one of them.
    fn help_or_version(&self, option: &str) -> Option<String> {
        match option {
            "-h" | "--help" => Some(self.help.to_owned()),
            "-V" | "--version" => Some(format!("{} {}\n", self.name, self.version)),
            _ => None,
        }
    }
}

/// Prints a text to stdout.
pub fn print(text: &str) -> Result<(), Error> {
    stdout()?.write_all(text.as_bytes()).map_err(Error::Write)
}
