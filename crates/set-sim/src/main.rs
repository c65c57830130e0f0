//! The command `set-sim`.

use common::cli::{Parser, Tool, UsageError};
use std::process::ExitCode;

const TOOL: Tool = Tool {
    name: env!("CARGO_PKG_NAME"),
    version: env!("CARGO_PKG_VERSION"),
    help: include_str!("help.txt"),
};

fn main() -> ExitCode {
    TOOL.main(take_option, |&picture, input, output| match picture {
        #[cfg(feature = "svg")]
        true => set_sim::draw(input, output),
        _ => set_sim::run(input, output),
    })
}

#[expect(clippy::unnecessary_wraps, reason = "the options of other tools may be wrong")]
fn take_option(picture: &mut bool, name: &str, _: &mut Parser) -> Result<bool, UsageError> {
    let is_known = cfg!(feature = "svg") && name == "--svg";
    *picture |= is_known;
    Ok(is_known)
}
