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

/// What the options ask for.
#[derive(Default)]
struct Request {
    options: Options,
    /// Draw a picture instead of writing what `options.format` says.
    picture: bool,
}

fn main() -> ExitCode {
    TOOL.main(take_option, |request, input, output| {
        if request.picture {
            turtle_puzzle::draw(request.options.limit, input, output)
        } else {
            turtle_puzzle::run_with(&request.options, input, output)
        }
    })
}

fn take_option(request: &mut Request, name: &str, parser: &mut Parser) -> Result<bool, UsageError> {
    match name {
        "-n" | "--limit" => request.options.limit = limit(name, &parser.value()?)?,
        "-c" | "--count" => request.options.format = Format::Count,
        "--svg" => request.picture = true,
        _ => return Ok(false),
    }
    if request.picture && request.options.format == Format::Count {
        return Err(UsageError("'--count' and '--svg' cannot be used together".to_owned()));
    }
    Ok(true)
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
