//! Promised inputs to try: the fixtures, which the binary contains, and random inputs.

use crate::task::Task;
use include_dir::{include_dir, Dir, File};
use rules::inputs;

static FIXTURES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../fixtures");

/// An input to try.
#[derive(Clone)]
pub(crate) struct Input {
    /// The name of the fixture; `None` for a random input.
    pub(crate) fixture: Option<String>,
    pub(crate) text: String,
}

/// Returns the fixtures of a task.
pub(crate) fn fixtures(task: Task) -> Vec<Input> {
    let input = |file: &File| {
        let name = file.path().file_name()?.to_str()?.strip_suffix(".in")?;
        Some(Input { fixture: Some(name.to_owned()), text: file.contents_utf8()?.to_owned() })
    };
    FIXTURES.get_dir(task.name()).into_iter().flat_map(Dir::files).filter_map(input).collect()
}

/// Returns random inputs of a task, which depend only on the seed.
pub(crate) fn random(task: Task, seed: u64) -> Box<dyn Iterator<Item = String>> {
    match task {
        Task::SetSim => Box::new(inputs::games_of_set(seed)),
        Task::Connect4 => Box::new(inputs::games_of_connect4(seed)),
        Task::TurtlePuzzle => Box::new(inputs::card_sets(seed)),
    }
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
    fn some_random_inputs_are_long_or_in_a_free_layout() {
        let long = |input: &&String| input.len() > 4_096;
        let games: Vec<_> = random(Task::Connect4, 1).take(200).collect();
        assert!((1..10).contains(&games.iter().filter(long).count()));
        assert!(games.iter().all(|game| Task::Connect4.full_output(game).len() < 1 << 15));
        let games: Vec<_> = random(Task::SetSim, 1).take(120).collect();
        for gap in ["  ", "\n\n"] {
            let is_free = |game: &&String| game.trim().contains(gap);
            assert!((10..60).contains(&games.iter().filter(is_free).count()), "{gap:?}");
        }
        assert!(games.iter().any(|game| game.ends_with(char::is_numeric)));
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
