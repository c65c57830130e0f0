//! Shorter or simpler inputs to try in place of an input.
//!
//! An input is taken as pieces: words and blank lines. So a proposal seldom breaks the task's promise.

/// The lengths of the runs of pieces to leave out. Multiples of three suit SET. Even numbers suit
/// Connect 4: the later moves keep their players.
const RUNS: [usize; 8] = [48, 24, 12, 6, 4, 3, 2, 1];
/// The passes after that. All passes are repeated until none of them helps.
const PASSES: [(Pass, usize); 5] =
    [(leave_out_separate, 2), (leave_out_separate, 3), (join, 1), (replace, 1), (lower, 1)];
/// The largest number of choices of separate pieces to try.
const MOST_CHOICES: usize = 600;

/// Proposes simpler inputs. The number is that of the pieces to leave out, if any.
pub(crate) type Pass = fn(&str, usize) -> Vec<String>;

/// Returns the passes for an input.
pub(crate) fn passes() -> Vec<(Pass, usize)> {
    [RUNS.map(|size| (leave_out as Pass, size)).as_slice(), &PASSES].concat()
}

/// Leaves out a run of pieces.
fn leave_out(input: &str, size: usize) -> Vec<String> {
    let without = |first| without(input, |index| (first..first + size).contains(&index));
    (0..pieces(input).len()).step_by(size).map(without).collect()
}

/// Leaves out pieces that need not be adjacent. Proposes nothing if there are too many choices.
fn leave_out_separate(input: &str, size: usize) -> Vec<String> {
    let (count, mut choices) = (pieces(input).len(), vec![Vec::new()]);
    for _ in 0..size {
        let longer = choices.iter().flat_map(|choice: &Vec<usize>| {
            let next = choice.last().map_or(0, |last| last + 1);
            (next..count).map(|index| [&choice[..], &[index]].concat())
        });
        choices = longer.take(MOST_CHOICES + 1).collect();
    }
    let choices = choices.iter().filter(|_| choices.len() <= MOST_CHOICES);
    choices.map(|choice| without(input, |at| choice.contains(&at))).collect()
}

/// Joins all lines, or two lines.
fn join(input: &str, _: usize) -> Vec<String> {
    let words: Vec<_> = input.split_whitespace().collect();
    let one_line = Some(words.join(" ") + "\n").filter(|line| line != input && line != "\n");
    let line_ends = input.trim_end().match_indices('\n');
    let joined = line_ends.map(|(index, _)| [&input[..index], " ", &input[index + 1..]].concat());
    one_line.into_iter().chain(joined).collect()
}

/// Replaces all occurrences of a digit with a lower digit.
fn replace(input: &str, _: usize) -> Vec<String> {
    let lower = |digit| ('1'..digit).map(move |lower| input.replace(digit, &lower.to_string()));
    ('2'..='8').filter(|digit| input.contains(*digit)).flat_map(lower).collect()
}

/// Lowers one digit, or removes one minus sign.
fn lower(input: &str, _: usize) -> Vec<String> {
    let with = |index: usize, text: &str| [&input[..index], text, &input[index + 1..]].concat();
    let lower = |(index, char): (usize, char)| -> Vec<String> {
        match char {
            '-' => vec![with(index, "")],
            '2'..='8' => ('1'..char).map(|lower| with(index, &lower.to_string())).collect(),
            _ => Vec::new(),
        }
    };
    input.char_indices().flat_map(lower).collect()
}

/// Returns the pieces of an input: blank lines, and words with the space or line end after them.
fn pieces(input: &str) -> Vec<&str> {
    input.split_inclusive([' ', '\n']).collect()
}

/// Returns the input without some of its pieces.
fn without(input: &str, is_left_out: impl Fn(usize) -> bool) -> String {
    let kept = pieces(input).into_iter().enumerate().filter(|(index, _)| !is_left_out(*index));
    let text: String = kept.map(|(_, piece)| piece).collect();
    text.strip_suffix(' ').map(|line| line.to_owned() + "\n").unwrap_or(text)
}
