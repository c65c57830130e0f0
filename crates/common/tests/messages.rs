//! Messages and the texts that they are made of.

use common::{trim, Error, Position};
use std::error::Error as _;
use std::io;

#[test]
fn a_place_is_shown_as_line_and_column() {
    assert_eq!(Position { line: 3, column: 14 }.to_string(), "3:14");
    assert_eq!(Position { line: u64::MAX, column: 1 }.to_string(), "18446744073709551615:1");
}

#[test]
fn an_error_tells_what_failed_and_why() {
    let full = || io::Error::other("full");
    assert_eq!(Error::Read(full()).to_string(), "cannot read: full");
    assert_eq!(Error::Write(full()).to_string(), "cannot write: full");
    let position = Position { line: 1, column: 2 };
    let unexpected = Error::Unexpected { position, expected: "this", found: "that".to_owned() };
    assert_eq!(unexpected.to_string(), "expected this, found that");
}

#[test]
fn an_error_has_its_cause_for_a_source() {
    let cause = |error: Error| error.source().map(ToString::to_string);
    assert_eq!(cause(Error::Read(io::Error::other("full"))).as_deref(), Some("full"));
    assert_eq!(cause(Error::Write(io::Error::other("full"))).as_deref(), Some("full"));
}

#[test]
fn an_error_that_is_not_named_is_one_of_writing() {
    assert!(matches!(Error::from(io::Error::other("full")), Error::Write(_)));
}

#[test]
fn white_space_is_trimmed_off_both_ends() {
    let case = |text: &str, expected: &str| assert_eq!(trim(text.as_bytes()), expected.as_bytes());
    case("", "");
    case(" \t\n\x0B\x0C\r ", "");
    case("a", "a");
    case("  a \t b\r\n", "a \t b");
    case("\u{A0}a\u{85}", "\u{A0}a\u{85}");
    case("\x1Ca\0 ", "\x1Ca\0");
}
