//! The command `connect4`.

use common::cli::Tool;
use std::process::ExitCode;

const TOOL: Tool = Tool {
    name: env!("CARGO_PKG_NAME"),
    version: env!("CARGO_PKG_VERSION"),
    help: include_str!("help.txt"),
};

fn main() -> ExitCode {
    TOOL.run_or_draw(
        |input, output| connect4::run(input, output),
        |input, output| connect4::draw(input, output),
    )
}
