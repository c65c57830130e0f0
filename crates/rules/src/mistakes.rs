//! Mistakes that programs make whose output is compared byte for byte.

use crate::layout::BUFFERS;
use crate::printing::{each_line, whole};
use crate::program::{prints, reads, Mistake};

/// Returns the mistakes: what is read, and what is printed.
pub(crate) fn mistakes() -> Vec<Mistake> {
    [reading(), buffers(), printing()].into_iter().flatten().collect()
}

fn reading() -> Vec<Mistake> {
    let lines = |input: &str, first, last| {
        let lines: Vec<_> = input.split_inclusive('\n').collect();
        lines[lines.len().min(first)..lines.len().saturating_sub(last).max(lines.len().min(first))]
            .concat()
    };
    vec![
        reads("reads only the first line", |input| input.split_inclusive('\n').take(1).collect()),
        reads("does not read the first line", move |input| lines(input, 1, 0)),
        reads("reads only the last line", |input| {
            input.split_inclusive('\n').next_back().unwrap_or_default().to_owned()
        }),
        reads("does not read the last line", move |input| lines(input, 0, 1)),
        reads("stops reading at the first blank line", |input| {
            input.split_inclusive('\n').take_while(|line| *line != "\n").collect()
        }),
    ]
}

/// Lines and inputs that are longer than a buffer.
fn buffers() -> Vec<Mistake> {
    let pieces = |input: &str, size: usize| {
        let lines = input.as_bytes().split_inclusive(|byte| *byte == b'\n');
        let pieces: Vec<_> = lines.flat_map(|line| line.chunks(size)).collect();
        let ended = pieces
            .into_iter()
            .map(|piece| String::from_utf8_lossy(piece).trim_end_matches('\n').to_owned());
        ended.map(|piece| piece + "\n").collect()
    };
    let split = |size: usize| {
        let clause = format!("reads at most {} characters of a line at once, and takes the remainder for another line", size - 1);
        reads(clause, move |input| pieces(input, size - 1))
    };
    let cut = |size: usize| {
        reads(format!("reads only {size} bytes of the input"), move |input| {
            input.chars().take(size).collect()
        })
    };
    BUFFERS.into_iter().map(split).chain(BUFFERS.into_iter().map(cut)).collect()
}

fn printing() -> Vec<Mistake> {
    let line = |clause, change: fn(&str) -> String| prints(clause, each_line(change));
    let text = |clause, change: fn(&str) -> String| prints(clause, whole(change));
    vec![
        text("prints nothing", |_| String::new()),
        text("leaves out the last line end", |text| {
            text.strip_suffix('\n').unwrap_or(text).to_owned()
        }),
        text("prints a blank line at the end", |text| text.to_owned() + "\n"),
        text("prints a blank line first", |text| "\n".to_owned() + text),
        text("prints blank lines between lines", |text| {
            text.lines().collect::<Vec<_>>().join("\n\n") + "\n"
        }),
        text("prints no line ends", |text| text.replace('\n', "")),
        text("prints spaces in place of line ends", |text| text.replace('\n', " ")),
        text("prints everything twice", |text| text.repeat(2)),
        line("ends each line with a space", |line| line.to_owned() + " "),
        line("begins each line with a space", |line| " ".to_owned() + line),
        line("prints a blank line after each line", |line| line.to_owned() + "\n"),
        line("ends lines with \\r\\n, not with \\n", |line| line.to_owned() + "\r"),
        line("prints each line twice", |line| format!("{line}\n{line}")),
        line("prints tabs in place of spaces", |line| line.replace(' ', "\t")),
        line("prints no spaces", |line| line.replace(' ', "")),
        line("prints two spaces in place of one", |line| line.replace(' ', "  ")),
        line("prints commas in place of spaces", |line| line.replace(' ', ",")),
    ]
}
