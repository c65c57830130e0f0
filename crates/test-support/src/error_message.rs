//! The form of what a tool says about an input that it refuses, behind `TOOL: SOURCE:`.

use crate::{position, tokens};

/// No message is longer, however long the value is that it quotes.
const LONGEST: usize = 250;

/// Asserts that a message is one line `LINE:COLUMN: MESSAGE` about what stands at `offset`: the
/// token that starts there, or the end of the input.
///
/// # Panics
///
/// If it is not.
pub fn assert_error_message(message: &str, input: &[u8], offset: usize) {
    let position = format!("{}: ", position(input, offset));
    let text = message.strip_prefix(&position);
    let message = text.unwrap_or_else(|| panic!("not at {position}{message}"));
    assert!(message.bytes().all(|byte| matches!(byte, b' '..=b'~')), "not plain: {message}");
    assert!(message.starts_with(|first: char| first.is_ascii_lowercase()), "{message}");
    assert!(!message.ends_with('.') && message.len() < LONGEST, "{message}");
    assert!(message.contains("expected ") && message.contains(&quote(input, offset)), "{message}");
}

/// How a message begins to quote the token at `offset`, as far as that needs no escape.
fn quote(input: &[u8], offset: usize) -> String {
    let token = tokens(input).into_iter().find(|token| token.start == offset);
    let plain = token.map(|token| {
        input[token].iter().take(16).take_while(|byte| byte.is_ascii_alphanumeric()).copied()
    });
    plain.map_or(String::new(), |plain| format!("'{}", plain.map(char::from).collect::<String>()))
}
