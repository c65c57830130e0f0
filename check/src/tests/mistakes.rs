//! The catalogues of mistakes: a fixture exposes each mistake, and no two are the same.

use crate::case::Case;
use crate::fixtures::{fixtures, sorted};
use crate::mistake::Mistake;
use crate::task::Task;
use crate::tasks::ALL;
use std::collections::BTreeMap;

/// How many random inputs may distinguish mistakes, beside the fixtures.
const COUNT: usize = 400;

/// Returns the fixtures of a task, the shortest first: these distinguish most programs.
fn inputs(task: &dyn Task) -> impl Iterator<Item = String> {
    sorted(fixtures(task), task).into_iter().map(|input| input.text)
}

#[test]
fn a_fixture_exposes_each_mistake() {
    let mut hidden = Vec::new();
    for task in ALL {
        let cases: Vec<_> = inputs(*task).filter_map(|text| task.quick_case(&text)).collect();
        let is_hidden = |program: &Mistake| !cases.iter().any(|case| program.is_wrong(case));
        let programs = task.mistakes().into_iter().filter(is_hidden);
        hidden.extend(programs.map(|program| format!("{}: {}", task.name(), program.clause)));
    }
    assert!(hidden.is_empty(), "{hidden:#?}");
}

#[test]
fn no_two_mistakes_are_the_same() {
    let mut all = Vec::new();
    for task in ALL {
        let texts = inputs(*task).chain((task.inputs().random)(1).take(COUNT));
        let cases = texts.filter_map(|text| task.quick_case(&text));
        let groups = cases.fold(vec![task.mistakes()], |groups, case| split(groups, &case));
        all.extend(groups.into_iter().filter(|group| group.len() > 1));
    }
    assert!(all.is_empty(), "{all:#?}");
}

/// Splits groups of programs that have printed the same so far. Returns those of several.
fn split(groups: Vec<Vec<Mistake>>, case: &Case) -> Vec<Vec<Mistake>> {
    let parts = groups.into_iter().flat_map(|group| {
        let mut parts: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for program in group {
            parts.entry(program.output(case)).or_default().push(program);
        }
        parts.into_values()
    });
    parts.filter(|part| part.len() > 1).collect()
}
