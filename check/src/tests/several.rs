//! That several mistakes which a program makes at once are named together.
//!
//! The programs are mutants that make some mistakes of the catalogue, drawn at random. A name is
//! right if no input tells the two programs apart. Variables of the environment say what is drawn:
//! `COUNT` programs of each `TASK`, which make `MISTAKES` mistakes each, by `SEED`. With
//! `--nocapture`, a line on each program has its name.

use super::{arguments, first_found, judged, number, programs};
use crate::case::Case;
use crate::diagnosis::{diagnose, Diagnosed, Diagnosis};
use crate::fixtures::{fixtures, sorted};
use crate::mutant::Mutant;
use crate::runner::Runner;
use crate::task::Task;
use crate::tasks::ALL;
use rules::Rng;
use std::env;

/// How many programs of each task are tried, and how many mistakes each of them makes.
const COUNT: usize = 8;
const MISTAKES: usize = 2;
/// Of 1,000 programs with two mistakes, at most this many may be named falsely; with three, twice
/// as many.
const MOST_FALSELY: usize = 35;
/// How many random inputs tell programs apart, beside the fixtures.
const RANDOM: usize = 300;
/// Each mistake of a program shows on this many fixtures.
const LEAST_SHOWN: usize = 2;

/// How a program is named.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Named {
    InFull,
    InPart,
    Not,
    Falsely,
}

/// Returns how many of 1,000 programs with so many mistakes must be named in full. (A wrong turtle
/// puzzle shows little of two mistakes if one of them leaves no solutions. Three mistakes may hide
/// each other anywhere; of these programs, we only limit how many are named falsely.)
fn least_in_full(task: &dyn Task, mistakes: usize) -> usize {
    match (mistakes, task.name()) {
        (3.., _) => 0,
        (_, "turtle-puzzle") => 750,
        _ => 850,
    }
}

/// Returns the fixtures of a task, and random inputs.
fn cases(task: &'static dyn Task, random: usize) -> Vec<Case> {
    let random = task.inputs().random(1).take(random);
    let texts = sorted(fixtures(task), task).into_iter().map(|input| input.text).chain(random);
    texts.filter_map(|text| task.quick_case(&text)).collect()
}

/// Draws a program with some mistakes, each of which shows, as all of them do together.
fn drawn(known: &[Mutant], count: usize, cases: &[Case], rng: &mut Rng) -> Mutant {
    loop {
        let chosen = rng.choose_multiple(known.iter(), count);
        let program = chosen.into_iter().fold(Mutant::default(), |all, one| all.and(one));
        let shows = |index| is_shown(&program.without(index), &program, cases);
        let is_quick = cases.iter().all(|case| program.output(case).is_some());
        let is_wrong = is_shown(&Mutant::default(), &program, cases);
        if program.name().len() == count && is_quick && is_wrong && (0..count).all(shows) {
            return program;
        }
    }
}

/// Returns whether inputs tell a program from what it is without one of its mistakes.
fn is_shown(without: &Mutant, program: &Mutant, cases: &[Case]) -> bool {
    let differs = |case: &&Case| is_same_on(case, without, program) == Some(false);
    cases.iter().filter(differs).take(LEAST_SHOWN).count() == LEAST_SHOWN
}

/// Returns whether two programs print the same; `None` if that takes too many steps.
fn is_same_on(case: &Case, one: &Mutant, other: &Mutant) -> Option<bool> {
    one.explains(case, &other.normalized(case)?)
}

/// Returns how a program is named, and what is said.
fn named(task: &'static dyn Task, program: &Mutant, cases: &[Case]) -> (Named, String) {
    let try_input = |input: &str, _| Ok(judged(task, program, input));
    let arguments = arguments(&["--all", task.name()]);
    let mut runner = Runner::new(&try_input, &arguments).one_at_a_time();
    let found = first_found(&mut runner, sorted(fixtures(task), task));
    match diagnose(task.catalogue(), &found, &mut runner) {
        Diagnosed::Named(diagnosis) => (compared(&diagnosis, program, cases), diagnosis.sentence()),
        _ => (Named::Not, String::new()),
    }
}

/// Compares a diagnosis with the mistakes of a program.
fn compared(diagnosis: &Diagnosis, program: &Mutant, cases: &[Case]) -> Named {
    let has_its_name = |mutant: &Mutant| mutant.name() == program.name();
    let has_a_part = |mutant: &Mutant| mutant.name().is_subset(&program.name());
    let is_same =
        |mutant: &Mutant| cases.iter().all(|case| is_same_on(case, mutant, program) != Some(false));
    let mut mutants = diagnosis.mutants();
    match diagnosis.is_in_full() {
        _ if diagnosis.mutants().any(has_its_name) => Named::InFull,
        true if mutants.any(is_same) => Named::InFull,
        false if mutants.any(has_a_part) => Named::InPart,
        _ => Named::Falsely,
    }
}

/// Returns how some programs of a task are named.
fn all_named(task: &'static dyn Task, count: usize, mistakes: usize) -> Vec<Named> {
    let (known, fixtures, all) = (programs(task), cases(task, 0), cases(task, RANDOM));
    let mut rng = Rng::with_seed(number("SEED", 2) as u64);
    let one = |_| {
        let program = drawn(&known, mistakes, &fixtures, &mut rng);
        let (named, said) = named(task, &program, &all);
        println!("{}: {named:?}: {program:?}: {said}", task.name());
        named
    };
    (0..count).map(one).collect()
}

#[test]
#[ignore = "takes minutes"]
fn several_mistakes_at_once_are_named_together() {
    let (only, count) = (env::var("TASK").unwrap_or_default(), number("COUNT", COUNT));
    let mistakes = number("MISTAKES", MISTAKES);
    for task in ALL.iter().filter(|task| task.name().contains(&only)) {
        let all = all_named(*task, count, mistakes);
        let of = |kind| 1_000 * all.iter().filter(|named| **named == kind).count() / count;
        let said = format!(
            "{}, of 1,000: {} in full, {} in part, {} not, {} falsely",
            task.name(),
            of(Named::InFull),
            of(Named::InPart),
            of(Named::Not),
            of(Named::Falsely)
        );
        println!("{said}");
        assert!(of(Named::InFull) >= least_in_full(*task, mistakes), "{said}");
        assert!(of(Named::Falsely) <= MOST_FALSELY * (mistakes - 1), "{said}");
    }
}
