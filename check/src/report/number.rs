//! What a program took for a number, by its message: `invalid literal for int() with base 10: ''`.

/// What stands before the text that is no number, and after it. Rust quotes no text; it only says
/// that it is empty, and so is what stands before the next space: `kind: Empty }`.
const QUOTES: [(&str, char); 3] = [
    ("with base 10: '", '\''),
    ("For input string: \"", '"'),
    ("ParseIntError { kind: Empty", ' '),
];

const BLANK: &str = "It takes a blank line, or the end of the input, for a number.";
const SPACE: &str = "It splits a line at each space, so it takes what is before the first one, or \
    between two, for a number. Split at runs of spaces: split() in Python, trim().split(\"\\\\s+\") \
    in Java.";
const SEVERAL: &str = "It takes several numbers for one. A line may have several: split it.";

/// Says what the program took for a number, if a message on stderr quotes it.
pub(super) fn no_number(stderr: &str, input: &str) -> Option<String> {
    let quoted = |(start, end)| stderr.split_once(start)?.1.split(end).next();
    let text = QUOTES.into_iter().find_map(quoted)?;
    let plain = text.replace("\\n", " ").replace("\\r", " ").replace("\\t", " ");
    let words: Vec<_> = plain.split_whitespace().collect();
    let is_number = |word: &&str| word.parse::<i64>().is_ok();
    let sentence = match words[..] {
        [] if text.is_empty() && splits_to_nothing(input) => SPACE,
        [] => BLANK,
        [_, _, ..] if words.iter().any(is_number) => SEVERAL,
        _ => return None,
    };
    Some(sentence.to_owned())
}

/// Returns whether an input has nothing between two spaces, or before one, but no blank line.
fn splits_to_nothing(input: &str) -> bool {
    let has_space = |line: &str| line.starts_with(' ') || line.contains("  ");
    !input.lines().any(|line| line.trim().is_empty()) && input.lines().any(has_space)
}
