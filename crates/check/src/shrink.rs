//! An input on which a program differs, made shorter and simpler.
//!
//! Each pass proposes inputs that are shorter or simpler, and the first in order on which the program
//! still differs takes the place of the input. The task must promise it: so of most games of SET three
//! cards must be left out.

use crate::trials::{Difference, Trials};
use std::collections::HashSet;
use std::io;
use std::slice::from_ref;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

/// How many words and blank lines in a row are left out. The number of cards of SET stays a multiple of
/// three; in Connect 4 what comes after two moves keeps its players.
const RUNS: [usize; 8] = [48, 24, 12, 6, 4, 3, 2, 1];
/// The passes after that. All take turns until none of them helps.
const PASSES: [(Pass, usize); 5] =
    [(leave_out_apart, 2), (leave_out_apart, 3), (join, 1), (replace, 1), (lower, 1)];
/// More choices of words that are apart are not tried.
const MOST_CHOICES: usize = 600;
/// A longer answer than this must not be longer than the first one; fewer patterns have more solutions.
const SHORT_ANSWER: usize = 4_000;

/// What proposes inputs by changing one in so many places.
type Pass = fn(&str, usize) -> Vec<String>;

/// An input on which a program differs, where it comes from, and how the program differs.
#[derive(Clone, Debug)]
pub(crate) struct Counterexample {
    pub(crate) origin: String,
    pub(crate) input: String,
    pub(crate) difference: Difference,
}

impl Counterexample {
    /// Makes the input simpler. On the way a program that hangs is stopped sooner than on the result.
    pub(crate) fn shrunk(self, trials: &Trials) -> io::Result<Self> {
        trials.progress.set_message("found a difference, making the input shorter");
        let (task, full) = (trials.arguments.task, trials.arguments.limit);
        let end = Instant::now() + trials.arguments.time;
        let sooner = Duration::from_millis(1_000 + 10 * trials.slowest.load(Relaxed));
        let limit = if self.difference.is_timeout { full.min(sooner) } else { full };
        let longest = task.full_answer(&self.input).len().max(SHORT_ANSWER);
        let is_fine =
            |input: &str| task.promises(input) && task.full_answer(input).len() <= longest;
        let first = |inputs: &[String]| trials.first_difference(inputs, limit, end);
        let input = shortest(&self.input, is_fine, first)?;
        let confirmed = trials.first_difference(from_ref(&input), full, Instant::now() + full)?;
        if let Some((_, difference)) = confirmed.filter(|_| input != self.input) {
            let origin = self.origin + ", and made shorter";
            return Ok(Counterexample { origin, input, difference });
        }
        Ok(self)
    }
}

/// The simplest input that the passes lead to. `first` finds the first of some inputs on which the
/// program differs.
pub(crate) fn shortest<T>(
    input: &str,
    is_fine: impl Fn(&str) -> bool,
    mut first: impl FnMut(&[String]) -> io::Result<Option<(usize, T)>>,
) -> io::Result<String> {
    let passes = [RUNS.map(|size| (leave_out as Pass, size)).as_slice(), &PASSES].concat();
    let (mut input, mut idle, mut agreed) = (input.to_owned(), 0, HashSet::new());
    for (propose, size) in passes.iter().cycle() {
        // What was proposed before the input that was taken would most likely not help now.
        let mut done = 0;
        idle += 1;
        loop {
            let proposals = propose(&input, *size).into_iter().enumerate().skip(done);
            let is_new = |proposal: &String| is_fine(proposal) && !agreed.contains(proposal);
            let (places, mut proposals): (Vec<_>, Vec<_>) =
                proposals.filter(|(_, proposal)| is_new(proposal)).unzip();
            let found = first(&proposals)?.map(|(place, _)| place);
            agreed.extend(proposals.drain(..found.unwrap_or(proposals.len())));
            let Some(place) = found else { break };
            input = proposals.swap_remove(0);
            (done, idle) = (places[place], 0);
        }
        if idle > passes.len() {
            break;
        }
    }
    Ok(input)
}

/// Without a run of words and blank lines.
fn leave_out(input: &str, size: usize) -> Vec<String> {
    let without = |first| without(input, |place| (first..first + size).contains(&place));
    (0..pieces(input).len()).step_by(size).map(without).collect()
}

/// Without some words and blank lines, wherever they are; nothing if there are too many choices.
fn leave_out_apart(input: &str, size: usize) -> Vec<String> {
    let (places, mut choices) = (pieces(input).len(), vec![Vec::new()]);
    for _ in 0..size {
        let longer = choices.iter().flat_map(|choice: &Vec<usize>| {
            let next = choice.last().map_or(0, |last| last + 1);
            (next..places).map(|place| [&choice[..], &[place]].concat())
        });
        choices = longer.take(MOST_CHOICES + 1).collect();
    }
    let choices = choices.iter().filter(|_| choices.len() <= MOST_CHOICES);
    choices.map(|choice| without(input, |at| choice.contains(&at))).collect()
}

/// With all words on one line, or with one line end less.
fn join(input: &str, _: usize) -> Vec<String> {
    let words: Vec<_> = input.split_whitespace().collect();
    let one_line = Some(words.join(" ") + "\n").filter(|line| line != input && line != "\n");
    let line_ends = input.trim_end().match_indices('\n');
    let joined = line_ends.map(|(place, _)| [&input[..place], " ", &input[place + 1..]].concat());
    one_line.into_iter().chain(joined).collect()
}

/// With a lower digit in place of another wherever that is.
fn replace(input: &str, _: usize) -> Vec<String> {
    let lower = |digit| ('1'..digit).map(move |lower| input.replace(digit, &lower.to_string()));
    ('2'..='8').filter(|digit| input.contains(*digit)).flat_map(lower).collect()
}

/// With one digit lower, or without one minus sign.
fn lower(input: &str, _: usize) -> Vec<String> {
    let with = |place: usize, text: &str| [&input[..place], text, &input[place + 1..]].concat();
    let lower = |(place, char): (usize, char)| -> Vec<String> {
        match char {
            '-' => vec![with(place, "")],
            '2'..='8' => ('1'..char).map(|lower| with(place, &lower.to_string())).collect(),
            _ => Vec::new(),
        }
    };
    input.char_indices().flat_map(lower).collect()
}

/// Words, each with the white space after it, and blank lines.
fn pieces(input: &str) -> Vec<&str> {
    input.split_inclusive([' ', '\n']).collect()
}

/// The input without some of its pieces.
fn without(input: &str, is_left_out: impl Fn(usize) -> bool) -> String {
    let kept = pieces(input).into_iter().enumerate().filter(|(place, _)| !is_left_out(*place));
    let text: String = kept.map(|(_, piece)| piece).collect();
    text.strip_suffix(' ').map(|line| line.to_owned() + "\n").unwrap_or(text)
}
