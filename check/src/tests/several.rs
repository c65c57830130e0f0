//! That several mistakes which a program makes at once are named together.
//!
//! The programs are mutants that make two or three mistakes of the catalogue, drawn at random. A
//! name is right if no input tells the two programs apart.

use super::{arguments, judged, programs};
use crate::case::Case;
use crate::deadline::Deadline;
use crate::diagnosis::{diagnose, Diagnosed};
use crate::fixtures::{fixtures, sorted};
use crate::mutant::Mutant;
use crate::runner::Runner;
use crate::task::Task;
use crate::tasks::ALL;
use rules::Rng;
use std::env;

/// How many random inputs tell programs apart, beside the fixtures.
const RANDOM: usize = 300;
/// Each mistake of a program shows on this many fixtures.
const LEAST_SHOWN: usize = 2;

/// How a program is named.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
enum Named {
    InFull,
    InPart,
    Not,
    Falsely,
}

fn cases(task: &'static dyn Task, random: usize) -> Vec<Case> {
    let random = task.inputs().random(1).take(random);
    let texts = sorted(fixtures(task), task).into_iter().map(|input| input.text).chain(random);
    texts.filter_map(|text| task.quick_case(&text)).collect()
}

/// Draws a program with some mistakes, each of which shows.
fn drawn(known: &[Mutant], count: usize, cases: &[Case], rng: &mut Rng) -> Mutant {
    loop {
        let chosen = rng.choose_multiple(known.iter(), count);
        let program = chosen.into_iter().fold(Mutant::default(), |all, one| all.and(one));
        let shows = |index| {
            let without = program.without(index);
            let differs = |case: &&Case| {
                let printed = program.normalized(case);
                printed.is_some_and(|printed| without.explains(case, &printed) == Some(false))
            };
            cases.iter().filter(differs).take(LEAST_SHOWN).count() == LEAST_SHOWN
        };
        let is_quick = cases.iter().all(|case| program.output(case).is_some());
        if program.name().len() == count && is_quick && (0..count).all(shows) {
            return program;
        }
    }
}

fn named(task: &'static dyn Task, program: &Mutant, cases: &[Case]) -> (Named, String) {
    let try_input = |input: &str, _| Ok(judged(task, program, input));
    let arguments = arguments(&["--all", task.name()]);
    let mut runner = Runner::new(&try_input, &arguments).one_at_a_time();
    let found = runner
        .first_difference(sorted(fixtures(task), task), Deadline::Never)
        .expect("no run fails");
    let found = found.expect("a fixture shows it");
    match diagnose(task.catalogue(), &found, &mut runner) {
        Diagnosed::Named(diagnosis) => {
            let is_same = |mutant: &&Mutant| {
                cases.iter().all(|case| {
                    let printed = program.normalized(case);
                    printed.is_none_or(|printed| mutant.explains(case, &printed) != Some(false))
                })
            };
            let is_known = |mutant: &Mutant| mutant.name().is_subset(&program.name());
            let named = match diagnosis.mutants().find(is_same) {
                _ if diagnosis.mutants().any(|mutant| mutant.name() == program.name()) => {
                    Named::InFull
                }
                Some(_) if diagnosis.is_in_full() => Named::InFull,
                _ if diagnosis.is_in_full() => Named::Falsely,
                _ if diagnosis.mutants().any(is_known) => Named::InPart,
                _ => Named::Falsely,
            };
            (named, diagnosis.sentence())
        }
        _ => (Named::Not, String::new()),
    }
}

#[test]
#[ignore = "takes minutes"]
fn several_mistakes_at_once_are_named_together() {
    let number = |name: &str, default: usize| {
        env::var(name).map_or(default, |text| text.parse().expect("a number"))
    };
    let (count, mistakes) = (number("COUNT", 20), number("MISTAKES", 2));
    let only = env::var("TASK").unwrap_or_default();
    for task in ALL.iter().filter(|task| task.name().contains(&only)) {
        let known = programs(*task);
        let (few, all) = (cases(*task, 0), cases(*task, RANDOM));
        let mut rng = Rng::with_seed(number("SEED", 1) as u64);
        let mut results = Vec::new();
        let exact = env::var("EXACT").unwrap_or_default();
        for index in 0..count {
            let program = drawn(&known, mistakes, &few, &mut rng);
            if !exact.is_empty() && !exact.split(',').any(|number| number == index.to_string()) {
                continue;
            }
            let start = std::time::Instant::now();
            let (result, said) = named(*task, &program, &all);
            let printed: Vec<_> = few.iter().map(|case| program.normalized(case)).collect();
            let wrong = few
                .iter()
                .zip(&printed)
                .filter(|(case, printed)| **printed != Some(case.expected.clone()))
                .count();
            let unknown = printed.iter().filter(|printed| printed.is_none()).count();
            for mistake in &program.mistakes {
                let one = Mutant::from(mistake.clone());
                let known = few
                    .iter()
                    .zip(&printed)
                    .filter(|(case, printed)| {
                        **printed != Some(case.expected.clone())
                            && one.normalized(case) == **printed
                    })
                    .count();
                let ruled = few
                    .iter()
                    .zip(&printed)
                    .filter(|(case, printed)| {
                        **printed == Some(case.expected.clone())
                            && one.is_exposed(case) == Some(true)
                    })
                    .count();
                println!(
                    "   {:?}: alone {known} of {wrong}, ruled out by {ruled}, unknown {unknown}",
                    mistake.clause
                );
            }
            println!("{result:?} {:.1}s {program:?} -> {said}", start.elapsed().as_secs_f64());
            results.push(result);
        }
        for kind in [Named::InFull, Named::InPart, Named::Not, Named::Falsely] {
            let of_kind = results.iter().filter(|result| **result == kind).count();
            println!("{}: {kind:?} {of_kind} of {count}", task.name());
        }
    }
}
