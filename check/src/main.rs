//! The command `check`.

use std::process::ExitCode;

fn main() -> ExitCode {
    check::main()
}
