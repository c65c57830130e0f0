//! Why three cards that were printed are no set.

use std::iter::zip;

/// Returns a sentence on the cards of a line `- 1111 1121 1122`, unless they are a set.
pub(super) fn no_set(found: &str) -> Option<String> {
    let cards = found.lines().next()?.strip_prefix("- ")?;
    let digits = cards.split(' ').map(card).collect::<Option<Vec<_>>>()?;
    let &[one, two, three] = &digits[..] else { return None };
    let columns = zip(one, zip(two, three)).map(|(one, (two, three))| [one, two, three]);
    let (which, [one, two, three]) =
        zip(["first", "second", "third", "last"], columns).find(|(_, digits)| !fits(*digits))?;
    Some(format!("The {which} digits of {cards} are {one}, {two} and {three}: that is no set."))
}

/// Reads a card.
fn card(word: &str) -> Option<[char; 4]> {
    word.chars().collect::<Vec<_>>().try_into().ok()
}

/// Returns whether three digits are all alike or all different.
fn fits([one, two, three]: [char; 3]) -> bool {
    (one == two) == (two == three) && (one == two) == (one == three)
}
