//! Bytes as lines of text in which everything can be seen, and excerpts of many lines.
//!
//! Bytes other than printable ASCII are escaped, so that look-alikes and characters without a mark
//! cannot hide a difference. Spaces at the start or end of a line are dots.

/// How many characters of a line are shown: more than a line of any expected output has.
const LINE_LENGTH: usize = 200;
/// The number of rows of a board. Up to this number, equal rows are shown one by one.
const ROWS: usize = 6;
/// A space at the start or end of a line.
pub(super) const DOT: &str = "·";

/// Returns the lines of a text, so that everything in them can be seen.
pub(crate) fn visible(text: &[u8]) -> Vec<String> {
    match text {
        [] => vec!["[empty]".to_owned()],
        _ => text.split_inclusive(|&byte| byte == b'\n').map(visible_line).collect(),
    }
}

fn visible_line(line: &[u8]) -> String {
    match line.strip_suffix(b"\n") {
        Some(b"") => "[blank line]".to_owned(),
        Some(line) => dotted(line),
        None => dotted(line) + " [no line end]",
    }
}

/// Replaces spaces at both ends of a line with dots, and escapes the rest.
fn dotted(line: &[u8]) -> String {
    let is_space = |byte: &&u8| **byte == b' ';
    let start = line.iter().take_while(is_space).count();
    let end = line[start..].iter().rev().take_while(is_space).count();
    DOT.repeat(start) + &escaped(&line[start..line.len() - end]) + &DOT.repeat(end)
}

/// Escapes bytes that are not printable ASCII, and a backslash that could be taken for an escape.
fn escaped(text: &[u8]) -> String {
    let mut escaped = String::new();
    for (index, &byte) in text.iter().enumerate() {
        let is_hidden = |next: &u8| !(b' '..=b'~').contains(next);
        let is_escape =
            || text.get(index + 1).is_some_and(|next| is_hidden(next) || b"trx\\".contains(next));
        match byte {
            b'\\' if is_escape() => escaped += r"\\",
            b' '..=b'~' => escaped.push(byte.into()),
            _ => escaped += &byte.escape_ascii().to_string(),
        }
    }
    escaped
}

/// Returns the first of many lines, and how many lines follow. Long lines are cut. A line that is repeated
/// stands once, with its number, but a board keeps its shape.
pub(crate) fn excerpt(lines: &[String], most: usize) -> Vec<String> {
    let is_board = |lines: &[String]| lines[0].starts_with('|') && lines.len() <= ROWS;
    let runs = lines.chunk_by(|line, next| line == next);
    let rows: Vec<_> =
        runs.flat_map(|run| run.chunks(if is_board(run) { 1 } else { run.len() })).collect();
    // If one row is left over, it is shown: "... 1 more" is no shorter.
    let most = if rows.len() == most + 1 { rows.len() } else { most.min(rows.len()) };
    let (shown, omitted) = rows.split_at(most);
    let more: usize = omitted.iter().map(|row| row.len()).sum();
    let more = (more > 0).then(|| format!("... {more} more"));
    let times = |count: usize| match count {
        1 => String::new(),
        _ => format!("  ({count} times)"),
    };
    shown.iter().map(|row| cut(&row[0]) + &times(row.len())).chain(more).collect()
}

fn cut(line: &str) -> String {
    match line.char_indices().nth(LINE_LENGTH) {
        Some((end, _)) => format!("{}...", &line[..end]),
        None => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn case(text: &[u8], shown: &[&str]) {
        assert_eq!(visible(text), shown);
    }

    #[test]
    fn every_byte_can_be_seen() {
        case(b"", &["[empty]"]);
        case(b"\n1 2\n\n", &["[blank line]", "1 2", "[blank line]"]);
        case(b"1 2", &["1 2 [no line end]"]);
        case(b"  1  2 \n \n", &["··1  2·", "·"]);
        case(b"a\t\x1b[m \r\n\0", &["a\\t\\x1b[m \\r", "\\x00 [no line end]"]);
        case(
            "\u{FEFF}QUIT·\u{A0}\u{421}\n".as_bytes(),
            &["\\xef\\xbb\\xbfQUIT\\xc2\\xb7\\xc2\\xa0\\xd0\\xa1"],
        );
        case(b"\xff\n", &["\\xff"]);
        case(b"\\\r\n", &["\\\\\\r"]);
        case(br"\--/ \r \\", &[r"\--/ \\r \\\ [no line end]"]);
    }

    #[track_caller]
    fn shows(lines: &[&str], most: usize, shown: &[&str]) {
        let lines: Vec<_> = lines.iter().map(|line| (*line).to_owned()).collect();
        assert_eq!(excerpt(&lines, most), shown);
    }

    #[test]
    fn repeated_lines_stand_once_but_a_board_keeps_its_shape() {
        shows(&["a", "a", "b", "a"], 9, &["a  (2 times)", "b", "a"]);
        shows(&["| |"; 6], 9, &["| |"; 6]);
        shows(&["| |"; 7], 9, &["| |  (7 times)"]);
    }

    #[test]
    fn the_number_of_omitted_lines_is_shown() {
        shows(&["a", "b", "b", "c", "c"], 1, &["a", "... 4 more"]);
        shows(&["a", "b", "c"], 2, &["a", "b", "c"]);
        shows(&[&"x".repeat(201)], 1, &[&("x".repeat(200) + "...")]);
    }
}
