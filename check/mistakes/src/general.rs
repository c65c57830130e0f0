//! Mistakes that programs for Connect 4 and for SET make alike: what they read, and what they
//! print.
//!
//! [`mistakes`] returns those of every program. [`in_place_of_each`] and [`at_other_places`]
//! describe what programs do with answers of some kinds, which a game names: boards or tables, for
//! example.

use crate::catalogue::Numbered;
use crate::counted;
use crate::mistake::{prints, reads, Mistake, Shared};
use crate::printing::{each_line, each_of, whole, Kinds};

/// Returns the mistakes: what is read, and what is printed.
pub(crate) fn mistakes() -> Vec<Mistake> {
    [reading(), printing()].into_iter().flatten().collect()
}

/// Describes a program that reads only some lines. Whether it reads one depends on how many lines
/// come before it, and after it.
pub(crate) fn reads_only(
    clause: impl Into<String>,
    is_read: impl Fn(usize, usize) -> bool + Shared,
) -> Mistake {
    reads(clause, move |input| {
        let lines: Vec<_> = input.split_inclusive('\n').collect();
        let read = (0..lines.len()).filter(|place| is_read(*place, lines.len() - 1 - place));
        read.map(|place| lines[place]).collect()
    })
}

fn reading() -> Vec<Mistake> {
    vec![
        reads_only("reads nothing", |_, _| false),
        reads_only("does not read the first line", |before, _| before > 0),
        reads_only("reads only the last line", |_, after| after == 0),
        reads_only("does not read the last line", |_, after| after > 0),
        reads("reads the last line twice", |input| {
            let last = input.split_inclusive('\n').next_back();
            input.to_owned() + last.unwrap_or_default()
        }),
        reads("stops reading at the first blank line", |input| {
            input.split_inclusive('\n').take_while(|line| *line != "\n").collect()
        }),
    ]
}

/// What a program does whose buffer for a line has too few characters.
pub(crate) const CUT_LINES: &str =
    "reads at most {} of a line at once, and takes the remainder for another line";

/// Lines and inputs that are longer than a buffer, and inputs of more lines than are read.
pub(crate) fn numbered() -> Vec<Numbered> {
    vec![
        Numbered {
            row: Box::new(|most| {
                let clause = CUT_LINES.replace("{}", &counted(most, "character"));
                reads(clause, move |input| in_pieces(input, most))
            }),
            range: |input, _, _| 1..=longest_line(input),
            right: None,
            example: 63,
        },
        Numbered {
            row: Box::new(|most| {
                reads(format!("reads only {} of the input", counted(most, "byte")), move |input| {
                    input.chars().take(most).collect()
                })
            }),
            range: |input, _, _| 1..=input.len(),
            right: None,
            example: 100,
        },
        Numbered {
            row: Box::new(|most| {
                let clause = format!("reads only {}", counted(most, "line"));
                reads_only(clause, move |before, _| before < most)
            }),
            range: |input, _, _| 1..=input.lines().count(),
            right: None,
            example: 1,
        },
    ]
}

/// Returns how many characters the longest line of an input has.
fn longest_line(input: &str) -> usize {
    input.lines().map(str::len).max().unwrap_or(0)
}

/// Cuts lines into pieces of at most some characters.
fn in_pieces(input: &str, most: usize) -> String {
    let lines = input.as_bytes().split_inclusive(|byte| *byte == b'\n');
    let pieces = lines.flat_map(|line| line.chunks(most)).map(String::from_utf8_lossy);
    pieces.map(|piece| piece.trim_end_matches('\n').to_owned() + "\n").collect()
}

/// What is printed twice, and line ends. Texts that stand everywhere in place of others are
/// inferred from outputs.
fn printing() -> Vec<Mistake> {
    let text = |clause, change: fn(&str) -> String| prints(clause, whole(change));
    vec![
        text("leaves out the last line end", |text| text.strip_suffix('\n').unwrap_or(text).into()),
        text("prints blank lines between lines", |all| all.trim_end().replace('\n', "\n\n") + "\n"),
        text("prints everything twice", |text| text.repeat(2)),
        prints("prints each line twice", each_line(|line| format!("{line}\n{line}"))),
    ]
}

