//! The list of types: lines that end in a card, in any turn, after the number of its type and how many there are.
//!
//! Other lines can look so, too. But nothing stands between the lines of the list, so a block of them is right as a whole.

use super::line::Line;
use super::number::{numbers, plain, Number};
use rules::turtle_puzzle::turns;

/// Stands in the line with the number of types.
const WORD: &str = "Kartentypen";
/// How that line of the reference begins.
const LIST: &[u8] = b"Es gibt ";

/// A line that can be one of the list.
pub(super) struct Entry {
    /// The number of the line, from 0.
    pub(super) place: usize,
    pub(super) numbers: Vec<Number>,
    pub(super) shown: String,
}

impl Entry {
    fn new(place: usize, line: &[u8]) -> Option<Self> {
        let text = plain(line);
        let numbers = numbers(&text);
        let sides = numbers.len().checked_sub(4).filter(|before| *before > 1)?;
        let are_sides = numbers[sides..].iter().all(|side| matches!(side.value.abs(), 1..=4));
        if !are_sides {
            return None;
        }
        let mut entry = Entry { place, numbers, shown: String::new() };
        let ([number, count], [a, b, c, d]) = (entry.counts(), entry.card());
        let usual = format!("{number}. {count} * [{a} {b} {c} {d}]");
        let [one, other] = [&usual, &text].map(|text| text.replace(' ', ""));
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        entry.shown = if one == other { usual } else { words } + "\n";
        Some(entry)
    }

    /// Returns the number of the type, and how many cards it has.
    pub(super) fn counts(&self) -> [usize; 2] {
        [0, self.numbers.len() - 5].map(|place| self.numbers[place].size())
    }

    pub(super) fn card(&self) -> [i32; 4] {
        let sides = self.numbers.len() - 4;
        [0, 1, 2, 3].map(|side| self.numbers[sides + side].value)
    }

    /// Returns whether this is a line of a type.
    pub(super) fn is(&self, due: &Entry) -> bool {
        let sides = &self.numbers[self.numbers.len() - 4..];
        let fits = |card: [i32; 4]| sides.iter().zip(card).all(|(side, due)| side.is(due));
        self.counts() == due.counts() && turns(due.card()).into_iter().any(fits)
    }

    /// Returns the entry as a line: that of a type, if it is one.
    pub(super) fn line(&self, due: &[Entry]) -> Line {
        let of = due.iter().find(|due| self.is(due)).unwrap_or(self);
        (format!("{:?} {:?}", of.counts(), turns(of.card()).iter().min()), self.shown.clone())
    }
}

/// Returns the blocks of lines that can be a list.
pub(super) fn blocks(lines: &[&[u8]]) -> Vec<Vec<Entry>> {
    let mut blocks = vec![Vec::new()];
    for (place, line) in lines.iter().enumerate() {
        match Entry::new(place, line) {
            Some(entry) => blocks.last_mut().expect("there is one").push(entry),
            None if plain(line).contains(char::is_alphanumeric) => blocks.push(Vec::new()),
            None => {}
        }
    }
    blocks.retain(|block| !block.is_empty());
    blocks
}

/// Returns the block with most right entries; of several, one without others, or the first.
pub(super) fn best(blocks: Vec<Vec<Entry>>, due: &[Entry]) -> Vec<Entry> {
    let has = |block: &[Entry], due: &Entry| block.iter().any(|entry| entry.is(due));
    let right = |block: &[Entry]| due.iter().filter(|due| has(block, due)).count();
    let worth = |block: &Vec<Entry>| (right(block), block.len() == right(block));
    blocks.into_iter().rev().max_by_key(worth).unwrap_or_default()
}

/// Returns the list of the reference, which stands below a title.
pub(super) fn of_reference(lines: &[&[u8]]) -> Vec<Entry> {
    let list = lines.iter().skip_while(|line| !line.starts_with(LIST)).skip(1);
    list.map_while(|line| Entry::new(0, line)).collect()
}

/// Returns how many lines there are up to the end of the echo of the cards, if there is one.
pub(super) fn end_of_echo(reference: &[&[u8]], lines: &[&[u8]]) -> usize {
    let values = |line: &&[u8]| numbers(&plain(line)).iter().map(|number| number.value).collect();
    let cards = reference.iter().take_while(|line| !line.starts_with(LIST));
    let cards: Vec<Vec<_>> = cards.filter(|line| !line.starts_with(b"#")).map(values).collect();
    let cards: Vec<_> = cards.into_iter().filter(|card| !card.is_empty()).collect();
    let rows: Vec<_> = lines.iter().map(values).collect();
    rows.windows(9).position(|rows| rows == cards).map_or(0, |start| start + 9)
}

/// Returns lines without the comment line, if that looks like one that counts.
pub(super) fn without_comment<'a>(lines: &[&'a [u8]], reference: &[&[u8]]) -> Vec<&'a [u8]> {
    let mut lines = lines.to_vec();
    let comments = reference.iter().filter(|line| line.starts_with(b"#"));
    for comment in comments.map(|line| plain(&line[1..])) {
        let counts = comment.contains(WORD) || Entry::new(0, comment.as_bytes()).is_some();
        let is_comment = |line: &&mut &[u8]| counts && plain(line).ends_with(&comment);
        if let Some(line) = lines.iter_mut().find(is_comment) {
            *line = b"#";
        }
    }
    lines
}

/// Returns a line with a wrong number of types, unless one has the right one.
pub(super) fn wrong_number<'a>(lines: &[&'a [u8]], due: usize) -> Option<&'a [u8]> {
    let numbered = numbers_of_types(lines);
    let is_right = numbered.iter().any(|(_, numbers)| numbers.contains(&due));
    numbered.first().filter(|_| !is_right).map(|(line, _)| *line)
}

/// Returns the lines with numbers that may be that of the types.
pub(super) fn numbers_of_types<'a>(lines: &[&'a [u8]]) -> Vec<(&'a [u8], Vec<usize>)> {
    let named = lines.iter().map(|line| (*line, plain(line)));
    let named = named.filter(|(_, text)| text.contains(WORD));
    let sizes =
        |text: String| numbers(without_heading_number(&text)).iter().map(Number::size).collect();
    let numbered = named.map(|(line, text)| (line, sizes(text)));
    numbered.filter(|(_, numbers): &(_, Vec<_>)| !numbers.is_empty()).collect()
}

/// Returns a line without a number at its start and the `.` or `)` behind it.
fn without_heading_number(text: &str) -> &str {
    let text = text.trim_start_matches(|char: char| !char.is_alphanumeric());
    let rest = text.trim_start_matches(|char: char| char.is_ascii_digit());
    if rest.len() < text.len() && rest.starts_with(['.', ')']) {
        rest
    } else {
        text
    }
}
