//! Shorter or simpler inputs to try in place of an input.
//!
//! An input is taken as pieces: words with the space or line end after them, and spaces and line ends
//! alone. So a proposal seldom breaks the task's promise.

use std::iter;

/// The lengths of the runs of pieces to join or leave out. Multiples of three suit SET. Even numbers suit
/// Connect 4: the later moves keep their players.
const RUNS: [usize; 13] = [3072, 1536, 768, 384, 192, 96, 48, 24, 12, 6, 3, 2, 1];
/// The other passes.
const PASSES: [(Pass, usize); 4] =
    [(replace, 1), (replace_one, 1), (leave_out_separate, 2), (leave_out_separate, 3)];
/// A pass with more proposals than this is skipped: it would take too long.
const MOST: usize = 200;
/// The simplest comment line.
const COMMENT: &str = "# a";

/// Proposes simpler inputs. The number is that of the pieces or characters to change together.
pub(crate) type Pass = fn(&str, usize) -> Vec<String>;

/// Returns the passes in order. Those that help most often come first.
pub(crate) fn passes() -> Vec<(Pass, usize)> {
    let sized = |pass: Pass| RUNS.iter().map(move |size| (pass, *size));
    sized(join).chain(sized(shorten_comment)).chain(sized(leave_out)).chain(PASSES).collect()
}

/// Writes the words of a run of pieces on one line, with single spaces. The run keeps its end, but the
/// last piece alone gets a line end.
fn join(input: &str, size: usize) -> Vec<String> {
    let pieces = pieces(input);
    let joined = |first: usize| {
        let end = pieces.len().min(first + size);
        let run = pieces[first..end].concat();
        let words = run.split_whitespace().collect::<Vec<_>>().join(" ");
        let gap = match run.chars().last() {
            _ if words.is_empty() => "",
            _ if size == 1 && end == pieces.len() => "\n",
            Some(' ') => " ",
            Some('\n') => "\n",
            _ => "",
        };
        let line = words + gap;
        (line != run).then(|| pieces[..first].concat() + &line + &pieces[end..].concat())
    };
    few((0..pieces.len()).step_by(size.div_ceil(2)).filter_map(joined))
}

/// Replaces a long comment line with the simplest one, or leaves out a run of its characters.
fn shorten_comment(input: &str, size: usize) -> Vec<String> {
    let (line, cards) = input.split_once('\n').unwrap_or_default();
    if !line.starts_with('#') || line == COMMENT {
        return Vec::new();
    }
    let without = |first| [&line[..first], &line[line.len().min(first + size)..]].concat();
    let shorter = (1..line.len()).step_by(size).map(without);
    let simplest = iter::once(COMMENT.to_owned()).filter(|simplest| simplest.len() < line.len());
    simplest.chain(shorter).map(|line| line + "\n" + cards).collect()
}

/// Leaves out a run of pieces.
fn leave_out(input: &str, size: usize) -> Vec<String> {
    let firsts = (0..pieces(input).len()).step_by(size);
    few(firsts.map(|first| without(input, |index| (first..first + size).contains(&index))))
}

/// Leaves out pieces that need not be adjacent.
fn leave_out_separate(input: &str, size: usize) -> Vec<String> {
    let (count, mut choices) = (pieces(input).len(), vec![Vec::new()]);
    for _ in 0..size {
        let longer = choices.iter().flat_map(|choice: &Vec<usize>| {
            let next = choice.last().map_or(0, |last| last + 1);
            (next..count).map(|index| [&choice[..], &[index]].concat())
        });
        choices = longer.take(MOST + 1).collect();
    }
    let choices = choices.iter().filter(|_| choices.len() <= MOST / (size - 1));
    choices.map(|choice| without(input, |index| choice.contains(&index))).collect()
}

/// Replaces all occurrences of a digit with a lower digit.
fn replace(input: &str, _: usize) -> Vec<String> {
    let with = |digit| lower(digit).map(move |lower| input.replace(digit, &lower.to_string()));
    ('2'..='8').filter(|digit| input.contains(*digit)).flat_map(with).collect()
}

/// Leaves out one minus sign, or replaces one digit with a lower digit.
fn replace_one(input: &str, _: usize) -> Vec<String> {
    let with = |index: usize, text: &str| [&input[..index], text, &input[index + 1..]].concat();
    let digits = input.char_indices().filter(|(_, char)| char.is_ascii_digit());
    let lower = digits.flat_map(|(index, digit)| lower(digit).map(move |lower| (index, lower)));
    let lower = lower.map(|(index, lower)| with(index, &lower.to_string()));
    few(input.match_indices('-').map(|(index, _)| with(index, "")).chain(lower))
}

/// Returns the lowest digit, and the next lower one than a digit.
fn lower(digit: char) -> impl Iterator<Item = char> {
    ('1'..digit).filter(move |lower| *lower == '1' || *lower as u32 + 1 == digit as u32)
}

/// Returns proposals, or none if there are too many.
fn few(proposals: impl Iterator<Item = String>) -> Vec<String> {
    let proposals: Vec<_> = proposals.take(MOST + 1).collect();
    if proposals.len() > MOST {
        Vec::new()
    } else {
        proposals
    }
}

/// Returns the pieces of an input.
fn pieces(input: &str) -> Vec<&str> {
    input.split_inclusive([' ', '\n']).collect()
}

/// Returns the input without some of its pieces. Lines keep their ends.
fn without(input: &str, is_left_out: impl Fn(usize) -> bool) -> String {
    let mut text = String::new();
    for (index, piece) in pieces(input).into_iter().enumerate() {
        if !is_left_out(index) {
            text += piece;
        } else if piece.ends_with('\n') && text.ends_with(' ') {
            text.pop();
            text.push('\n');
        }
    }
    let is_cut = text.ends_with(' ') && !input.ends_with(' ');
    text[..text.len() - usize::from(is_cut)].to_owned()
}
