//! The fixtures, and inputs of a folder in their place. The binary contains the fixtures, so it can be copied anywhere.

use crate::error::prefixed;
use crate::judge;
use crate::runner::Input;
use crate::show::printable;
use crate::task::Task;
use include_dir::{include_dir, Dir, File};
use std::fs;
use std::io::{self, Write};
use std::path::Path;

static FIXTURES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../fixtures");

/// Returns the fixtures of a task.
pub(crate) fn fixtures(task: &dyn Task) -> Vec<Input> {
    let input = |file: &'static File| {
        let name = file.path().file_name()?.to_str()?.strip_suffix(".in")?;
        Some(Input { fixture: Some(name), text: file.contents_utf8()?.to_owned() })
    };
    FIXTURES.get_dir(task.name()).into_iter().flat_map(Dir::files).filter_map(input).collect()
}

/// Sorts inputs: the shortest first and empty ones last.
pub(crate) fn sorted(mut inputs: Vec<Input>, task: &dyn Task) -> Vec<Input> {
    inputs.sort_by_cached_key(|Input { text, .. }| (task.is_empty(text), task.length(text)));
    inputs
}

/// Returns the inputs `NAME.in` in a folder, but no hidden ones, as a shell.
///
/// # Errors
///
/// If one cannot be read, if the reference rejects it, or if there are none.
pub(crate) fn in_folder(task: &dyn Task, folder: &Path) -> io::Result<Vec<Input>> {
    let name = printable(&folder.to_string_lossy());
    let entries = fs::read_dir(folder).map_err(prefixed(format!("{name}: cannot read")))?;
    let mut files = entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    files.retain(|file| {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        name.ends_with(".in") && !name.starts_with('.')
    });
    files.sort();
    if files.is_empty() {
        return Err(io::Error::other(format!("{name}: expected files NAME.in, found none")));
    }
    files.iter().map(|file| input(task, file)).collect()
}

fn input(task: &dyn Task, file: &Path) -> io::Result<Input> {
    let text = judge::input(task, file)?;
    if !task.is_valid(&text) {
        let name = printable(&file.to_string_lossy());
        writeln!(io::stderr(), "check: {name}: the statement does not allow this input")?;
    }
    // A name may live as long as this process: each file is read once.
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    Ok(Input { fixture: Some(printable(&name).leak()), text })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tasks::ALL;

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
    fn exactly_the_fixtures_outside_lenient_and_rejected_are_promised() {
        for task in ALL {
            assert!(!fixtures(*task).is_empty());
            for (folder, is_valid) in [("", true), ("/lenient", false), ("/rejected", false)] {
                let folder = FIXTURES.get_dir(task.name().to_owned() + folder);
                let is_input =
                    |file: &&File| file.path().extension().is_some_and(|end| end == "in");
                for file in folder.into_iter().flat_map(Dir::files).filter(is_input) {
                    // An input that is not UTF-8 is not promised.
                    let found = file.contents_utf8().is_some_and(|input| task.is_valid(input));
                    let allows = if is_valid { "does not allow" } else { "allows" };
                    assert!(found == is_valid, "the task {allows} {}", file.path().display());
                }
            }
        }
    }
}
