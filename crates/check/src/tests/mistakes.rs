//! The catalogues of mistakes: each mistake shows, and no two are the same.

use rules::case::Case;
use rules::mistake::Mistake;
use rules::{Inputs, TASKS};
use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

/// How many random inputs tell mistakes apart.
const COUNT: usize = 1_000;

/// Returns the fixtures of a task, the shortest first: these tell most programs apart.
fn fixtures(task: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(task);
    let files = fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    let mut paths: Vec<_> = files.expect("fixtures").iter().map(fs::DirEntry::path).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "in"));
    paths.sort();
    let mut inputs: Vec<_> =
        paths.iter().map(|path| fs::read_to_string(path).expect("an input")).collect();
    inputs.sort_by_key(String::len);
    inputs
}

#[test]
fn each_mistake_shows_on_a_fixture() {
    let mut hidden = Vec::new();
    for inputs in TASKS {
        let fixtures = fixtures(inputs.task);
        let cases: Vec<_> = fixtures.iter().map(|input| Case::new(*inputs, input)).collect();
        let is_hidden = |program: &Mistake| !cases.iter().any(|case| program.is_wrong(case));
        let programs = (inputs.mistakes)().into_iter().filter(is_hidden);
        hidden.extend(programs.map(|program| format!("{}: {}", inputs.task, program.clause)));
    }
    assert!(hidden.is_empty(), "{hidden:#?}");
}

#[test]
fn no_two_mistakes_are_the_same() {
    let mut all = Vec::new();
    for inputs in TASKS {
        let mut texts = fixtures(inputs.task);
        texts.extend((inputs.random)(1).take(COUNT));
        texts.sort_by_key(String::len);
        all.extend(alike(*inputs, &texts));
    }
    assert!(all.is_empty(), "{all:#?}");
}

/// Returns the programs that print the same on all inputs.
fn alike(inputs: Inputs, texts: &[String]) -> Vec<Vec<String>> {
    let mut groups = vec![(inputs.mistakes)()];
    for text in texts {
        let case = Case::new(inputs, text);
        let split = |group: Vec<Mistake>| {
            let mut parts: BTreeMap<_, Vec<_>> = BTreeMap::new();
            for program in group {
                parts.entry(program.output(&case)).or_default().push(program);
            }
            parts.into_values().filter(|part| part.len() > 1)
        };
        groups = groups.into_iter().flat_map(split).collect();
    }
    groups
        .iter()
        .map(|group| group.iter().map(|program| program.clause.clone()).collect())
        .collect()
}
