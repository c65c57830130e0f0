//! A session reads what a slow model reads with the whole input at hand, in whatever pieces the input
//! arrives: integers, blank lines, comment lines, their positions, and what is rejected.

use common::{with_session, Error, FromInteger, Session, Token};
use proptest::collection::vec;
use proptest::prelude::*;
use std::cell::RefCell;
use std::io::{self, Read};
use test_support::{assert_same, chunkings, integer, position, quote, Chunks};

/// An integer in the range of those of a game.
struct Number(i32);

impl FromInteger for Number {
    const EXPECTED: &'static str = "four digits";

    fn from_integer(number: i32) -> Option<Self> {
        (-9999..=9999).contains(&number).then_some(Number(number))
    }
}

/// What a reader asks for: integers and blank lines, integers alone, or comment lines before each.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Asked {
    Tokens,
    Integers,
    Comments,
}

const ALL: [Asked; 3] = [Asked::Tokens, Asked::Integers, Asked::Comments];

/// What a session reads, a line of text for each event.
fn read(asked: Asked, input: impl Read) -> Vec<String> {
    let mut events = Vec::new();
    let outcome = with_session(input, io::sink(), |session| read_all(asked, session, &mut events));
    if let Err(Error::Unexpected { position, expected: Number::EXPECTED, found }) = outcome {
        events.push(format!("{position} {found} is rejected"));
    }
    events
}

fn read_all(asked: Asked, session: &mut Session, events: &mut Vec<String>) -> Result<(), Error> {
    loop {
        let mut text = b"before ".to_vec();
        while asked == Asked::Comments && session.next_comment_line(&mut text, usize::MAX)? {
            let line = text.strip_prefix(b"before ").expect("a line is added to the text");
            events.push(format!("{} {}", session.position(), line.escape_ascii()));
            text.truncate(7);
        }
        let token = match asked {
            Asked::Tokens => session.next_token()?,
            _ => session.next_integer()?.map(Token::Integer),
        };
        events.push(match token {
            Some(Token::BlankLine) => "blank".to_owned(),
            Some(Token::Integer(Number(number))) => {
                format!("{} {} is {number}", session.position(), session.quoted_token())
            }
            None => break,
        });
    }
    events.push(format!("{} end", session.position()));
    Ok(())
}

/// What the model reads.
fn model(asked: Asked, input: &[u8]) -> Vec<String> {
    let mut events = Vec::new();
    let mut end = if input.starts_with(b"\xEF\xBB\xBF") { 3 } else { 0 };
    let mut line = end;
    let blank_lines = |line: &mut usize, gap: std::ops::Range<usize>, events: &mut Vec<_>| {
        for at in gap.filter(|&at| input[at] == b'\n') {
            if asked == Asked::Tokens && matches!(&input[*line..at], b"" | b"\r") {
                events.push("blank".to_owned());
            }
            *line = at + 1;
        }
    };
    for token in test_support::tokens(input) {
        if token.start < end {
            continue; // It is part of a comment.
        }
        let (start, quote) = (token.start, quote(&input[token.clone()]));
        blank_lines(&mut line, end..start, &mut events);
        let position = position(input, start);
        if asked == Asked::Comments && start == line && input[start] == b'#' {
            let text = input[start..].split(|&byte| byte == b'\n').next().unwrap_or_default();
            end = start + text.len();
            let text = text.strip_suffix(b"\r").unwrap_or(text).escape_ascii();
            events.push(format!("{position} {text}\\n"));
            continue;
        }
        end = token.end;
        match integer(&input[token]).filter(|number| (-9999..=9999).contains(number)) {
            Some(number) => events.push(format!("{position} {quote} is {number}")),
            None => return [events, vec![format!("{position} {quote} is rejected")]].concat(),
        }
    }
    blank_lines(&mut line, end..input.len(), &mut events);
    events.push(format!("{} end", position(input, input.len())));
    events
}

/// Asserts that a session reads what the model reads.
#[track_caller]
fn assert_read(input: &[u8], ways: &[Chunks]) {
    for asked in ALL {
        let expected = model(asked, input).join("\n");
        for chunks in ways {
            let found = read(asked, chunks.clone()).join("\n");
            assert_same(format_args!("{asked:?} in {chunks:?}"), &expected, &found);
        }
    }
}

