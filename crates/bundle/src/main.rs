//! The command `bundle`: prints a tool as one Rust file.

use bundle::{bundle, Error, Workspace};
use std::env;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

const USAGE: &str = "usage: cargo run -p bundle -- TOOL > TOOL.rs";

fn main() -> ExitCode {
    match print(&env::args().skip(1).collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bundle: {error}");
            ExitCode::from(if matches!(error, Error::NoSuchTool { .. }) { 2 } else { 1 })
        }
    }
}

fn print(arguments: &[String]) -> Result<(), Error> {
    let text = match arguments {
        [help] if help == "--help" || help == "-h" => format!("{USAGE}\n"),
        _ => bundle(&workspace()?, &arguments.join(" "))?,
    };
    io::stdout().write_all(text.as_bytes()).map_err(Error::about("<stdout>"))
}

/// The workspace of the package that cargo runs, or else of the one that was compiled.
fn workspace() -> Result<Workspace, Error> {
    let package = env::var_os("CARGO_MANIFEST_DIR").map_or(env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    Workspace::of_package(&package)
}
