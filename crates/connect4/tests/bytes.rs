//! The filter against bad bytes: whatever comes, each move before the first token that is none
//! counts, and that token is refused, at its position, unless the game has ended before.

use common::Error;
use proptest::prelude::*;

proptest! {
    #![proptest_config(test_support::config(1024))]

    #[test]
    fn any_bytes_are_refereed_up_to_the_first_bad_token(input in test_support::bytes()) {
        check(&input.0);
    }

    #[test]
    fn nearly_right_input_is_refereed_up_to_the_first_bad_token(
        input in test_support::mutated_fixtures("connect4"),
    ) {
        check(&input.0);
    }
}

fn check(input: &[u8]) {
    let (output, message) = answer(input);
    let bad =
        test_support::tokens(input).into_iter().find(|token| !is_column(&input[token.clone()]));
    let end = bad.map_or(input.len(), |token| token.start);
    let (before, complaint_before) = answer(&input[..end]);
    assert_eq!(complaint_before, None);
    assert!(before.ends_with(b"\n"));
    match before.strip_suffix(b"QUIT\n") {
        Some(before) if end < input.len() => {
            assert_eq!(output, before);
            test_support::assert_error_message(&message.expect("it is refused"), input, end);
        }
        _ => assert_eq!((output, message), (before, None)),
    }
}

/// What the filter writes, and what it says of the input if it refuses it.
fn answer(input: &[u8]) -> (Vec<u8>, Option<String>) {
    let mut output = Vec::new();
    match connect4::run(input, &mut output) {
        Ok(()) => (output, None),
        Err(error @ Error::Unexpected { .. }) => (output, Some(error.to_string())),
        Err(error) => panic!("{error}"),
    }
}

fn is_column(token: &[u8]) -> bool {
    matches!(test_support::integer(token), Some(1..=8))
}
