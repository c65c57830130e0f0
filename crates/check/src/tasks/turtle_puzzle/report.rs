//! The lines of a report.

/// How many numbers the nine lines of a board have.
pub(super) const BOARD: [usize; 9] = [3, 9, 3, 3, 9, 3, 3, 9, 3];

/// A line, its numbers, and whether it is one of a solution.
pub(super) struct Line {
    pub(super) text: String,
    pub(super) numbers: Vec<i64>,
    pub(super) is_check: bool,
}

/// The lines of a report, and which of them are boards.
pub(super) struct Report {
    pub(super) lines: Vec<Line>,
    pub(super) boards: Vec<Vec<usize>>,
}

impl Report {
    pub(super) fn new(output: &[u8]) -> Self {
        let text = String::from_utf8_lossy(output);
        let is_marked = |line: &str| places(line).is_some();
        let is_check = if text.lines().any(is_marked) { is_marked } else { is_solution };
        let line = |line: &str| {
            let is_check = is_check(line);
            let places = places(line).map(|places| format!("CHECK: {places}\n"));
            let text = places.unwrap_or_else(|| line.trim().to_owned() + "\n");
            Line { numbers: numbers(&text), text, is_check }
        };
        let lines: Vec<_> = text.lines().map(line).collect();
        let rows: Vec<_> = (0..lines.len()).filter(|row| !lines[*row].numbers.is_empty()).collect();
        let is_board = |nine: &&[usize]| {
            nine.iter().map(|row| lines[*row].numbers.len()).eq(BOARD)
                && nine.iter().all(|row| !has_border(&lines[*row].text))
        };
        let boards = rows.windows(9).filter(is_board).map(<[usize]>::to_vec).collect();
        Report { lines, boards }
    }

    /// Returns the lines of solutions, whose free white space is as expected.
    pub(super) fn checks(&self) -> impl Iterator<Item = &Line> {
        self.lines.iter().filter(|line| line.is_check)
    }
}

/// Returns what follows `CHECK:`, without white space. Most lines have no colon, and hundreds of reports are read.
fn places(line: &str) -> Option<String> {
    line.contains(':').then_some(())?;
    let text: String = line.split_whitespace().collect();
    Some(text.strip_prefix("CHECK:")?.to_owned())
}

/// Returns whether a line has the signs of a solution, whatever stands before it.
fn is_solution(line: &str) -> bool {
    line.matches(',').count() == 36 && line.matches(';').count() >= 8
}

/// Returns whether a hyphen before a digit may be a sign, or the end of a border.
fn has_border(line: &str) -> bool {
    line.as_bytes().windows(3).any(|part| part.starts_with(b"--") && part[2].is_ascii_digit())
}

/// Returns the numbers of a line. A minus sign stands directly before a digit.
fn numbers(text: &str) -> Vec<i64> {
    let text = text.replace(['-', '\u{2212}', '\u{2013}'], " -");
    let words = text.split(|char: char| char != '-' && !char.is_ascii_digit());
    words.filter_map(|word| word.parse().ok()).collect()
}
