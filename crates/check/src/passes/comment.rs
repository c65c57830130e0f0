//! Proposals of a simpler comment line, which is the first line.

use super::Proposals;
use std::iter;

/// The simplest comment line.
const COMMENT: &str = "# a";

/// Replaces a long comment line with the simplest one, or leaves out some of its characters in a row.
pub(crate) fn shorten_comment(input: &str, size: usize) -> Proposals<'_> {
    let Some((line, cards)) = split(input) else {
        return Box::new(iter::empty());
    };
    let without = move |first| [&line[..first], &line[line.len().min(first + size)..]].concat();
    let shorter = (1..line.len()).step_by(size).map(without);
    let simplest = iter::once(COMMENT.to_owned()).filter(|simplest| simplest.len() < line.len());
    Box::new(simplest.chain(shorter).map(move |line| line + "\n" + cards))
}

/// Replaces some characters in a row with plain letters.
pub(crate) fn plain_comment(input: &str, size: usize) -> Proposals<'_> {
    let Some((line, cards)) = split(input) else {
        return Box::new(iter::empty());
    };
    let parts = (1..line.len()).step_by(size).map(move |first| first..line.len().min(first + size));
    let noise = parts.filter(|part| line[part.clone()].bytes().any(|byte| byte != b'a'));
    let plain = noise.map(|part| {
        [&line[..part.start], &"a".repeat(part.len()), &line[part.end..], "\n", cards].concat()
    });
    Box::new(plain)
}

/// Splits an input into its comment line and the others. There is none if the line is the simplest one.
fn split(input: &str) -> Option<(&str, &str)> {
    input.split_once('\n').filter(|(line, _)| line.starts_with('#') && *line != COMMENT)
}
