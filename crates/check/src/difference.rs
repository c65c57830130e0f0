//! The first difference between two texts, line by line.
//!
//! After a first wrong line most of what follows is wrong, too, and what is equal there is equal by chance: rows of two
//! boards, tables of two games. So only the first lines are shown. But where one text has lines that the other one lacks,
//! and more equal lines follow, those are shown as equal: the lines of a board that comes too early.

use crate::show::{are_alike, equal, lines, pair, Mark, WIDTH};
use std::iter::zip;

/// How many equal lines are shown before a difference: the rows of a board.
const CONTEXT: usize = 6;
/// How many bytes of each text are shown, but for the last line: a board with its title, or a table of cards.
const BYTES: usize = 90;
/// Equal lines are looked for after at most this many others.
const MOST_SKIPPED: usize = 20;

/// Lines that two texts have in common, after some that only one of them has.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Shift {
    equal: usize,
    skipped: usize,
}

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
    let nothing = match start {
        _ if end > 0 => "",
        0 => "[empty]",
        _ => "[nothing more]",
    };
    [
        format!("Output{title}:\n"),
        Mark::Both.lines(&texts[0][hidden..start], CONTEXT, WIDTH),
        shifted(missing, added, nothing),
        Mark::Both.lines(&expected[missing.len()..][..end.min(1)], 1, WIDTH),
    ]
    .concat()
}

/// Shows lines that differ. If some are only missing, or only added, before equal ones, these come first.
fn shifted(missing: &[&[u8]], added: &[&[u8]], nothing: &str) -> String {
    let (late, early) = (Shift::new(missing, added), Shift::new(added, missing));
    let Shift { equal, skipped } = late.max(early);
    if equal == 0 {
        return unlike(missing, added, nothing);
    }
    let [late, early] = if late >= early { [skipped, 0] } else { [0, skipped] };
    let nothing = if nothing.is_empty() { "" } else { "[nothing more]" };
    [
        Mark::Expected.lines(&missing[..late], count(&missing[..late]), WIDTH),
        Mark::Found.lines(&added[..early], count(&added[..early]), WIDTH),
        Mark::Both.lines(&missing[late..late + equal], CONTEXT + 1, WIDTH),
        unlike(&missing[late + equal..], &added[early + equal..], nothing),
    ]
    .concat()
}

/// Shows the first lines that differ, in pairs as long as they are alike. `nothing` stands for none.
fn unlike(missing: &[&[u8]], added: &[&[u8]], nothing: &str) -> String {
    let counts = [missing, added].map(count);
    let both = zip(&missing[..counts[0]], &added[..counts[1]]);
    let alike = both.take_while(|(expected, found)| are_alike(expected, found));
    let mut texts: Vec<_> = alike.map(|(expected, found)| pair(expected, found)).collect();
    let pairs = texts.len();
    for (mark, lines, count) in
        [(Mark::Expected, missing, counts[0]), (Mark::Found, added, counts[1])]
    {
        texts.push(mark.lines(&lines[pairs..], count - pairs, WIDTH));
        if lines.is_empty() && !nothing.is_empty() {
            texts.push(mark.words(nothing));
        }
    }
    texts.concat()
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

impl Shift {
    /// Returns the most equal lines after some of `one` at its start, if they are more than those, or all others. Lines
    /// that are alike belong together.
    fn new(one: &[&[u8]], other: &[&[u8]]) -> Self {
        let may_skip = zip(one, other).take(1).all(|(one, other)| !are_alike(one, other));
        let skipped = 1..if may_skip { one.len().min(MOST_SKIPPED) } else { 1 };
        let shifts = skipped.map(|skipped| Shift { equal: equal(&one[skipped..], other), skipped });
        let counts = |Shift { equal, skipped }: &Shift| {
            equal > skipped || *equal > 0 && one[..*skipped] == other[*equal..]
        };
        shifts.filter(counts).max().unwrap_or_default()
    }
}
