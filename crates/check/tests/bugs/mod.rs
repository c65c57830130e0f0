//! Beginners' bugs, and bugs that are hard to find: edits that turn a correct program into a wrong one.
//!
//! Each stands in `TASK.txt` or, if few inputs show it, in `rare-TASK.txt`: the program and what is wrong with it, the
//! part of the program after `-`, and what stands in its place after `+`.

use std::fs;

/// A bug of a program.
pub(crate) struct Bug {
    pub(crate) program: String,
    /// What is wrong.
    pub(crate) name: String,
    /// The part of the program that is replaced.
    pub(crate) part: String,
    pub(crate) replacement: String,
}

/// Returns the bugs of a task, or the rare ones of `rare-TASK`.
pub(crate) fn bugs(name: &str) -> Vec<Bug> {
    let file = format!("{}/tests/bugs/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(file).expect("a list of bugs");
    text.trim_end().split("\n\n").map(bug).collect()
}

fn bug(block: &str) -> Bug {
    let (program, name) =
        block.lines().next().and_then(|line| line.split_once(": ")).expect("a program and a bug");
    let after = |sign| {
        block
            .lines()
            .skip(1)
            .filter_map(|line| line.strip_prefix(sign))
            .collect::<Vec<_>>()
            .join("\n")
    };
    Bug {
        program: program.to_owned(),
        name: name.to_owned(),
        part: after('-'),
        replacement: after('+'),
    }
}
