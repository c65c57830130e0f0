//! The form of what a tool says about an input that it refuses, after `TOOL: SOURCE:`.

use crate::difference::shown;
use crate::{position, tokens};

/// No message is longer, however long the value is that it quotes.
const LONGEST: usize = 250;

/// Asserts that a message is one line `LINE:COLUMN: MESSAGE` about what is at `offset`: the token
/// that starts there, or the end of the input.
#[track_caller]
pub fn assert_error_message(message: &str, input: &[u8], offset: usize) {
    let text = message.strip_prefix(&format!("{}: ", position(input, offset))).unwrap_or_default();
    let is_plain = |byte: u8| matches!(byte, b' '..=b'~');
    for (is_right, expected) in [
        (!text.is_empty(), format!("a message about {}", position(input, offset))),
        (message.bytes().all(is_plain), "printable ASCII".to_owned()),
        (text.starts_with(|first: char| first.is_ascii_lowercase()), "lower case first".to_owned()),
        (!text.ends_with('.'), "no full stop".to_owned()),
        (message.len() < LONGEST, format!("less than {LONGEST} bytes")),
        (text.contains("expected "), "what was expected".to_owned()),
        (text.contains(&quote(input, offset)), format!("the quote {}", quote(input, offset))),
    ] {
        assert!(is_right, "expected {expected}, found '{message}', {}", shown(input));
    }
}

/// How a message begins to quote the token at `offset`, as far as that needs no escape.
fn quote(input: &[u8], offset: usize) -> String {
    let token = tokens(input).into_iter().find(|token| token.start == offset);
    let plain = token.map(|token| {
        input[token].iter().take(16).take_while(|byte| byte.is_ascii_alphanumeric()).copied()
    });
    plain.map_or(String::new(), |plain| format!("'{}", plain.map(char::from).collect::<String>()))
}
