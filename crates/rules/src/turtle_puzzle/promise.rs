//! The promise: one comment line, which describes the card set, and nine lines of four sides with single
//! spaces between them. Numbers have no plus signs and no leading zeros.

/// Returns whether an input is a comment line and nine cards.
pub(super) fn may_be_promised(input: &str) -> bool {
    let mut lines = input.split_terminator('\n');
    input.ends_with('\n')
        && lines.next().is_some_and(is_comment)
        && lines.clone().count() == 9
        && lines.all(is_of_sides)
}

fn is_comment(line: &str) -> bool {
    line.bytes().all(|byte| (b' '..=b'~').contains(&byte))
        && line.strip_prefix('#').is_some_and(|text| !text.trim().is_empty())
}

fn is_of_sides(line: &str) -> bool {
    let mut sides = line.split(' ').map(|word| word.strip_prefix('-').unwrap_or(word));
    sides.clone().count() == 4 && sides.all(|side| ["1", "2", "3", "4"].contains(&side))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_set_is_one_comment_line_and_nine_cards() {
        let cards = "1 -2 3 -4\n".repeat(9);
        assert!(may_be_promised(&format!("# set\n{cards}")));
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
            assert!(!may_be_promised(&input), "{input:?}");
        }
    }
}
