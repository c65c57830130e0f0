//! Whole numbers in a line, whatever stands between them.
//!
//! A hyphen before a number is its sign, or part of a border, or a dash. Where that cannot be told, both signs will do.

/// A whole number, and whether its sign is beyond doubt.
#[derive(Clone)]
pub(super) struct Number {
    pub(super) value: i32,
    is_certain: bool,
}

impl Number {
    pub(super) fn size(&self) -> usize {
        self.value.unsigned_abs() as usize
    }

    pub(super) fn is(&self, due: i32) -> bool {
        self.value == due || !self.is_certain && self.value == -due
    }

    pub(super) fn is_certainly_negative(&self) -> bool {
        self.is_certain && self.value < 0
    }
}

/// Returns a line with spaces for all white space, and hyphens for all minus signs and dashes.
pub(super) fn plain(line: &[u8]) -> String {
    let plain = |char: char| match char {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{FE63}' | '\u{FF0D}' => '-',
        char if char.is_whitespace() => ' ',
        char => char,
    };
    String::from_utf8_lossy(line).trim().chars().map(plain).collect()
}

/// Returns the numbers in a plain line.
pub(super) fn numbers(line: &str) -> Vec<Number> {
    let is_digit = u8::is_ascii_digit;
    let chunks: Vec<_> =
        line.as_bytes().chunk_by(|one, next| is_digit(one) == is_digit(next)).collect();
    let places = (0..chunks.len()).filter(|&place| is_digit(&chunks[place][0]));
    places.map(|place| number(&chunks[..place], chunks[place], &chunks[place + 1..])).collect()
}

/// Returns the number that digits are, between what stands before and after them.
fn number(before: &[&[u8]], digits: &[u8], after: &[&[u8]]) -> Number {
    let before = before.last().copied().unwrap_or_default();
    let is_negative = before.trim_ascii_end().ends_with(b"-");
    let is_apart = is_negative && (!before.ends_with(b"-") || before.ends_with(b"--"));
    let is_before_dash = after.first().is_some_and(|after| after.starts_with(b"-"));
    let is_before_sign = after.len() > 1 && after[0] == b"-";
    let size = std::str::from_utf8(digits).ok().and_then(|digits| digits.parse().ok());
    let size: i32 = size.unwrap_or(i32::MAX);
    Number {
        value: if is_negative { -size } else { size },
        is_certain: !is_apart && (!is_before_dash || is_before_sign),
    }
}

/// Returns the numbers in a line that can be a total. Thousands may be apart.
pub(super) fn totals(line: &[u8]) -> Vec<usize> {
    let text = plain(line).replace(['\'', '’', ',', '_'], ".");
    let spellings = [text.replace(' ', "."), text];
    let words = spellings
        .iter()
        .flat_map(|text| text.split(|char: char| !char.is_ascii_digit() && char != '.'));
    words
        .filter_map(|word| {
            let mut groups = word.trim_matches('.').split('.');
            let first = groups.next()?;
            let has_thousands = !first.starts_with('0') && first.len() <= 3;
            let is_number = groups.all(|group| group.len() == 3 && has_thousands);
            if is_number {
                word.replace('.', "").parse().ok()
            } else {
                None
            }
        })
        .collect()
}
