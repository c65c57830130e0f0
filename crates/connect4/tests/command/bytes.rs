//! The filter with arbitrary and nearly right inputs: it plays all moves before the first token
//! that is not a column, and rejects that token unless the game has already ended.

use test_support::{output_of, quote, tokens, Filter};

#[test]
fn any_bytes_are_refereed_up_to_the_first_bad_token() {
    test_support::assert_any_bytes("connect4", check);
}

pub(crate) fn check(input: &[u8]) -> Result<(), String> {
    let run: Filter = &|input, output| connect4::run(input, output);
    let bad = tokens(input).into_iter().find(|token| !is_column(&input[token.clone()]));
    let before = bad.as_ref().map_or(input, |token| &input[..token.start]);
    let output = output_of(run, before);
    match (bad, output.strip_suffix(b"QUIT\n")) {
        (Some(token), Some(output)) => {
            let rejection = (token.start, quote(&input[token]));
            test_support::check(run, input, output, Some(rejection))
        }
        _ => test_support::check(run, input, &output, None),
    }
}

fn is_column(token: &[u8]) -> bool {
    matches!(test_support::integer(token), Some(1..=8))
}
