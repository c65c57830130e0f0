//! Card sets as they may stand in an input, and all card sets of one pattern.

use rules::turtle_puzzle::model::{Card, Puzzle};
use rules::turtle_puzzle::puzzle;
use rules::Rng;

/// Comment lines, and how they are printed.
const COMMENTS: [(&str, &[&str]); 3] =
    [("", &[]), ("# a\n", &["# a"]), ("\n#\x0Ba\tb \r\n\t\n#\n", &["#\x0Ba\tb ", "#"])];

/// A card set, and its text in the input.
pub(crate) struct CardSet {
    /// The comment lines as printed.
    pub(crate) comments: &'static [&'static str],
    /// The cards and their solutions.
    pub(crate) puzzle: Puzzle,
    /// The text in the input.
    pub(crate) text: String,
}

impl CardSet {
    /// Returns a random card set with some of the comment lines.
    pub(crate) fn any(rng: &mut Rng) -> Self {
        let (lines, comments) = rng.choice(COMMENTS).expect("there are comment lines");
        let puzzle = puzzle(rng);
        let text = lines.to_owned() + &text(&puzzle.cards);
        CardSet { comments, puzzle, text }
    }
}

/// Returns the line with the number of solutions of a card set. A tab in its description is a
/// space.
pub(crate) fn counts(comments: &[&str], puzzle: &Puzzle) -> String {
    let description = comments.first().map_or("", |comment| &comment[1..]);
    let description = description.trim_matches([' ', '\x0B']).replace('\t', " ");
    format!("{}\t{}\t{description}\n", puzzle.solutions.len(), puzzle.up_to_rotation())
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
