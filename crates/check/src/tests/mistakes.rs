//! That a mistake is named, and that none is named in place of another.
//!
//! The programs of the catalogues take the place of real ones: they run in this process.

use super::arguments;
use crate::compare;
use crate::fixtures::fixtures;
use crate::mistake::{likely, Likely};
use crate::run::{Attempt, End};
use crate::search::sorted;
use crate::tasks::{Task, ALL};
use crate::trials::{Input, Outcome, Trials};
use rules::mistake::{Due, Program};
use std::process::ExitStatus;

/// How many random inputs must tell a mistake from the one that is named in its place.
const RANDOM: usize = 1_000;

/// Returns what a program with a mistake does.
fn run(program: &Program, task: &dyn Task, input: &str) -> Outcome {
    let due = Due::new(task.inputs(), input);
    // Where it gives up, it is taken for right.
    let output = program.output(&due).or(due.output().map(str::to_owned));
    let stdout = output.map_or_else(|| task.output(input), String::into_bytes);
    let attempt = Attempt { stdout, stderr: Vec::new(), end: End::Exited(ExitStatus::default()) };
    Ok(compare::difference(attempt, task, input))
}

/// Returns the mistakes that a program is likely to make if these are known. `None` if it passes all fixtures.
fn named(
    task: &'static dyn Task,
    program: &Program,
    known: Vec<Program>,
) -> Option<Option<Likely>> {
    let try_input = |input: &str, _| run(program, task, input);
    let arguments = arguments(&["--all", task.name()]);
    let mut trials = Trials::new(&try_input, &arguments).one_at_a_time();
    let found = trials.first_difference(&sorted(fixtures(task), task), None).expect("no run fails");
    found.map(|found| likely(known, &found, &arguments, &mut trials))
}

/// Returns an input on which two programs print different things.
fn told_apart(task: &dyn Task, one: &Program, other: &Program) -> Option<Input> {
    let random = (task.inputs().random)(1).take(RANDOM).map(Input::from);
    fixtures(task).into_iter().chain(random).find(|input| {
        let due = Due::new(task.inputs(), &input.text);
        let outputs = one.output(&due).zip(other.output(&due));
        outputs.is_some_and(|(one, other)| !task.is_same(one.as_bytes(), other.as_bytes()))
    })
}

#[test]
fn no_mistake_is_named_in_place_of_another() {
    for task in ALL {
        let programs = task.inputs().programs();
        let (mut count, mut wrong) = (0, 0);
        let start = std::time::Instant::now();
        for (index, program) in programs.iter().enumerate() {
            let mut known = programs.clone();
            known.remove(index);
            let Some(named) = named(*task, program, known) else {
                println!("  passes all fixtures: {program:?}");
                continue;
            };
            count += usize::from(named.is_some());
            for other in named.iter().flat_map(|likely| &likely.programs) {
                if let Some(input) = told_apart(*task, program, other) {
                    wrong += 1;
                    println!("{program:?} is called {other:?}, told apart by {:?}", input.text);
                }
            }
        }
        println!(
            "{}: {} rows, {count} named by others, {wrong} wrongly, {:?}",
            task.name(),
            programs.len(),
            start.elapsed()
        );
    }
}

#[test]
fn each_mistake_is_named() {
    for task in ALL {
        let programs = task.inputs().programs();
        let start = std::time::Instant::now();
        let mut count = 0;
        for program in &programs {
            let Some(named) = named(*task, program, programs.clone()) else { continue };
            match named {
                None => println!("  silent: {program:?}"),
                Some(likely) => {
                    count += 1;
                    if !likely.programs.iter().any(|other| other.clauses().eq(program.clauses())) {
                        println!("  {program:?}: {}", likely.sentence());
                    }
                }
            }
        }
        println!("{}: {count} of {} named, {:?}", task.name(), programs.len(), start.elapsed());
    }
}
