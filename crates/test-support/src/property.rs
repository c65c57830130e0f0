//! Properties: how often one is tried, on what, and what is said if it does not hold.

use crate::difference::{difference, shown, visible};
use crate::{position, Chunks};
use proptest::prelude::*;
use std::error::Error;
use std::io::{Read, Write};

/// How many bytes of a token a message shows.
const QUOTED: usize = 32;

/// Tries a property that many times, or as often as `PROPTEST_CASES` says. An input that fails is
/// not kept in a file: it becomes a fixture.
pub fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(cases) }
}

/// What a filter writes, and what it says of the input if it rejects it.
pub fn answer<E: Error>(
    filter: impl Fn(&mut dyn Read, &mut dyn Write) -> Result<(), E>,
    mut input: Chunks,
) -> (Vec<u8>, Option<String>) {
    let mut output = Vec::new();
    let error = filter(&mut input, &mut output).err();
    (output, error.map(|error| error.to_string()))
}

/// Checks what a filter writes, whether the input comes at once or a byte at a time; and that it
/// rejects nothing, or what is at some offset, with a message that says what was found there.
///
/// # Errors
///
/// The difference, if there is one.
pub fn check<E: Error>(
    filter: impl Fn(&mut dyn Read, &mut dyn Write) -> Result<(), E>,
    input: &[u8],
    output: &[u8],
    rejection: Option<(usize, String)>,
) -> Result<(), String> {
    let rejection = rejection.map(|(offset, found)| {
        [format!("{}: expected ", position(input, offset)), format!(", found {found}")]
    });
    for chunks in [Chunks::new([input].into_iter()), Chunks::new(input.chunks(1))] {
        let (found, message) = answer(&filter, chunks);
        let message = message.map(|message| match &rejection {
            // What stands between is the tool's own.
            Some([start, end]) if message.starts_with(start) && message.ends_with(end) => {
                format!("{start}...{end}")
            }
            _ => message,
        });
        let text = |output: &[u8], message: Option<String>| {
            format!("{}error: {}\n", visible(output), message.as_deref().unwrap_or("none"))
        };
        let (expected, found) =
            (text(output, rejection.as_ref().map(|ends| ends.join("..."))), text(&found, message));
        if expected != found {
            return Err(difference(shown(input), &expected, &found));
        }
    }
    Ok(())
}

/// How a message quotes a token.
pub fn quote(token: &[u8]) -> String {
    let dots = if token.len() > QUOTED { "..." } else { "" };
    format!("'{}{dots}'", token[..token.len().min(QUOTED)].escape_ascii())
}
