//! Promised inputs to try: the fixtures, which the binary contains, and random inputs.

use crate::task::Task;
use crate::trials::Input;
use include_dir::{include_dir, Dir, File};
use rules::choice::{self, Candidate};
use rules::{connect4, set_sim, turtle_puzzle};

type Inputs = Box<dyn Iterator<Item = String>>;
type Features = fn(&str) -> Vec<String>;

static FIXTURES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../fixtures");

/// Returns the fixtures of a task.
pub(crate) fn fixtures(task: Task) -> Vec<Input> {
    let input = |file: &File| {
        let name = file.path().file_name()?.to_str()?.strip_suffix(".in")?;
        Some(Input { fixture: Some(name.to_owned()), text: file.contents_utf8()?.to_owned() })
    };
    FIXTURES.get_dir(task.name()).into_iter().flat_map(Dir::files).filter_map(input).collect()
}

/// Returns random inputs of a task, which depend only on the seed: first some candidates, ordered so that
/// each shows as much as possible that those before it do not, then new inputs.
pub(crate) fn random(task: Task, seed: u64) -> impl Iterator<Item = String> {
    let (mut inputs, features, count): (Inputs, Features, usize) = match task {
        Task::SetSim => (Box::new(set_sim::inputs(seed)), set_sim::features, 1_000),
        Task::Connect4 => (Box::new(connect4::inputs(seed)), connect4::features, 800),
        Task::TurtlePuzzle => (Box::new(turtle_puzzle::inputs(seed)), turtle_puzzle::features, 500),
    };
    let candidates = inputs.by_ref().take(count);
    let candidates = candidates.map(|input| Candidate { features: features(&input), input });
    choice::chosen_first(candidates.collect()).into_iter().chain(inputs)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::ValueEnum;

    #[test]
    fn random_inputs_are_promised_inputs() {
        for &task in Task::value_variants() {
            for input in random(task, 1).take(50) {
                assert!(task.promises(&input), "{}: {input:?}", task.name());
            }
        }
    }

    #[test]
    fn exactly_the_fixtures_outside_lenient_and_rejected_are_promised() {
        for &task in Task::value_variants() {
            assert!(fixtures(task).len() > 10);
            for (folder, is_promised) in [("", true), ("/lenient", false), ("/rejected", false)] {
                let folder = FIXTURES.get_dir(task.name() + folder).expect("a folder");
                let is_input =
                    |file: &&File| file.path().extension().is_some_and(|end| end == "in");
                for file in folder.files().filter(is_input) {
                    // An input that is not UTF-8 is not promised.
                    let input = file.contents_utf8();
                    let found = input.is_some_and(|input| task.promises(input));
                    assert_eq!(found, is_promised, "{}", file.path().display());
                }
            }
        }
    }
}
