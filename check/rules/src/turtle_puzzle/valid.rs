//! Valid inputs: one comment line, which describes the card set, and nine lines of four sides with
//! single spaces between them. Numbers have no plus signs and no leading zeros.

/// Returns whether an input is a card set with one comment line, of printable ASCII.
pub(super) fn is_valid(input: &str) -> bool {
    let is_side =
        |word: &str| ["1", "2", "3", "4"].contains(&word.strip_prefix('-').unwrap_or(word));
    let is_card = |line: &str| line.split(' ').count() == 4 && line.split(' ').all(is_side);
    let is_comment = |text: &str| {
        !text.trim().is_empty() && text.bytes().all(|byte| (b' '..=b'~').contains(&byte))
    };
    let (comment, cards) = input.split_once('\n').unwrap_or_default();
    let lines: Vec<_> = cards.split_terminator('\n').collect();
    let is_set = lines.len() == 9 && lines.into_iter().all(is_card) && cards.ends_with('\n');
    is_set && comment.strip_prefix('#').is_some_and(is_comment)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_set_is_one_comment_line_and_nine_cards() {
        let cards = "1 -2 3 -4\n".repeat(9);
        assert!(is_valid(&format!("# set\n{cards}")));
        for input in [
            String::new(),
            cards.clone(),
            format!("#\n{cards}"),
            format!(" # set\n{cards}"),
            format!("# set\t\n{cards}"),
            format!("# a\n# b\n{cards}"),
            format!("# set\n\n{cards}"),
            format!("# set\n{cards}\n"),
            format!("# set\n{cards}{cards}"),
            format!("# set\n{}", &cards[10..]),
            format!("# set\n{}", cards.trim_end()),
            format!("# set\n{}", cards.replacen('\n', " ", 1)),
            format!("# set\n{}", cards.replacen(" -4\n", "\n-4 ", 1)),
            format!("# set\n{}", cards.replacen('1', "+1", 1)),
            format!("# set\n{}", cards.replacen('4', "5", 1)),
        ] {
            assert!(!is_valid(&input), "{input:?}");
        }
    }
}
