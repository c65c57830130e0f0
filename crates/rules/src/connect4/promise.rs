//! The promise: moves with single spaces between them, and blank lines. Each line ends in `\n`.

use crate::Unpromised;

/// Returns the first word that is no move.
pub(super) fn unpromised(input: &str) -> Option<Unpromised<'_>> {
    let lines = input.split_terminator('\n').filter(|line| !line.is_empty());
    let is_move = |word: &str| matches!(word.as_bytes(), [b'1'..=b'8']);
    let wrong = lines.flat_map(|line| line.split(' ')).find(|word| !is_move(word));
    let lacks_end = !input.is_empty() && !input.ends_with('\n');
    let end = lacks_end.then(|| (&input[input.len()..], "a line end"));
    wrong.map(|word| (word, "a column from 1 to 8, without a sign or zeros")).or(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_moves_has_an_end_and_may_be_blank() {
        for input in ["", "\n", "\n\n1 2\n\n3\n", "1 1 2 2 3 3 4 5\n\n"] {
            assert!(unpromised(input).is_none(), "{input:?}");
        }
        for input in ["1\n2", " \n", "1 \n", " 1\n", "1  2\n", "9\n", "0\n", "01\n", "1\t2\n"] {
            assert!(unpromised(input).is_some(), "{input:?}");
        }
    }
}
