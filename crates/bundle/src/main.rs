//! The command `bundle`: prints a tool as one Rust file, or one line that says why it cannot.

use bundle::{bundle, Error};
use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    let tool = arguments.join(" ".as_ref()).to_string_lossy().into_owned();
    let print = |text: String| io::stdout().write_all(text.as_bytes());
    match bundle(&tool).and_then(|text| print(text).map_err(Error::about("<stdout>"))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(io::stderr(), "bundle: {error}");
            ExitCode::from(if let Error::Tool(..) = error { 2 } else { 1 })
        }
    }
}
