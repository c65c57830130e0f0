//! The inputs that a task promises, taken strictly: a correct program need not accept any other input.
//!
//! Numbers have no plus signs and no leading zeros, single spaces separate them on a line, and each line
//! ends in `\n`. In SET the last `\n` may be missing, since the task is stated in numbers, not in lines.
//! A turtle puzzle has exactly one comment line, which describes the card set.

use crate::task::Task;

/// Returns whether an input has the promised form. Does not check that cards are distinct or that
/// their number is valid.
pub(crate) fn is_well_formed(task: Task, input: &str) -> bool {
    let mut lines = input.split_terminator('\n');
    let has_line_ends = input.is_empty() || input.ends_with('\n');
    match task {
        Task::SetSim => lines.all(|line| line.split(' ').all(is_card)),
        Task::Connect4 => has_line_ends && lines.all(is_of_moves),
        Task::TurtlePuzzle => {
            has_line_ends
                && lines.next().is_some_and(is_comment)
                && lines.clone().count() == 9
                && lines.all(is_of_sides)
        }
    }
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
    use clap::ValueEnum;
    use std::fs;
    use std::path::Path;

    const FIXTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures");

    #[track_caller]
    fn case(task: Task, input: &str, is_promised: bool) {
        assert_eq!(task.promises(input), is_promised, "{}: {input:?}", task.name());
    }

    /// Asserts that the inputs in a folder are promised, or that none is.
    #[track_caller]
    fn folder(task: Task, folder: &str, is_promised: bool) {
        let path = Path::new(FIXTURES).join(task.name()).join(folder);
        let files =
            fs::read_dir(&path).expect("a folder").map(|entry| entry.expect("a file").path());
        let inputs: Vec<_> =
            files.filter(|file| file.extension().is_some_and(|end| end == "in")).collect();
        assert!(!inputs.is_empty(), "{}", path.display());
        for file in inputs {
            // An input that is not UTF-8 is not promised.
            let input = fs::read_to_string(&file).unwrap_or_else(|_| "\u{FFFD}".to_owned());
            assert_eq!(task.promises(&input), is_promised, "{}", file.display());
        }
    }

    #[test]
    fn exactly_the_fixtures_outside_lenient_and_rejected_are_promised() {
        for &task in Task::value_variants() {
            folder(task, "", true);
            folder(task, "lenient", false);
            folder(task, "rejected", false);
        }
    }

    #[test]
    fn single_spaces_or_line_ends_separate_cards() {
        for input in ["", "1111 1112 1113\n", "1111\n1112\n1113\n", "1111 1112\n1113"] {
            case(Task::SetSim, input, true);
        }
        for input in [
            "\n",
            "1111  1112 1113\n",
            "1111 1112 1113 \n",
            "1111 1112 1113\r\n",
            "1111 1112\n\n1113\n",
            "+1111 1112 1113\n",
            "1111 1112\n",
            "1111 1112 1111\n",
            "1111 1112 1114\n",
            "1111\t1112 1113\n",
        ] {
            case(Task::SetSim, input, false);
        }
    }

    #[test]
    fn every_line_of_moves_has_an_end_and_may_be_blank() {
        for input in ["", "\n", "\n\n1 2\n\n3\n", "1 1 2 2 3 3 4 5\n\n"] {
            case(Task::Connect4, input, true);
        }
        for input in [
            "1",
            "1\n2",
            " \n",
            "1 \n",
            " 1\n",
            "1  2\n",
            "9\n",
            "01\n",
            "1\r\n",
            "1 1 2 2 3 3 4 9\n",
        ] {
            case(Task::Connect4, input, false);
        }
    }

    #[test]
    fn a_card_set_is_one_comment_line_and_nine_cards() {
        let cards = "1 -2 3 -4\n".repeat(9);
        case(Task::TurtlePuzzle, &format!("# set\n{cards}"), true);
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
            case(Task::TurtlePuzzle, &input, false);
        }
    }
}
