//! The command `set-sim`.

use common::cli::Tool;
use std::process::ExitCode;

const TOOL: Tool = Tool {
    name: env!("CARGO_PKG_NAME"),
    version: env!("CARGO_PKG_VERSION"),
    help: include_str!("help.txt"),
};

fn main() -> ExitCode {
    TOOL.run_or_draw(
        |input, output| set_sim::run(input, output),
        |input, output| set_sim::draw(input, output),
    )
}
