//! Lines that count of an output, in any order: which are missing, and which are wrong.

use crate::show::{equal, pair, Mark, WIDTH};
use std::collections::HashMap;

/// How many lines of a kind are shown.
const MOST: usize = 4;

/// A line in one spelling, and as it is shown.
pub(super) type Line = (String, String);

/// Shows which lines are missing, and the first wrong one beside the one that is most like it. Without any, shows how
/// the output begins.
pub(super) fn difference(due: &[Line], found: &[Line], output: &[&[u8]]) -> String {
    let (missing, wrong) = (without(due, found), without(found, due));
    let shown = |mark: Mark, lines: &[&Line]| {
        let lines: Vec<_> = lines.iter().map(|(_, line)| line.as_bytes()).collect();
        mark.lines(&lines, MOST, WIDTH)
    };
    let mut text = match (&missing[..], &wrong[..]) {
        ([], []) => return String::new(),
        ([], _) => shown(Mark::Found, &wrong),
        (_, []) => {
            // All that was found is right.
            let right: Vec<_> = found.iter().map(|(_, line)| line.as_bytes()).collect();
            Mark::Both.lines(&right, 1, WIDTH) + &shown(Mark::Expected, &missing)
        }
        (_, [(key, line), ..]) => {
            let alike = |(due, _): &&&Line| equal(due.as_bytes(), key.as_bytes());
            let most_alike = missing.iter().rev().max_by_key(alike);
            let more = wrong.len() - 1;
            let more = if more > 0 { format!("More wrong lines: {more}\n") } else { String::new() };
            most_alike.map_or(String::new(), |(_, due)| pair(due.as_bytes(), line.as_bytes()))
                + &more
        }
    };
    if found.is_empty() {
        text += &match output {
            [] => Mark::Found.words("[empty]"),
            lines => "The output begins:\n".to_owned() + &Mark::Found.lines(lines, MOST, WIDTH),
        };
    }
    text
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
