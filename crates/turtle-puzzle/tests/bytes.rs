//! The filter against bad bytes: whatever comes, each complete card set before the first mistake is
//! reported, and the mistake is refused, at its position.

use common::Error;
use proptest::prelude::*;

proptest! {
    #![proptest_config(test_support::config(1024))]

    #[test]
    fn any_bytes_are_refused_where_they_are_wrong(input in test_support::bytes()) {
        check(&input.0);
    }

    #[test]
    fn nearly_right_input_is_reported_up_to_its_first_mistake(
        input in test_support::mutated_fixtures("turtle-puzzle"),
    ) {
        check(&input.0);
    }
}

/// What stands in an input, up to the first mistake.
#[derive(Default)]
struct Reading {
    /// Where the last complete card set ends.
    end_of_sets: Option<usize>,
    /// How many sides of the next one there are.
    sides: usize,
    /// Whether a comment line of the next one is there.
    has_comment: bool,
    mistake: Option<usize>,
}

fn check(input: &[u8]) {
    let (output, message) = answer(input);
    let reading = read(input);
    let Some(mistake) = reading.mistake else {
        assert_eq!(message, None);
        return assert!(output.ends_with(b"\n"));
    };
    let message = message.expect("it is refused");
    if is_comment_line(input, mistake) {
        let (position, sides) = (test_support::position(input, mistake), reading.sides);
        let found = format!("found a comment line after {sides} of 36 sides");
        assert_eq!(message, format!("{position}: expected nine cards of four sides, {found}"));
    } else {
        test_support::assert_error_message(&message, input, mistake);
    }
    let before = reading.end_of_sets.map(|end| answer(&input[..end]));
    assert_eq!((output, None), before.unwrap_or_default());
}

/// What the filter writes, and what it says of the input if it refuses it.
fn answer(input: &[u8]) -> (Vec<u8>, Option<String>) {
    let mut output = Vec::new();
    match turtle_puzzle::run(input, &mut output) {
        Ok(()) => (output, None),
        Err(error @ Error::Unexpected { .. }) => (output, Some(error.to_string())),
        Err(error) => panic!("{error}"),
    }
}

/// Reads an input token by token, stepping over comment lines.
fn read(input: &[u8]) -> Reading {
    let mut reading = Reading::default();
    let mut end_of_comment = 0;
    for token in test_support::tokens(input) {
        if token.start < end_of_comment {
            continue;
        }
        if reading.sides == 0 && is_comment_line(input, token.start) {
            let line = input[token.start..].split(|&byte| byte == b'\n').next();
            end_of_comment = token.start + line.map_or(0, <[u8]>::len);
            reading.has_comment = true;
        } else if is_side(&input[token.clone()]) {
            reading.add_side(token.end);
        } else {
            reading.mistake = Some(token.start);
            return reading;
        }
    }
    let is_complete = reading.end_of_sets.is_some() && reading.sides == 0 && !reading.has_comment;
    reading.mistake = (!is_complete).then_some(input.len());
    reading
}

impl Reading {
    fn add_side(&mut self, end: usize) {
        self.sides += 1;
        if self.sides == 36 {
            *self = Reading { end_of_sets: Some(end), ..Reading::default() };
        }
    }
}

/// Whether the token that starts at `offset` starts a comment line.
fn is_comment_line(input: &[u8], offset: usize) -> bool {
    input.get(offset) == Some(&b'#') && test_support::position(input, offset).ends_with(":1")
}

fn is_side(token: &[u8]) -> bool {
    matches!(test_support::integer(token), Some(-4..=-1 | 1..=4))
}
