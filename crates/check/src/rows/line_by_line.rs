//! The first difference between two texts, line by line.
//!
//! After a first wrong line most of what follows is wrong, too, and what is equal there is equal by
//! chance: rows of two boards, tables of two games. So only the number of later differences is told.

use super::change::{block, differing, equal, first_change, IsRow, MOST};
use super::{first_rows, lines, note, pair, Mark, Row, Streak};
use std::iter::zip;

/// How many equal lines are shown before a difference.
const CONTEXT: usize = 3;

/// The first difference between two texts.
struct Change<'a> {
    /// The lines before it, which are equal.
    before: &'a [&'a [u8]],
    /// The lines that differ, of both texts. There are none of a text that lacks lines of the other.
    changed: [&'a [&'a [u8]]; 2],
    /// The lines after these, of both texts.
    after: [&'a [&'a [u8]]; 2],
    is_row: IsRow,
}

/// Returns rows that show the first difference between two texts; none if they are equal.
pub(crate) fn first_change_rows(expected: &[u8], found: &[u8], is_row: IsRow) -> Vec<Row> {
    if expected == found {
        return Vec::new();
    }
    let [expected, found] = [&lines(expected)[..], &lines(found)];
    let (before, expected) = expected.split_at(equal(expected, found));
    let found = &found[before.len()..];
    let (missing, added) = first_change(expected, found, is_row);
    let changed = [&expected[..missing], &found[..added]];
    let after = [&expected[missing..], &found[added..]];
    let change = Change { before, changed, after, is_row };
    [change.context(), change.changed_rows(), change.rows_after()].concat()
}

impl Change<'_> {
    /// Shows the end of what is equal before the difference: some lines, or its drawing from the top.
    fn context(&self) -> Vec<Row> {
        let drawing = self.before.iter().rev().take_while(|line| (self.is_row)(line)).count();
        let streaks = self.streaks(self.before);
        let (hidden, shown) = streaks.split_at(streaks.len().saturating_sub(CONTEXT.max(drawing)));
        let lines: usize = hidden.iter().map(|streak| streak.times).sum();
        let title = match lines {
            0 => "Output:".to_owned(),
            lines => format!("Output, from line {}:", lines + 1),
        };
        [vec![note(&title)], first_rows(Mark::Both, shown, shown.len())].concat()
    }

    /// Shows the lines that differ, and between them those that are equal at the same distance from the end: they are
    /// the same rows of two drawings.
    fn changed_rows(&self) -> Vec<Row> {
        let [mut expected, mut found] = self.changed;
        let mut rows = Vec::new();
        loop {
            let remaining = equal_at_end(expected, found);
            let (wrong, equal) = expected.split_at(expected.len() - remaining);
            let (wrong_found, equal_found) = found.split_at(found.len() - remaining);
            rows.extend(self.differing_rows([wrong, wrong_found]));
            let [line, ..] = equal else { return rows };
            rows.push(Row::Lines(Mark::Both, Streak::new(line, 1)));
            (expected, found) = (&equal[1..], &equal_found[1..]);
        }
    }

    /// Shows lines none of which are equal. One of the texts may have ended.
    fn differing_rows(&self, lines: [&[&[u8]]; 2]) -> Vec<Row> {
        let streaks = lines.map(|lines| self.streaks(lines));
        if let [[expected], [found]] = streaks.each_ref().map(Vec::as_slice) {
            return pair(expected, found);
        }
        let mut rows = Vec::new();
        for (side, mark) in [Mark::Expected, Mark::Found].into_iter().enumerate() {
            rows.extend(first_rows(mark, &streaks[side], MOST));
            if self.changed[side].is_empty() && self.after[side].is_empty() {
                let nothing = if self.before.is_empty() { "[empty]" } else { "[nothing more]" };
                rows.push(Row::Words(mark, nothing.to_owned()));
            }
        }
        rows
    }

    /// Shows what agrees after lines that are missing or added, and counts what does not. After wrong lines, what agrees
    /// is shown only if all of it does: otherwise it may be equal by chance.
    fn rows_after(&self) -> Vec<Row> {
        let [expected, found] = self.after;
        let is_certain = expected == found || self.changed.iter().any(|lines| lines.is_empty());
        let agreeing = if is_certain { equal(expected, found) } else { 0 };
        let shown = self.streaks(&expected[..agreeing.min(block(expected, self.is_row))]);
        let mut rows = first_rows(Mark::Both, &shown, MOST);
        let differing = differing(expected, found);
        if differing > 0 {
            rows.push(note(&format!("More lines that differ: {differing}")));
        }
        rows
    }

    /// Returns the streaks of equal lines. Rows stand one by one: a drawing keeps its shape.
    fn streaks(&self, lines: &[&[u8]]) -> Vec<Streak> {
        let streaks = lines.chunk_by(|line, next| line == next && !(self.is_row)(line));
        streaks.map(|lines| Streak::new(lines[0], lines.len())).collect()
    }
}

/// Returns the greatest distance from their ends at which two texts have an equal line; 0 if there is none.
fn equal_at_end(one: &[&[u8]], other: &[&[u8]]) -> usize {
    let pairs = zip(one.iter().rev(), other.iter().rev());
    let equal = (1..).zip(pairs).filter(|(_, (one, other))| one == other);
    equal.last().map_or(0, |(distance, _)| distance)
}
