//! Asks the compiler what it finds wrong with a program.

use crate::Error;
use proc_macro2::LineColumn;
use serde_json::Value;
use std::collections::BTreeSet;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::iter;
use std::path::Path;
use std::process::{Command, Output};

/// The name of the file that is compiled.
const SOURCE: &str = "bundle.rs";

/// A Rust compiler, by the name of its program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compiler(pub OsString);

/// A warning or an error.
#[derive(Debug)]
pub struct Finding {
    /// What the compiler says, in a line.
    pub message: String,
    /// The name of the lint or the number of the error.
    pub code: String,
    /// Whether the program is no program.
    pub is_error: bool,
    /// Where the things start that it is about, in the way of syn: columns count from 0.
    pub starts: Vec<LineColumn>,
}

impl Compiler {
    /// The compiler that cargo would use.
    pub fn in_use() -> Compiler {
        Compiler(env::var_os("RUSTC").unwrap_or_else(|| OsString::from("rustc")))
    }

    /// The compiler in use, and those of other versions that a shell would find.
    pub fn all() -> Vec<Compiler> {
        let path = env::var_os("PATH").unwrap_or_default();
        let found = env::split_paths(&path).map(|folder| Compiler(folder.join("rustc").into()));
        let mut versions = BTreeSet::new();
        let is_new =
            |found: &Compiler| found.version().is_some_and(|version| versions.insert(version));
        iter::once(Compiler::in_use()).chain(found).filter(is_new).collect()
    }

    /// Its name and number; `None` if there is no such compiler.
    pub fn version(&self) -> Option<String> {
        let asked = Command::new(&self.0).arg("--version").output();
        let output = asked.ok().filter(|output| output.status.success())?;
        let text = String::from_utf8_lossy(&output.stdout);
        Some(text.split(' ').take(2).collect::<Vec<_>>().join(" ").trim().to_owned())
    }

    /// Whether it knows an edition. It knows what to do without one.
    pub fn knows(&self, edition: Option<&str>) -> bool {
        let asked = self.with_edition(edition).args(["--print", "cfg"]).output();
        asked.is_ok_and(|output| output.status.success())
    }

    /// Compiles a source file into a program as judges do.
    ///
    /// # Errors
    ///
    /// If the compiler cannot be run.
    pub fn compile(
        &self,
        source: &Path,
        edition: Option<&str>,
        program: &Path,
    ) -> io::Result<Output> {
        self.with_edition(edition).arg("-O").arg("-o").args([program, source]).output()
    }

    fn with_edition(&self, edition: Option<&str>) -> Command {
        let mut command = Command::new(&self.0);
        command.args(edition.map(|edition| format!("--edition={edition}")));
        command
    }

    /// All that is wrong with a program, compiled as a judge might do it: without an edition.
    ///
    /// # Errors
    ///
    /// [`Error::Io`] if the compiler cannot be run, [`Error::Rejected`] if it fails and gives no
    /// reason that has to do with the program.
    pub fn findings(&self, program: &str) -> Result<Vec<Finding>, Error> {
        let output = self.check(program).map_err(Error::about(&self.0))?;
        let said = String::from_utf8_lossy(&output.stderr);
        let lines = said.lines().filter_map(|line| serde_json::from_str(line).ok());
        let findings: Vec<_> = lines.filter_map(|line| Finding::read(&line)).collect();
        if findings.is_empty() && !output.status.success() {
            return Err(Error::Rejected(said.trim().to_owned()));
        }
        Ok(findings)
    }

    fn check(&self, program: &str) -> io::Result<Output> {
        let folder = tempfile::tempdir()?;
        let source = folder.path().join(SOURCE);
        fs::write(&source, program)?;
        let mut rustc = Command::new(&self.0);
        rustc.args(["--emit=metadata", "--error-format=json", "--out-dir"]);
        rustc.arg(folder.path()).arg(source).output()
    }
}

impl Finding {
    /// Reads a finding; `None` if it is a mere summary, which is about no place.
    fn read(json: &Value) -> Option<Finding> {
        let spans = json["spans"].as_array().filter(|spans| !spans.is_empty())?;
        Some(Finding {
            message: json["message"].as_str()?.to_owned(),
            code: json["code"]["code"].as_str().unwrap_or_default().to_owned(),
            is_error: json["level"] == "error",
            starts: spans.iter().filter_map(start).collect(),
        })
    }
}

/// Where a part of the program starts that a finding is about, and not just hints at.
fn start(span: &Value) -> Option<LineColumn> {
    let number = |key: &str| usize::try_from(span[key].as_u64()?).ok();
    let start = LineColumn { line: number("line_start")?, column: number("column_start")? - 1 };
    let is_here = span["file_name"].as_str()?.ends_with(SOURCE);
    (is_here && span["is_primary"] == true).then_some(start)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compiler_that_fails_without_a_reason_is_an_error() {
        let broken = Compiler(OsString::from("false"));
        assert!(matches!(broken.findings("fn main() {}"), Err(Error::Rejected(_))));
    }
}
