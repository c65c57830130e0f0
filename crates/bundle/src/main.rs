//! The command `bundle`: prints a tool as one Rust file.

use bundle::{bundle, Error, Workspace};
use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

const USAGE: &str = "usage: cargo run -p bundle -- TOOL > TOOL.rs";

fn main() -> ExitCode {
    match print(&env::args().skip(1).collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bundle: {error}");
            ExitCode::from(error.status())
        }
    }
}

fn print(arguments: &[String]) -> Result<(), Error> {
    let text = match arguments {
        [help] if help == "--help" || help == "-h" => format!("{USAGE}\n"),
        [tool] => bundle(&Workspace::at_hand()?, tool)?,
        [] => return Err(Workspace::at_hand()?.misused("no tool given")),
        [_, second, ..] => {
            return Err(Workspace::at_hand()?.misused(format!("a second tool '{second}'")))
        }
    };
    io::stdout().write_all(text.as_bytes()).map_err(Error::about("<stdout>"))
}
