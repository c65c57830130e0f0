//! That names hold: a program whose mistake is named prints what such a program prints on further
//! inputs, too, which the diagnosis has not tried.
//!
//! The programs are right ones in C, each with an edit, since an interpreter would have to start
//! for each run. If the variable `PROGRAMS` names a file, we take those of its lines in their
//! place: a task and a command, with spaces between the words. With `--nocapture`, a line on each
//! program has the name of its mistake. `FURTHER` is the number of further inputs.

use super::{arguments_for, number};
use crate::command::try_input;
use crate::deadline::Deadline;
use crate::diagnosis::parallel::in_parallel;
use crate::diagnosis::{diagnose, Diagnosed};
use crate::ended::Ended;
use crate::fixtures::{fixtures, sorted};
use crate::runner::Runner;
use crate::task::Task;
use std::iter::zip;
use std::path::Path;
use std::process::Command;
use std::{env, fs};
use tempfile::tempdir;

/// How many further random inputs are tried, unless `FURTHER` says so.
const FURTHER: usize = 200;
/// Their seed.
const SEED: u64 = 4_711;
/// From this number of bytes on, with its output, an input is too long to be tried.
const LONG: usize = 6_000;

/// Right programs, each after its task.
const RIGHT: [(&str, &str); 3] = [
    ("connect4", include_str!("../../teachers/right.c")),
    ("set-sim", include_str!("../../tests/programs/set-sim.c")),
    ("turtle-puzzle", include_str!("../../tests/programs/turtle-puzzle.c")),
];

/// Texts of the right programs, and what stands in their place in wrong ones.
const EDITS: [(&str, &str, &str); 24] = [
    ("connect4", "{-1, 1}", "{1, 1}"),
    ("connect4", "{0, 1}", "{1, 1}"),
    ("connect4", " > 4", " > 3"),
    ("connect4", "++discs == ROWS * COLUMNS", "++discs == 42"),
    ("connect4", "'0' ? '1'", "'0' ? '2'"),
    ("connect4", "(row < 0)", "(row < 1)"),
    ("connect4", "byte > '8'", "byte > '8' || previous == '\\n'"),
    ("connect4", "            return 0;", "            break;"),
    ("connect4", "print_board();\n            return", "return"),
    ("connect4", "puts(\"INVALID\")", "static int full; if (!full++) puts(\"INVALID\")"),
    ("set-sim", "if (size < 12) deal", "deal"),
    ("set-sim", "if (size < 12) deal", "while (size < 15 && dealt < count) deal"),
    ("set-sim", "z < size", "z < size - 1"),
    ("set-sim", "x = 0", "x = 1"),
    ("set-sim", "printf(\"+\\n\")", ""),
    ("set-sim", "deal(12)", "deal(15)"),
    ("set-sim", "else if (deal", "else if (size < 18 && deal"),
    ("set-sim", "printf(\"+\\n\")", "static int plus; if (++plus == 2) count = dealt; puts(\"+\")"),
    ("set-sim", "deck[dealt++]", "deck[dealt < 12 ? dealt : count + 11 - dealt], dealt++"),
    ("turtle-puzzle", "turns(side[next])", "4"),
    ("turtle-puzzle", "total++ < 50", "total++ < 49"),
    ("turtle-puzzle", "place < 9", "place < 8"),
    ("turtle-puzzle", "turn < 4", "turn < 3"),
    ("turtle-puzzle", "total);", "total - 50);"),
];

/// Returns the commands of wrong programs, each after its task.
fn programs(folder: &Path) -> Vec<String> {
    if let Ok(list) = env::var("PROGRAMS") {
        let list = fs::read_to_string(list).expect("a file with programs");
        return list.lines().map(str::to_owned).collect();
    }
    let program = |(number, (task, old, new)): (usize, &(&str, &str, &str))| {
        let (_, right) = RIGHT.iter().find(|(name, _)| name == task).expect("a right program");
        assert!(right.contains(old), "{task}: {old}");
        command(task, &right.replace(old, new), &folder.join(number.to_string()))
    };
    EDITS.iter().enumerate().map(program).collect()
}

/// Compiles a program in C. Returns its command, after its task.
fn command(task: &str, source: &str, program: &Path) -> String {
    let file = program.with_extension("c");
    fs::write(&file, source).expect("a folder that can be written");
    let status = Command::new("cc").args(["-w", "-O1", "-o"]).args([program, &file]).status();
    assert!(status.expect("a C compiler").success(), "{source}");
    format!("{task} {}", program.display())
}

/// What becomes of the name of a program's mistake.
enum Name {
    /// No fixture exposes a mistake.
    Right,
    Not,
    /// It is a sentence.
    Holds(String),
    /// A further input refutes the sentence.
    Refuted(String, String),
}

/// Names the mistake of a program, and tries it on further inputs.
fn named(program: &str, folder: &Path) -> Name {
    let words: Vec<_> = program.split_whitespace().collect();
    let arguments = arguments_for(&[&["--all"], &words[..]].concat());
    let task = arguments.task;
    let run = |input: &str, time| try_input(&arguments, folder, input, time);
    let runner = &mut Runner::new(&run, &arguments);
    let found = runner
        .first_difference(sorted(fixtures(task), task), Deadline::Never)
        .expect("no run fails");
    let Some(found) = found else { return Name::Right };
    match diagnose(task.catalogue(), &found, runner) {
        Diagnosed::Named(diagnosis) => {
            let said = diagnosis.sentence();
            tried_further(Diagnosed::Named(diagnosis), said, task, runner)
        }
        _ => Name::Not,
    }
}

/// Tries a name on further inputs.
fn tried_further(
    mut diagnosed: Diagnosed,
    said: String,
    task: &'static dyn Task,
    runner: &mut Runner,
) -> Name {
    let further =
        task.inputs().random(SEED).filter(|text| task.is_valid(text) && task.length(text) < LONG);
    let count = number("FURTHER", FURTHER);
    let tried = runner.each(further.take(count), Deadline::Never, |runner, input, verdict| {
        let verdict = runner.confirmed(&input, verdict, |_| false)?;
        diagnosed.take_back_refuted(&input, &verdict);
        Ok(diagnosed.diagnosis().is_none().then_some(input))
    });
    match tried.expect("no run fails") {
        Ended::Enough(input) => Name::Refuted(said, input),
        Ended::All | Ended::OutOfTime => Name::Holds(said),
    }
}

#[test]
#[ignore = "takes minutes"]
fn a_name_holds_on_further_inputs() {
    let folder = tempdir().expect("a folder");
    let (mut refuted, mut silent) = (Vec::new(), Vec::new());
    let programs = programs(folder.path());
    let names = in_parallel(&programs, |program| named(program, folder.path()));
    for (program, name) in zip(programs, names) {
        match name {
            Name::Holds(said) => println!("{program}\t{}", said.trim_end()),
            Name::Refuted(said, input) => refuted.push((program, said, input)),
            Name::Right | Name::Not => silent.push(program),
        }
    }
    assert!(refuted.is_empty(), "{refuted:#?}");
    assert!(env::var("PROGRAMS").is_ok() || silent.is_empty(), "{silent:#?}");
}

#[test]
#[ignore = "needs a C compiler: `just test-check` runs it"]
fn the_right_programs_are_right() {
    let folder = tempdir().expect("a folder");
    for (task, source) in RIGHT {
        let program = command(task, source, &folder.path().join(task));
        assert!(matches!(named(&program, folder.path()), Name::Right), "{task}");
    }
}
