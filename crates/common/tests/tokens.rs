//! Integers, blank lines and their positions are the same in whatever pieces an input arrives.

use common::{with_session, Error, FromInteger, Position, Token};
use std::cell::RefCell;
use std::io::{self, Read};
use test_support::{assert_same, chunkings};

/// An integer in the range of those of a game.
struct Number(i32);

impl FromInteger for Number {
    const EXPECTED: &'static str = "four digits";
}

impl TryFrom<i32> for Number {
    type Error = ();

    fn try_from(number: i32) -> Result<Self, ()> {
        (-9999..=9999).contains(&number).then_some(Number(number)).ok_or(())
    }
}

/// Asserts what is read from an input, a line of text for each token.
#[track_caller]
fn case(input: &[u8], expected: &[&str]) {
    let integers: Vec<_> = expected.iter().copied().filter(|&event| event != "blank").collect();
    for chunks in chunkings(input) {
        let situation = format_args!("{chunks:?}");
        assert_same(situation, &expected.join("\n"), &tokens(chunks.clone(), 0).join("\n"));
        assert_same(situation, &integers.join("\n"), &only_integers(chunks.clone()).join("\n"));
    }
}

/// What is read from an input if blank lines count. Positions are as if it did not have its first lines.
fn tokens(input: impl Read, lines_before: u64) -> Vec<String> {
    let mut events = Vec::new();
    let without = |position: Position| Position { line: position.line - lines_before, ..position };
    let outcome = with_session(input, io::sink(), |session| {
        while let Some(token) = session.next_token()? {
            events.push(match token {
                Token::Integer(Number(number)) => {
                    format!(
                        "{} {} is {number}",
                        without(session.position()),
                        session.quoted_token()
                    )
                }
                Token::BlankLine => "blank".to_owned(),
            });
        }
        events.push(format!("{} end", without(session.position())));
        Ok(())
    });
    events.extend(outcome.err().map(|error| refusal(error, without)));
    events
}

/// What is read from an input if blank lines do not count.
fn only_integers(input: impl Read) -> Vec<String> {
    let mut events = Vec::new();
    let outcome = with_session(input, io::sink(), |session| {
        while let Some(Number(number)) = session.next_integer()? {
            events.push(format!("{} {} is {number}", session.position(), session.quoted_token()));
        }
        events.push(format!("{} end", session.position()));
        Ok(())
    });
    events.extend(outcome.err().map(|error| refusal(error, |position| position)));
    events
}

fn refusal(error: Error, shown: impl Fn(Position) -> Position) -> String {
    match error {
        Error::Unexpected { position, expected: Number::EXPECTED, found } => {
            format!("{} {found} is refused", shown(position))
        }
        other => panic!("{other}"),
    }
}

#[test]
fn integers_stand_between_white_space_of_any_kind() {
    case(b"", &["1:1 end"]);
    case(b" \t\x0B\x0C\r", &["1:6 end"]);
    case(b"12", &["1:1 '12' is 12", "1:3 end"]);
    case(b" 1  2 ", &["1:2 '1' is 1", "1:5 '2' is 2", "1:7 end"]);
    case(
        b"1\t2\n3\x0B4\x0C5\r6",
        &[
            "1:1 '1' is 1",
            "1:3 '2' is 2",
            "2:1 '3' is 3",
            "2:3 '4' is 4",
            "2:5 '5' is 5",
            "2:7 '6' is 6",
            "2:8 end",
        ],
    );
}

#[test]
fn a_blank_line_has_no_byte_but_a_carriage_return() {
    case(b"\n", &["blank", "2:1 end"]);
    case(b"\r\n", &["blank", "2:1 end"]);
    case(b"\n\r\n\n", &["blank", "blank", "blank", "4:1 end"]);
    case(b"1\n2", &["1:1 '1' is 1", "2:1 '2' is 2", "2:2 end"]);
    case(b"1\n\n2\n", &["1:1 '1' is 1", "blank", "3:1 '2' is 2", "4:1 end"]);
    case(b"1\r\n\r\n2\r\n", &["1:1 '1' is 1", "blank", "3:1 '2' is 2", "4:1 end"]);
    case(b"1 \n\r\n", &["1:1 '1' is 1", "blank", "3:1 end"]);
}

#[test]
fn a_line_of_other_white_space_is_not_blank() {
    case(b" \n", &["2:1 end"]);
    case(b"\t\r\n", &["2:1 end"]);
    case(b"\r \n", &["2:1 end"]);
    case(b"\r\r\n", &["2:1 end"]);
    case(b"\r\x0B\n", &["2:1 end"]);
    case(b"\n\r", &["blank", "2:2 end"]);
    case(b"1\n \n\n2", &["1:1 '1' is 1", "blank", "4:1 '2' is 2", "4:2 end"]);
}

