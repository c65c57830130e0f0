//! The command `connect4`.

use common::cli::{no_option, Tool};
use std::process::ExitCode;

const TOOL: Tool = Tool {
    name: env!("CARGO_PKG_NAME"),
    version: env!("CARGO_PKG_VERSION"),
    help: include_str!("help.txt"),
};

fn main() -> ExitCode {
    TOOL.main(no_option, |(), input, output| connect4::run(input, output))
}
