//! Words of a name, and words of a source.

/// Returns the words of a name, in lower case: `["vier", "test", "2"]` of `VierTest-2`.
pub(crate) fn words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut last = ' ';
    let mut chars = name.chars().peekable();
    while let Some(char) = chars.next() {
        // The last capital of several begins a word: `JUnitTest`, `ATest`.
        let is_capital =
            last.is_lowercase() || chars.peek().is_some_and(|next| next.is_lowercase());
        let is_new = kind(last) != kind(char) || char.is_uppercase() && is_capital;
        if char.is_alphanumeric() && is_new {
            words.push(String::new());
        }
        if let (true, Some(word)) = (char.is_alphanumeric(), words.last_mut()) {
            word.extend(char.to_lowercase());
        }
        last = char;
    }
    words
}

/// Letters, digits, and what is between words.
fn kind(char: char) -> u8 {
    u8::from(char.is_alphabetic()) + 2 * u8::from(char.is_numeric())
}

/// Returns whether a text has a word that is no part of a longer one. (It may end in a sign:
/// `main(`.)
pub(crate) fn mentions(text: &str, word: &str) -> bool {
    let is_inside = |char: char| char.is_alphanumeric() || char == '_';
    let ends_inside = word.ends_with(is_inside);
    text.match_indices(word).any(|(start, _)| {
        let goes_on = ends_inside && text[start + word.len()..].starts_with(is_inside);
        !goes_on && !text[..start].ends_with(is_inside)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_words() {
        for (name, expected) in [
            ("vier_test.py", "vier test py"),
            ("TestVier", "test vier"),
            ("fastest", "fastest"),
            ("Testat4", "testat 4"),
            ("board.test", "board test"),
            ("JUnitTESTRun", "j unit test run"),
            ("Größe (1)", "größe 1"),
            ("", ""),
        ] {
            assert_eq!(words(name).join(" "), expected);
        }
    }

    #[test]
    fn a_source_mentions_whole_words() {
        assert!(mentions("int main(void)", "main("));
        assert!(mentions("import game", "game"));
        assert!(!mentions("int domain(void)", "main("));
        assert!(!mentions("import games", "game"));
        assert!(mentions("games, game", "game"));
    }
}
