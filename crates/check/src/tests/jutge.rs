//! The inputs for Jutge, of which there may be only a few: they show the mistakes that fixtures show.

use crate::fixtures::fixtures;
use crate::tasks::{Task, ALL};
use crate::trials::Input;
use rules::case::Case;
use rules::program::Program;
use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

const FIXTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures");
/// The list of the inputs, and how many a task may have.
const LIST: &str = "jutge-inputs.txt";
const MOST: usize = 20;
/// Of the mistakes that the fixtures which Jutge takes show, its few inputs show this many percent.
const SHOWN_PERCENT: usize = 96;

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

/// Returns, for each mistake that fixtures for Jutge show, their names.
fn shown(task: &dyn Task) -> Vec<BTreeSet<&'static str>> {
    let inputs = taken(task);
    let cases: Vec<_> = inputs.iter().map(|input| Case::new(task.inputs(), &input.text)).collect();
    let fails_on = |program: Program| {
        let wrong = inputs.iter().zip(&cases).filter(|(_, case)| program.is_wrong(case));
        wrong.filter_map(|(input, _)| input.fixture).collect()
    };
    let all = task.inputs().programs().into_iter().map(fails_on);
    all.filter(|names: &BTreeSet<_>| !names.is_empty()).collect()
}

/// Lists chosen inputs: the samples; then each time the input that shows most mistakes that none of those chosen shows, or
/// else that one of them shows, and so on.
fn choose(task: &dyn Task) -> String {
    let (shown, mut chosen) = (shown(task), names("samples.txt", task));
    while chosen.len() < MOST {
        let worth = |name: &&str| {
            let by = |names: &BTreeSet<&str>| {
                chosen.iter().filter(|name| names.contains(&***name)).count()
            };
            let times: Vec<_> = shown.iter().filter(|names| names.contains(name)).map(by).collect();
            [0, 1, 2].map(|count| times.iter().filter(|times| **times == count).count())
        };
        let others =
            shown.iter().flatten().copied().filter(|name| !chosen.contains(&(*name).to_owned()));
        let best = others.collect::<BTreeSet<_>>().into_iter().max_by_key(worth).expect("an input");
        chosen.push(best.to_owned());
    }
    let line = |name: &String| [task.name(), " ", name, "\n"].concat();
    chosen.iter().map(line).collect()
}

#[test]
fn the_inputs_for_jutge_are_few() {
    for task in ALL {
        let listed = names(LIST, *task);
        assert!((1..=MOST).contains(&listed.len()), "{}: {} inputs", task.name(), listed.len());
        let inputs = taken(*task);
        let is_taken = |name: &String| inputs.iter().any(|input| input.fixture == Some(&**name));
        assert!(listed.iter().all(is_taken), "Jutge does not take all of {listed:?}");
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
        let (listed, shown) = (names(LIST, *task), shown(*task));
        let is_missing = |names: &&BTreeSet<_>| !listed.iter().any(|name| names.contains(&**name));
        let missing: Vec<_> = shown.iter().filter(is_missing).collect();
        let count = shown.len() - missing.len();
        let is_enough = 100 * count >= SHOWN_PERCENT * shown.len();
        assert!(is_enough, "{count} of {}: {missing:?}", shown.len());
        println!("{}: {count} of {}", task.name(), shown.len());
    }
}
