//! Passes: ways to make an input simpler.
//!
//! A pass proposes inputs that are simpler than an input: shorter, or as long with fewer lines or
//! with lower numbers, or with a last line that has an end. So no pass undoes another.
//!
//! We take inputs apart into pieces. A piece is a word with the space or line end after it, or a
//! space or line end alone: `"1 2\n\n"` has the pieces `"1 "`, `"2\n"` and `"\n"`. So most of what
//! we propose is still a valid input of the task.

use std::cmp::Reverse;
use std::iter;

/// How many pieces in a row we leave out or join. Multiples of three suit SET. Even numbers suit
/// Connect 4, since later moves keep their players.
const SIZES: [usize; 18] = [
    98_304, 49_152, 24_576, 12_288, 6_144, 3_072, 1_536, 768, 384, 192, 96, 48, 24, 12, 6, 3, 2, 1,
];
/// More equal pieces in a row than this are many. A program may need thousands of them, and a run
/// for each would take too long. So [`lower_one`] lowers only the first ones, and [`shorten`] takes
/// away many at once.
const MANY: usize = 8;
/// Of many equal pieces, [`shorten`] leaves fewer than this.
const MOST: usize = 300;

/// Inputs that are simpler than an input.
pub(crate) type Proposals<'a> = Box<dyn Iterator<Item = String> + 'a>;

/// A function that proposes inputs.
pub(crate) type Pass = fn(&str) -> Proposals;

/// The passes that suit any numbers and any layout, in order.
pub(crate) const GENERAL: &[Pass] = &[
    join,
    join_two_lines,
    end_last_line,
    // Lower numbers are often equal, and there are fewer ways to leave out one of several equal
    // numbers.
    lower,
    leave_out,
    lower,
    lower_one,
    leave_out_two,
];

/// Writes the words of some pieces in a row on one line, with single spaces: `"1\n 2\n"` becomes
/// `"1 2\n"`.
pub(crate) fn join(input: &str) -> Proposals<'_> {
    Box::new(parts(input).filter_map(move |(before, part, after)| {
        let words = part.split_whitespace().collect::<Vec<_>>().join(" ");
        let has_gap = !words.is_empty() && part.ends_with([' ', '\n']);
        let line = words + &part[part.len() - usize::from(has_gap)..];
        (line != part).then(|| [before, &line, after].concat())
    }))
}

/// Joins two lines with a space. ([`join`] joins more at once, but only within its parts. One part
/// may end with the first line, and the next one begin with the second.)
pub(crate) fn join_two_lines(input: &str) -> Proposals<'_> {
    let lines = input.match_indices('\n').map(|(end, _)| (&input[..end], &input[end + 1..]));
    let pairs = lines.filter(|(_, after)| after.starts_with(|next: char| !next.is_whitespace()));
    Box::new(pairs.map(|(before, after)| [before, " ", after].concat()))
}

/// Ends the last line, in place of blank lines and spaces after it.
pub(crate) fn end_last_line(input: &str) -> Proposals<'_> {
    let line = input.trim_end_matches([' ', '\n']).to_owned() + "\n";
    Box::new(iter::once(line).filter(move |line| line.len() > 1 && *line != input))
}

/// Leaves out some pieces in a row, unless the same ones come before them: if we leave out either
/// `"1 "` of `"1 1 2"`, the same is left.
pub(crate) fn leave_out(input: &str) -> Proposals<'_> {
    let parts = parts(input).filter(|(before, part, _)| !before.ends_with(part));
    Box::new(parts.map(|(before, part, after)| joined(before, part, after)))
}

/// Leaves out two pieces that need not be adjacent. In Connect 4, without a move of each player the
/// moves between them change players, but all later ones do not. Of equal pieces in a row, we try
/// the first two: leaving out any two of `1 1 1` leaves the same.
pub(crate) fn leave_out_two(input: &str) -> Proposals<'_> {
    let all = pieces(input);
    let is_third = |index: usize| index > 1 && all[index - 2..index] == [all[index]; 2];
    let candidates: Vec<_> = (0..all.len()).filter(|index| !is_third(*index)).collect();
    let pairs = (1..candidates.len()).flat_map(move |distance| {
        let pairs = candidates.windows(distance + 1).map(|few| [few[0], few[distance]]);
        pairs.collect::<Vec<_>>()
    });
    Box::new(pairs.map(|pair| without(input, |index, _| pair.contains(&index))))
}

