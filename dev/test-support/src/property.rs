//! Properties: the number of cases, and the message if one fails.

use crate::difference::{difference, escaped, shown};
use crate::filter::{outcome_of, text, Filter};
use crate::position;
use proptest::prelude::*;
use std::io::{self, Read};

/// A message quotes the characters that begin among so many bytes of a token.
const QUOTED: usize = 32;

/// The mistake in an input: its offset, and how the message names what is found there.
pub type Rejection = Option<(usize, String)>;

/// Returns a configuration for `cases` cases. Failing inputs are not saved in a file: they should
/// become fixtures.
pub fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(cases) }
}

/// Asserts that a filter accepts an input, and what it writes. The input arrives at once, then byte
/// by byte.
#[track_caller]
pub fn assert_answer(filter: Filter, input: &str, output: &str) {
    check(filter, input.as_bytes(), output.as_bytes(), None)
        .unwrap_or_else(|difference| panic!("{difference}"));
}

/// Checks the output and the rejection of a filter. The input arrives at once, then byte by byte.
///
/// # Errors
///
/// The input and the difference.
pub fn check(
    filter: Filter,
    input: &[u8],
    output: &[u8],
    rejection: Rejection,
) -> Result<(), String> {
    let bytes: Vec<_> = input.chunks(1).collect();
    check_chunks(filter, &[input], output, rejection.clone())?;
    check_chunks(filter, &bytes, output, rejection)
}

/// Checks the output and the rejection of a filter when the input arrives in these chunks.
///
/// # Errors
///
/// The input and the difference.
pub fn check_chunks(
    filter: Filter,
    chunks: &[&[u8]],
    output: &[u8],
    rejection: Rejection,
) -> Result<(), String> {
    let input = chunks.concat();
    let (found, error) = outcome_of(filter, Chunks(Some(chunks.iter().rev().copied().collect())));
    let expected = match rejection {
        Some((offset, what)) => message(&position(&input, offset), &what, &error),
        None => "none".to_owned(),
    };
    if (output, &expected) == (&found, &error) {
        return Ok(());
    }
    let situation = format!("in {} chunk(s), {}", chunks.len(), shown(&input));
    Err(difference(situation, &text(output, &expected), &text(&found, &error)))
}

/// Returns the expected message. Its wording after `expected` is up to the tool and taken from
/// `found`, and so is what it advises about a quoted token, before what comes after a semicolon.
fn message(position: &str, what: &str, found: &str) -> String {
    // A quoted token has no spaces.
    let (what, remark) = what.split_at(what.find("; ").unwrap_or(what.len()));
    let (start, end) = (format!("{position}: expected "), format!(", found {what}"));
    let own = found.strip_prefix(&start).and_then(|found| found.strip_suffix(remark));
    let own = own.and_then(|found| found.split_once(&end));
    let is_advice = |advice: &str| {
        advice.is_empty() || advice.starts_with(", which ") && !advice.contains("; ")
    };
    let (wording, advice) = own.filter(|(_, advice)| is_advice(advice)).unwrap_or(("...", ""));
    format!("{start}{wording}{end}{advice}{remark}")
}

/// A reader that returns at most one chunk per read, and must not be read again after its end: a
/// person at a terminal would have to press Ctrl-D again. The chunks are in reverse order, and
/// there are none after the end.
struct Chunks<'a>(Option<Vec<&'a [u8]>>);

impl Read for Chunks<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let chunks = self.0.as_mut().expect("the end has been read");
        while chunks.last().is_some_and(|chunk| chunk.is_empty()) {
            chunks.pop();
        }
        if let Some(chunk) = chunks.last_mut() {
            return chunk.read(buffer);
        }
        self.0 = None;
        Ok(0)
    }
}

/// Quotes a token as a message does.
pub fn quote(token: &[u8]) -> String {
    let mut pieces = Vec::new();
    for chunk in token.utf8_chunks() {
        pieces.extend(chunk.valid().chars().map(|char| (char.len_utf8(), escaped(char))));
        pieces.extend(chunk.invalid().iter().map(|byte| (1, byte.escape_ascii().to_string())));
    }
    let (mut length, mut quoted) = (0, String::new());
    for (bytes, text) in pieces {
        if length < QUOTED {
            length += bytes;
            quoted += &text;
        }
    }
    let dots = if length < token.len() { "..." } else { "" };
    format!("'{quoted}{dots}'")
}
