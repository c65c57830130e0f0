//! The fixtures, and inputs of a folder in their place.
//!
//! A release contains the fixtures, so its binary can be copied anywhere: `build.rs` embeds them.
//! Tests read them.

#[cfg(not(embedded))]
mod listed;

use crate::error::{prefixed, Error};
use crate::judge;
use crate::runner::Input;
use crate::show::printable;
use crate::task::Task;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
#[cfg(not(embedded))]
use std::sync::LazyLock;

/// The task, the name and the text of each fixture, sorted.
#[cfg(embedded)]
static FIXTURES: &[[&str; 3]] = include!(concat!(env!("OUT_DIR"), "/fixtures.rs"));
#[cfg(not(embedded))]
static FIXTURES: LazyLock<Vec<[&str; 3]>> = LazyLock::new(|| {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../fixtures"));
    let read = |[task, name]: [String; 2]| {
        let text = fs::read_to_string(folder.join(&task).join(name.clone() + ".in"));
        [task, name, text.expect("a fixture can be read")].map(|text| &*text.leak())
    };
    let listed = listed::listed(folder).expect("only a release contains the fixtures");
    listed.into_iter().map(read).collect()
});

/// Returns the fixtures of a task.
pub(crate) fn fixtures(task: &dyn Task) -> Vec<Input> {
    let own = FIXTURES.iter().filter(|[tool, ..]| *tool == task.name());
    own.map(|[_, name, text]| Input { fixture: Some(name), text: (*text).to_owned() }).collect()
}

/// Sorts inputs: the shortest first and empty ones last.
pub(crate) fn sorted(mut inputs: Vec<Input>, task: &dyn Task) -> Vec<Input> {
    inputs.sort_by_cached_key(|Input { text, .. }| (task.is_empty(text), task.length(text)));
    inputs
}

/// Returns the fixtures of a task, or in their place the inputs `NAME.in` in a folder, but no
/// hidden ones, as a shell. For each of these that the statement does not allow, `command` (`check`
/// or `grade`) says so on stderr.
///
/// # Errors
///
/// If one cannot be read, if the reference rejects it, or if there are none.
pub(crate) fn tried(
    task: &dyn Task,
    folder: Option<&Path>,
    command: &str,
) -> Result<Vec<Input>, Error> {
    let Some(folder) = folder else { return Ok(fixtures(task)) };
    let name = printable(&folder.to_string_lossy());
    let cannot_read = prefixed(format!("{name}: cannot read"));
    let entries = fs::read_dir(folder).map_err(&cannot_read)?;
    let paths = entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>();
    let mut files = paths.map_err(cannot_read)?;
    files.retain(|file| {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        name.ends_with(".in") && !name.starts_with('.')
    });
    files.sort();
    if files.is_empty() {
        return Err(Error::NoInputs(name));
    }
    files.iter().map(|file| read_and_warn(task, file, command)).collect()
}

fn read_and_warn(task: &dyn Task, file: &Path, command: &str) -> Result<Input, Error> {
    let text = judge::input(task, file)?;
    if !task.is_valid(&text) {
        let name = printable(&file.to_string_lossy());
        let said = "the statement does not allow this input";
        let _ = writeln!(io::stderr(), "{command}: {name}: {said}");
    }
    // The inputs are there until the process ends, so their names may be, too.
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    Ok(Input { fixture: Some(printable(&name).leak()), text })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tasks::ALL;
    use std::path::PathBuf;

    #[test]
    fn no_fixture_is_there_twice() {
        for task in ALL {
            let mut inputs = fixtures(*task);
            inputs.sort_by(|one, other| one.text.cmp(&other.text));
            for pair in inputs.windows(2) {
                let names = pair[0].fixture.zip(pair[1].fixture);
                assert!(pair[0].text != pair[1].text, "{}: {names:?} are the same", task.name());
            }
        }
    }

    #[test]
    fn exactly_the_fixtures_outside_lenient_and_rejected_are_valid() {
        for task in ALL {
            for (folder, is_valid) in [("", true), ("/lenient", false), ("/rejected", false)] {
                for file in inputs(&(task.name().to_owned() + folder)) {
                    // An input that is not UTF-8 is not valid.
                    let found = fs::read_to_string(&file).is_ok_and(|input| task.is_valid(&input));
                    let allows = if is_valid { "does not allow" } else { "allows" };
                    assert!(found == is_valid, "the task {allows} {}", file.display());
                }
            }
        }
    }

    /// Returns the inputs in a folder of the fixtures, sorted.
    fn inputs(folder: &str) -> Vec<PathBuf> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures").join(folder);
        let entries = fs::read_dir(folder).expect("a task has such fixtures");
        let files = entries.map(|entry| entry.expect("a folder can be read").path());
        let mut files: Vec<_> =
            files.filter(|file| file.extension().is_some_and(|end| end == "in")).collect();
        files.sort();
        files
    }
}
