//! Untrusted values quoted in messages, and what to write in place of one that only looks right.

use std::{fmt, iter, str};

/// A value in quotes, on one line: shortened if long; what cannot be printed is escaped.
pub(crate) struct Quote<'a>(pub(crate) &'a [u8]);

/// A character, unless the bytes are not UTF-8, and its bytes.
type Piece<'a> = (Option<char>, &'a [u8]);

impl<'a> Quote<'a> {
    /// The characters that begin among so many bytes are shown: few enough that a message fits on a
    /// line of a terminal, or on two if all of them are escaped.
    const SHOWN: usize = 32;
    /// How many bytes of a value decide what is shown: with the longest character, one more than
    /// can be, to detect longer values.
    pub(crate) const LENGTH: usize = Self::SHOWN + 4;

    fn pieces(&self) -> impl Iterator<Item = Piece<'a>> + 'a {
        let (bytes, mut start) = (self.0, 0);
        iter::from_fn(move || {
            let rest = bytes.get(start..).filter(|rest| !rest.is_empty())?;
            let char = first_char(rest);
            let piece = &rest[..char.map_or(1, char::len_utf8)];
            let is_shown = start < Self::SHOWN;
            start += piece.len();
            is_shown.then_some((char, piece))
        })
    }

    /// Says which character looks like a sign or a space of ours, and what to write, or nothing.
    pub(crate) fn advice(&self) -> String {
        let looks = |(char, _): Piece| Some((char?, lookalike(char?)?));
        self.pieces().find_map(looks).map_or(String::new(), |(char, (name, ours))| {
            format!(", which has {name} (U+{:04X}): write '{ours}'", u32::from(char))
        })
    }
}

impl fmt::Display for Quote<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut shown = 0;
        f.write_str("'")?;
        for (char, bytes) in self.pieces() {
            match char.filter(|char| !char.is_ascii() && char.escape_debug().len() == 1) {
                Some(printable) => write!(f, "{printable}")?,
                None => write!(f, "{}", bytes.escape_ascii())?,
            }
            shown += bytes.len();
        }
        f.write_str(if shown < self.0.len() { "...'" } else { "'" })
    }
}

/// The character that some bytes begin with, if it is UTF-8.
fn first_char(bytes: &[u8]) -> Option<char> {
    let decoded = |length| str::from_utf8(bytes.get(..length)?).ok();
    (1..=4).find_map(decoded)?.chars().next()
}

/// What a character looks like, and what a user should have written.
fn lookalike(char: char) -> Option<(&'static str, char)> {
    match char {
        '\u{2212}' => Some(("a minus sign", '-')),
        '\u{2010}'..='\u{2015}' => Some(("a dash", '-')),
        '\u{A0}' | '\u{2007}' | '\u{202F}' => Some(("a no-break space", ' ')),
        _ if !char.is_ascii() && char.is_whitespace() => Some(("another space", ' ')),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::Quote;

    #[track_caller]
    fn case(value: &[u8], shown: &str) {
        let quote = Quote(value);
        assert_eq!(format!("{quote}{}", quote.advice()), shown);
    }

    #[test]
    fn letters_of_any_language_are_shown() {
        case("dziewięć 'ñ'".as_bytes(), r"'dziewięć \'ñ\''");
        case(b"caf\xE9\xC3\x1B[m", r"'caf\xe9\xc3\x1b[m'");
        case("e\u{301}\u{202E}".as_bytes(), r"'e\xcc\x81\xe2\x80\xae'");
    }

    #[test]
    fn a_long_value_ends_after_a_whole_character() {
        case("ą".repeat(16).as_bytes(), "'ąąąąąąąąąąąąąąąą'");
        case(["1", &*"€".repeat(12)].concat().as_bytes(), "'1€€€€€€€€€€€...'");
        case(&[b'9'; 33], &format!("'{}...'", "9".repeat(32)));
    }

    #[test]
    fn what_looks_like_ours_is_named() {
        case("−3".as_bytes(), "'−3', which has a minus sign (U+2212): write '-'");
        case("–3—".as_bytes(), "'–3—', which has a dash (U+2013): write '-'");
        case("―3".as_bytes(), "'―3', which has a dash (U+2015): write '-'");
        case(
            "1\u{A0}2".as_bytes(),
            r"'1\xc2\xa02', which has a no-break space (U+00A0): write ' '",
        );
        case(
            "1\u{3000}".as_bytes(),
            r"'1\xe3\x80\x80', which has another space (U+3000): write ' '",
        );
    }
}
