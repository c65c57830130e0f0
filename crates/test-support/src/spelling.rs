//! Different ways to write the same integers: plus signs, leading zeros, white space of all kinds.

use fastrand::Rng;

/// What separates integers.
const WHITE_SPACE: [char; 6] = [' ', '\t', '\n', '\x0B', '\x0C', '\r'];

/// Writes integers with white space before each of them, and perhaps at the end.
pub fn spelled(integers: &[impl ToString], rng: &mut Rng) -> String {
    let mut text: String = integers.iter().map(|integer| word(&integer.to_string(), rng)).collect();
    if rng.bool() {
        text += &gap(rng);
    }
    text
}

/// Returns the optional start of an input: a byte order mark or nothing.
pub fn byte_order_mark(rng: &mut Rng) -> &'static str {
    ["\u{FEFF}", "", "", ""][rng.usize(..4)]
}

fn word(integer: &str, rng: &mut Rng) -> String {
    let (sign, digits) = match integer.strip_prefix('-') {
        Some(digits) => ("-", digits),
        None => (["+", "", "", ""][rng.usize(..4)], integer),
    };
    let zeros = [rng.usize(1..=12), 0, 0, 0][rng.usize(..4)];
    gap(rng) + sign + &"0".repeat(zeros) + digits
}

/// Returns white space, often a blank line.
fn gap(rng: &mut Rng) -> String {
    let any = |rng: &mut Rng| WHITE_SPACE[rng.usize(..6)];
    match rng.usize(..8) {
        0..=3 => " ".to_owned(),
        4 | 5 => line_end(rng).to_owned(),
        6 => (0..rng.usize(2..=3)).map(|_| line_end(rng)).collect(),
        _ => (0..rng.usize(1..=5)).map(|_| any(rng)).collect(),
    }
}

fn line_end(rng: &mut Rng) -> &'static str {
    ["\n", "\r\n"][rng.usize(..2)]
}
