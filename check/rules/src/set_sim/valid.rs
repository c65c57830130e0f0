//! Valid inputs: cards, laid out in any way with spaces and line ends. Numbers have no plus signs
//! and no leading zeros.

/// Returns whether each word is a card. Does not check how many there are, or that they differ.
pub(super) fn is_valid(input: &str) -> bool {
    input.split([' ', '\n']).all(|word| word.is_empty() || is_card(word))
}

fn is_card(word: &str) -> bool {
    word.len() == 4 && word.bytes().all(|digit| (b'1'..=b'3').contains(&digit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_and_line_ends_lay_out_cards_freely() {
        for input in ["", "  \n \n", "1111 1112\n1113\n", "\n\n 1111  1112\n\n1113 \n "] {
            assert!(is_valid(input), "{input:?}");
        }
        for input in ["1111\r\n", "1111\t1112", "\u{FEFF}1111", "+1111", "01111", "1114", "111"] {
            assert!(!is_valid(input), "{input:?}");
        }
    }
}