/// The model itself, on what is easily misread.
#[test]
fn the_model_reads_as_documented() {
    for (asked, input, events) in [
        (
            Asked::Tokens,
            &b"\n1\r\n\r\n \n\t+02"[..],
            "blank|2:1 '1' is 1|blank|5:2 '+02' is 2|5:5 end",
        ),
        (
            Asked::Tokens,
            b"\xEF\xBB\xBF\r\n-3 \xEF\xBB\xBF",
            r"blank|2:1 '-3' is -3|2:4 '\xef\xbb\xbf' is rejected",
        ),
        (
            Asked::Tokens,
            b"1\r \n\r\r\n4 10000",
            "1:1 '1' is 1|3:1 '4' is 4|3:3 '10000' is rejected",
        ),
        (Asked::Integers, b"12x", "1:1 '12x' is rejected"),
        (Asked::Integers, b"1\x1C2'", r"1:1 '1\x1c2\'' is rejected"),
        (
            Asked::Comments,
            b"# a\r\r\n\n#\xFF\n 1 #",
            r"1:1 # a\r\n|3:1 #\xff\n|4:2 '1' is 1|4:4 '#' is rejected",
        ),
        (Asked::Comments, b" #", "1:2 '#' is rejected"),
        (Asked::Comments, b"#", r"1:1 #\n|1:2 end"),
    ] {
        assert_same(input.escape_ascii(), events, &model(asked, input).join("|"));
    }
}

#[test]
fn all_short_inputs_are_read_as_the_model_does() {
    let bytes = b"10-+#x \r\n\x0B";
    for number in 0..bytes.len().pow(4) {
        let digits = (0..4).map(|place| number / bytes.len().pow(place) % bytes.len());
        let input: Vec<_> = digits.map(|digit| bytes[digit]).collect();
        assert_read(&input, &[Chunks::new([&*input].into_iter()), Chunks::new(input.chunks(1))]);
    }
}

proptest! {
    #![proptest_config(test_support::config(512))]

    #[test]
    fn any_input_is_read_as_the_model_does(
        pieces in vec(prop_oneof![
            4 => "[0-9+# \t\r\n\x0B\x0C-]{1,4}".prop_map(String::into_bytes),
            1 => "[+-]?0{0,40}[0-9]{1,25}".prop_map(String::into_bytes),
            1 => "x{30,36}|9{64,68}".prop_map(String::into_bytes),
            1 => Just(b"\xEF\xBB\xBF".to_vec()),
            1 => vec(any::<u8>(), 1..3),
        ], 0..8),
    ) {
        let input = pieces.concat();
        let split = pieces.iter().map(|piece| &**piece);
        let ways = [Chunks::new([&*input].into_iter()), Chunks::new(input.chunks(1)), Chunks::new(split)];
        assert_read(&input, &ways);
    }
}

#[test]
fn numbers_and_words_of_any_length_are_read_in_any_pieces() {
    let zeros = "0".repeat(42) + "7";
    let mut inputs = vec![b"\xEF\xBB\xBF1\r\n\r\n-2 x", &b"#a\r\n1 #"[..], zeros.as_bytes()];
    inputs.extend([
        &b"\xEF"[..],
        b"\xEF\xBB",
        b"\xEF\xBB1",
        b"\n\xEF\xBB\xBF",
        b"\xEF\xBB\xBF\xEF\xBB\xBF1",
    ]);
    inputs.extend([
        &b"10000"[..],
        b"65537",
        b"2147483648",
        b"4294967297",
        b"-18446744073709551617",
    ]);
    for input in inputs {
        assert_read(input, &chunkings(input).collect::<Vec<_>>());
    }
}

#[test]
fn positions_are_right_far_from_the_start() {
    let far =
        |space: &str| read(Asked::Comments, format!("{}x", space.repeat(100_000)).as_bytes()).pop();
    assert_eq!(far(" ").as_deref(), Some("1:100001 'x' is rejected"));
    assert_eq!(far("\n").as_deref(), Some("100001:1 'x' is rejected"));
    assert_eq!(far("1\r\n \n\n 3 ").as_deref(), Some("300001:4 'x' is rejected"));
    assert_eq!(far("# comment\r\n").as_deref(), Some("100001:1 'x' is rejected"));
    let comment = read(Asked::Comments, "#".repeat(200_000).as_bytes());
    assert_eq!(comment, [format!("1:1 {}\\n", "#".repeat(200_000)), "1:200001 end".to_owned()]);
}

#[test]
fn tokens_may_stand_across_the_end_of_a_block() {
    for sample in [
        &b"12 -34\r\n\r\n+0056\n\n7 8"[..],
        b"1 \n\r\n\r\r\n\n",
        b"1\n 00000000000000000000000000000000000000007 x",
        b"1\n 2 12345678901234567890123456789012345678901",
    ] {
        for end in block_ends().into_iter().take(2) {
            for before in 0..=sample.len() {
                let input = [" ".repeat(end - before - 1).as_bytes(), b"\n", sample].concat();
                assert_read(&input, &[Chunks::new([&*input].into_iter())]);
            }
        }
    }
}

/// Where the blocks end in which white space is read.
fn block_ends() -> Vec<usize> {
    let ends = RefCell::new(Vec::new());
    let reader = Noting { ends: &ends, read: 0 };
    read(Asked::Integers, reader.take(300_000));
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
