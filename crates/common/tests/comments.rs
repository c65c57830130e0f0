//! Comment lines are the same in whatever pieces an input arrives.

use common::{with_session, Error, FromInteger, Session};
use std::io;
use test_support::{assert_same, chunkings};

struct Digit(i32);

impl FromInteger for Digit {
    const EXPECTED: &'static str = "a digit";
}

impl TryFrom<i32> for Digit {
    type Error = ();

    fn try_from(number: i32) -> Result<Self, ()> {
        (0..=9).contains(&number).then_some(Digit(number)).ok_or(())
    }
}

/// Asserts which comment lines and integers are read from an input, with their positions.
#[track_caller]
fn case(input: &[u8], expected: &[&str]) {
    for chunks in chunkings(input) {
        let mut events = Vec::new();
        let outcome =
            with_session(chunks.clone(), io::sink(), |session| read(session, &mut events));
        if let Err(Error::Unexpected { position, found, .. }) = outcome {
            events.push(format!("{position} {found} is refused"));
        }
        assert_same(format_args!("{chunks:?}"), &expected.join("\n"), &events.join("\n"));
    }
}

/// Reads integers, and before each of them all comment lines.
fn read(session: &mut Session, events: &mut Vec<String>) -> Result<(), Error> {
    loop {
        let mut text = b"before ".to_vec();
        while session.next_comment_line(Some(&mut text))? {
            let line = text.strip_prefix(b"before ").expect("a line is added to the text");
            events.push(format!("{} {}", session.position(), line.escape_ascii()));
            text.truncate(7);
        }
        assert_eq!(text, b"before ");
        match session.next_integer()? {
            Some(Digit(digit)) => events.push(format!("{} {digit}", session.position())),
            None => break,
        }
    }
    events.push(format!("{} end", session.position()));
    Ok(())
}

#[test]
fn a_comment_line_is_kept_but_for_its_line_end() {
    case(b"#\n", &[r"1:1 #\n", "2:1 end"]);
    case(b"# one\n#two\r\n3", &[r"1:1 # one\n", r"2:1 #two\n", "3:1 3", "3:2 end"]);
    case(b"# \t \n", &[r"1:1 # \t \n", "2:1 end"]);
    case(b"#\xFF\0\x1B\n", &[r"1:1 #\xff\x00\x1b\n", "2:1 end"]);
    case(b"##1 2\n1", &[r"1:1 ##1 2\n", "2:1 1", "2:2 end"]);
}

#[test]
fn only_the_carriage_return_of_the_line_end_is_lost() {
    case(b"#a\rb\n", &[r"1:1 #a\rb\n", "2:1 end"]);
    case(b"#a\r\r\n", &[r"1:1 #a\r\n", "2:1 end"]);
    case(b"#\r\n\r\n1", &[r"1:1 #\n", "3:1 1", "3:2 end"]);
}

#[test]
fn the_last_comment_line_may_lack_its_end() {
    case(b"#", &[r"1:1 #\n", "1:2 end"]);
    case(b"1\n# two", &["1:1 1", r"2:1 # two\n", "2:6 end"]);
}

#[test]
fn white_space_may_stand_around_comment_lines() {
    case(b" \n\n\r\n#a\n \n\n#b\n 1 ", &[r"4:1 #a\n", r"7:1 #b\n", "8:2 1", "8:4 end"]);
}

#[test]
fn a_hash_sign_elsewhere_begins_no_comment() {
    case(b" #", &["1:2 '#' is refused"]);
    case(b"\r#", &["1:2 '#' is refused"]);
    case(b"1 # two", &["1:1 1", "1:3 '#' is refused"]);
    case(b"#a\n\t#b\n", &[r"1:1 #a\n", "2:2 '#b' is refused"]);
    case(b"1#\n", &["1:1 '1#' is refused"]);
}

#[test]
fn a_comment_line_may_come_after_a_byte_order_mark() {
    case(b"\xEF\xBB\xBF#a\n1", &[r"1:1 #a\n", "2:1 1", "2:2 end"]);
}

#[test]
fn a_comment_line_may_be_longer_than_a_block() {
    let line = "#".repeat(200_000) + "\r\n";
    let mut text = Vec::new();
    let outcome = with_session(line.as_bytes(), io::sink(), |session| {
        assert!(session.next_comment_line(Some(&mut text))?);
        assert!(!session.next_comment_line(Some(&mut text))?);
        Ok(())
    });
    outcome.expect("it is read");
    assert!(
        text == "#".repeat(200_000).into_bytes().into_iter().chain([b'\n']).collect::<Vec<_>>()
    );
}
