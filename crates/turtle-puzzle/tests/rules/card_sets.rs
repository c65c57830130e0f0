//! Card sets as they may stand in an input, and all card sets of one pattern.

use rules::turtle_puzzle::{puzzle, Card, Puzzle};
use rules::Rng;

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

/// Returns all choices of nine cards of one pattern.
pub(crate) fn one_pattern() -> Vec<Vec<Card>> {
    let [front, hind] = [1, -1];
    let types = [
        [front, front, front, front],
        [front, front, front, hind],
        [front, front, hind, hind],
        [front, hind, front, hind],
        [front, hind, hind, hind],
        [hind, hind, hind, hind],
    ];
    choices(9, &types)
}

/// Returns all choices of `cards` cards of the given types. A type may be repeated.
fn choices(cards: usize, types: &[Card]) -> Vec<Vec<Card>> {
    match types.split_first() {
        _ if cards == 0 => vec![Vec::new()],
        None => Vec::new(),
        Some((card, rest)) => {
            let with = choices(cards - 1, types).into_iter();
            let with = with.map(|others| [vec![*card], others].concat());
            with.chain(choices(cards, rest)).collect()
        }
    }
}