/// Puts 1, 2, 3 and so on in place of the longest row of equal pieces, if it has many. We try each
/// count, because a program may be wrong with one count alone: a buffer of 64 is full with 64 blank
/// lines, but not with 63 or 65. From 100 lines, leaving out one at a time would end at 99.
pub(crate) fn shorten(input: &str) -> Proposals<'_> {
    let pieces = pieces(input);
    let streaks: Vec<_> = pieces.chunk_by(PartialEq::eq).collect();
    let longest = (0..streaks.len()).min_by_key(|place| Reverse(streaks[*place].len()));
    let Some(longest) = longest.filter(|place| streaks[*place].len() > MANY) else {
        return Box::new(iter::empty());
    };
    let before = streaks[..longest].concat().concat();
    let after = streaks[longest + 1..].concat().concat();
    let piece = streaks[longest][0];
    let counts = 1..streaks[longest].len().min(MOST);
    Box::new(counts.map(move |count| [&*before, &piece.repeat(count), &after].concat()))
}

/// Replaces all occurrences of a digit with 1, or with the digit below it.
pub(crate) fn lower(input: &str) -> Proposals<'_> {
    let digits = ('2'..='9').filter(|digit| input.contains(*digit));
    Box::new(digits.flat_map(move |digit| {
        lower_digits(digit).map(move |lower| input.replace(digit, &lower.to_string()))
    }))
}

/// Leaves out one minus sign, or lowers one digit. Of many equal moves in a row, we try the first
/// ones.
pub(crate) fn lower_one(input: &str) -> Proposals<'_> {
    let chars = input.char_indices().filter(|(_, char)| "-23456789".contains(*char));
    let first = chars.filter(move |(index, _)| !is_repeated(input, *index));
    Box::new(first.flat_map(move |(index, char)| {
        let minus = (char == '-').then(String::new);
        let texts = minus.into_iter().chain(lower_digits(char).map(String::from));
        texts.map(move |text| [&input[..index], &text, &input[index + 1..]].concat())
    }))
}

/// Returns whether a move comes after many equal ones. A move is a digit with the character after
/// it.
fn is_repeated(input: &str, index: usize) -> bool {
    let piece = input.get(index..index + 2);
    piece.is_some_and(|piece| input[..index].ends_with(&piece.repeat(MANY)))
}

/// Returns 1 and the digit below a digit, where they are lower: 1 and 6 for 7, only 1 for 2.
fn lower_digits(digit: char) -> impl Iterator<Item = char> {
    ('1'..digit).filter(move |lower| *lower == '1' || *lower as u32 + 1 == digit as u32)
}

/// Returns the pieces of an input.
fn pieces(input: &str) -> Vec<&str> {
    input.split_inclusive([' ', '\n']).collect()
}

/// Returns the input without some of its pieces, each with its number.
pub(crate) fn without(input: &str, is_left_out: impl Fn(usize, &str) -> bool) -> String {
    let mut text = String::new();
    for (index, piece) in pieces(input).into_iter().enumerate() {
        if is_left_out(index, piece) {
            text = joined(&text, piece, "");
        } else {
            text += piece;
        }
    }
    text
}

/// Returns what comes before and after a part that is left out. `"1 2\n"` without `"2\n"` is
/// `"1\n"`: the line keeps its end. `"1 2"` without `"2"` is `"1"`: no space is left at the end.
/// Otherwise nothing changes at the joint.
fn joined(before: &str, part: &str, after: &str) -> String {
    match before.strip_suffix(' ') {
        Some(line) if part.contains('\n') => [line, "\n", after].concat(),
        Some(line) if !part.ends_with(' ') => line.to_owned(),
        _ => [before, after].concat(),
    }
}

/// Returns each way to take some pieces in a row out of an input: what is before them, the part
/// itself, and what is after it. For `"1 2 3"` with pieces in twos these are `("", "1 2 ", "3")`
/// and `("1 2 ", "3", "")`. Parts of many pieces come first.
fn parts(input: &str) -> impl Iterator<Item = (&str, &str, &str)> {
    let pieces = pieces(input);
    SIZES.into_iter().flat_map(move |size| {
        let mut start = 0;
        let part = |few: &[&str]| {
            let (before, rest) = input.split_at(start);
            let (part, after) = rest.split_at(few.iter().map(|piece| piece.len()).sum());
            start += part.len();
            (before, part, after)
        };
        pieces.chunks(size).map(part).collect::<Vec<_>>()
    })
}
