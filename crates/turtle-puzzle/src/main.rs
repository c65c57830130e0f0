//! The command `turtle-puzzle`.

#![expect(clippy::incompatible_msrv, reason = "no judge compiles this")]

use common::cli::{Parser, Tool, UsageError};
use std::ffi::OsStr;
use std::process::ExitCode;
use turtle_puzzle::{Form, Options};

const TOOL: Tool = Tool {
    name: env!("CARGO_PKG_NAME"),
    version: env!("CARGO_PKG_VERSION"),
    help: include_str!("help.txt"),
};

fn main() -> ExitCode {
    TOOL.main(take_option, |options, input, output| turtle_puzzle::run_with(options, input, output))
}

fn take_option(options: &mut Options, name: &str, parser: &mut Parser) -> Result<bool, UsageError> {
    match name {
        "-n" | "--limit" => options.limit = limit(name, &parser.value()?)?,
        "-c" | "--count" => choose(options, Form::Count)?,
        #[cfg(feature = "svg")]
        "--svg" => choose(options, Form::Picture)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn limit(name: &str, value: &OsStr) -> Result<usize, UsageError> {
    let limit = value.to_str().and_then(|value| value.parse().ok());
    limit.ok_or_else(|| {
        let (last, found) = (usize::MAX, value.as_encoded_bytes().escape_ascii());
        format!("expected a number from 0 to {last} after '{name}', found '{found}'").into()
    })
}

/// Chooses a form, if no other one was chosen.
fn choose(options: &mut Options, form: Form) -> Result<(), UsageError> {
    if ![Form::Report, form].contains(&options.form) {
        return Err("'--count' and '--svg' exclude each other".into());
    }
    options.form = form;
    Ok(())
}
