//! Mistakes that programs make whose output is compared byte for byte.

use crate::layout::BUFFERS;
use crate::printing::{each_line, whole, Shared};
use crate::program::{prints, reads, Mistake};

/// Returns the mistakes: what is read, and what is printed.
pub(crate) fn mistakes() -> Vec<Mistake> {
    [reading(), buffers(), printing()].into_iter().flatten().collect()
}

/// Reads only some lines, by how many there are before each of them, and after it.
pub(crate) fn reads_lines(
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
        reads_lines("reads only the first line", |before, _| before == 0),
        reads_lines("does not read the first line", |before, _| before > 0),
        reads_lines("reads only the last line", |_, after| after == 0),
        reads_lines("does not read the last line", |_, after| after > 0),
        reads("stops reading at the first blank line", |input| {
            input.split_inclusive('\n').take_while(|line| *line != "\n").collect()
        }),
    ]
}

/// Lines and inputs that are longer than a buffer.
fn buffers() -> Vec<Mistake> {
    let split = |size: usize| {
        let most = size - 1;
        let clause = format!("reads at most {most} characters of a line at once, and takes the remainder for another line");
        reads(clause, move |input| {
            let lines = input.as_bytes().split_inclusive(|byte| *byte == b'\n');
            let pieces = lines.flat_map(|line| line.chunks(most)).map(String::from_utf8_lossy);
            pieces.map(|piece| piece.trim_end_matches('\n').to_owned() + "\n").collect()
        })
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
        text("leaves out the last line end", |text| text[..text.len().max(1) - 1].to_owned()),
        text("prints a blank line at the end", |text| text.to_owned() + "\n"),
        text("prints a blank line first", |text| "\n".to_owned() + text),
        text("prints blank lines between lines", |text| {
            text.trim_end().replace('\n', "\n\n") + "\n"
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
