//! What counts of an output: the `CHECK` lines, the list of types before them and, of more than 50 solutions, their
//! number in the last line. These lines are taken in one spelling. Their order does not count, nor anything else.

use crate::show::{counted, equal, lines, pair, Mark, WIDTH};
use rules::turtle_puzzle::{turns, Card};
use std::collections::{HashMap, HashSet};
use turtle_puzzle::DEFAULT_LIMIT;

/// How many lines of a kind are shown.
const MOST: usize = 4;

/// A line in one spelling, and as it is shown.
type Line = (String, String);

/// What counts of an output.
pub(super) struct Output<'a> {
    lines: Vec<&'a [u8]>,
    /// The types, each with the least of the turns of its card.
    types: Vec<Line>,
    /// The `CHECK` lines without white space.
    pub(super) checks: Vec<Line>,
    /// The last line, without signs.
    last: String,
}

impl<'a> Output<'a> {
    pub(super) fn new(output: &'a [u8]) -> Self {
        let lines = lines(output);
        let checks: Vec<_> = lines.iter().filter_map(|line| check(line)).collect();
        let before = lines.iter().take_while(|line| check(line).is_none());
        let types = before.filter_map(|line| entry(line)).collect();
        let last = lines.iter().rfind(|line| !line.trim_ascii().is_empty());
        let last =
            last.map_or(String::new(), |line| String::from_utf8_lossy(line).trim().to_owned());
        Output { lines, types, checks, last }
    }

    /// Shows how this output differs from one with all solutions.
    pub(super) fn difference_from(&self, all: &Output) -> String {
        let total = all.checks.len();
        // Any 50 of the solutions would do.
        let printed: HashSet<_> = self.checks.iter().collect();
        let mut due = all.checks.clone();
        due.sort_by_key(|check| !printed.contains(check));
        due.truncate(DEFAULT_LIMIT);
        let wrong_checks = self.wrong_lines(&due, &self.checks);
        let wrong_types = self.wrong_lines(&all.types, &self.types);
        let (due, found) = (due.len(), self.checks.len());
        let numbers = || self.last.split(|char: char| !char.is_ascii_digit());
        if !wrong_checks.is_empty() && due != found {
            let of = if total > due { format!(" of {total}") } else { String::new() };
            format!("Expected {}{of}, found {found}.\n", counted(due, "CHECK line")) + &wrong_checks
        } else if !wrong_checks.is_empty() {
            wrong_checks
        } else if !wrong_types.is_empty() {
            wrong_types
        } else if total > DEFAULT_LIMIT && numbers().all(|number| number != total.to_string()) {
            let last = self.last.clone() + "\n";
            let last = Mark::Found.lines(&[last.as_bytes()], 1, WIDTH);
            format!("Expected the total {total} in the last line:\n{last}")
        } else {
            String::new()
        }
    }

    /// Shows which lines are missing, and the first wrong one beside the one that is most like it.
    fn wrong_lines(&self, due: &[Line], found: &[Line]) -> String {
        let (missing, wrong) = (without(due, found), without(found, due));
        let shown = |mark: Mark, lines: &[&Line]| {
            let lines: Vec<_> = lines.iter().map(|(_, line)| line.as_bytes()).collect();
            mark.lines(&lines, MOST, WIDTH)
        };
        let mut text = match (&missing[..], &wrong[..]) {
            ([], []) => return String::new(),
            ([], _) => shown(Mark::Found, &wrong),
            (_, []) => shown(Mark::Expected, &missing),
            (_, [(key, line), ..]) => {
                let alike = |(due, _): &&&Line| equal(due.as_bytes(), key.as_bytes());
                let most_alike = missing.iter().rev().max_by_key(alike);
                let more = wrong.len() - 1;
                let more =
                    if more > 0 { format!("More wrong lines: {more}\n") } else { String::new() };
                most_alike.map_or(String::new(), |(_, due)| pair(due.as_bytes(), line.as_bytes()))
                    + &more
            }
        };
        if found.is_empty() {
            text += &match &self.lines[..] {
                [] => Mark::Found.words("[empty]"),
                lines => "The output begins:\n".to_owned() + &Mark::Found.lines(lines, MOST, WIDTH),
            };
        }
        text
    }
}

/// Returns the lines that are not among others, each as often as it comes more often.
fn without<'a>(lines: &'a [Line], others: &[Line]) -> Vec<&'a Line> {
    let mut left: HashMap<&str, usize> = HashMap::new();
    for (key, _) in others {
        *left.entry(key).or_default() += 1;
    }
    let is_left = |(key, _): &&Line| match left.get_mut(key.as_str()) {
        Some(count) if *count > 0 => {
            *count -= 1;
            false
        }
        _ => true,
    };
    lines.iter().filter(is_left).collect()
}

/// Returns a `CHECK` line.
fn check(line: &[u8]) -> Option<Line> {
    // A reference output may have millions of other lines.
    let text = line.trim_ascii_start().starts_with(b"C").then(|| String::from_utf8_lossy(line))?;
    let places: String = text.split_ascii_whitespace().collect();
    let places = places.strip_prefix("CHECK:")?;
    Some((places.to_owned(), format!("CHECK: {places}\n")))
}

/// Returns a line of the list of types: `N. M * [a b c d]`. The card may be turned.
fn entry(line: &[u8]) -> Option<Line> {
    let line = std::str::from_utf8(line).ok()?.trim();
    let (number, rest) = line.split_once('.')?;
    let (multiplicity, rest) = rest.split_once('*')?;
    let sides = rest.trim().strip_prefix('[')?.strip_suffix(']')?.replace("- ", "-");
    let sides: Option<Vec<i32>> = sides.split_whitespace().map(|side| side.parse().ok()).collect();
    let card: Card = sides?.try_into().ok()?;
    let [number, multiplicity] = [number, multiplicity].map(|word| word.trim().parse::<u16>().ok());
    let key = format!("{}. {} * {:?}", number?, multiplicity?, turns(card).into_iter().min());
    Some((key, line.to_owned() + "\n"))
}
