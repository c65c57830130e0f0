//! What is expected of a report, and what can be wrong in it.
//!
//! A report is here what a program prints: the statement calls it so. (That of `check` is in
//! `crate::report`.)

use rules::turtle_puzzle::lines::{lines, Line};
use rules::turtle_puzzle::model::{cards, Type, RULES};

/// Some lines of a report.
pub(super) type Lines<'a> = Vec<&'a Line<'a>>;

/// What is expected of a report.
pub(super) struct Expected {
    /// The comment lines of the input.
    comments: Vec<String>,
    pub(super) types: Vec<Type>,
    /// The lines of solutions.
    pub(super) checks: Vec<String>,
    pub(super) total: usize,
}

/// One fault of a report.
pub(super) struct Fault {
    pub(super) what: What,
    /// What is wrong, in words that are the same for each layout: `type 3` if its line is missing.
    /// Two reports with the same words are wrong in the same way.
    pub(super) key: String,
    /// A sentence on it.
    pub(super) why: String,
}

/// Which lines are wrong. Each text has the ends of its lines.
pub(super) enum What {
    Missing(String),
    Extra(String),
    Wrong {
        expected: String,
        found: String,
    },
    /// A line is right, but was there before, perhaps in place of one that is missing.
    Repeated {
        line: String,
        missing: Option<String>,
    },
}

impl Expected {
    /// Reads the report of the reference, which begins with the cards.
    pub(super) fn new(report: &str) -> Self {
        let input = report.split("\n\n").next().unwrap_or_default();
        let comments = input.lines().filter(|line| line.starts_with('#'));
        let lines = lines(report);
        let checks = lines.iter().filter(|line| line.is_check);
        let checks: Vec<_> = checks.map(|line| line.text.to_string()).collect();
        let last = lines.last().filter(|line| !line.is_check);
        let total = last.and_then(|line| usize::try_from(*line.numbers.first()?).ok());
        Expected {
            comments: comments.map(|line| line.trim().to_owned()).collect(),
            types: RULES.types(&cards(input)),
            total: total.unwrap_or(checks.len()),
            checks,
        }
    }

    /// Reads the lines of a report. The comment lines of the input become empty, also after words:
    /// their numbers are nobody's answer.
    pub(super) fn lines<'a>(&self, report: &'a str) -> Vec<Line<'a>> {
        let has_no_number = |words: &str| !words.contains(|char: char| char.is_ascii_digit());
        let is_comment = |line: &Line| {
            let words = |comment: &String| line.text.strip_suffix(comment.as_str());
            self.comments.iter().filter_map(words).any(has_no_number)
        };
        let uncommented = |line: Line<'a>| match line.row {
            row if is_comment(&line) => Line { row, ..Line::default() },
            _ => line,
        };
        lines(report).into_iter().map(uncommented).collect()
    }
}

impl Fault {
    pub(super) fn missing(lines: &str, key: String, why: &str) -> Self {
        Fault { what: What::Missing(with_end(lines)), key, why: why.to_owned() }
    }

    pub(super) fn wrong(expected: &str, found: &str, key: String, why: &str) -> Self {
        let [expected, found] = [expected, found].map(with_end);
        Fault { what: What::Wrong { expected, found }, key, why: why.to_owned() }
    }
}

/// Returns whether the line of a solution is among some lines.
pub(super) fn has(lines: &[&Line], solution: &str) -> bool {
    lines.iter().any(|line| line.text == solution)
}

/// Returns lines with an end, unless there are none.
pub(super) fn with_end(lines: &str) -> String {
    lines.trim_end().to_owned() + if lines.is_empty() { "" } else { "\n" }
}
