//! Valid inputs: moves with single spaces between them, and blank lines. Each line ends in `\n`.

/// Returns whether an input has only moves and blank lines.
pub(super) fn is_valid(input: &str) -> bool {
    let is_move = |word: &str| matches!(word.as_bytes(), [b'1'..=b'8']);
    let mut lines = input.split_terminator('\n').filter(|line| !line.is_empty());
    lines.all(|line| line.split(' ').all(is_move)) && (input.is_empty() || input.ends_with('\n'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_moves_has_an_end_and_may_be_blank() {
        for input in ["", "\n", "\n\n1 2\n\n3\n", "1 1 2 2 3 3 4 5\n\n"] {
            assert!(is_valid(input), "{input:?}");
        }
        for input in ["1\n2", " \n", "1 \n", " 1\n", "1  2\n", "9\n", "0\n", "01\n", "1\t2\n"] {
            assert!(!is_valid(input), "{input:?}");
        }
    }
}
