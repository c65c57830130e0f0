//! Passes: ways to make an input simpler.
//!
//! A pass proposes inputs that are simpler than an input: shorter, or as long with fewer lines or with lower numbers, or with a last
//! line that has an end. So no pass undoes another.
//!
//! A piece is a word with the space or line end after it, or a space or line end alone. So a proposal
//! seldom breaks the task's promise.

use std::iter;

/// How many pieces in a row to leave out or to join. Multiples of three suit SET. Even numbers suit Connect 4: the later moves
/// keep their players.
const SIZES: [usize; 18] = [
    98_304, 49_152, 24_576, 12_288, 6_144, 3_072, 1_536, 768, 384, 192, 96, 48, 24, 12, 6, 3, 2, 1,
];
/// How many equal pieces in a row are many. Where thousands of them are needed, to lower each one would take thousands of runs.
const MANY: usize = 8;
/// At most this many of them are left.
const MOST: usize = 300;

/// Inputs that are simpler than an input.
pub(crate) type Proposals<'a> = Box<dyn Iterator<Item = String> + 'a>;

/// A function that proposes inputs.
pub(crate) type Pass = fn(&str) -> Proposals;

/// The passes that suit any numbers and any layout, in order.
pub(crate) const GENERAL: &[Pass] = &[
    join,
    end_last_line,
    // Lower numbers are often equal, and there are fewer ways to leave out one of several equal numbers.
    lower,
    leave_out,
    lower,
    lower_one,
    leave_out_two,
];

/// Writes the words of some pieces in a row on one line, with single spaces: of many at first. The line end stays, if any.
pub(crate) fn join(input: &str) -> Proposals<'_> {
    Box::new(parts(input).filter_map(move |(before, part, after)| {
        let words = part.split_whitespace().collect::<Vec<_>>().join(" ");
        let has_gap = !words.is_empty() && part.ends_with([' ', '\n']);
        let line = words + &part[part.len() - usize::from(has_gap)..];
        (line != part).then(|| [before, &line, after].concat())
    }))
}

/// Ends the last line.
pub(crate) fn end_last_line(input: &str) -> Proposals<'_> {
    let line = input.trim_end_matches([' ', '\n']).to_owned() + "\n";
    Box::new(iter::once(line).filter(move |line| line.len() > 1 && *line != input))
}

/// Leaves out some pieces in a row, unless they equal as many before them: to leave these out gives the same.
pub(crate) fn leave_out(input: &str) -> Proposals<'_> {
    let parts = parts(input).filter(|(before, part, _)| !before.ends_with(part));
    Box::new(parts.map(|(before, part, after)| joined(before, part, after)))
}

/// Leaves out two pieces that need not be adjacent: a move of each player, so that those between them keep theirs. Of
/// equal pieces in a row, the first two are tried.
pub(crate) fn leave_out_two(input: &str) -> Proposals<'_> {
    let all = pieces(input);
    let is_third =
        |index: usize| index > 1 && all[index - 2..index].iter().all(|piece| *piece == all[index]);
    let candidates: Vec<_> = (0..all.len()).filter(|index| !is_third(*index)).collect();
    let pairs = (1..candidates.len()).flat_map(move |distance| {
        let pair = |(first, second): (&usize, &usize)| [*first, *second];
        candidates.iter().zip(&candidates[distance..]).map(pair).collect::<Vec<_>>()
    });
    Box::new(pairs.map(|pair| without(input, |index| pair.contains(&index))))
}

/// Leaves only some of many equal pieces in a row, one at first. A buffer may be full with some of them, but neither with one more
/// nor with one less, so that leaving out one after the other does not lead there.
pub(crate) fn shorten(input: &str) -> Proposals<'_> {
    let pieces = pieces(input);
    let longest = pieces.chunk_by(PartialEq::eq).map(<[_]>::len).max().unwrap_or_default();
    let start =
        pieces.windows(longest.max(1)).position(|part| part.iter().all(|piece| *piece == part[0]));
    let (before, streak) = pieces.split_at(start.unwrap_or_default());
    let (before, piece, after) =
        (before.concat(), streak.first().copied().unwrap_or_default(), streak[longest..].concat());
    let fewer = if longest > MANY { 1..longest.min(MOST) } else { 0..0 };
    Box::new(fewer.map(move |count| [&*before, &piece.repeat(count), &after].concat()))
}

/// Replaces all occurrences of a digit with a lower digit.
pub(crate) fn lower(input: &str) -> Proposals<'_> {
    let digits = ('2'..='9').filter(|digit| input.contains(*digit));
    Box::new(digits.flat_map(move |digit| {
        lower_digits(digit).map(move |lower| input.replace(digit, &lower.to_string()))
    }))
}

/// Leaves out one minus sign, or replaces one digit with a lower digit. Of many equal moves in a row, the
/// first ones are tried.
pub(crate) fn lower_one(input: &str) -> Proposals<'_> {
    let chars = input.char_indices().filter(|(_, char)| "-23456789".contains(*char));
    let first = chars.filter(move |(index, _)| !is_repeated(input, *index));
    Box::new(first.flat_map(move |(index, char)| {
        let minus = (char == '-').then(String::new);
        let texts = minus.into_iter().chain(lower_digits(char).map(String::from));
        texts.map(move |text| [&input[..index], &text, &input[index + 1..]].concat())
    }))
}

/// Returns whether a move comes after many equal ones. A move is a digit with the character after it.
fn is_repeated(input: &str, index: usize) -> bool {
    let piece = input.get(index..index + 2);
    piece.is_some_and(|piece| input[..index].ends_with(&piece.repeat(MANY)))
}

/// Returns 1 and the digit below a digit, where they are lower.
fn lower_digits(digit: char) -> impl Iterator<Item = char> {
    ('1'..digit).filter(move |lower| *lower == '1' || *lower as u32 + 1 == digit as u32)
}

/// Returns the pieces of an input.
pub(crate) fn pieces(input: &str) -> Vec<&str> {
    input.split_inclusive([' ', '\n']).collect()
}

/// Returns the input without some of its pieces.
pub(crate) fn without(input: &str, is_left_out: impl Fn(usize) -> bool) -> String {
    let pieces = pieces(input).into_iter().enumerate();
    pieces.fold(String::new(), |text, (index, piece)| {
        if is_left_out(index) {
            joined(&text, piece, "")
        } else {
            text + piece
        }
    })
}

/// Returns what comes before and after a part that is left out. Its line keeps its end, and has no space before it.
fn joined(before: &str, part: &str, after: &str) -> String {
    match before.strip_suffix(' ') {
        Some(line) if part.contains('\n') => [line, "\n", after].concat(),
        Some(line) if !part.ends_with(' ') => line.to_owned(),
        _ => [before, after].concat(),
    }
}

/// Splits an input at some pieces in a row: many at first, and one in the end. Returns what is before them, the part itself,
/// and what is after it.
fn parts(input: &str) -> impl Iterator<Item = (&str, &str, &str)> {
    let ends: Vec<_> = input.match_indices([' ', '\n']).map(|(place, _)| place + 1).collect();
    let ends: Vec<_> = [0].into_iter().chain(ends).chain([input.len()]).collect();
    SIZES.into_iter().flat_map(move |size| {
        let starts = ends.iter().copied().step_by(size);
        let next = ends.iter().copied().skip(size).step_by(size).chain([input.len()]);
        let parts: Vec<_> = starts.zip(next).filter(|(start, end)| start < end).collect();
        parts.into_iter().map(|(start, end)| (&input[..start], &input[start..end], &input[end..]))
    })
}
