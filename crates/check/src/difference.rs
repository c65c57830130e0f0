//! The first difference between two texts, line by line.
//!
//! After a first wrong line most of what follows is wrong, too, and what is equal there is equal by chance: rows of two
//! boards, tables of two games. So only the first lines are shown. But where one text has lines that the other one lacks,
//! and more equal lines follow, those are shown as equal: the lines of a board that comes too early.

use crate::show::{are_alike, equal, lines, pair, Mark, WIDTH};
use std::iter::zip;

/// How many equal lines are shown before a difference: the rows of a board.
const CONTEXT: usize = 6;
/// As many lines of each text are shown as have this many bytes together, but at least one: a board with its verdict, or a
/// table of cards.
const BYTES: usize = 90;
/// Equal lines are looked for after at most this many others.
const MOST_SKIPPED: usize = 20;

/// Shows the first difference between two texts; nothing if they are equal.
pub(crate) fn first_difference(expected: &[u8], found: &[u8]) -> String {
    if expected == found {
        return String::new();
    }
    let texts = [expected, found].map(lines);
    let start = equal(&texts[0], &texts[1]);
    let [expected, found] = texts.each_ref().map(|lines| &lines[start..]);
    let ends = zip(expected.iter().rev(), found.iter().rev());
    let end = ends.take_while(|(expected, found)| expected == found).count();
    let [missing, added] = [expected, found].map(|lines| &lines[..lines.len() - end]);
    let hidden = start.saturating_sub(CONTEXT);
    let title = if hidden == 0 { String::new() } else { format!(", from line {}", hidden + 1) };
    let nothing = texts.each_ref().map(|lines| match lines[..] {
        _ if end > 0 => "",
        [] => "[empty]",
        _ => "[nothing more]",
    });
    [
        format!("Output{title}:\n"),
        Mark::Both.lines(&texts[0][hidden..start], CONTEXT, WIDTH),
        shifted(missing, added, nothing),
        Mark::Both.lines(&expected[missing.len()..][..end.min(1)], 1, WIDTH),
    ]
    .concat()
}

/// Shows lines that differ. If some are only missing, or only added, before equal ones, these come first.
fn shifted(missing: &[&[u8]], added: &[&[u8]], nothing: [&str; 2]) -> String {
    let (late, early) = (shift(missing, added), shift(added, missing));
    let (equal, skipped) = late.max(early);
    let [late, early] = if late >= early { [skipped, 0] } else { [0, skipped] };
    [
        Mark::Expected.lines(&missing[..late], count(&missing[..late]), WIDTH),
        Mark::Found.lines(&added[..early], count(&added[..early]), WIDTH),
        Mark::Both.lines(&missing[late..late + equal], CONTEXT + 1, WIDTH),
        unlike([&missing[late + equal..], &added[early + equal..]], nothing),
    ]
    .concat()
}

/// Shows the first lines that differ, in pairs as long as they are alike. `nothing` stands for none.
fn unlike(texts: [&[&[u8]]; 2], nothing: [&str; 2]) -> String {
    let [missing, added] = texts.map(|lines| &lines[..count(lines)]);
    let alike = zip(missing, added).take_while(|(expected, found)| are_alike(expected, found));
    let mut parts: Vec<_> = alike.map(|(expected, found)| pair(expected, found)).collect();
    let pairs = parts.len();
    for ((mark, lines), nothing) in zip(zip([Mark::Expected, Mark::Found], texts), nothing) {
        parts.push(mark.lines(&lines[pairs..], count(lines) - pairs, WIDTH));
        if lines.is_empty() && !nothing.is_empty() {
            parts.push(mark.words(nothing));
        }
    }
    parts.concat()
}

/// Returns how many of some lines are shown: at least one, if there is any.
fn count(lines: &[&[u8]]) -> usize {
    let mut bytes = 0;
    let fits = |line: &&&[u8]| {
        bytes += line.len();
        bytes <= BYTES
    };
    lines.iter().take_while(fits).count().max(1).min(lines.len())
}

/// Returns how many lines at the start of `other` are equal to lines of `one` that stand below others, and below how many.
/// They are the most that there are; more than these others, or else all that follow.
fn shift(one: &[&[u8]], other: &[&[u8]]) -> (usize, usize) {
    // Lines that are alike belong together: one of them is wrong, and neither is only missing.
    if zip(one, other).next().is_some_and(|(one, other)| are_alike(one, other)) {
        return (0, 0);
    }
    let skipped = 1..one.len().min(MOST_SKIPPED);
    let shifts = skipped.map(|skipped| (equal(&one[skipped..], other), skipped));
    let counts = |(equal, skipped): &(usize, usize)| {
        equal > skipped || *equal > 0 && one[..*skipped] == other[*equal..]
    };
    shifts.filter(counts).max().unwrap_or_default()
}
