//! What is read: blank lines that are not seen or seen where there are none, moves that are left
//! out, and inputs that are too long for a program.

use crate::catalogue::Numbered;
use crate::counted;
use crate::general::reads_only;
use crate::mistake::{reads, Mistake, Shared};
use std::iter;

pub(super) fn mistakes() -> Vec<Mistake> {
    [blank_lines(), moves()].into_iter().flatten().collect()
}

/// Describes a program that reads another number of blank lines in place of some in a row. `number`
/// gets how many there are, 1 if they come first, else 0, and 1 if they come last, else 0. For
/// three blank lines at the start it gets 3, 1 and 0.
fn blank(clause: &str, number: fn(usize, usize, usize) -> usize) -> Mistake {
    reads(clause, move |input| {
        let lines: Vec<_> = input.split_inclusive('\n').collect();
        let runs: Vec<_> = lines.chunk_by(|one, next| (*one == "\n") == (*next == "\n")).collect();
        let read = |(place, run): (usize, &&[&str])| {
            let [first, last] = [place == 0, place + 1 == runs.len()].map(usize::from);
            match run[0] {
                "\n" => "\n".repeat(number(run.len(), first, last)),
                _ => run.concat(),
            }
        };
        runs.iter().enumerate().map(read).collect()
    })
}

/// Describes a program that stops reading where some line ends come in a row, after two of them.
fn until(clause: &str, line_ends: &'static str) -> Mistake {
    reads(clause, move |input| {
        // A line end before the input makes a blank first line look like the others.
        let text = "\n".to_owned() + input;
        let end = text.find(line_ends).map_or(text.len(), |place| place + 2);
        text[1..end].to_owned()
    })
}

/// Blank lines that are not seen, and boards that are printed where there is none.
fn blank_lines() -> Vec<Mistake> {
    vec![
        blank("prints one board for several blank lines in a row", |_, _, _| 1),
        blank("prints one board for several blank lines after moves", |all, first, _| {
            (all * first).max(1)
        }),
        blank("sees a blank line only right after a line of moves", |_, first, _| 1 - first),
        blank("prints at most two boards for blank lines in a row", |all, _, _| all.min(2)),
        blank("does not see the first of several blank lines", |all, _, _| all.max(2) - 1),
        blank("does not see the first blank line after moves", |all, first, _| all - 1 + first),
        blank("does not see each second blank line in a row", |all, _, _| all.div_ceil(2)),
        blank("sees only each second blank line in a row", |all, _, _| all / 2),
        blank(
            "takes each pair of line ends for a blank line, as split('\\n\\n') does",
            |all, first, _| (all + 1 - first) / 2,
        ),
        blank("does not see blank lines at the start", |all, first, _| all * (1 - first)),
        blank("does not see blank lines at the start and at the end", |all, first, last| {
            all * (1 - first) * (1 - last)
        }),
        blank("does not see a blank line that is the first line", |all, first, _| all - first),
        blank("does not see blank lines at the end", |all, _, last| all * (1 - last)),
        reads("does not see blank lines at the end", |input| input.trim_end().to_owned() + "\n"),
        blank("does not see blank lines after the first move", |all, first, _| all * first),
        blank("does not see a blank line that is the last line", |all, _, last| all - last),
        until("stops reading at two blank lines in a row", "\n\n\n"),
        until("prints QUIT after the board for the first blank line, and ends", "\n\n"),
        reads("takes the empty text after the last line end for a blank line", |input| {
            input.to_owned() + "\n"
        }),
        reads_line("prints the board after each line of moves, too", |line| line.to_owned() + "\n"),
        reads("prints the board after each line of moves but the first line", |input| {
            let end = input.find('\n').map_or(0, |end| end + 1);
            input[..end].to_owned() + &each_line(&input[end..], |line| line.to_owned() + "\n")
        }),
        reads("prints the board after each line of moves, not for blank lines", |input| {
            let lines = input.lines().filter(|line| !line.is_empty());
            lines.map(|line| line.to_owned() + "\n\n").collect()
        }),
        reads_line("prints the board before each line of moves, too", |line| {
            "\n".to_owned() + line
        }),
        reads_line("prints the board after each move, too", |line| {
            line.replace(' ', "\n\n") + "\n"
        }),
        reads_line("takes a line with one move for a blank line", |line| {
            line[usize::from(line.len() == 2)..].to_owned()
        }),
    ]
}

