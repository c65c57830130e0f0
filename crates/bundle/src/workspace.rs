//! The packages that there are to bundle, as cargo sees them.
//!
//! A tool is a package with a program that depends on `common`, not only for its tests. So a new puzzle is a tool as soon as
//! it is in the workspace.

use crate::{Error, COMMON};
use proc_macro2::Span;
use serde_json::Value;
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use syn::Ident;

/// A package of the workspace.
pub struct Package {
    /// The name of the package, and of the tool if it is one.
    pub name: String,
    pub(crate) version: String,
    pub(crate) description: String,
    /// The root file of its library, if it has one.
    pub(crate) library: Option<PathBuf>,
    is_tool: bool,
}

/// The packages of a workspace.
pub struct Workspace {
    root: PathBuf,
    packages: Vec<Package>,
}

impl Workspace {
    /// Asks cargo for the workspace of the package that it runs, or else of this one.
    ///
    /// # Errors
    ///
    /// [`Error::Workspace`] if cargo cannot tell.
    pub fn at_hand() -> Result<Workspace, Error> {
        let folder = env::var_os("CARGO_MANIFEST_DIR").unwrap_or(env!("CARGO_MANIFEST_DIR").into());
        Workspace::of_package(Path::new(&folder))
    }

    fn of_package(folder: &Path) -> Result<Workspace, Error> {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
        let output = Command::new(&cargo)
            .args(["metadata", "--no-deps", "--format-version=1", "--manifest-path"])
            .arg(folder.join("Cargo.toml"))
            .output()
            .map_err(Error::about(&cargo))?;
        let facts: Value = serde_json::from_slice(&output.stdout).map_err(|_| {
            Error::Workspace(String::from_utf8_lossy(&output.stderr).trim().replace('\n', "; "))
        })?;
        let packages = list(&facts["packages"]).iter().map(Package::read).collect();
        Ok(Workspace { root: PathBuf::from(text(&facts["workspace_root"])), packages })
    }

    fn tools(&self) -> impl Iterator<Item = &Package> {
        self.packages.iter().filter(|package| package.is_tool)
    }

    /// The tool of that name.
    ///
    /// # Errors
    ///
    /// [`Error::Usage`] if there is none.
    pub fn tool(&self, name: &str) -> Result<&Package, Error> {
        let unknown = || self.misused(format!("no tool '{name}'"));
        self.tools().find(|tool| tool.name == name).ok_or_else(unknown)
    }

    /// The error for a command line that should name a tool of the workspace and does not.
    pub fn misused(&self, problem: impl Into<String>) -> Error {
        let expected = phrase(&self.tools().map(|tool| tool.name.as_str()).collect::<Vec<_>>());
        Error::Usage { problem: problem.into(), expected }
    }

    pub(crate) fn common(&self) -> Result<&Package, Error> {
        let missing = || Error::Workspace(format!("it has no crate '{COMMON}'"));
        self.packages.iter().find(|package| package.name == COMMON).ok_or_else(missing)
    }

    pub(crate) fn root(&self) -> &Path {
        &self.root
    }
}

impl Package {
    fn read(facts: &Value) -> Package {
        let target = |kind: &str| {
            let kinds = |target: &&Value| list(&target["kind"]).iter().any(|found| found == kind);
            list(&facts["targets"]).iter().find(kinds)
        };
        let is_common = |one: &Value| one["name"] == COMMON && one["kind"].is_null();
        let depends_on_common = list(&facts["dependencies"]).iter().any(is_common);
        Package {
            name: text(&facts["name"]),
            version: text(&facts["version"]),
            description: text(&facts["description"]),
            library: target("lib").map(|library| PathBuf::from(text(&library["src_path"]))),
            is_tool: target("bin").is_some() && depends_on_common,
        }
    }

    /// The name of its library, which is that of its module in a bundle.
    pub(crate) fn module(&self) -> Ident {
        Ident::new(&self.name.replace('-', "_"), Span::call_site())
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Joins names as in a sentence: `a, b or c`.
fn phrase(names: &[&str]) -> String {
    match names {
        [] => "none, for there is none".to_owned(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}
