//! Compares a session with a naive model, which has the whole input in memory: integers, blank
//! lines, comment lines, positions and rejections must be equal however the input is cut into
//! chunks. A long stream moves in large blocks. The tests of the tools show when a session flushes,
//! and how it reports errors.

use common::{with_session, Error, FromInteger, Position, Session, Token};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::string::bytes_regex;
use std::cell::Cell;
use std::io::{self, Read, Write};
use std::iter::once;
use test_support::{check_chunks, integer, position, quote, start, tokens, Filter, Rejection};

/// Any integer of 32 bits.
struct Number(i32);

impl FromInteger for Number {
    const EXPECTED: &'static str = "an integer";

    fn from_integer(number: i32) -> Option<Self> {
        Some(Number(number))
    }
}

/// What a filter asks for: integers and blank lines, only integers, or integers and the comment
/// lines before them, each up to a limit of bytes.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Asked {
    Tokens,
    Integers,
    Comments(usize),
}

const ALL: [Asked; 5] = [
    Asked::Tokens,
    Asked::Integers,
    Asked::Comments(usize::MAX),
    Asked::Comments(2),
    Asked::Comments(0),
];

/// A filter that writes a line for each event that a session reads.
fn read(asked: Asked, session: &mut Session) -> Result<(), Error> {
    loop {
        let mut text = b"before ".to_vec();
        if let Asked::Comments(limit) = asked {
            while session.next_comment_line(&mut text, limit)? {
                let line = text.strip_prefix(b"before ").expect("a line is appended to the text");
                let event = format!("{} {}\n", asked_twice(session), line.escape_ascii());
                session.output.write_all(event.as_bytes()).map_err(Error::Write)?;
                text.truncate(7);
            }
        }
        let token = match asked {
            Asked::Tokens => session.next_token()?,
            _ => session.next_integer()?.map(Token::Integer),
        };
        let event = match token {
            Some(Token::BlankLine) => "blank\n".to_owned(),
            Some(Token::Integer(Number(number))) => {
                format!("{} {} is {number}\n", asked_twice(session), session.quoted_token())
            }
            None => format!("{} end\n", asked_twice(session)),
        };
        session.output.write_all(event.as_bytes()).map_err(Error::Write)?;
        if token.is_none() {
            return Ok(());
        }
    }
}

/// Returns the position of the current token. Asserts that asking again gives the same.
fn asked_twice(session: &mut Session) -> Position {
    let position = session.position();
    assert_eq!(session.position(), position);
    position
}

/// Returns the output and the rejection of the model.
fn model(asked: Asked, input: &[u8]) -> (String, Rejection) {
    let (mut events, mut end, mut line) = (Vec::new(), start(input), start(input));
    for token in tokens(input).into_iter().chain(once(input.len()..input.len())) {
        if token.start < end {
            continue; // The token is part of a comment.
        }
        for at in (end..token.start).filter(|&at| input[at] == b'\n') {
            if asked == Asked::Tokens && matches!(&input[line..at], b"" | b"\r") {
                events.push("blank\n".to_owned());
            }
            line = at + 1;
        }
        end = token.end;
        let (position, quote) = (position(input, token.start), quote(&input[token.clone()]));
        let limit = if let Asked::Comments(limit) = asked { Some(limit) } else { None };
        if let (Some(limit), true) = (limit, token.start == line && input[line..].starts_with(b"#"))
        {
            let text = input[line..].split(|&byte| byte == b'\n').next().unwrap_or_default();
            end = line + text.len();
            let text = &text[..text.len().min(limit)];
            let text = text.strip_suffix(b"\r").unwrap_or(text).escape_ascii();
            events.push(format!("{position} {text}{}\n", if limit > 0 { "\\n" } else { "" }));
        } else if token.is_empty() {
            events.push(format!("{position} end\n"));
        } else {
            let number = integer(&input[token.clone()]);
            match number.filter(|&number| i32::try_from(number).is_ok()) {
                Some(number) => events.push(format!("{position} {quote} is {number}\n")),
                None => return (events.concat(), Some((token.start, quote))),
            }
        }
    }
    (events.concat(), None)
}

/// Asserts that a session reads the same events as the model.
#[track_caller]
fn assert_read(chunks: &[&[u8]]) {
    for asked in ALL {
        let (events, rejection) = model(asked, &chunks.concat());
        let filter: Filter =
            &|input, output| with_session(input, output, |session| read(asked, session));
        if let Err(difference) = check_chunks(filter, chunks, events.as_bytes(), rejection) {
            panic!("{asked:?} {difference}");
        }
    }
}

