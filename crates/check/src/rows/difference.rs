//! The first difference between two texts, line by line.
//!
//! After a first wrong line most of what follows is wrong, too, and what is equal there is equal by
//! chance: rows of two boards, tables of two games. So only the first lines are shown.

use super::{are_alike, equal, lines, note, pair, streaks, Mark, Row, Streak};
use std::iter::zip;

/// How many equal lines are shown before a difference: the rows of a board.
const CONTEXT: usize = 6;
/// How many bytes of each text are shown, but for the last line: a board with its title, or a table of cards.
const BYTES: usize = 90;

/// Returns rows that show the first difference between two texts; none if they are equal.
pub(crate) fn difference_rows(expected: &[u8], found: &[u8]) -> Vec<Row> {
    if expected == found {
        return Vec::new();
    }
    let (expected, found) = (lines(expected), lines(found));
    let (before, expected) = expected.split_at(equal(&expected, &found));
    let found = &found[before.len()..];
    let ends = zip(expected.iter().rev(), found.iter().rev());
    let end = ends.take_while(|(expected, found)| expected == found).count();
    let [missing, added] = [expected, found].map(|lines| streaks(&lines[..lines.len() - end]));
    let hidden = before.len().saturating_sub(CONTEXT);
    let title = if hidden == 0 { String::new() } else { format!(", from line {}", hidden + 1) };
    let mut rows = vec![note(&format!("Output{title}:"))];
    rows.extend(before[hidden..].iter().map(|line| Row::Lines(Mark::Both, Streak::new(line, 1))));
    let counts = [&missing, &added].map(|streaks| first(streaks));
    let alike = zip(&missing[..counts[0]], &added[..counts[1]]);
    let pairs = alike.take_while(|(expected, found)| are_alike(expected, found)).count();
    for (expected, found) in zip(&missing[..pairs], &added[..pairs]) {
        rows.extend(pair(expected, found));
    }
    for (mark, streaks, count, all) in
        [(Mark::Expected, missing, counts[0], expected), (Mark::Found, added, counts[1], found)]
    {
        rows.extend(streaks[pairs..count].iter().map(|streak| Row::Lines(mark, streak.clone())));
        let more: usize = streaks[count..].iter().map(|streak| streak.times).sum();
        rows.extend((more > 0).then(|| Row::Words(mark, format!("... {more} more"))));
        let nothing = if before.is_empty() { "[empty]" } else { "[nothing more]" };
        rows.extend(all.is_empty().then(|| Row::Words(mark, nothing.to_owned())));
    }
    let after = expected[expected.len() - end..].first();
    rows.extend(after.map(|line| Row::Lines(Mark::Both, Streak::new(line, 1))));
    rows
}

/// Returns how many of some lines are shown: at least one, if there is any.
fn first(streaks: &[Streak]) -> usize {
    let mut bytes = 0;
    let fits = |streak: &&Streak| {
        bytes += streak.line.len();
        bytes <= BYTES
    };
    streaks.iter().take_while(fits).count().max(1).min(streaks.len())
}
