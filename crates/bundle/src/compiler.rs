//! The compiler, which sees what the rules overlook.

use crate::Error;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::Path;
use std::process::{Command, Output};

/// The editions that judges ask for; 2015 is also what is meant if none is named.
const EDITIONS: [&str; 3] = ["2015", "2018", "2021"];

/// Checks that a program compiles without a warning.
pub(crate) fn check(name: &str, program: &str) -> Result<(), Error> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| OsString::from("rustc"));
    let folder = tempfile::tempdir().map_err(Error::about("a folder for the compiler"))?;
    let file = format!("{name}.rs");
    fs::write(folder.path().join(&file), program).map_err(Error::about(&file))?;
    for edition in EDITIONS {
        let output = compile(&rustc, folder.path(), &file, edition);
        let output = output.map_err(Error::about(&rustc.to_string_lossy()))?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            return Err(Error::Compiler { edition, said });
        }
    }
    Ok(())
}

fn compile(rustc: &OsString, folder: &Path, file: &str, edition: &str) -> io::Result<Output> {
    Command::new(rustc)
        .args(["--emit=metadata", "--deny=warnings", "--edition", edition, file])
        .current_dir(folder)
        .output()
}
