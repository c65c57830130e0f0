//! The input of a report: all lines of a short one, to be copied, and the first ones of a long one.

use super::indented;
use super::visible::shown;
use crate::compare::row::{first_rows, streaks, Line, Mark, Row, Streak};
use crate::task::Task;

/// How many lines and bytes of an input are shown, at least: a line of 81 cards is whole.
const LINES: usize = 12;
const BYTES: usize = 500;
/// The width of a line of a longer input.
const WIDTH: usize = 60;
/// How many spaces are shown at the start of a line.
const SPACES: usize = 20;

/// Returns the lines of an input that are shown.
pub(super) fn rows(input: &str) -> Vec<Row> {
    if input.is_empty() {
        return vec![Row::Instead(Mark::Both, "[empty]".to_owned())];
    }
    let lines: Vec<_> = input
        .split_inclusive('\n')
        .map(|line| Streak { line: line.as_bytes(), times: 1 })
        .collect();
    let is_short = lines.len() <= LINES && input.len() <= BYTES;
    first_rows(Mark::Both, &if is_short { lines } else { streaks(input.as_bytes()) }, LINES)
}

/// Shows the lines of an input of so many bytes.
pub(super) fn text(task: Task, rows: &[Row], bytes: usize) -> String {
    let width = if bytes <= BYTES { BYTES } else { WIDTH };
    let line = |row: &Row| match row {
        Row::Line(_, line) => text_of(task, line, width),
        Row::Instead(_, words) => words.clone(),
        Row::Note(_) | Row::Pair { .. } => String::new(),
    };
    indented(&rows.iter().map(line).collect::<Vec<_>>())
}

/// Shows a line, and says what is not seen of it.
fn text_of(task: Task, line: &Line, width: usize) -> String {
    let spaces = line.bytes.iter().take_while(|byte| **byte == b' ').count();
    let start = if spaces > SPACES { spaces } else { 0 };
    let mut text = shown(line, start, width);
    if start > 0 {
        text += &format!("  (after {spaces} spaces)");
    }
    if line.bytes.len() - start > width {
        text += &format!("  ({})", amount(task, &line.bytes));
    }
    text
}

/// Says how long a line is.
fn amount(task: Task, line: &[u8]) -> String {
    let words = String::from_utf8_lossy(line).split_ascii_whitespace().count();
    match task {
        Task::SetSim => format!("{words} cards"),
        Task::Connect4 => format!("{words} moves"),
        Task::TurtlePuzzle => format!("{} characters", line.len()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NO_END: &str = " [no line end]";

    #[track_caller]
    fn case(task: Task, input: &str, shown: &str) {
        assert_eq!(text(task, &rows(input), input.len()), shown);
    }

    #[test]
    fn a_short_input_is_whole() {
        case(Task::SetSim, "", "    [empty]\n");
        case(Task::Connect4, "1\n1\n", "    1\n    1\n");
        let cards = "1111 ".repeat(80) + "1111\n";
        case(Task::SetSim, &cards, &format!("    {cards}"));
    }

    #[test]
    fn a_long_input_is_cut_and_says_how_long_it_is() {
        case(Task::Connect4, &"1\n".repeat(20), "    1  (20 times)\n");
        let moves = "1 ".repeat(1_007);
        case(
            Task::Connect4,
            &moves,
            &format!("    {}1...{NO_END}  (1007 moves)\n", "1 ".repeat(28)),
        );
        let comment = format!("#{}\n", "x".repeat(600));
        case(
            Task::TurtlePuzzle,
            &comment,
            &format!("    #{}...  (602 characters)\n", "x".repeat(56)),
        );
    }

    #[test]
    fn spaces_before_a_line_are_counted() {
        let spaces = " ".repeat(300);
        case(Task::SetSim, &(spaces.clone() + "1111\n"), "    ...1111  (after 300 spaces)\n");
        case(Task::SetSim, &(spaces + "\n"), "    ...  (after 300 spaces)\n");
    }
}
