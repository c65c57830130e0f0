//! The filter with arbitrary and nearly right inputs: it reports each complete card set before the
//! first mistake, and rejects the mistake.

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

pub(crate) fn check(input: &[u8]) -> Result<(), String> {
    let run: Filter = &|input, output| turtle_puzzle::run(input, output);
    let (end_of_sets, rejection) = read(input);
    test_support::check(run, input, &output_of(run, &input[..end_of_sets]), rejection)
}

/// Reads an input token by token, without comment lines, up to the first mistake. Returns the end
/// of the last complete card set, or 0, and the offset of the mistake with what is found there.
fn read(input: &[u8]) -> (usize, Rejection) {
    let (mut end_of_sets, mut end_of_comment) = (0, 0);
    // Whether the next card set has a comment, and whether the one before it had one.
    let (mut has_comment, mut follows_comment) = (false, false);
    let mut sides = Vec::new();
    for token in test_support::tokens(input) {
        let start = token.start;
        if start < end_of_comment {
            continue;
        }
        if is_comment_line(input, start) && sides.is_empty() {
            let line = input[start..].split(|&byte| byte == b'\n').next();
            end_of_comment = start + line.map_or(0, <[u8]>::len);
            has_comment = true;
        } else if is_comment_line(input, start) {
            let odd = odd_line(input, end_of_comment, start);
            let found = format!("a comment line after {} of 36 sides{odd}", sides.len());
            let too_many = tenth_card(input, &sides, follows_comment, &odd);
            return (end_of_sets, too_many.or(Some((start, found))));
        } else if !is_side(&input[token.clone()]) {
            let odd = odd_line(input, end_of_comment, start);
            return (end_of_sets, Some((start, quote(&input[token]) + &odd)));
        } else if sides.len() == 35 {
            (end_of_sets, follows_comment, has_comment) = (token.end, has_comment, false);
            sides.clear();
        } else {
            sides.push(start);
        }
    }
    let odd = odd_line(input, end_of_comment, input.len());
    let found = match (sides.len(), has_comment, end_of_sets) {
        (0, false, 0) => "the end of the input".to_owned(),
        (0, false, _) => return (end_of_sets, None),
        (sides, ..) => format!("the end of the input after {sides} of 36 sides{odd}"),
    };
    let too_many = tenth_card(input, &sides, follows_comment && !has_comment, &odd);
    (end_of_sets, too_many.or(Some((input.len(), found))))
}

/// Returns the rejection of a tenth card, given the sides after the last card set, if that began
/// with a comment line and the sides are four, alone on a line.
fn tenth_card(input: &[u8], sides: &[usize], follows_comment: bool, odd: &str) -> Rejection {
    let first = *sides.first().filter(|_| follows_comment && sides.len() == 4)?;
    let start = input[..first].iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    let line = input[start..].split(|&byte| byte == b'\n').next()?;
    let tokens = test_support::tokens(line).into_iter().map(|token| start + token.start);
    tokens.eq(sides.iter().copied()).then(|| (first, format!("one card too many{odd}")))
}

/// Names the first line with neither one side nor whole cards, if there is one between the comment
/// lines and the line of the mistake. At the end of the input, the last line is looked at, too.
fn odd_line(input: &[u8], end_of_comment: usize, mistake: usize) -> String {
    let mut start = 0;
    let mut odd = String::new();
    for (number, line) in (1..).zip(input[..mistake].split(|&byte| byte == b'\n')) {
        let end = start + line.len();
        let is_complete = end < mistake || mistake == input.len();
        let sides = test_support::tokens(line).len();
        let is_odd = sides != 1 && sides % 4 != 0;
        if odd.is_empty() && start >= end_of_comment && is_complete && is_odd {
            odd = format!("; line {number} has {sides} sides");
        }
        start = end + 1;
    }
    odd
}

/// Returns whether the token at `offset` starts a comment line.
fn is_comment_line(input: &[u8], offset: usize) -> bool {
    input[offset] == b'#' && test_support::position(input, offset).ends_with(":1")
}

fn is_side(token: &[u8]) -> bool {
    matches!(test_support::integer(token), Some(-4..=-1 | 1..=4))
}
