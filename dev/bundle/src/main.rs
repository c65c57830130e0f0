//! The command `bundle`: prints a tool as one Rust file, or one line that says why it cannot.

use bundle::bundle;
use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let tool = env::args_os().skip(1).collect::<Vec<_>>().join(" ".as_ref());
    let print = |text: String| io::stdout().write_all(text.as_bytes());
    let bundle = bundle(&tool.to_string_lossy());
    match bundle.and_then(|text| print(text).map_err(|error| format!("<stdout>: {error}"))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            let _ = writeln!(io::stderr(), "bundle: {message}");
            ExitCode::FAILURE
        }
    }
}
