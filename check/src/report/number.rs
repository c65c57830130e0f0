//! What a program took for a number, by its message: `invalid literal for int() with base 10: ''`.

/// What stands before the text that is no number, and after it.
const QUOTES: [(&str, char); 3] = [
    ("with base 10: '", '\''),
    ("For input string: \"", '"'),
    ("ParseIntError { kind: Empty", ' '),
];

const BLANK: &str = "It takes a blank line, or the end of the input, for a number.";
const SPACE: &str = "It splits a line at each space, so it takes what is before the first one, or \
    between two, for a number. Split at runs of spaces: split() in Python, trim().split(\"\\\\s+\") \
    in Java.";
const SEVERAL: &str =
    "It takes a whole line for one number, but a line may have several. Split it.";

/// Says what the program took for a number, if a message on stderr quotes it.
pub(super) fn no_number(stderr: &str, input: &str) -> Option<String> {
    let quoted = |(start, end)| stderr.split_once(start)?.1.split(end).next();
    let text = QUOTES.into_iter().find_map(quoted)?;
    let words: Vec<_> = text.split([' ', '\t']).map(without_ends).collect();
    let is_number = |word: &&str| word.parse::<i64>().is_ok();
    let sentence = match words[..] {
        [""] if splits_to_nothing(input) && text.is_empty() => SPACE,
        [""] => BLANK,
        [_, _, ..] if words.iter().any(is_number) => SEVERAL,
        _ => return None,
    };
    Some(sentence.to_owned())
}

/// Takes the escaped line ends from the ends of a word.
fn without_ends(word: &str) -> &str {
    word.trim_end_matches("\\n").trim_end_matches("\\r")
}

/// Returns whether an input has nothing between two spaces, or before one, but no blank line.
fn splits_to_nothing(input: &str) -> bool {
    let has_space = |line: &str| line.starts_with(' ') || line.contains("  ");
    !input.lines().any(|line| line.trim().is_empty()) && input.lines().any(has_space)
}
