//! The filter with arbitrary and nearly right inputs: it reports each complete card set before the first
//! mistake, and rejects the mistake.

use test_support::{output_of, quote, Filter, Rejection};

#[test]
fn any_bytes_are_reported_up_to_the_first_mistake() {
    test_support::assert_any_bytes("turtle-puzzle", check);
}

/// Not a fixture, since harnesses expect UTF-8.
#[test]
fn a_comment_line_keeps_bytes_that_are_not_utf_8() {
    let input = [b"#caf\xE9 \xFF\0\x1B[1m \r\n", "1 ".repeat(36).as_bytes()].concat();
    let mut output = Vec::new();
    turtle_puzzle::run(&*input, &mut output).expect("the input is a card set");
    let start = b"Eingabedaten:\n#caf\xE9 \xFF\0\x1B[1m \n1 1 1 1\n";
    assert!(output.starts_with(start), "{}", output.escape_ascii());
}

/// The parts of an input before the first mistake.
#[derive(Default)]
struct Reading {
    /// The end of the last complete card set.
    end_of_sets: Option<usize>,
    /// The number of sides of the next card set.
    sides: usize,
    /// Whether the next card set has a comment line.
    has_comment: bool,
}

pub(crate) fn check(input: &[u8]) -> Result<(), String> {
    let run: Filter = &|input, output| turtle_puzzle::run(input, output);
    let (reading, rejection) = read(input);
    let sets = &input[..reading.end_of_sets.unwrap_or_default()];
    test_support::check(run, input, &output_of(run, sets), rejection)
}

/// Reads an input token by token, without comment lines, up to the first mistake. Also returns the
/// offset of the mistake, and what is found there.
fn read(input: &[u8]) -> (Reading, Rejection) {
    let mut reading = Reading::default();
    let mut end_of_comment = 0;
    for token in test_support::tokens(input) {
        if token.start < end_of_comment {
            continue;
        }
        let (start, sides) = (token.start, reading.sides);
        match is_comment_line(input, start) {
            true if sides == 0 => {
                let line = input[start..].split(|&byte| byte == b'\n').next();
                end_of_comment = start + line.map_or(0, <[u8]>::len);
                reading.has_comment = true;
            }
            true => {
                let found = format!("a comment line after {sides} of 36 sides");
                return (reading, Some((start, found)));
            }
            false if is_side(&input[token.clone()]) => reading.add_side(token.end),
            false => return (reading, Some((start, quote(&input[token])))),
        }
    }
    let found = match reading {
        Reading { sides: 0, has_comment: false, end_of_sets: Some(_) } => return (reading, None),
        Reading { sides: 0, has_comment: false, .. } => "the end of the input".to_owned(),
        Reading { sides, .. } => format!("the end of the input after {sides} of 36 sides"),
    };
    (reading, Some((input.len(), found)))
}

impl Reading {
    fn add_side(&mut self, end: usize) {
        self.sides += 1;
        if self.sides == 36 {
            *self = Reading { end_of_sets: Some(end), ..Reading::default() };
        }
    }
}

/// Returns whether the token at `offset` starts a comment line.
fn is_comment_line(input: &[u8], offset: usize) -> bool {
    input[offset] == b'#' && test_support::position(input, offset).ends_with(":1")
}

fn is_side(token: &[u8]) -> bool {
    matches!(test_support::integer(token), Some(-4..=-1 | 1..=4))
}
