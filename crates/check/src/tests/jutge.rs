//! The inputs for Jutge, of which there may be only a few: they show the mistakes that fixtures show.

use crate::fixtures::fixtures;
use crate::tasks::{Task, ALL};
use crate::trials::Input;
use rules::case::Case;
use rules::choice::ordered;
use rules::program::Program;
use std::path::Path;
use std::{env, fs};

const FIXTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures");
/// The list of the inputs, and how many a task may have.
const LIST: &str = "jutge-inputs.txt";
const MOST: usize = 20;
/// Of the mistakes that the fixtures which Jutge takes show, its few inputs show this many percent.
const SHOWN_PERCENT: usize = 96;
/// What a sample counts for: more than all that others show.
const SAMPLE: u64 = u64::MAX / 2;

/// Returns the fixtures that Jutge takes: no line ends in white space, and the last one ends.
fn taken(task: &dyn Task) -> Vec<Input> {
    let is_taken = |input: &Input| {
        let ends = input.text.is_empty() || input.text.ends_with('\n');
        ends && input.text.split('\n').all(|line| line.trim_end() == line)
    };
    fixtures(task).into_iter().filter(is_taken).collect()
}

/// Returns the names of the fixtures of a task in a list.
fn names(list: &str, task: &dyn Task) -> Vec<String> {
    let list = fs::read_to_string(Path::new(FIXTURES).join(list)).expect("a list");
    let lines = list.lines().filter_map(|line| line.split_once(' '));
    lines.filter(|(of, _)| *of == task.name()).map(|(_, name)| name.to_owned()).collect()
}

/// Returns whether an input is a fixture with one of some names.
fn is_in(names: &[String], input: &Input) -> bool {
    input.fixture.is_some_and(|name| names.iter().any(|other| other == name))
}

/// Lists chosen inputs: the samples, then those that show most besides.
fn choose(task: &dyn Task) -> String {
    let (samples, programs) = (names("samples.txt", task), task.inputs().programs());
    let shown = |input: &Input| {
        let mut shown = task.inputs().shown(&programs, &input.text);
        shown.1.extend(is_in(&samples, input).then(|| (SAMPLE, input.text.clone())));
        shown
    };
    let chosen = ordered(taken(task), shown).into_iter().take(MOST);
    chosen.filter_map(|input| Some([task.name(), " ", input.fixture?, "\n"].concat())).collect()
}

#[test]
fn the_inputs_for_jutge_are_few() {
    for task in ALL {
        let listed = names(LIST, *task);
        assert!((1..=MOST).contains(&listed.len()), "{}: {} inputs", task.name(), listed.len());
        let count = taken(*task).iter().filter(|input| is_in(&listed, input)).count();
        assert!(count == listed.len(), "Jutge does not take all of {listed:?}");
    }
}

/// With `CHOOSE` in the environment, makes the list anew.
#[test]
#[ignore = "takes half a minute"]
fn the_inputs_for_jutge_show_most_mistakes() {
    if env::var_os("CHOOSE").is_some() {
        let list: String = ALL.iter().map(|task| choose(*task)).collect();
        fs::write(Path::new(FIXTURES).join(LIST), list).expect("a list");
    }
    for task in ALL {
        let (listed, all) = (names(LIST, *task), taken(*task));
        let (few, others): (Vec<_>, Vec<_>) = all.iter().partition(|input| is_in(&listed, input));
        let cases = |inputs: Vec<&Input>| -> Vec<_> {
            inputs.iter().map(|input| Case::new(task.inputs(), &*input.text)).collect()
        };
        let (few, others) = (cases(few), cases(others));
        let shows =
            |cases: &[Case], program: &Program| cases.iter().any(|case| program.is_wrong(case));
        let mut missing = task.inputs().programs();
        missing.retain(|program| shows(&few, program) || shows(&others, program));
        let all = missing.len();
        missing.retain(|program| !shows(&few, program));
        let count = all - missing.len();
        assert!(100 * count >= SHOWN_PERCENT * all, "{count} of {all}: {missing:?}");
        // Such a program looks for lines with a bound that is off by one.
        let is_bound =
            |program: &Program| format!("{program:?}").contains(" lines that touch the ");
        assert!(!missing.iter().any(is_bound), "{missing:?}");
        println!("{}: {count} of {all}", task.name());
    }
}
