//! The command `bundle`, on a workspace made for it.

use bundle::compiler::Compiler;
use std::fs;
use std::io;
use std::process::{Command, Output};

#[path = "sample/crates/forms/src/lib.rs"]
#[expect(unreachable_pub, clippy::pedantic, reason = "it is material")]
mod forms;

const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/sample/crates/common");
const EDITIONS: [Option<&str>; 5] = [None, Some("2015"), Some("2018"), Some("2021"), Some("2024")];

fn bundle(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bundle"));
    command.args(arguments).env("CARGO_MANIFEST_DIR", SAMPLE).output().expect("bundle runs")
}

fn text(tool: &str) -> String {
    let output = bundle(&[tool]);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    String::from_utf8(output.stdout).expect("a bundle is text")
}

/// What a bundle writes when it is compiled with each edition and fed `input`.
#[track_caller]
fn run(text: &str, input: &str, expected: &str) {
    let folder = tempfile::tempdir().expect("there is room");
    let (source, program) = (folder.path().join("bundle.rs"), folder.path().join("program"));
    fs::write(&source, text).expect("there is room");
    let input_file = folder.path().join("input");
    fs::write(&input_file, input).expect("there is room");
    for edition in EDITIONS {
        let said =
            Compiler::in_use().compile(&source, edition, &program).expect("there is a compiler");
        assert_eq!(String::from_utf8_lossy(&said.stderr), "", "{edition:?}");
        let output = test_support::run(&program, &input_file);
        assert_eq!(String::from_utf8_lossy(&output.stdout), expected, "{edition:?}");
    }
}

#[track_caller]
fn refused(arguments: &[&str], message: &str, status: i32) {
    let output = bundle(arguments);
    assert_eq!(String::from_utf8_lossy(&output.stderr), format!("bundle: {message}\n"));
    assert_eq!((output.stdout.len(), output.status.code()), (0, Some(status)));
}

#[test]
fn every_form_of_error_says_what_thiserror_makes_it_say() {
    let mut expected = Vec::new();
    forms::run(io::empty(), &mut expected).expect("a vector takes all");
    run(&text("forms"), "", &String::from_utf8(expected).expect("messages are text"));
}

#[test]
fn traps_are_avoided_in_every_edition() {
    let expected = "one-two-three-four 4 9\ntrue\nbbbthe\n end\n\n30cell7";
    run(&text("traps"), "one two three\nfour five", expected);
}

#[test]
fn what_is_unused_is_left_out() {
    let text = text("traps").to_lowercase();
    let left: Vec<_> = text.lines().filter(|line| line.contains("unused")).collect();
    assert_eq!(left, Vec::<&str>::new());
}

#[test]
fn a_bundle_says_what_it_is_and_is_the_same_each_time() {
    let first = text("traps");
    assert!(first.starts_with("// traps 1.2.3: Stands for a tool\n"), "{first}");
    assert_eq!(first, text("traps"));
}

#[test]
fn a_form_out_of_reach_is_refused_at_its_place() {
    let message = "crates/unexpandable/src/lib.rs:10:5: a backtrace needs an unstable compiler";
    refused(&["unexpandable"], message, 1);
}

#[test]
fn bad_usage_names_the_tools() {
    let tools = "expected forms, traps or unexpandable";
    refused(&[], &format!("no tool given; {tools}"), 2);
    refused(&["foo"], &format!("no tool 'foo'; {tools}"), 2);
    refused(&["traps", "forms"], &format!("a second tool 'forms'; {tools}"), 2);
    refused(&["common"], &format!("no tool 'common'; {tools}"), 2);
}
