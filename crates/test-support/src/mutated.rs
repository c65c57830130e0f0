//! Inputs that are nearly right, and bytes that are hardly anything.
//!
//! The fixtures are small and each makes a point, so a few edits of one go where a tool is delicate.
//! An edit replaces a part of the input by something else: no part or nothing make it an insertion or
//! a deletion.

use crate::{fixtures, refused, tokens};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{select, Index};
use std::path::PathBuf;
use std::{fmt, fs};

/// What is put between or in the place of other bytes.
#[rustfmt::skip]
const PIECES: &[&[u8]] = &[
    b"0", b"1", b"3", b"9", b"-", b"+", b"#", b".", b"\0", b"\x1C",
    b" ", b"\t", b"\x0B", b"\x0C", b"\r", b"\n", b"\n\n", b"\r\n\r\n", b"\xEF\xBB\xBF", b"\xC2\xA0",
    b" 1 ", b" -1 ", b" 8 ", b" 2222 ", b" 3313 ", b" 4294967297 ", b" 18446744073709551617 ",
    b"\n# more\n", b"\n#\r\n",
];

/// An input, which a failing test shows as text.
#[derive(Clone)]
pub struct Bytes(pub Vec<u8>);

impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "\"{}\"", self.0.escape_ascii())
    }
}

#[derive(Clone, Debug)]
struct Edit {
    /// Whether tokens are edited, each with the white space after it, rather than bytes.
    is_of_tokens: bool,
    first: Index,
    /// How many of them are replaced.
    count: usize,
    /// What replaces them; if that is nothing, they are doubled.
    replacement: Option<Vec<u8>>,
}

/// The fixtures of a tool, sometimes those that it refuses and sometimes two in a row, each after a
/// few edits.
pub fn mutated_fixtures(tool: &str) -> impl Strategy<Value = Bytes> {
    let right = select(read(fixtures(tool)));
    let wrong = select(read(refused(tool)));
    let inputs = prop_oneof![
        3 => right.clone(),
        1 => wrong.clone(),
        1 => (right, wrong).prop_map(|(one, other)| [one, other].concat()),
    ];
    (inputs, vec(edit(), 1..4)).prop_map(|(mut input, edits)| {
        for edit in edits {
            edit.apply(&mut input);
        }
        Bytes(input)
    })
}

fn read(files: Vec<PathBuf>) -> Vec<Vec<u8>> {
    files.into_iter().map(|file| fs::read(file).expect("a fixture can be read")).collect()
}

/// Bytes of any kind, or mostly of the kinds that mean something.
pub fn bytes() -> impl Strategy<Value = Bytes> {
    let meaningful = select(b"0123456789+-# \t\n\r".to_vec());
    let bytes = prop_oneof![20 => meaningful, 1 => any::<u8>()];
    prop_oneof![vec(bytes, 0..200), vec(any::<u8>(), 0..100)].prop_map(Bytes)
}

fn edit() -> impl Strategy<Value = Edit> {
    let counts = vec![1, 1, 1, 0, usize::MAX];
    let replacement = prop_oneof![
        3 => select(PIECES).prop_map(|piece| Some(piece.to_vec())),
        1 => vec(any::<u8>(), 1..3).prop_map(Some),
        2 => Just(Some(Vec::new())),
        1 => Just(None),
    ];
    (any::<bool>(), any::<Index>(), select(counts), replacement).prop_map(
        |(is_of_tokens, first, count, replacement)| Edit {
            is_of_tokens,
            first,
            count,
            replacement,
        },
    )
}

impl Edit {
    fn apply(self, input: &mut Vec<u8>) {
        let mut starts: Vec<_> = (0..input.len()).collect();
        if self.is_of_tokens {
            starts = tokens(input).iter().map(|token| token.start).collect();
        }
        starts.push(input.len());
        let first = self.first.index(starts.len());
        let end = first.saturating_add(self.count).min(starts.len() - 1);
        let part = starts[first]..starts[end];
        let replacement = self.replacement.unwrap_or_else(|| input[part.clone()].repeat(2));
        input.splice(part, replacement);
    }
}