#[test]
fn a_sign_stands_before_digits_once() {
    case(b"+7 -7", &["1:1 '+7' is 7", "1:4 '-7' is -7", "1:6 end"]);
    case(b"-0 +0", &["1:1 '-0' is 0", "1:4 '+0' is 0", "1:6 end"]);
    case(b"-9999", &["1:1 '-9999' is -9999", "1:6 end"]);
    for wrong in ["+", "-", "+-1", "--1", "1-", "1+1", "-x"] {
        refused(wrong.as_bytes(), &format!("'{wrong}'"));
    }
    case(b"- 1", &["1:1 '-' is refused"]);
    case(b"1 +\n", &["1:1 '1' is 1", "1:3 '+' is refused"]);
}

#[test]
fn leading_zeros_mean_nothing() {
    case(b"007 -007", &["1:1 '007' is 7", "1:5 '-007' is -7", "1:9 end"]);
    let zeros = "0".repeat(32);
    let long = format!("{zeros}0000000042");
    case(long.as_bytes(), &[&format!("1:1 '{zeros}...' is 42"), "1:43 end"]);
}

#[test]
fn a_number_too_large_does_not_wrap_round() {
    for power in [
        "10000",
        "65537",
        "2147483647",
        "2147483648",
        "4294967295",
        "4294967297",
        "9223372036854775808",
        "18446744073709551617",
    ] {
        refused(power.as_bytes(), &format!("'{power}'"));
        refused(format!("-{power}").as_bytes(), &format!("'-{power}'"));
        refused(format!("+00{power}").as_bytes(), &format!("'+00{power}'"));
    }
    let long = "340282366920938463463374607431768211457";
    refused(long.as_bytes(), &format!("'{}...'", &long[..32]));
}

#[test]
fn what_is_no_integer_is_quoted_in_printable_ascii() {
    refused(b"x", "'x'");
    refused(b"12x", "'12x'");
    refused(b"x12", "'x12'");
    refused(b"1.5", "'1.5'");
    refused(b"\0", r"'\x00'");
    refused(b"1\x1C2", r"'1\x1c2'");
    refused(b"1\xC2\xA02", r"'1\xc2\xa02'");
    refused(b"\x1B[31m", r"'\x1b[31m'");
    refused(b"'\"\\", r#"'\'\"\\'"#);
    case(
        b"1 2\n 3 4x5 6",
        &["1:1 '1' is 1", "1:3 '2' is 2", "2:2 '3' is 3", "2:4 '4x5' is refused"],
    );
}

#[test]
fn what_is_longer_than_32_bytes_is_shortened() {
    for length in [31, 32] {
        let word = "x".repeat(length);
        refused(word.as_bytes(), &format!("'{word}'"));
    }
    for length in [33, 34, 65, 66, 67] {
        refused("x".repeat(length).as_bytes(), &format!("'{}...'", "x".repeat(32)));
        refused("9".repeat(length).as_bytes(), &format!("'{}...'", "9".repeat(32)));
    }
    refused(&[0; 40], &format!("'{}...'", r"\x00".repeat(32)));
}

/// Asserts that a token is refused, alone and between others, and how it is quoted.
#[track_caller]
fn refused(token: &[u8], quote: &str) {
    case(token, &[&format!("1:1 {quote} is refused")]);
    let between = [b"1\n ", token, b" 2"].concat();
    case(&between, &["1:1 '1' is 1", &format!("2:2 {quote} is refused")]);
}

#[test]
fn positions_are_right_far_from_the_start() {
    let far = |space: &str| tokens(format!("{}x", space.repeat(100_000)).as_bytes(), 0).pop();
    assert_eq!(far(" ").as_deref(), Some("1:100001 'x' is refused"));
    assert_eq!(far("\n").as_deref(), Some("100001:1 'x' is refused"));
    assert_eq!(far("1\r\n \n\n 3 ").as_deref(), Some("300001:4 'x' is refused"));
}

#[test]
fn tokens_may_stand_across_the_end_of_a_block() {
    for sample in [
        &b"12 -34\r\n\r\n+0056\n\n7 8"[..],
        b"1 \n\r\n\r\r\n\n",
        b"1\n 00000000000000000000000000000000000000007 x",
        b"1\n 2 12345678901234567890123456789012345678901",
    ] {
        let expected = tokens(sample, 0);
        for end in block_ends().into_iter().take(2) {
            for before in 0..=sample.len() {
                let space = " ".repeat(end - before - 1) + "\n";
                let input = [space.as_bytes(), sample].concat();
                let sample = sample.escape_ascii();
                let situation = format_args!("a block ends at {before} in \"{sample}\"");
                assert_same(situation, &expected.join("\n"), &tokens(&*input, 1).join("\n"));
            }
        }
    }
}

/// Where the blocks end in which white space is read.
fn block_ends() -> Vec<usize> {
    let ends = RefCell::new(Vec::new());
    let reader = Noting { ends: &ends, read: 0 };
    tokens(reader.take(300_000), 0);
    ends.into_inner()
}

/// White space without end, which notes how much of it has been read.
struct Noting<'a> {
    ends: &'a RefCell<Vec<usize>>,
    read: usize,
}

impl Read for Noting<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        buffer.fill(b' ');
        self.read += buffer.len();
        self.ends.borrow_mut().push(self.read);
        Ok(buffer.len())
    }
}
