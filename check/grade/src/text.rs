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

/// Returns whether a source in C, C++ or Java seems to have a `main`.
pub(crate) fn has_main(source: &str) -> bool {
    let spaceless = code(source).split('(').map(str::trim_end).collect::<Vec<_>>().join("(");
    mentions(&spaceless, "main(")
}

/// Returns a source in C, C++ or Java without its comments and quoted texts.
pub(crate) fn code(source: &str) -> String {
    let (mut code, mut rest) = (String::new(), source);
    while let Some(start) = rest.find(['/', '"', '\'']) {
        code += &rest[..start];
        let skipped = skipped(&rest[start..]);
        code += if skipped == 0 { "/" } else { " " };
        rest = &rest[start + skipped.max(1)..];
    }
    code + rest
}

/// Returns how long the comment or the quoted text is with which a source begins.
fn skipped(source: &str) -> usize {
    let up_to = |mark: &str| source[2..].find(mark).map(|end| 2 + end + mark.len());
    let end = match source.get(..2) {
        Some("//") => up_to("\n"),
        Some("/*") => up_to("*/"),
        _ if source.starts_with('/') => Some(0),
        _ => end_of_quoted(source),
    };
    end.unwrap_or(source.len())
}

/// Returns where a quoted text ends, at the latest with its line.
fn end_of_quoted(source: &str) -> Option<usize> {
    let mut chars = source.char_indices();
    let (_, quote) = chars.next()?;
    while let Some((place, char)) = chars.next() {
        match char {
            '\\' => drop(chars.next()),
            _ if char == quote || char == '\n' => return Some(place + 1),
            _ => {}
        }
    }
    None
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
    fn comments_and_quoted_texts_are_no_code() {
        for (source, expected) in [
            ("a // b\nc /* d\n */ e / f", "a  c   e / f"),
            (r#"puts("\"/*"); '"' '\'' // "#, "puts( );      "),
            ("/* a", " "),
            ("#error don't\nint main", "#error don int main"),
            ("größe /", "größe /"),
        ] {
            assert_eq!(code(source), expected);
        }
        assert!(has_main("void main /* */ (void)") && !has_main("// main()"));
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
