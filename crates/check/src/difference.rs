//! The first difference between two texts, line by line.
//!
//! After a first wrong line most of what follows is wrong, too, and what is equal there is equal by
//! chance: rows of two boards, tables of two games. So only the first lines are shown.

use crate::show::{are_alike, equal, lines, pair, Mark, WIDTH};
use std::iter::zip;

/// How many equal lines are shown before a difference: the rows of a board.
const CONTEXT: usize = 6;
/// How many bytes of each text are shown, but for the last line: a board with its title, or a table of cards.
const BYTES: usize = 90;

/// Shows the first difference between two texts; nothing if they are equal.
pub(crate) fn first_difference(expected: &[u8], found: &[u8]) -> String {
    if expected == found {
        return String::new();
    }
    let (expected, found) = (lines(expected), lines(found));
    let (before, expected) = expected.split_at(equal(&expected, &found));
    let found = &found[before.len()..];
    let ends = zip(expected.iter().rev(), found.iter().rev());
    let end = ends.take_while(|(expected, found)| expected == found).count();
    let [missing, added] = [expected, found].map(|lines| &lines[..lines.len() - end]);
    let hidden = before.len().saturating_sub(CONTEXT);
    let title = if hidden == 0 { String::new() } else { format!(", from line {}", hidden + 1) };
    let mut text = format!("Output{title}:\n");
    text += &Mark::Both.lines(&before[hidden..], CONTEXT, WIDTH);
    let counts = [missing, added].map(first);
    let alike = zip(&missing[..counts[0]], &added[..counts[1]]);
    let pairs = alike.take_while(|(expected, found)| are_alike(expected, found)).count();
    for (expected, found) in zip(&missing[..pairs], &added[..pairs]) {
        text += &pair(expected, found);
    }
    for (mark, lines, count, all) in
        [(Mark::Expected, missing, counts[0], expected), (Mark::Found, added, counts[1], found)]
    {
        text += &mark.lines(&lines[pairs..], count - pairs, WIDTH);
        if all.is_empty() {
            text += &mark.words(if before.is_empty() { "[empty]" } else { "[nothing more]" });
        }
    }
    let after = &expected[missing.len()..][..end.min(1)];
    text + &Mark::Both.lines(after, 1, WIDTH)
}

/// Returns how many of some lines are shown: at least one, if there is any.
fn first(lines: &[&[u8]]) -> usize {
    let mut bytes = 0;
    let fits = |line: &&&[u8]| {
        bytes += line.len();
        bytes <= BYTES
    };
    lines.iter().take_while(fits).count().max(1).min(lines.len())
}