#[test]
fn session_and_model_agree_on_all_inputs_of_four_bytes() {
    let bytes = b"10-+#: \r\n\x0B";
    for number in 0..bytes.len().pow(4) {
        let digits = (0..4).map(|place| number / bytes.len().pow(place) % bytes.len());
        let input: Vec<_> = digits.map(|digit| bytes[digit]).collect();
        assert_read(&[&input]);
        assert_read(&input.chunks(1).collect::<Vec<_>>());
    }
}

proptest! {
    #![proptest_config(test_support::config(512))]

    #[test]
    fn session_and_model_agree_on_any_input(
        pieces in vec(prop_oneof![
            4 => bytes_regex("[/-:+# \t\r\n\x0B\x0C-]{1,4}").expect("a pattern"),
            1 => bytes_regex("[+-]?0{0,40}[0-9]{1,25}").expect("a pattern"),
            1 => bytes_regex("x{30,36}|9{64,68}").expect("a pattern"),
            1 => Just(b"\xEF\xBB\xBF".to_vec()),
            1 => vec(any::<u8>(), 1..3),
        ], 0..8),
    ) {
        let input = pieces.concat();
        assert_read(&[&input]);
        assert_read(&pieces.iter().map(|piece| &**piece).collect::<Vec<_>>());
        assert_read(&input.chunks(1).collect::<Vec<_>>());
    }
}

#[test]
fn tokens_may_arrive_in_any_three_chunks() {
    let inputs = [
        &b"\xEF\xBB\xBF1\r\n\r\n-2 x"[..],
        b"#a\r\n1 #",
        b"0000000000000000000000000000000000000000007",
        b"\xEF",
        b"\xEF\xBB",
        b"\xEF\xBB1",
        b"\n\xEF\xBB\xBF",
        b"\xEF\xBB\xBF\xEF\xBB\xBF1",
        b"2147483647",
        b"2147483648",
        b"-2147483648",
        b"-2147483649",
        b"4294967297",
        b"-18446744073709551617",
    ];
    for input in inputs {
        for (one, two) in
            (0..=input.len()).flat_map(|one| (one..=input.len()).map(move |two| (one, two)))
        {
            assert_read(&[&input[..one], &input[one..two], &input[two..]]);
        }
    }
}

#[test]
fn positions_are_right_many_blocks_after_the_start() {
    for (text, times) in [(" ", 200_000), ("\n", 200_000), ("#", 200_000)] {
        assert_read(&[text.repeat(times).as_bytes(), b"x"]);
    }
    for text in ["1\r\n \n\n 3 ", "# comment\r\n"] {
        assert_read(&[text.repeat(2_000).as_bytes(), b"x"]);
    }
}

#[test]
fn a_token_may_continue_in_the_next_block() {
    for sample in [
        &b"12 -34\r\n\r\n+0056\n\n7 8"[..],
        b"1 \n\r\n\r\r\n\n",
        b"1\n 00000000000000000000000000000000000000007 x",
        b"1\n 2 12345678901234567890123456789012345678901",
    ] {
        // The first block ends among the samples.
        for before in 0..1_100 {
            assert_read(&[&[" ".repeat(before).as_bytes(), b"\n", sample].concat()]);
        }
    }
}

/// A reader and writer that moves all bytes requested, and counts the calls.
struct Counting<'a> {
    calls: &'a Cell<usize>,
}

impl Read for Counting<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.calls.set(self.calls.get() + 1);
        buffer.fill(b'\n');
        Ok(buffer.len())
    }
}

impl Write for Counting<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.calls.set(self.calls.get() + 1);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_long_stream_moves_in_large_blocks() {
    const LENGTH: usize = 1 << 20;
    const BLOCK: usize = 16 * 1024;
    let (reads, writes) = (Cell::new(0), Cell::new(0));
    let input = Counting { calls: &reads }.take(LENGTH as u64);
    let output = Counting { calls: &writes };
    with_session(input, output, |session| read(Asked::Tokens, session)).expect("no error");
    assert!(reads.get() <= LENGTH / BLOCK + 1, "{} reads", reads.get());
    // The output has six bytes for each of the input, and is flushed before each read.
    assert!(writes.get() <= 6 * LENGTH / BLOCK + reads.get() + 1, "{} writes", writes.get());
}