/// Describes a program that reads something else in place of each line of moves.
fn reads_line(clause: impl Into<String>, change: impl Fn(&str) -> String + Shared) -> Mistake {
    reads(clause, move |input| each_line(input, &change))
}

/// Changes each line of moves in an input.
fn each_line(input: &str, change: impl Fn(&str) -> String) -> String {
    let changed = |line: &str| if line == "\n" { line.to_owned() } else { change(line) };
    input.split_inclusive('\n').map(changed).collect()
}

/// Moves that are not read, or made twice. A line without its only move has a space, so that it is
/// not blank.
fn moves() -> Vec<Mistake> {
    vec![
        reads_line("does not read the first move of a line", |line| format!(" {}", &line[1..])),
        reads_line("does not read the last move of a line", |line| {
            line[..line.len().saturating_sub(2)].to_owned() + " \n"
        }),
        reads_line("does not read the last move of a line with several", |line| {
            line.rsplit_once(' ').map_or(line.to_owned(), |(moves, _)| moves.to_owned() + "\n")
        }),
        reads("does not read the last move or blank line", |input| {
            let text = input.strip_suffix('\n').unwrap_or(input);
            let moves = text.strip_suffix(|char: char| char.is_ascii_digit());
            moves.map_or(text.to_owned(), |moves| moves.to_owned() + "\n")
        }),
        reads_line("does not read moves into column 8", |line| line.replace('8', " ")),
        reads_only("reads only each second line", |before, _| before % 2 == 0),
        reads("does not read the line after a blank line", |input| {
            let mut lines = input.split_inclusive('\n');
            let mut skipped = 0;
            let next = || lines.nth(skipped).inspect(|line| skipped = usize::from(*line == "\n"));
            iter::from_fn(next).collect()
        }),
        reads("makes the last move twice", |input| {
            let last = input.trim_end().chars().last();
            input.to_owned() + &last.map_or(String::new(), |column| format!("{column}\n"))
        }),
    ]
}

/// Inputs of which only a part is read.
pub(super) fn numbered() -> Vec<Numbered> {
    fn count_moves(text: &str) -> usize {
        text.bytes().filter(u8::is_ascii_digit).count()
    }
    let moves = [0, 1].map(|stops| Numbered {
        row: Box::new(move |limit| {
            reads(format!("reads only {}", counted(limit, "move")), move |input| {
                first_moves(input, limit, stops)
            })
        }),
        range: |input, _, _| 1..=count_moves(input),
        right: None,
        example: 48,
    });
    let moves_of_a_line = Numbered {
        row: Box::new(|limit| {
            reads_line(format!("reads at most {} of a line", counted(limit, "move")), move |line| {
                first_moves(line.trim_end(), limit, 0) + "\n"
            })
        }),
        range: |input, _, _| 1..=input.lines().map(count_moves).max().unwrap_or(0),
        right: None,
        example: 8,
    };
    moves.into_iter().chain([moves_of_a_line]).collect()
}

/// Returns what a program reads that stops after some moves. If `stops` is 0, it reads up to the
/// next move, and sees blank lines before that one; if it is 1, it stops right after its last move.
fn first_moves(input: &str, limit: usize, stops: usize) -> String {
    let end = input.match_indices(|char: char| char.is_ascii_digit()).nth(limit - stops);
    end.map_or(input, |(place, _)| &input[..place + stops]).to_owned()
}
