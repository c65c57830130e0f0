//! How differences are shown, and what is said of them: `differences.txt` and `sentences.txt`
//! beside each task.
//!
//! The first lines say what the file is. A case is an input, the name of a fixture after `@`, or a
//! right output after `= `. Below it stand edits, each after `> `: a part of the right output with
//! what a wrong program prints in its place, or a whole output. What follows an edit is what is
//! shown of it; nothing if it does not differ, or if no sentence is certain. `¶` is a line end, `␍`
//! a carriage return, `→` a tab, `◊` a byte order mark, and `∅` nothing at all.

use super::fixture;
use crate::show::explanations;
use crate::task::Task;
use crate::tasks::ALL;
use std::fs;
use std::path::Path;
use test_support::assert_golden_file;

/// Returns what is shown of a difference and the sentence on it.
type Show = fn(&str, &str) -> String;

#[cfg_attr(windows, ignore = "a carriage return before a line end is no difference there")]
#[test]
fn differences_and_sentences_are_as_in_the_lists() {
    let shown: [(_, Show); 2] = [
        ("differences.txt", |shown, said| [shown, said, &explanations(shown)].concat()),
        ("sentences.txt", |_, said| said.to_owned()),
    ];
    for task in ALL {
        let folder = format!("src/tasks/{}", task.name().replace('-', "_"));
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        for (name, shown) in shown {
            if let Ok(list) = fs::read_to_string(folder.join(name)) {
                let (title, cases) = list.trim_end().split_once("\n\n").expect("cases");
                let cases = cases.split("\n\n").map(|case| computed(*task, case, shown));
                let computed = cases.collect::<Vec<_>>().join("\n");
                assert_golden_file(&folder.join(name), &format!("{title}\n\n{computed}"));
            }
        }
    }
}

/// Returns a case with what is shown in place of what should be.
fn computed(task: &dyn Task, case: &str, show: Show) -> String {
    let mut lines = case.lines();
    let first = lines.next().unwrap_or_default();
    let (input, right) = match (first.strip_prefix("= "), first.strip_prefix('@')) {
        (Some(right), _) => (String::new(), plain(right)),
        (_, Some(name)) => with_output(task, fixture(task, name)),
        _ => with_output(task, plain(first)),
    };
    let mut text = first.to_owned() + "\n";
    for edit in lines.filter_map(|line| line.strip_prefix("> ")) {
        let found = edited(&right, &plain(edit));
        let difference = task.compare(right.as_bytes(), found.as_bytes(), true).difference;
        let shown = difference.map_or(String::new(), |difference| difference.text());
        let said = task.reason(&input, right.as_bytes(), found.as_bytes());
        let said = said.filter(|_| !shown.is_empty());
        let said = said.map_or(String::new(), |sentence| sentence + "\n");
        text += &format!("> {edit}\n{}", show(&shown, &said));
    }
    text
}

fn plain(text: &str) -> String {
    let text = text.replace('¶', "\n").replace('␍', "\r").replace('→', "\t");
    text.replace('∅', "").replace('◊', "\u{feff}")
}

fn with_output(task: &dyn Task, input: String) -> (String, String) {
    let output = String::from_utf8(task.output(&input)).expect("UTF-8");
    (input, output)
}

fn edited(right: &str, edit: &str) -> String {
    match edit.split_once(" => ") {
        Some((part, _)) if !right.contains(part) => panic!("not in the output: {edit}"),
        Some((part, other)) => right.replacen(part, other, 1),
        None => edit.to_owned(),
    }
}
