//! A difference, or an input, as rows to print.
//!
//! Lines are bytes as they were printed, each with its end. What is said of them stands beside them.

mod change;
pub(crate) mod line_by_line;

pub(crate) use change::equal;

/// What stands before a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// Nothing: the row is a sentence about what follows.
    Note,
    /// The row is from the input.
    Input,
    /// The row is the same in both outputs.
    Both,
    Expected,
    Found,
}

/// A row of a report.
#[derive(Clone, Debug)]
pub(crate) enum Row {
    Lines(Mark, Streak),
    /// An expected line, and the one found in its place. They are alike.
    Pair(Streak, Streak),
    /// Words of ours, in place of lines.
    Words(Mark, String),
}

/// One or more consecutive equal lines.
#[derive(Clone, Debug)]
pub(crate) struct Streak {
    pub(crate) line: Vec<u8>,
    pub(crate) times: usize,
}

impl Streak {
    pub(crate) fn new(line: &[u8], times: usize) -> Self {
        Streak { line: line.to_vec(), times }
    }
}

/// Splits a text into lines, each with its end.
pub(crate) fn lines(text: &[u8]) -> Vec<&[u8]> {
    text.split_inclusive(|&byte| byte == b'\n').collect()
}

/// Returns a line without its end.
pub(crate) fn without_end(line: &[u8]) -> &[u8] {
    line.strip_suffix(b"\n").unwrap_or(line)
}

/// Returns the streaks of consecutive equal lines.
pub(crate) fn streaks<L: AsRef<[u8]> + PartialEq>(lines: &[L]) -> Vec<Streak> {
    let equal = lines.chunk_by(|line, next| line == next);
    equal.map(|lines| Streak::new(lines[0].as_ref(), lines.len())).collect()
}

/// Returns a row of words.
pub(crate) fn note(words: &str) -> Row {
    Row::Words(Mark::Note, words.to_owned())
}

/// Returns rows with the first of many streaks, and with how many lines follow.
pub(crate) fn first_rows(mark: Mark, streaks: &[Streak], most: usize) -> Vec<Row> {
    // A single remaining row is shown: "... 1 more" would be no shorter.
    let shown = if streaks.len() <= most + 1 { streaks.len() } else { most };
    let row = |streak: &Streak| Row::Lines(mark, streak.clone());
    let mut rows: Vec<_> = streaks[..shown].iter().map(row).collect();
    let more: usize = streaks[shown..].iter().map(|streak| streak.times).sum();
    if more > 0 {
        rows.push(Row::Words(mark, format!("... {more} more")));
    }
    rows
}

/// Returns a number with its noun.
pub(crate) fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

/// Returns the rows of an expected line and the one found in its place.
pub(crate) fn pair(expected: &Streak, found: &Streak) -> Vec<Row> {
    let (expected, found) = (expected.clone(), found.clone());
    let [one, other] = [&expected, &found].map(|streak| without_end(&streak.line));
    // Lines that share neither their start nor their end are different things: no byte is marked.
    let are_alike = !one.is_empty() && (one.first() == other.first() || one.last() == other.last());
    if expected.line != found.line && are_alike {
        vec![Row::Pair(expected, found)]
    } else {
        vec![Row::Lines(Mark::Expected, expected), Row::Lines(Mark::Found, found)]
    }
}
