//! Messages of failing tests: the call, its input as text, and a diff of expected and found.

use similar::TextDiff;
use std::fmt::Display;
use std::process::Output;
use std::time::Duration;

/// The largest number of bytes of an input that are shown.
const SHOWN: usize = 2_000;

/// Asserts that two texts are equal. Otherwise shows the situation and a diff.
#[track_caller]
pub fn assert_same(situation: impl Display, expected: &str, found: &str) {
    assert!(expected == found, "{}", difference(situation, expected, found));
}

/// Shows a situation and a diff of two texts.
pub(crate) fn difference(situation: impl Display, expected: &str, found: &str) -> String {
    // Without a timeout, a diff of long texts could take hours.
    let diff = TextDiff::configure().timeout(Duration::from_secs(1)).diff_lines(expected, found);
    format!("{situation}\n{}", diff.unified_diff().header("expected", "found"))
}

/// Describes how a process ended.
pub(crate) fn transcript_of(output: &Output) -> String {
    transcript(output.status.code(), &output.stdout, &output.stderr)
}

/// Describes how a process ended. The status is `None` if a signal ended it.
pub(crate) fn transcript(status: Option<i32>, stdout: &[u8], stderr: &[u8]) -> String {
    let (stdout, stderr) = (visible(stdout), visible(stderr));
    let status = status.map_or("none".to_owned(), |status| status.to_string());
    format!("status: {status}\n----- stdout -----\n{stdout}\n----- stderr -----\n{stderr}\n")
}

/// Shows the size and the start of an input.
pub(crate) fn shown(input: &[u8]) -> String {
    if input.is_empty() {
        return "no input\n".to_owned();
    }
    let shown = &input[..input.len().min(SHOWN)];
    let dots = if shown.len() < input.len() { "...\n" } else { "" };
    format!("input of {} byte(s):\n{}{dots}", input.len(), visible(shown))
}

/// Shows bytes as lines of text. Escapes what is not printable, or not UTF-8.
pub(crate) fn visible(bytes: &[u8]) -> String {
    let visible = |char| match char {
        '\t' | '\n' | ' '..='~' => String::from(char),
        _ => escaped(char),
    };
    let mut text = String::new();
    for chunk in bytes.utf8_chunks() {
        text.extend(chunk.valid().chars().map(visible));
        text += &chunk.invalid().escape_ascii().to_string();
    }
    if !text.is_empty() && !text.ends_with('\n') {
        text += "\n[no line end]\n";
    }
    text
}

/// Returns a character with its bytes escaped, unless it is printable and beyond ASCII.
pub(crate) fn escaped(char: char) -> String {
    let text = String::from(char);
    if !char.is_ascii() && char.escape_debug().to_string() == text {
        text
    } else {
        text.as_bytes().escape_ascii().to_string()
    }
}
