//! That names hold: a program whose mistake is named prints what such a program prints on further
//! inputs, too, which the diagnosis has not tried.
//!
//! The programs are the right ones in awk, each with an edit. If the variable `PROGRAMS` names a
//! file, we take those of its lines in their place: a task and a command, with spaces between the
//! words. With `--nocapture`, a line on each program has the name of its mistake.

use super::arguments_for;
use crate::command::try_input;
use crate::deadline::Deadline;
use crate::diagnosis::{diagnose, Diagnosed};
use crate::fixtures::{fixtures, sorted};
use crate::runner::Runner;
use std::path::Path;
use std::{env, fs};
use tempfile::tempdir;

/// How many further random inputs are tried.
const FURTHER: usize = 1_000;
/// Their seed.
const SEED: u64 = 4_711;
/// From this number of bytes on, with its output, an input is too long to be tried.
const LONG: usize = 6_000;

/// Texts of the right programs, and what stands in their place in wrong ones.
const EDITS: [(&str, &str, &str); 24] = [
    ("connect4", " || line(row, column, 1, -1)", ""),
    ("connect4", "line(row, column, 0, 1) || ", ""),
    ("connect4", " >= 4", " >= 3"),
    ("connect4", "discs == 48", "discs == 42"),
    ("connect4", "discs++ % 2 ? \"1\"", "discs++ % 2 ? \"2\""),
    ("connect4", "row == 7", "row == 6"),
    ("connect4", "word = 1", "word = 2"),
    ("connect4", "if (!over) ", ""),
    ("connect4", "; board(); over", "; over"),
    ("connect4", "print \"INVALID\"", "if (!full++) print \"INVALID\""),
    ("set-sim", "if (size < 12) deal()", "deal()"),
    ("set-sim", "if (size < 12) deal()", "while (size < 15 && dealt < count) deal()"),
    ("set-sim", "z <= size", "z < size"),
    ("set-sim", "x = 1", "x = 2"),
    ("set-sim", "print \"+\"; ", ""),
    ("set-sim", "count < 12 ? count : 12", "count < 15 ? count : 15"),
    ("set-sim", "if (dealt < count)", "if (dealt < count && size < 18)"),
    ("set-sim", "if (dealt < count)", "if (dealt < count && plus++ < 2)"),
    ("set-sim", "table[++size] = card[++dealt]", "table[++size] = card[count--]"),
    ("turtle-puzzle", "turn < turns[type]", "turn < 4"),
    ("turtle-puzzle", "total++ < 50", "total++ < 49"),
    ("turtle-puzzle", "place < 9", "place < 8"),
    ("turtle-puzzle", " = number[b, c, d, a]", ""),
    ("turtle-puzzle", "total + 0", "total - 50"),
];

/// Returns the commands of wrong programs, each after its task.
fn programs(folder: &Path) -> Vec<String> {
    if let Ok(list) = env::var("PROGRAMS") {
        let list = fs::read_to_string(list).expect("a file with programs");
        return list.lines().map(str::to_owned).collect();
    }
    let program = |(number, (task, old, new)): (usize, &(&str, &str, &str))| {
        let right = format!("{}/tests/programs/{task}.awk", env!("CARGO_MANIFEST_DIR"));
        let right = fs::read_to_string(right).expect("a right program");
        assert!(right.contains(old), "{task}: {old}");
        let wrong = folder.join(format!("{number}.awk"));
        fs::write(&wrong, right.replace(old, new)).expect("a folder that can be written");
        format!("{task} awk -f {}", wrong.display())
    };
    EDITS.iter().enumerate().map(program).collect()
}

/// Names the mistake of a program, and tries it on further inputs. Returns what is found, and
/// whether the name holds.
fn named(words: &[&str], folder: &Path) -> (String, bool) {
    let arguments = arguments_for(&[&["--all"], words].concat());
    let task = arguments.task;
    let run = |input: &str, time| try_input(&arguments, folder, input, time);
    let runner = &mut Runner::new(&run, &arguments);
    let found = runner
        .first_difference(sorted(fixtures(task), task), Deadline::Never)
        .expect("no run fails");
    let Some(found) = found else { return ("no fixture exposes a mistake".to_owned(), true) };
    let Diagnosed::Named(diagnosis) = diagnose(task.catalogue(), &found, runner) else {
        return ("no name".to_owned(), true);
    };
    let said = diagnosis.sentence();
    let mut left = Some(diagnosis);
    let further =
        task.inputs().random(SEED).filter(|text| task.is_valid(text) && task.length(text) < LONG);
    let mut refuted = None;
    let tried = runner.each(further.take(FURTHER), Deadline::Never, |runner, input, verdict| {
        let verdict = runner.confirmed(&input, verdict, |_| false)?;
        left = left.take().and_then(|diagnosis| diagnosis.after(&input, &verdict));
        refuted = left.is_none().then_some(input);
        Ok(refuted.is_some())
    });
    tried.expect("no run fails");
    match refuted {
        Some(input) => (format!("{said} But not for {input:?}"), false),
        None => (said, true),
    }
}

#[test]
#[ignore = "takes minutes"]
fn a_name_holds_on_further_inputs() {
    let folder = tempdir().expect("a folder");
    let mut refuted = Vec::new();
    for program in programs(folder.path()) {
        let (found, holds) = named(&program.split_whitespace().collect::<Vec<_>>(), folder.path());
        println!("{program}\t{}", found.trim_end());
        refuted.extend((!holds).then_some((program, found)));
    }
    assert!(refuted.is_empty(), "{refuted:#?}");
}
