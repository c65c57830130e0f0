//! What `check` saves when a program differs, and the command that shows the difference again.

use crate::calls::{assert_report, check, folder, read, text};
use std::fs;
use std::path::Path;
use std::process::Command;
use turtle_puzzle::DEFAULT_LIMIT;

#[test]
fn the_picture_is_that_of_the_tool() {
    for task in ["set-sim", "connect4", "turtle-puzzle"] {
        let folder = folder();
        check(&folder, &["--time", "0", task, "true"]);
        let (input, mut picture) = (read(&folder, "counterexample.in"), Vec::new());
        let drawn = match task {
            "set-sim" => set_sim::draw(input.as_bytes(), &mut picture),
            "connect4" => connect4::draw(input.as_bytes(), &mut picture),
            _ => turtle_puzzle::draw(DEFAULT_LIMIT, input.as_bytes(), &mut picture),
        };
        drawn.expect("the input is right");
        assert_eq!(read(&folder, "counterexample.svg").as_bytes(), picture);
    }
}

#[test]
fn of_more_than_50_solutions_50_and_the_total_are_saved() {
    let folder = folder();
    let fixtures = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/turtle-puzzle");
    let input = format!("{fixtures}/exactly-100-solutions-are-50-and-the-total.in");
    fs::copy(&input, folder.path().join("1.in")).expect("a file");
    let output = Path::new(&input).with_extension("out");
    let program = ["turtle-puzzle", "sed", "/insgesamt/d", output.to_str().expect("UTF-8")];
    let report = check(&folder, &[&["--all", "--fixtures", "."], &program[..]].concat());
    assert_report(&report, 1, &["Expected the total 100"]);
    assert_eq!(read(&folder, "counterexample.out").matches("CHECK:").count(), DEFAULT_LIMIT);
}

#[test]
fn the_last_line_shows_the_difference_again() {
    for (task, script) in [
        ("connect4", "printf 'QUIT\\r\\n'"),
        ("connect4", "printf ''"),
        ("set-sim", "echo '='; echo '+ '"),
        ("turtle-puzzle", "echo 'CHECK: a  b'"),
        ("turtle-puzzle", "echo 'Check: 1'"),
    ] {
        let folder = folder();
        let report = text(&check(&folder, &["--time", "0", task, "sh", "-c", script]));
        let (_, line) = report.rsplit_once("Run it again: ").expect("a command");
        let again = Command::new("sh").args(["-c", line]).current_dir(&folder).output();
        let again = again.expect("sh runs");
        let shown = text(&again);
        assert!(shown.lines().count() > 1 && report.contains(&shown), "{report}\n{shown}");
        assert_eq!(again.status.code(), Some(1), "{line}");
    }
}
