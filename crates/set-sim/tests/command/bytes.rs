//! The filter with arbitrary and nearly right inputs: each is played, or rejected at its first
//! mistake.

use std::collections::HashMap;
use test_support::{integer, output_of, position, quote, tokens, Filter, Rejection};

#[test]
fn any_bytes_are_played_or_rejected_at_the_first_mistake() {
    test_support::assert_any_bytes("set-sim", check);
}

pub(crate) fn check(input: &[u8]) -> Result<(), String> {
    let run: Filter = &|input, output| set_sim::run(input, output);
    let rejection = rejection(input);
    let output = output_of(run, input);
    let is_game = output.starts_with(b"=") && output.ends_with(b"\n");
    let expected = match rejection {
        Some(_) => Vec::new(),
        None if is_game => output,
        None => b"= a game\n".to_vec(),
    };
    test_support::check(run, input, &expected, rejection)
}

/// Returns the expected rejection, if any: its offset, and what is found there.
fn rejection(input: &[u8]) -> Rejection {
    let mut seen = HashMap::new();
    for token in tokens(input) {
        let (offset, quote) = (token.start, quote(&input[token.clone()]));
        let Some(card) = integer(&input[token]).filter(|&number| is_card(number)) else {
            return Some((offset, quote));
        };
        if let Some(first) = seen.insert(card, offset) {
            return Some((offset, format!("{quote} again, first at {}", position(input, first))));
        }
    }
    (seen.len() % 3 != 0).then(|| (input.len(), seen.len().to_string()))
}

fn is_card(number: i64) -> bool {
    let digits = number.to_string();
    digits.len() == 4 && digits.chars().all(|digit| matches!(digit, '1'..='3'))
}
