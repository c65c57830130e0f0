//! Properties: how often one is tried, and what is said if it does not hold.

use crate::difference::{difference, shown};
use crate::filter::{outcome_of, text};
use crate::position;
use proptest::prelude::*;
use std::error::Error;
use std::io::{self, Read, Write};

/// The number of bytes of a token that a message shows.
const QUOTED: usize = 32;

/// What is wrong with an input: the offset, and how the message names what is found there.
pub type Rejection = Option<(usize, String)>;

/// Tries a property on `cases` inputs, or on as many as `PROPTEST_CASES` says. An input that fails is
/// not kept in a file: it becomes a fixture.
pub fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(cases) }
}

/// Checks what a filter writes and rejects, whether the input arrives at once or a byte at a time.
///
/// # Errors
///
/// The input and the difference.
pub fn check<E: Error>(
    filter: impl Fn(&mut dyn Read, &mut dyn Write) -> Result<(), E>,
    input: &[u8],
    output: &[u8],
    rejection: Rejection,
) -> Result<(), String> {
    let bytes: Vec<_> = input.chunks(1).collect();
    check_chunks(&filter, &[input], output, rejection.clone())?;
    check_chunks(&filter, &bytes, output, rejection)
}

/// Checks what a filter writes and rejects when the input arrives in these chunks.
///
/// # Errors
///
/// The input and the difference.
pub fn check_chunks<E: Error>(
    filter: impl Fn(&mut dyn Read, &mut dyn Write) -> Result<(), E>,
    chunks: &[&[u8]],
    output: &[u8],
    rejection: Rejection,
) -> Result<(), String> {
    let input = chunks.concat();
    let (found, error) = outcome_of(filter, Chunks(chunks.iter().rev().copied().collect()));
    let expected = match rejection {
        Some((offset, what)) => message(&position(&input, offset), &what, &error),
        None => "none".to_owned(),
    };
    let (expected, found) = (text(output, &expected), text(&found, &error));
    if expected == found {
        return Ok(());
    }
    let situation = format!("in {} chunk(s), {}", chunks.len(), shown(&input));
    Err(difference(situation, &expected, &found))
}

/// The message that is expected. What it says was expected is the tool's own, and taken from `found`.
fn message(position: &str, what: &str, found: &str) -> String {
    let (start, end) = (format!("{position}: expected "), format!(", found {what}"));
    let own = found.strip_prefix(&start).and_then(|found| found.strip_suffix(&end));
    format!("{start}{}{end}", own.unwrap_or("..."))
}

/// A reader that returns at most one chunk in each read, the last of these first.
struct Chunks<'a>(Vec<&'a [u8]>);

impl Read for Chunks<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.0.last().is_some_and(|chunk| chunk.is_empty()) {
            self.0.pop();
        }
        self.0.last_mut().map_or(Ok(0), |chunk| chunk.read(buffer))
    }
}

/// How a message quotes a token.
pub fn quote(token: &[u8]) -> String {
    let dots = if token.len() > QUOTED { "..." } else { "" };
    format!("'{}{dots}'", token[..token.len().min(QUOTED)].escape_ascii())
}
