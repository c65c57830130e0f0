//! The command `connect4`.

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
            connect4::draw(input, output)
        } else {
            connect4::run(input, output)
        }
    })
}
