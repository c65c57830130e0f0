//! The answers of an output of Connect 4: a word, a board, or any other line.
//!
//! A program that leaves out an answer, or adds one, is right in all others: so they are compared as a whole.

use rules::connect4::ROWS;

/// Splits an output into answers without their last line end.
pub(super) fn answers(mut output: &str) -> Vec<&str> {
    let empty = "|        |\n".repeat(ROWS) + "\\--------/";
    // An output may have hundreds of thousands of other lines.
    let is_drawn = |board: &&str| board.starts_with('|') && board.replace(['0', '1'], " ") == empty;
    let mut answers = Vec::new();
    while let Some(line) = output.split_terminator('\n').next() {
        let answer = output.get(..empty.len()).filter(is_drawn).unwrap_or(line);
        answers.push(answer);
        let after = &output[answer.len()..];
        output = after.strip_prefix('\n').unwrap_or(after);
    }
    answers
}

/// Returns whether an answer is a board, with six rows and a foot.
pub(super) fn is_board(answer: &str) -> bool {
    answer.contains('\n')
}

/// Returns the number of discs on a board.
pub(super) fn discs(board: &str) -> usize {
    board.matches(['0', '1']).count()
}

/// Returns whether some answers become others if any of them are left out.
pub(super) fn contains(answers: &[&str], others: &[&str]) -> bool {
    let mut answers = answers.iter();
    others.iter().all(|other| answers.any(|answer| answer == other))
}