/// What a program does, and what it prints in place of the text of an answer.
pub(crate) type Rewrite = (&'static str, fn(&str) -> String);
/// Kinds of answers, as clauses call them.
pub(crate) type Named = (&'static str, Kinds);

/// Describes programs that print something else in place of each answer of some kinds, which `{}`
/// stands for.
pub(crate) fn rewritten((name, kinds): Named, rewrites: &[Rewrite]) -> Vec<Mistake> {
    let row = |(clause, edit): &Rewrite| prints(clause.replace("{}", name), each_of(kinds, *edit));
    rewrites.iter().map(row).collect()
}

/// What is printed in place of each answer of some kinds, which `{}` stands for.
const TEXTS: [Rewrite; 5] = [
    ("does not print {}", |_| String::new()),
    ("prints {} twice", |text| text.repeat(2)),
    ("prints {} three times", |text| text.repeat(3)),
    ("prints a blank line before {}", |text| "\n".to_owned() + text),
    ("prints a blank line after {}", |text| text.to_owned() + "\n"),
];

/// Returns where an answer is printed, or `None` if it is left out. It gets its right place, and
/// how many answers of the same kinds come before and after it. The right places are odd, so that
/// there is room before, between and after them:
///
/// ```text
/// right             3 A   5 B   7 C
/// C one too early   3 A   4 C   5 B     7 - 3 = 4
/// C before all      0 C   3 A   5 B
/// ```
type Order = fn(usize, usize, usize) -> Option<usize>;

/// Where answers are printed of which there are several. `{}` stands for one of them.
const ORDERS: [(&str, Order); 6] = [
    ("prints only the first {}", |place, before, _| (before == 0).then_some(place)),
    ("prints only the last {}", |place, _, after| (after == 0).then_some(place)),
    ("does not print the first {}", |place, before, _| (before > 0).then_some(place)),
    ("does not print the last {}", |place, _, after| (after > 0).then_some(place)),
    ("prints each {} before all else", |_, _, _| Some(0)),
    ("prints each {} only at the end", |_, _, _| Some(usize::MAX)),
];

/// Describes programs that print something else in place of each answer of some kinds.
pub(crate) fn in_place_of_each((name, kinds): Named) -> Vec<Mistake> {
    let mut all = rewritten((name, kinds), &TEXTS);
    let early = |place, _, _| Some(place - 3);
    all.push(reordered(format!("prints {name} one answer too early"), kinds, early));
    all
}

/// Describes programs that print answers of some kinds at other places, or stop after some of them.
pub(crate) fn at_other_places((name, kinds): Named) -> Vec<Mistake> {
    let stops = [(1, "first"), (2, "second"), (3, "third")].map(|(count, number)| {
        prints(format!("stops after the {number} {name}"), move |answers| {
            let parts = answers.split_inclusive(|answer| kinds.contains(&answer.kind));
            let end = parts.take(count).map(<[_]>::len).sum();
            answers.truncate(end);
        })
    });
    let orders = ORDERS.map(|(clause, order)| reordered(clause.replace("{}", name), kinds, order));
    orders.into_iter().chain(stops).collect()
}

/// Describes a program that prints the answers of some kinds in another order, or some of them.
pub(crate) fn reordered(
    clause: impl Into<String>,
    kinds: Kinds,
    order: impl Fn(usize, usize, usize) -> Option<usize> + Shared,
) -> Mistake {
    prints(clause, move |answers| {
        let count = answers.iter().filter(|answer| kinds.contains(&answer.kind)).count();
        let mut before = 0;
        let mut placed = Vec::new();
        for (place, answer) in (3..).step_by(2).zip(answers.drain(..)) {
            if kinds.contains(&answer.kind) {
                let after = count - 1 - before;
                placed.extend(order(place, before, after).map(|place| (place, answer)));
                before += 1;
            } else {
                placed.push((place, answer));
            }
        }
        placed.sort_by_key(|(place, _)| *place);
        answers.extend(placed.into_iter().map(|(_, answer)| answer));
    })
}
