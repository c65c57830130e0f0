//! The command `turtle-puzzle`.

use common::cli::{Parser, Tool, UsageError};
use std::ffi::OsStr;
use std::process::ExitCode;
use turtle_puzzle::{Format, Options};

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
        "-c" | "--count" => choose(options, Format::Count)?,
        "--svg" => choose(options, Format::Picture)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn limit(name: &str, value: &OsStr) -> Result<usize, UsageError> {
    match value.to_str() {
        // No puzzle has more solutions than a machine word can count.
        Some(digits) if is_decimal(digits) => Ok(digits.parse().unwrap_or(usize::MAX)),
        _ => {
            let expected = format!("expected a non-negative integer after '{name}', found");
            Err(UsageError::about(&expected, value))
        }
    }
}

fn is_decimal(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Sets the format; fails if another was chosen.
fn choose(options: &mut Options, format: Format) -> Result<(), UsageError> {
    if ![Format::Report, format].contains(&options.format) {
        return Err(UsageError("'--count' and '--svg' cannot be used together".to_owned()));
    }
    options.format = format;
    Ok(())
}
