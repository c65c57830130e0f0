//! What `check` prints and saves when a program differs.

use crate::calls::{
    assert_report, case, check, command, folder, judge, read, report, text, RIGHT, RIGHT_SET,
};
use std::fs;

#[test]
fn the_readme_shows_a_report() {
    let readme = include_str!("../../../../README.md");
    let shown = readme.split("```text\n").nth(1).and_then(|block| block.split("```").next());
    let folder = folder();
    let program =
        include_str!("../programs/connect4.awk").replace(" || line(row, column, 1, -1)", "");
    fs::write(folder.path().join("mine.awk"), program).expect("a file");
    let report = text(&check(&folder, &["--time", "60", "connect4", "awk", "-f", "mine.awk"]));
    let shown = shown.expect("a block").replace("python3 mine.py", "awk -f mine.awk");
    assert_eq!(report, shown.replace("check --judge counterexample.in connect4", &judge()));
}

#[test]
fn a_program_that_fails_without_output_may_not_have_started() {
    let asked = "\nDid it start at all? It failed on the first input, and printed nothing.\n";
    let folder = case(&["--time", "0"], "exec python3-missing god.py", 1, &[asked]);
    let file = "Does it read a file? Then call it so: check connect4 sh -c 'exit 3' {}\n";
    let arguments = ["--time", "0", "connect4", "sh", "-c", "exit 3"];
    assert_report(&check(&folder, &arguments), 1, &[asked, file]);
    let with_file = text(&check(&folder, &[&arguments[..], &["{}"]].concat()));
    assert!(with_file.contains(asked) && !with_file.contains(file), "{with_file}");
    let late = format!("{RIGHT}; exit 1");
    let later = format!("[ -e started ] && exit 1; {RIGHT}; echo > started");
    for script in ["echo QUIT; exit 1", "exit 0", "kill -SEGV $$", &late, &later] {
        let report = report(script);
        assert!(!report.contains("Did it start"), "{report}");
    }
}

#[test]
fn an_input_that_could_be_simpler_is_called_so() {
    let could_be = "\nThere may be a simpler input: simplifying stopped because the time ran out (see --time).\n";
    for (time, is_said) in [("0", false), ("0.000001", true), ("60", false)] {
        let report = text(&check(&folder(), &["--time", time, "connect4", "true"]));
        assert_eq!(report.contains(could_be), is_said, "--time {time}: {report}");
    }
}

#[test]
fn a_crash_is_reported_with_the_last_lines_of_stderr() {
    let script = "seq 1 9 >&2; exit 3";
    case(&[], script, 1, &["\nIt exited with status 3.\n", "\nLast lines of stderr:\n    2\n"]);
    let long = "head -c 5000 /dev/zero | tr '\\0' x >&2; exit 3";
    case(&["--time", "0"], long, 1, &[&format!("    {}\n", "x".repeat(2_000))]);
    case(&[], "kill -SEGV $$", 1, &["\nIt was ended by signal 11 (SIGSEGV)"]);
    case(&[], "echo QUIT; echo much >&2; kill -KILL $$", 1, &["signal 9", "    much\n"]);
}

#[test]
fn only_dots_of_ours_are_explained() {
    let explanation = "\n(· is a space at the start or end of a line)\n";
    case(&["--time", "0"], "echo 'QUIT '", 1, &[explanation]);
    let report = report("echo · >&2");
    assert!(report.contains("    ·\n") && !report.contains(explanation), "{report}");
    let script = format!("tee $$ | grep -q ' $' && echo wrong || {RIGHT_SET} < $$");
    let in_input = check(&folder(), &["--time", "0", "set-sim", "sh", "-c", &script]);
    assert_report(&in_input, 1, &["·\n", explanation]);
}

#[test]
fn a_right_output_is_called_right_and_the_last_line_shows_the_status() {
    let right = "\nIt exited with status 4. Its output is right.\n";
    let again = " < counterexample.in; echo $?\n";
    case(&["--time", "0"], &format!("{RIGHT}; exit 4"), 1, &[right, again]);
}

#[test]
fn a_first_run_that_failed_is_mentioned() {
    let first = "\nThe very first run failed, but passed when repeated. A grader that ";
    let script = format!("[ -e started ] || {{ echo > started; exit 1; }}; {RIGHT}");
    case(&["--time", "0"], &script, 0, &[first]);
    case(&["--time", "0"], &format!("{script} | sed s/CONNECT4/WON/"), 1, &[first]);
}

#[test]
fn a_program_that_fails_on_the_empty_input_alone_is_found_by_it_last() {
    let script = format!("cat > $$; [ -s $$ ] && {RIGHT} < $$");
    let found = "\n\nInput (0 bytes):\n    [empty]\n";
    let name = " on which it agreed\nFound with the fixture empty-input-is-quit.\n";
    let folder = case(&["--time", "0"], &script, 1, &[found, name]);
    assert_eq!(read(&folder, "counterexample.in"), "");
}

#[test]
fn a_difference_is_coloured_on_a_terminal_only() {
    let folder = folder();
    let report = |force| {
        let mut check = command(&folder, &["--time", "0", "connect4", "true"]);
        text(&check.env("CLICOLOR_FORCE", force).output().expect("check runs"))
    };
    assert!(report("1").contains("\u{1b}[32mexpected\u{1b}[0m  "), "{}", report("1"));
    assert!(!report("0").contains('\u{1b}'), "{}", report("0"));
}
