//! The promise: one comment line, which describes the card set, and nine lines of four sides with single
//! spaces between them. Numbers have no plus signs and no leading zeros.

use crate::Unpromised;

const CARD: &str = "a card of four sides from -4 to 4, with single spaces between them";

/// Returns what is wrong about the form of a card set. Its comment line may be any.
pub(super) fn unpromised(input: &str) -> Option<Unpromised<'_>> {
    let end = &input[input.len()..];
    let (comment, cards) = input.split_once('\n').unwrap_or((input, end));
    if !comment.starts_with('#') {
        return Some((comment, "a comment line, which starts with '#'"));
    }
    let mut lines = cards.split_terminator('\n');
    let wrong = (0..9).find_map(|_| lines.next().map_or(Some(end), wrong_side));
    let lacks_end = !input.ends_with('\n');
    let more = lines.next().map(|line| (line, "the end of the input after nine cards"));
    wrong.map(|part| (part, CARD)).or(more).or(lacks_end.then_some((end, "a line end")))
}

/// Returns the first part of a line that is none of four sides, or the end of the line if there are too few.
fn wrong_side(line: &str) -> Option<&str> {
    let mut words = line.split(' ');
    let end = &line[line.len()..];
    let wrong = (0..4).find_map(|_| words.next().map_or(Some(end), not_a_side));
    wrong.or_else(|| words.next())
}

fn not_a_side(word: &str) -> Option<&str> {
    let number = word.strip_prefix('-').unwrap_or(word);
    (!["1", "2", "3", "4"].contains(&number)).then_some(word)
}

#[cfg(test)]
mod tests {
    use crate::turtle_puzzle::INPUTS;

    #[test]
    fn a_card_set_is_one_comment_line_and_nine_cards() {
        let cards = "1 -2 3 -4\n".repeat(9);
        assert!(INPUTS.may_be_promised(&format!("# set\n{cards}")));
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
            assert!(!INPUTS.may_be_promised(&input), "{input:?}");
        }
    }
}
