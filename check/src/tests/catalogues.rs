//! The catalogues of mistakes: a fixture exposes each mistake, no two are the same, and what one
//! has changed another one can change.

use super::{number, programs};
use crate::case::Case;
use crate::fixtures::{fixtures, sorted};
use crate::mutant::Mutant;
use crate::numbered::explaining;
use crate::task::Task;
use crate::tasks::ALL;
use mistakes::Mistake;
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::slice;

/// How many random inputs may distinguish mistakes, beside the fixtures.
const COUNT: usize = 60;
/// In the outputs for so many fixtures we look for a number.
const EXPOSING: usize = 2;
/// They have at most so many bytes.
const SHORT: usize = 200;
/// One of this many pairs of mistakes with a fixture is tried, unless `PAIRS` says of how many. It
/// is prime, so that all pairs and all fixtures come in turn.
const PAIRS: usize = 5_003;

/// Returns the fixtures of a task, the shortest first: these distinguish most programs.
fn inputs(task: &dyn Task) -> impl Iterator<Item = String> {
    sorted(fixtures(task), task).into_iter().map(|input| input.text)
}

#[test]
fn a_fixture_exposes_each_mistake() {
    let mut hidden = Vec::new();
    for task in ALL {
        let cases: Vec<_> = inputs(*task).filter_map(|text| task.quick_case(&text)).collect();
        let is_hidden =
            |program: &Mutant| !cases.iter().any(|case| program.is_exposed(case) == Some(true));
        let programs = programs(*task).into_iter().filter(is_hidden);
        hidden.extend(programs.map(|program| format!("{}: {program:?}", task.name())));
    }
    assert!(hidden.is_empty(), "{hidden:#?}");
}

/// Mistakes that no judge can distinguish: a report names them with "or".
const ALIKE: [&[&str]; 1] = [&[
    "draws only the board of the first solution",
    "draws the board of the first solution for all",
]];

#[test]
fn no_two_mistakes_are_the_same() {
    let mut all = Vec::new();
    for task in ALL {
        let texts = inputs(*task).chain(task.inputs().random(1).take(COUNT));
        let cases = texts.filter_map(|text| task.quick_case(&text));
        let groups = cases.fold(vec![programs(*task)], |groups, case| split(groups, &case));
        let clause = |program: Mutant| program.mistakes[0].clause.clone();
        let names = |group: Vec<Mutant>| group.into_iter().map(clause).collect();
        all.extend(groups.into_iter().map(names).filter(|names: &BTreeSet<_>| names.len() > 1));
    }
    let alike = ALIKE.map(|names| names.iter().map(|&name| name.to_owned()).collect());
    assert_eq!(all, alike, "each of these groups prints the same on all inputs");
}

/// Whatever the number is, it is among those that are tried for an input on which it matters. (In a
/// long input, a number may be missed.)
#[test]
fn each_number_is_found_in_an_output() {
    let mut lost = Vec::new();
    for task in ALL {
        let inputs = inputs(*task).filter(|input| input.len() <= SHORT);
        let cases: Vec<_> = inputs.filter_map(|text| task.quick_case(&text)).collect();
        for row in task.catalogue().numbered {
            for program in [1, 5, 15, 24, row.example].map(|number| Mutant::from((row.row)(number)))
            {
                let exposes = |case: &&Case| program.is_exposed(case) == Some(true);
                let exposing = cases.iter().filter(exposes).take(EXPOSING);
                lost.extend(exposing.filter_map(|case| {
                    let found = program.output(case)?;
                    let rows = slice::from_ref(&row);
                    let explaining = explaining(rows, &Mutant::default(), case, &found);
                    explaining.is_empty().then(|| format!("{program:?}: {:?}", case.input))
                }));
            }
        }
    }
    assert!(lost.is_empty(), "{lost:#?}");
}

/// A game may be as no right program has it, a text may have no lines, no cards, or no numbers.
#[test]
fn what_one_mistake_has_changed_another_one_can_change() {
    let mut panicked = Vec::new();
    for task in ALL {
        let cases: Vec<_> = inputs(*task).filter_map(|text| task.quick_case(&text)).collect();
        let decides = |mistake: &Mistake| mistake.reads.is_some() || mistake.follows.is_some();
        let prints = |mistake: &Mistake| mistake.prints.is_some();
        for rows in [programs_that(*task, decides), programs_that(*task, prints)] {
            let pairs = rows.len() * rows.len();
            for number in (0..pairs * cases.len()).step_by(number("PAIRS", PAIRS)) {
                let (pair, case) = (number / cases.len(), &cases[number % cases.len()]);
                let both = rows[pair / rows.len()].and(&rows[pair % rows.len()]);
                if catch_unwind(AssertUnwindSafe(|| both.output(case))).is_err() {
                    panicked.push(format!("{}: {:?}: {both:?}", task.name(), case.input));
                }
            }
        }
    }
    assert!(panicked.is_empty(), "{panicked:#?}");
}

/// Returns the programs whose mistake is of a kind.
fn programs_that(task: &dyn Task, is_meant: fn(&Mistake) -> bool) -> Vec<Mutant> {
    programs(task).into_iter().filter(|program| is_meant(&program.mistakes[0])).collect()
}

/// Splits groups of programs whose outputs have been the same so far, in what counts. Returns those
/// of several.
fn split(groups: Vec<Vec<Mutant>>, case: &Case) -> Vec<Vec<Mutant>> {
    let parts = groups.into_iter().flat_map(|group| {
        let mut parts: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for program in group {
            parts.entry(program.normalized(case)).or_default().push(program);
        }
        parts.into_values()
    });
    parts.filter(|part| part.len() > 1).collect()
}
