//! The promise: moves with single spaces between them, and blank lines. Each line ends in `\n`.

/// Returns whether an input consists of moves and blank lines.
pub(super) fn may_be_promised(input: &str) -> bool {
    let has_line_ends = input.is_empty() || input.ends_with('\n');
    has_line_ends && input.split_terminator('\n').all(|line| line.is_empty() || is_of_moves(line))
}

fn is_of_moves(line: &str) -> bool {
    line.split(' ').all(|word| matches!(word.as_bytes(), [b'1'..=b'8']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_moves_has_an_end_and_may_be_blank() {
        for input in ["", "\n", "\n\n1 2\n\n3\n", "1 1 2 2 3 3 4 5\n\n"] {
            assert!(may_be_promised(input), "{input:?}");
        }
        for input in ["1\n2", " \n", "1 \n", " 1\n", "1  2\n", "9\n", "0\n", "01\n", "1\t2\n"] {
            assert!(!may_be_promised(input), "{input:?}");
        }
    }
}
