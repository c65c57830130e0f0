//! A naive model of tokens, integers and positions, which has the whole input in memory.

use std::ops::Range;
use std::str;

const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";
const WHITE_SPACE: &[u8] = b" \t\n\x0B\x0C\r";

/// Returns the ranges of the tokens of an input: its runs of bytes other than white space. A byte
/// order mark at the very start is not part of a token.
pub fn tokens(input: &[u8]) -> Vec<Range<usize>> {
    let mut tokens: Vec<Range<usize>> = Vec::new();
    for (offset, byte) in input.iter().enumerate().skip(start(input)) {
        match tokens.last_mut() {
            _ if WHITE_SPACE.contains(byte) => {}
            Some(token) if token.end == offset => token.end += 1,
            _ => tokens.push(offset..offset + 1),
        }
    }
    tokens
}

/// Returns the integer that a token spells, or `None` if it is not an integer of at most 64 bits.
pub fn integer(token: &[u8]) -> Option<i64> {
    str::from_utf8(token).ok()?.parse().ok()
}

/// Returns the position of the byte at `offset`, or of the end of the input, as `LINE:COLUMN`.
pub fn position(input: &[u8], offset: usize) -> String {
    let before = &input[start(input)..offset];
    let lines: Vec<_> = before.split(|&byte| byte == b'\n').collect();
    format!("{}:{}", lines.len(), lines[lines.len() - 1].len() + 1)
}

/// Returns the offset at which the input starts, after any byte order mark.
pub fn start(input: &[u8]) -> usize {
    input.len() - input.strip_prefix(BYTE_ORDER_MARK).unwrap_or(input).len()
}
