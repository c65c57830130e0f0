//! Compiles each bundle to catch mistakes of the line-based rules.

use crate::Error;
use std::process::Command;
use std::{env, fs};

/// The editions that judges use. Without an option, rustc uses 2015.
const EDITIONS: [&str; 3] = ["2015", "2018", "2021"];

/// Checks that a program compiles without warnings in each edition.
pub(crate) fn check(name: &str, program: &str) -> Result<(), Error> {
    let rustc = env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let folder = tempfile::tempdir().map_err(Error::about("temporary folder"))?;
    let file = format!("{name}.rs");
    fs::write(folder.path().join(&file), program).map_err(Error::about(&file))?;
    for edition in EDITIONS {
        let mut command = Command::new(&rustc);
        command.args(["--emit=metadata", "--deny=warnings", "--edition", edition, &file]);
        let output = command.current_dir(folder.path()).output().map_err(Error::about(&rustc))?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            return Err(Error::Compiler(edition, said));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::check;

    #[test]
    fn a_warning_in_any_edition_is_an_error() {
        assert!(check("a", "fn main() {}").is_ok());
        let error = check("a", "fn main() { let async = 1; std::process::exit(async) }");
        let error = error.expect_err("`async` is a keyword in 2018").to_string();
        assert!(error.contains("edition 2018") && error.contains("keyword `async`"), "{error}");
        assert!(check("a", "fn main() { let unused = 1; }").is_err());
    }
}
