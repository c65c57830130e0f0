//! The picture: its golden file, what every picture shows, and when there is none.

#![cfg(feature = "svg")]

mod boards;
mod cards;
mod document;
mod scene;
mod sheets;
mod title;

use common::Error;
use roxmltree::Document;
use std::fs;
use test_support::fixtures;
use test_support::svg::{assert_golden_picture, assert_nothing_drawn};
use turtle_puzzle::{run_with, Form, Options};

const PROGRAM: &str = env!("CARGO_BIN_EXE_turtle-puzzle");

/// Nine cards that have no solution.
const CARDS: &[u8] = b"1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1";

/// The picture of an input, or why there is none; then nothing is written.
fn picture(limit: usize, input: &[u8]) -> Result<String, Error> {
    let mut output = Vec::new();
    let outcome = run_with(&Options { limit, form: Form::Picture }, input, &mut output);
    let output = String::from_utf8(output).expect("a picture is UTF-8");
    assert!(outcome.is_ok() || output.is_empty(), "{output}");
    outcome.map(|()| output)
}

/// Calls `check` with the picture and the report of each fixture of one card set.
fn each_picture(check: impl Fn(&Document, &str)) {
    each_picture_limited(50, check);
}

/// Calls `check` with such a picture of so many solutions at most, and the report of 50.
fn each_picture_limited(limit: usize, check: impl Fn(&Document, &str)) {
    for input in fixtures("turtle-puzzle") {
        println!("{}", input.display());
        let report = fs::read(input.with_extension("out")).expect("a fixture has a report");
        let report = String::from_utf8_lossy(&report);
        if report.lines().filter(|&line| line == "Eingabedaten:").count() == 1 {
            let input = fs::read(input).expect("a fixture can be read");
            let picture = picture(limit, &input).expect("one card set has a picture");
            check(&Document::parse(&picture).expect("a picture is XML"), &report);
        }
    }
}

#[test]
fn the_standard_example_looks_like_its_golden_picture() {
    assert_golden_picture(PROGRAM, &["--svg", "--limit", "3"], "standard-example.in");
}

#[test]
fn what_is_refused_is_not_drawn() {
    assert_nothing_drawn(PROGRAM, &["--svg"]);
    assert_nothing_drawn(PROGRAM, &["--svg", "--limit", "0"]);
}

#[test]
fn a_count_has_no_picture() {
    let calls: &[(&str, &[&str])] = &[
        ("svg-excludes-count", &["--svg", "-n", "1", "--count"]),
        ("count-excludes-svg", &["-c", "--svg"]),
        ("svg-takes-no-value", &["--svg=large"]),
    ];
    test_support::assert_transcripts(PROGRAM, calls);
}

#[test]
fn a_second_card_set_has_no_picture() {
    refused(b"\n# more\n1 2", "2:1", "expected the end after one card set, found '#'");
    refused(b"\n\n 1 2", "3:2", "expected the end after one card set, found '1'");
    refused(b" -4\n", "1:73", "expected the end after one card set, found '-4'");
    refused(b" 5\n", "1:73", "expected the end after one card set, found '5'");
    refused(b" # more", "1:73", "expected the end after one card set, found '#'");
}

/// Asserts that there is no picture if `more` comes after nine cards.
#[track_caller]
fn refused(more: &[u8], position: &str, message: &str) {
    let error = picture(50, &[CARDS, more].concat()).expect_err("a picture has one card set");
    assert_eq!(error.to_string(), format!("{position}: {message}"));
}
