//! Messages and the texts that they are made of.

use common::{trim, Error, Position};
use std::error::Error as _;
use std::io;

#[test]
fn a_position_is_shown_as_line_and_column() {
    assert_eq!(Position { line: 3, column: 14 }.to_string(), "3:14");
    assert_eq!(Position { line: u64::MAX, column: 1 }.to_string(), "18446744073709551615:1");
}

#[test]
fn an_unexpected_value_is_shown_with_its_position() {
    let position = Position { line: 1, column: 2 };
    let unexpected = Error::Unexpected { position, expected: "this", found: "that".to_owned() };
    assert_eq!(unexpected.to_string(), "1:2: expected this, found that");
    assert!(unexpected.source().is_none());
}

#[test]
fn a_cause_is_reported_once_as_the_source() {
    let full = || io::Error::other("full");
    for (error, message) in
        [(Error::Read(full()), "cannot read"), (Error::Write(full()), "cannot write")]
    {
        assert_eq!(error.to_string(), message);
        assert_eq!(error.source().map(ToString::to_string).as_deref(), Some("full"));
    }
}

#[test]
fn white_space_is_trimmed_off_both_ends() {
    #[track_caller]
    fn case(text: &str, expected: &str) {
        let trimmed = trim(text.as_bytes()).escape_ascii().to_string();
        assert_eq!(trimmed, expected.as_bytes().escape_ascii().to_string(), "in {text:?}");
    }
    case("", "");
    case(" \t\n\x0B\x0C\r ", "");
    case("a", "a");
    case("  a \t b\r\n", "a \t b");
    case("\u{A0}a\u{85}", "\u{A0}a\u{85}");
    case("\x1Ca\0 ", "\x1Ca\0");
}
