//! The command `turtle-puzzle`.

use common::cli::{Parser, Tool, UsageError};
use std::ffi::OsStr;
use std::process::ExitCode;
use turtle_puzzle::{run_with, Format, Options};

const TOOL: Tool = Tool {
    name: env!("CARGO_PKG_NAME"),
    version: env!("CARGO_PKG_VERSION"),
    help: include_str!("help.txt"),
};

fn main() -> ExitCode {
    TOOL.main(take_option, |options, input, output| run_with(options, input, output))
}

fn take_option(options: &mut Options, name: &str, parser: &mut Parser) -> Result<bool, UsageError> {
    match name {
        "-n" | "--limit" => options.limit = limit(name, &parser.value()?)?,
        "-c" | "--count" => choose(Format::Count, options)?,
        "--svg" => choose(Format::Picture, options)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn choose(format: Format, options: &mut Options) -> Result<(), UsageError> {
    if ![Format::Report, format].contains(&options.format) {
        return Err(UsageError("'--count' and '--svg' cannot be used together".to_owned()));
    }
    options.format = format;
    Ok(())
}

fn limit(name: &str, value: &OsStr) -> Result<usize, UsageError> {
    match value.to_str() {
        // No puzzle has more solutions than a machine word can count.
        Some(digits) if is_decimal(digits) => Ok(digits.parse().unwrap_or(usize::MAX)),
        _ => {
            let expected = format!("expected decimal digits after '{name}', found");
            Err(UsageError::about(&expected, value))
        }
    }
}

fn is_decimal(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}
