//! Calls of `check`, for tests of what it prints and saves.

use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// Returns stdout, then stderr.
pub(crate) fn text(output: &Output) -> String {
    String::from_utf8([&output.stdout[..], &output.stderr].concat()).expect("UTF-8")
}

/// Calls `check` in a folder.
pub(crate) fn check(folder: &TempDir, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_check"));
    command.args(arguments).current_dir(folder).stdin(Stdio::null()).env_remove("CLICOLOR_FORCE");
    command.output().expect("check runs")
}

pub(crate) fn folder() -> TempDir {
    TempDir::new().expect("a folder")
}
