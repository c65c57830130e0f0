//! The command line of a filter: `TOOL [OPTION]... [FILE]`.

#![expect(clippy::incompatible_msrv, reason = "no single-file form has a command line")]

use crate::exit::print_error;
use crate::{report_outcome, Error};
use lexopt::Arg;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read, StdoutLock, Write};
use std::process::ExitCode;

pub use lexopt::{Error as UsageError, Parser};

/// A filter as its user knows it.
pub struct Tool {
    /// The name of the command.
    pub name: &'static str,
    /// The version of the package.
    pub version: &'static str,
    /// What `--help` prints.
    pub help: &'static str,
}

/// What a command line asks for.
enum Request<O> {
    /// Print a text about the filter.
    Print(String),
    /// Run the filter, on a file or on standard input.
    Run(O, Option<OsString>),
}

impl Tool {
    /// Does what the command line asks for and gives the exit status. `take_option` is asked about
    /// each further option, as `-n` or `--limit`, and tells whether the filter has it; `run` is the
    /// filter.
    pub fn main<O: Default>(
        &self,
        take_option: impl Fn(&mut O, &str, &mut Parser) -> Result<bool, UsageError>,
        run: impl FnOnce(&O, Box<dyn Read>, StdoutLock) -> Result<(), Error>,
    ) -> ExitCode {
        match self.parse(take_option) {
            Ok(Request::Print(text)) => {
                let printed = io::stdout().write_all(text.as_bytes());
                report_outcome(self.name, b"", printed.map_err(Error::Write))
            }
            Ok(Request::Run(options, file)) => {
                let run = |input| run(&options, input, io::stdout().lock());
                report_outcome(self.name, &source(file.as_ref()), open(file.as_ref()).and_then(run))
            }
            Err(error) => self.refuse(&error),
        }
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
                Arg::Value(_) => return Err(argument.unexpected()),
                Arg::Short(letter) => format!("-{letter}"),
                Arg::Long(word) => format!("--{word}"),
            };
            if let Some(asked) = self.text(&option) {
                text = Some(asked);
            } else if !take_option(&mut options, &option, &mut parser)? {
                return Err(UsageError::UnexpectedOption(option));
            }
        }
        let file = file.filter(|file| file != "-");
        Ok(text.map_or(Request::Run(options, file), Request::Print))
    }

    /// What an option prints that every filter has; `None` if it is none of those.
    fn text(&self, option: &str) -> Option<String> {
        match option {
            "-h" | "--help" => Some(self.help.to_owned()),
            "-V" | "--version" => Some(format!("{} {}\n", self.name, self.version)),
            _ => None,
        }
    }

    fn refuse(&self, error: &UsageError) -> ExitCode {
        let message = escape(error.to_string().as_bytes(), |byte| matches!(byte, b' '..=b'~'));
        let hint = format!("; see '{} --help'", self.name);
        print_error(&[self.name.as_bytes(), b": ", &message, hint.as_bytes()]);
        ExitCode::from(2)
    }
}

/// Knows the options of a filter that has none of its own.
///
/// # Errors
///
/// Never.
pub fn no_option((): &mut (), _: &str, _: &mut Parser) -> Result<bool, UsageError> {
    Ok(false)
}

fn open(file: Option<&OsString>) -> Result<Box<dyn Read>, Error> {
    Ok(match file {
        Some(path) => Box::new(File::open(path).map_err(Error::Read)?),
        None => Box::new(io::stdin().lock()),
    })
}

/// What messages call the input: the file as given, but on one line.
fn source(file: Option<&OsString>) -> Vec<u8> {
    match file {
        Some(path) => escape(path.as_encoded_bytes(), |byte| !byte.is_ascii_control()),
        None => b"<stdin>".to_vec(),
    }
}

/// Escapes the bytes of a text that are not plain.
fn escape(text: &[u8], plain: impl Fn(u8) -> bool) -> Vec<u8> {
    let mut escaped = Vec::with_capacity(text.len());
    for &byte in text {
        if plain(byte) {
            escaped.push(byte);
        } else {
            escaped.extend(byte.escape_ascii());
        }
    }
    escaped
}
