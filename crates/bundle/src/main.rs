//! The command `bundle`: prints a tool as one Rust file, or one line that says why it cannot.

use bundle::{bundle, Error};
use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<_> =
        env::args_os().skip(1).map(|argument| argument.to_string_lossy().into_owned()).collect();
    let printed = bundle(&arguments.join(" "))
        .and_then(|text| io::stdout().write_all(text.as_bytes()).map_err(Error::about("<stdout>")));
    match printed {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(io::stderr(), "bundle: {error}");
            ExitCode::from(error.status())
        }
    }
}
