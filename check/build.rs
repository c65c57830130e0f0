//! Lists the fixtures for `src/fixtures.rs`, which embeds them: a row for each `NAME.in` at the top
//! of a task's folder. We leave out the outputs, since `check` computes them, and the inputs beyond
//! the statement: the binary would be a third larger.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The fixtures, from the folder of this package.
const FIXTURES: &str = "../fixtures";

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed={FIXTURES}");
    let folders = names(Path::new(FIXTURES))?.into_iter();
    let mut rows = String::new();
    for task in folders.filter(|name| Path::new(FIXTURES).join(name).is_dir()) {
        for file in names(&Path::new(FIXTURES).join(&task))? {
            if let Some(name) = file.strip_suffix(".in") {
                rows += &row(&task, name);
            }
        }
    }
    let folder = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(folder.join("fixtures.rs"), format!("&[\n{rows}]\n"))
}

/// Returns the names of the files and folders in a folder, sorted.
fn names(folder: &Path) -> io::Result<Vec<String>> {
    let entries = fs::read_dir(folder)?;
    let name = |entry: io::Result<fs::DirEntry>| Ok(entry?.file_name().to_string_lossy().into());
    let mut names = entries.map(name).collect::<io::Result<Vec<_>>>()?;
    names.sort();
    Ok(names)
}

/// Returns the task, the name and the text of a fixture, as Rust.
fn row(task: &str, name: &str) -> String {
    let file = format!("/{FIXTURES}/{task}/{name}.in");
    let text = format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {file:?}))");
    format!("    ({task:?}, {name:?}, {text}),\n")
}
