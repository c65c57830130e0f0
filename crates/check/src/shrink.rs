//! Makes an input on which a program differs shorter and simpler.
//!
//! Each pass proposes inputs that are shorter or simpler. The first one on which the program still
//! differs replaces the input. Only promised inputs are tried, so cards of SET are removed in threes.

use crate::trials::{Difference, Trials};
use std::collections::HashSet;
use std::io;
use std::slice::from_ref;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

/// The lengths of the runs of pieces to leave out. Multiples of three suit SET. Even numbers suit
/// Connect 4: the later moves keep their players.
const RUNS: [usize; 8] = [48, 24, 12, 6, 4, 3, 2, 1];
/// The passes after that. All passes are repeated until none of them helps.
const PASSES: [(Pass, usize); 5] =
    [(leave_out_separate, 2), (leave_out_separate, 3), (join, 1), (replace, 1), (lower, 1)];
/// The largest number of choices of separate pieces to try.
const MOST_CHOICES: usize = 600;
/// An output longer than this must not become longer: a simpler card set may have many more solutions.
const SHORT_OUTPUT: usize = 4_000;

/// Proposes simpler inputs. The number is that of the pieces to leave out, if any.
type Pass = fn(&str, usize) -> Vec<String>;

/// An input on which a program differs, its origin, and the difference.
#[derive(Clone, Debug)]
pub(crate) struct Counterexample {
    pub(crate) origin: String,
    pub(crate) input: String,
    pub(crate) difference: Difference,
}

impl Counterexample {
    /// Shrinks the input, within the time for that. Meanwhile a program that hangs is stopped sooner; the
    /// result is confirmed with the full time limit.
    pub(crate) fn shrunk(self, trials: &Trials) -> io::Result<Self> {
        trials.progress.set_message("found a difference, shrinking the input");
        let (task, full) = (trials.arguments.task, trials.arguments.limit);
        let end = Instant::now() + trials.arguments.time;
        let sooner = Duration::from_millis(1_000 + 10 * trials.slowest.load(Relaxed));
        let limit = if self.difference.is_timeout { full.min(sooner) } else { full };
        let most = task.full_output(&self.input).len().max(SHORT_OUTPUT);
        let is_fine = |input: &str| task.promises(input) && task.full_output(input).len() <= most;
        let first = |inputs: &[String]| trials.first_difference(inputs, limit, end);
        let input = shortest(&self.input, is_fine, first)?;
        let confirmed = trials.first_difference(from_ref(&input), full, Instant::now() + full)?;
        if let Some((_, difference)) = confirmed.filter(|_| input != self.input) {
            let origin = self.origin + ", then shrunk";
            return Ok(Counterexample { origin, input, difference });
        }
        Ok(self)
    }
}

/// Returns the input after all passes. `first` finds the first of some inputs on which the program
/// differs.
pub(crate) fn shortest<T>(
    input: &str,
    is_fine: impl Fn(&str) -> bool,
    mut first: impl FnMut(&[String]) -> io::Result<Option<(usize, T)>>,
) -> io::Result<String> {
    let passes = [RUNS.map(|size| (leave_out as Pass, size)).as_slice(), &PASSES].concat();
    let (mut input, mut idle, mut agreed) = (input.to_owned(), 0, HashSet::new());
    for (propose, size) in passes.iter().cycle() {
        // Proposals before the accepted one are skipped: most likely they still do not help.
        let mut done = 0;
        idle += 1;
        loop {
            let proposals = propose(&input, *size).into_iter().enumerate().skip(done);
            let is_new = |proposal: &String| is_fine(proposal) && !agreed.contains(proposal);
            let (indices, mut proposals): (Vec<_>, Vec<_>) =
                proposals.filter(|(_, proposal)| is_new(proposal)).unzip();
            let found = first(&proposals)?.map(|(index, _)| index);
            agreed.extend(proposals.drain(..found.unwrap_or(proposals.len())));
            let Some(index) = found else { break };
            input = proposals.swap_remove(0);
            (done, idle) = (indices[index], 0);
        }
        if idle > passes.len() {
            break;
        }
    }
    Ok(input)
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
