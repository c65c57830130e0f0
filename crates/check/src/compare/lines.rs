//! The first difference between two texts, line by line.
//!
//! After a first wrong line most of what follows is wrong, too, and what is equal there is equal by
//! chance: rows of two boards, tables of two games. So only the number of later differences is told, and
//! lines are taken for missing or added only if what follows them agrees.

use super::row::{first_rows, streaks, Mark, Row, Streak};
use std::iter;

/// How many equal lines are shown before a difference.
const CONTEXT: usize = 3;
/// How many lines must agree after lines that are missing or added.
const AGREEING: usize = 3;
/// The most lines of one side that are shown: a board with its title.
const BLOCK: usize = 8;

/// So many expected lines stand where there are so many found ones.
struct Change {
    start: usize,
    expected: usize,
    found: usize,
}

/// Returns rows that show the first difference between two texts; none if they are equal.
pub(super) fn difference(expected: &[u8], found: &[u8]) -> Vec<Row> {
    if expected == found {
        return Vec::new();
    }
    let [expected, found] = [expected, found].map(streaks);
    let change = first_change(&expected, &found);
    let first = context_start(&expected[..change.start]);
    let (old, old_rest) = expected[change.start..].split_at(change.expected);
    let (new, new_rest) = found[change.start..].split_at(change.found);
    let mut rows = vec![title(&expected[..first])];
    rows.extend(both(&expected[first..change.start]));
    match (old, new) {
        (&[old], &[new]) if old.line == new.line && old_rest.is_empty() && new_rest.is_empty() => {
            rows.extend(last_streaks(old, new));
        }
        (&[old], &[new]) => rows.push(Row::Pair { expected: old.into(), found: new.into() }),
        _ => {
            rows.extend(side(Mark::Expected, old, &expected, old_rest.is_empty()));
            rows.extend(side(Mark::Found, new, &found, new_rest.is_empty()));
        }
    }
    let equal = equal(old_rest, new_rest);
    let differing = differing(&old_rest[equal..], &new_rest[equal..]);
    if differing == 0 || old.is_empty() || new.is_empty() {
        rows.extend(both(&old_rest[..equal.min(block(old_rest))]));
    }
    if differing > 0 {
        rows.push(Row::Note(format!("More lines that differ: {differing}")));
    }
    rows
}

/// Finds the first lines that differ.
fn first_change(expected: &[Streak], found: &[Streak]) -> Change {
    let start = equal(expected, found);
    let (old, new) = (&expected[start..], &found[start..]);
    if let Some(missing) = skipped(old, new) {
        return Change { start, expected: missing, found: 0 };
    }
    if let Some(added) = skipped(new, old) {
        return Change { start, expected: 0, found: added };
    }
    let [mut expected, mut found] = [old, new].map(block);
    while expected > 1 && found > 1 && old[expected - 1] == new[found - 1] {
        expected -= 1;
        found -= 1;
    }
    Change { start, expected, found }
}

/// Returns the number of lines at the start of a longer text that are missing in a shorter one.
fn skipped(longer: &[Streak], shorter: &[Streak]) -> Option<usize> {
    let agrees = |count: &usize| {
        let rest = &longer[*count..];
        rest == shorter || equal(rest, shorter) >= AGREEING
    };
    (1..=longer.len()).find(agrees).filter(|_| longer.len() > shorter.len())
}

/// Returns the number of lines that belong to the first one: a board keeps its shape.
fn block(lines: &[Streak]) -> usize {
    let is_foot = |streak: &Streak| streak.line.starts_with(b"\\");
    lines.iter().take(BLOCK).position(is_foot).map_or(1, |foot| foot + 1)
}

/// Returns where to start before a difference: some lines before it, or at the top of its board.
fn context_start(before: &[Streak]) -> usize {
    let rows = before.iter().rev().take_while(|streak| streak.is_row()).count();
    before.len().saturating_sub(CONTEXT.max(rows))
}

fn title(before: &[Streak]) -> Row {
    Row::Note(match before.iter().map(|streak| streak.times).sum::<usize>() {
        0 => "Output:".to_owned(),
        lines => format!("Output, from line {}:", lines + 1),
    })
}

fn both<'a>(lines: &'a [Streak]) -> impl Iterator<Item = Row> + 'a {
    lines.iter().map(|&streak| Row::Line(Mark::Both, streak.into()))
}

/// Shows the lines of one text where the other one has others or none. If it has none, since it ends, that
/// is said.
fn side(mark: Mark, lines: &[Streak], text: &[Streak], is_end: bool) -> Vec<Row> {
    match lines {
        [] if text.is_empty() => vec![Row::Instead(mark, "[empty]".to_owned())],
        [] if is_end => vec![nothing_more(mark)],
        _ => first_rows(mark, lines, BLOCK),
    }
}

/// Shows by how much the numbers of equal last lines differ.
fn last_streaks(expected: Streak, found: Streak) -> Vec<Row> {
    let times = expected.times.min(found.times);
    let more = |mark, streak: Streak| match streak.times - times {
        0 => nothing_more(mark),
        times => Row::Line(mark, Streak { times, ..streak }.into()),
    };
    let both = Row::Line(Mark::Both, Streak { times, ..expected }.into());
    vec![both, more(Mark::Expected, expected), more(Mark::Found, found)]
}

fn nothing_more(mark: Mark) -> Row {
    Row::Instead(mark, "[nothing more]".to_owned())
}

/// Returns the number of equal lines at the start of two texts.
fn equal(one: &[Streak], other: &[Streak]) -> usize {
    iter::zip(one, other).take_while(|(one, other)| one == other).count()
}

/// Returns how many lines of the longer text have no equal at their place in the other one.
fn differing(expected: &[Streak], found: &[Streak]) -> usize {
    let [expected, found] = [expected, found].map(lines);
    let pairs = iter::zip(&expected, &found);
    pairs.filter(|(old, new)| old != new).count() + expected.len().abs_diff(found.len())
}

fn lines<'a>(streaks: &[Streak<'a>]) -> Vec<&'a [u8]> {
    streaks.iter().flat_map(|streak| iter::repeat_n(streak.line, streak.times)).collect()
}
