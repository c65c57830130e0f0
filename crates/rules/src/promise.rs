//! The inputs that a task promises, taken strictly: a correct program need not accept any other input.
//!
//! Numbers have no plus signs and no leading zeros. In SET the text promises any layout with spaces and
//! line ends. In the other two tasks single spaces separate the numbers on a line, and each line ends in
//! `\n`. A turtle puzzle has exactly one comment line, which describes the card set.

/// Returns whether an input consists of cards. Does not check how many there are, or that they differ.
pub fn is_game_of_set(input: &str) -> bool {
    input.split([' ', '\n']).all(|word| word.is_empty() || is_card(word))
}

/// Returns whether an input consists of moves and blank lines.
pub fn is_game_of_connect4(input: &str) -> bool {
    has_line_ends(input) && input.split_terminator('\n').all(is_of_moves)
}

/// Returns whether an input is a comment line and nine cards.
pub fn is_card_set(input: &str) -> bool {
    let mut lines = input.split_terminator('\n');
    has_line_ends(input)
        && lines.next().is_some_and(is_comment)
        && lines.clone().count() == 9
        && lines.all(is_of_sides)
}

fn has_line_ends(input: &str) -> bool {
    input.is_empty() || input.ends_with('\n')
}

fn is_card(word: &str) -> bool {
    word.len() == 4 && word.bytes().all(|digit| (b'1'..=b'3').contains(&digit))
}

/// Returns whether a line is blank or consists of moves.
fn is_of_moves(line: &str) -> bool {
    line.is_empty() || line.split(' ').all(|word| matches!(word.as_bytes(), [b'1'..=b'8']))
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

    #[track_caller]
    fn case(promises: fn(&str) -> bool, input: &str, is_promised: bool) {
        assert_eq!(promises(input), is_promised, "{input:?}");
    }

    #[test]
    fn spaces_and_line_ends_lay_out_cards_freely() {
        for input in [
            "",
            "\n",
            "  \n \n",
            "1111 1112 1113",
            "1111 1112\n1113\n",
            "\n\n 1111  1112\n\n1113 \n ",
        ] {
            case(is_game_of_set, input, true);
        }
        for input in [
            "\r\n",
            "1111\t1112",
            "1111\r\n",
            "\u{FEFF}1111",
            "+1111",
            "01111",
            "1114",
            "111",
            "1111,1112",
        ] {
            case(is_game_of_set, input, false);
        }
    }

    #[test]
    fn every_line_of_moves_has_an_end_and_may_be_blank() {
        for input in ["", "\n", "\n\n1 2\n\n3\n", "1 1 2 2 3 3 4 5\n\n"] {
            case(is_game_of_connect4, input, true);
        }
        for input in
            ["1", "1\n2", " \n", "1 \n", " 1\n", "1  2\n", "9\n", "0\n", "01\n", "1\t2\n", "1\r\n"]
        {
            case(is_game_of_connect4, input, false);
        }
    }

    #[test]
    fn a_card_set_is_one_comment_line_and_nine_cards() {
        let cards = "1 -2 3 -4\n".repeat(9);
        case(is_card_set, &format!("# set\n{cards}"), true);
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
            case(is_card_set, &input, false);
        }
    }
}
