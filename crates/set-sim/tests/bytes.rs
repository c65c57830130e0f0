//! The filter against bad bytes: whatever comes, it is played or refused, at the very position that is
//! wrong.

use common::Error;
use proptest::prelude::*;
use std::collections::HashMap;

proptest! {
    #![proptest_config(test_support::config(1024))]

    #[test]
    fn any_bytes_are_played_or_refused_where_they_are_wrong(input in test_support::bytes()) {
        check(&input.0);
    }

    #[test]
    fn nearly_right_input_is_played_or_refused_where_it_is_wrong(
        input in test_support::mutated_fixtures("set-sim"),
    ) {
        check(&input.0);
    }
}

/// The refusal that the rules call for.
enum Refusal {
    NoCard { offset: usize },
    CardAgain { offset: usize, first: usize },
    NoMultipleOfThree,
}

fn check(input: &[u8]) {
    let (output, message) = answer(input);
    let Some(refusal) = refusal(input) else {
        assert_eq!(message, None);
        return assert!(output.starts_with(b"=") && output.ends_with(b"\n"));
    };
    assert_eq!(output, b"");
    let message = message.expect("it is refused");
    let offset = match refusal {
        Refusal::NoCard { offset } => offset,
        Refusal::CardAgain { offset, first } => {
            let first = format!("again, first at {}", test_support::position(input, first));
            assert!(message.ends_with(&first), "{message}");
            offset
        }
        Refusal::NoMultipleOfThree => input.len(),
    };
    test_support::assert_error_message(&message, input, offset);
}

/// What the filter writes, and what it says of the input if it refuses it.
fn answer(input: &[u8]) -> (Vec<u8>, Option<String>) {
    let mut output = Vec::new();
    match set_sim::run(input, &mut output) {
        Ok(()) => (output, None),
        Err(error @ Error::Unexpected { .. }) => (output, Some(error.to_string())),
        Err(error) => panic!("{error}"),
    }
}

fn refusal(input: &[u8]) -> Option<Refusal> {
    let mut seen = HashMap::new();
    for token in test_support::tokens(input) {
        let offset = token.start;
        let Some(card) = test_support::integer(&input[token]).filter(|&number| is_card(number))
        else {
            return Some(Refusal::NoCard { offset });
        };
        if let Some(first) = seen.insert(card, offset) {
            return Some(Refusal::CardAgain { offset, first });
        }
    }
    (seen.len() % 3 != 0).then_some(Refusal::NoMultipleOfThree)
}

fn is_card(number: i64) -> bool {
    let digits = number.to_string();
    digits.len() == 4 && digits.chars().all(|digit| matches!(digit, '1'..='3'))
}
