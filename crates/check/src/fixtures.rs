//! The fixtures, which the binary contains.

use crate::tasks::Task;
use crate::trials::Input;
use include_dir::{include_dir, Dir, File};

static FIXTURES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../fixtures");

/// Returns the fixtures of a task.
pub(crate) fn fixtures(task: &dyn Task) -> Vec<Input> {
    let input = |file: &'static File| {
        let name = file.path().file_name()?.to_str()?.strip_suffix(".in")?;
        Some(Input { fixture: Some(name), text: file.contents_utf8()?.to_owned() })
    };
    FIXTURES.get_dir(task.name()).into_iter().flat_map(Dir::files).filter_map(input).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tasks::ALL;

    #[test]
    fn exactly_the_fixtures_outside_lenient_and_rejected_are_promised() {
        for task in ALL {
            assert!(!fixtures(*task).is_empty());
            for (folder, is_promised) in [("", true), ("/lenient", false), ("/rejected", false)] {
                let folder = FIXTURES.get_dir(task.name().to_owned() + folder);
                let is_input =
                    |file: &&File| file.path().extension().is_some_and(|end| end == "in");
                for file in folder.into_iter().flat_map(Dir::files).filter(is_input) {
                    // An input that is not UTF-8 is not promised.
                    let found = file.contents_utf8().is_some_and(|input| task.promises(input));
                    let allows = if is_promised { "does not allow" } else { "allows" };
                    assert!(found == is_promised, "the task {allows} {}", file.path().display());
                }
            }
        }
    }
}
