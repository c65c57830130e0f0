//! The command `bundle`: prints a tool as one Rust file, or one line that says why it cannot.

use bundle::{bundle, Error};
use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let tool = env::args_os().skip(1).collect::<Vec<_>>().join(" ".as_ref());
    let print = |text: String| io::stdout().write_all(text.as_bytes());
    let bundle = bundle(&tool.to_string_lossy());
    match bundle.and_then(|text| print(text).map_err(Error::about("<stdout>"))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(io::stderr(), "bundle: {error}");
            ExitCode::from(if let Error::Tool(..) = error { 2 } else { 1 })
        }
    }
}
