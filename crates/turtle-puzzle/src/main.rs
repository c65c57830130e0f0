//! The command `turtle-puzzle`.

use common::cli::{Parser, Tool, UsageError, ValueExt};
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
        "-n" | "--limit" => options.limit = parser.value()?.parse()?,
        "-c" | "--count" => choose(options, Form::Count)?,
        #[cfg(feature = "svg")]
        "--svg" => choose(options, Form::Picture)?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// Chooses a form, if no other one was chosen.
fn choose(options: &mut Options, form: Form) -> Result<(), UsageError> {
    if ![Form::Report, form].contains(&options.form) {
        return Err("'--count' and '--svg' exclude each other".into());
    }
    options.form = form;
    Ok(())
}
