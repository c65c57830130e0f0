//! The command `set-sim`.

use common::cli::{take_svg, Tool};
use std::process::ExitCode;

const TOOL: Tool = Tool {
    name: env!("CARGO_PKG_NAME"),
    version: env!("CARGO_PKG_VERSION"),
    help: include_str!("help.txt"),
};

fn main() -> ExitCode {
    // `take_svg` sets `picture` if the option is `--svg`.
    TOOL.main(take_svg, |&picture, input, output| {
        if picture {
            set_sim::draw(input, output)
        } else {
            set_sim::run(input, output)
        }
    })
}
