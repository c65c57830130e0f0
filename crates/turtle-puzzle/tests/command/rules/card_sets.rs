//! Card sets as they may stand in an input, and all card sets of one pattern.

use rules::turtle_puzzle::model::{Card, Puzzle};
use rules::turtle_puzzle::puzzle;
use rules::Rng;

/// What separates integers.
const WHITE_SPACE: [char; 6] = [' ', '\t', '\n', '\x0B', '\x0C', '\r'];

/// A card set, and its text in the input.
pub(crate) struct CardSet {
    /// The comment lines as printed.
    pub(crate) comments: Vec<String>,
    /// The cards and their solutions.
    pub(crate) puzzle: Puzzle,
    /// The text in the input.
    pub(crate) text: String,
}

impl CardSet {
    /// Returns a card set with random comment lines and spelling.
    pub(crate) fn any(rng: &mut Rng) -> Self {
        let lines: Vec<_> = (0..rng.usize(..3)).map(|_| comment(rng)).collect();
        let puzzle = puzzle(rng);
        let text = lines.concat() + &text(&puzzle.cards);
        CardSet { comments: lines.iter().map(|line| printed(line)).collect(), puzzle, text }
    }
}

/// Returns the line with the number of solutions of a card set. A tab in its description is a
/// space.
pub(crate) fn counts(comments: &[String], puzzle: &Puzzle) -> String {
    let description = comments.first().map_or("", |comment| &comment[1..]);
    let description = description.trim_matches(WHITE_SPACE).replace('\t', " ");
    format!("{}\t{}\t{description}\n", puzzle.solutions.len(), puzzle.up_to_rotation())
}

/// Returns a comment line of any characters, perhaps after lines of white space.
fn comment(rng: &mut Rng) -> String {
    let before: String = (0..rng.usize(..5)).map(|_| pick("\n\n \t\x0B\x0C\r", rng)).collect();
    let before = if before.is_empty() { before } else { before + "\n" };
    let any = |rng: &mut Rng| if rng.bool() { rng.char(..) } else { pick("aA1-# \t\x0B\r\0", rng) };
    let text: String = (0..rng.usize(..=20)).map(|_| any(rng)).collect();
    before + "#" + &text.replace('\n', "") + ["\n", "\r\n"][rng.usize(..2)]
}

fn pick(chars: &str, rng: &mut Rng) -> char {
    rng.choice(chars.chars().collect::<Vec<_>>()).expect("there are characters")
}

/// Returns a comment line as printed: without its line end and the lines before it.
fn printed(line: &str) -> String {
    let line = line.trim_start().trim_end_matches('\n');
    line.strip_suffix('\r').unwrap_or(line).to_owned()
}

/// Writes cards, one per line.
pub(crate) fn text(cards: &[Card]) -> String {
    let lines = cards.iter().map(|card| card.map(|side| side.to_string()).join(" ") + "\n");
    lines.collect()
}

/// Returns all choices of nine cards of one pattern, each in the order of the types.
pub(crate) fn one_pattern() -> Vec<Vec<Card>> {
    let types =
        [[1, 1, 1, 1], [1, 1, 1, -1], [1, 1, -1, -1], [1, -1, 1, -1], [1, -1, -1, -1], [-1; 4]];
    let mut choices = vec![Vec::new()];
    for _ in 0..9 {
        let with_one_more = |cards: &Vec<Card>| -> Vec<Vec<Card>> {
            let is_before = |card: &&Card| cards.last().is_some_and(|last| last != *card);
            let next = types.iter().skip_while(is_before);
            next.map(|card| [&cards[..], &[*card]].concat()).collect()
        };
        choices = choices.iter().flat_map(with_one_more).collect();
    }
    choices
}
