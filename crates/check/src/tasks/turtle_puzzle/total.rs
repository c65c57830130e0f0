//! The total, which must follow the lines of solutions if not all are printed.

use super::comparison::Fault;
use super::report::Line;
use turtle_puzzle::DEFAULT_LIMIT;

/// What may part thousands within a word, or the decimal part of a number.
const MARKS: [char; 4] = ['.', ',', '\'', '\u{2019}'];

/// Returns what is wrong if the total is due, but not there.
pub(super) fn fault(total: usize, lines: &[Line]) -> Option<Fault> {
    let mut end = lines.rsplit(|line| line.is_check).next().into_iter().flatten();
    if total <= DEFAULT_LIMIT || end.clone().any(|line| has(&line.text, total)) {
        return None;
    }
    let printed = lines.iter().filter(|line| line.is_check).count();
    let wrong = |line: &Line| wrong_totals(total, printed).find(|number| has(&line.text, *number));
    let (found, number) =
        end.find_map(|line| Some((&*line.text, wrong(line)?))).unwrap_or_default();
    let why = format!("Expected the total {total} after the last CHECK line.");
    let due = format!("Es gibt insgesamt {total} Loesungen.");
    Some(Fault { is_open: true, ..Fault::new(due, found, format!("total {number}"), why) })
}

/// Returns the totals that wrong programs are known to print. Other numbers, such as a running time, are free, and so is the
/// number of fewer solutions than 50 that are printed.
fn wrong_totals(total: usize, printed: usize) -> impl Iterator<Item = usize> {
    let near = [total - 1, total + 1, total / 2, total / 4];
    let all = near.into_iter().chain([DEFAULT_LIMIT, DEFAULT_LIMIT + 1, 2 * DEFAULT_LIMIT]);
    all.filter(move |number| *number != printed || printed >= DEFAULT_LIMIT)
}

/// Returns whether a line has a number, whose thousands may be apart, and not as a part of another one.
fn has(line: &str, number: usize) -> bool {
    let words = line.split(|char: char| !char.is_ascii_digit() && !MARKS.contains(&char));
    let words = words.map(|word| word.trim_matches(MARKS)).filter(|word| !word.is_empty());
    let words: Vec<_> = words.collect();
    let whole = number.to_string();
    let (thousands, rest) = whole.split_at(whole.len().saturating_sub(3));
    words.iter().any(|word| *word == whole || word.split(MARKS).eq([thousands, rest]))
        || words.windows(2).any(|words| words == [thousands, rest])
}
