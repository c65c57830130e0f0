//! Inputs that are nearly right, and bytes that are hardly anything.
//!
//! The fixtures are small and each makes a point, so a few edits of one go where a tool is delicate.

use crate::{fixtures, refused, tokens};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{select, Index};
use std::fs;
use std::ops::Range;
use std::path::PathBuf;

/// What is put between or in the place of other bytes.
const PIECES: &[&[u8]] = &[
    b"0",
    b"1",
    b"3",
    b"9",
    b"-",
    b"+",
    b"#",
    b".",
    b"\0",
    b"\x1C",
    b" ",
    b"\t",
    b"\x0B",
    b"\x0C",
    b"\r",
    b"\n",
    b"\n\n",
    b"\r\n\r\n",
    b"\xEF\xBB\xBF",
    b"\xC2\xA0",
    b" 1 ",
    b" -1 ",
    b" 8 ",
    b" 2222 ",
    b" 3313 ",
    b" 4294967297 ",
    b" 18446744073709551617 ",
    b"\n# more\n",
    b"\n#\r\n",
];

#[derive(Clone, Debug)]
struct Mutation {
    place: Index,
    extent: Extent,
    edit: Edit,
}

/// How much an edit takes hold of.
#[derive(Clone, Debug)]
enum Extent {
    Byte,
    /// A token and the white space behind it.
    Token,
}

#[derive(Clone, Debug)]
enum Edit {
    Delete,
    Duplicate,
    Insert(Vec<u8>),
    Replace(Vec<u8>),
    Truncate,
}

/// The fixtures of a tool, sometimes those that it refuses and sometimes two in a row, each after a
/// few edits.
///
/// # Panics
///
/// If a fixture cannot be read.
pub fn mutated_fixtures(tool: &str) -> impl Strategy<Value = Vec<u8>> {
    let right = select(read(fixtures(tool)));
    let wrong = select(read(refused(tool)));
    let inputs = prop_oneof![
        3 => right.clone(),
        1 => wrong.clone(),
        1 => (right, wrong).prop_map(|(one, other)| [one, other].concat()),
    ];
    (inputs, vec(mutation(), 1..4)).prop_map(|(mut input, mutations)| {
        for mutation in mutations {
            mutation.apply(&mut input);
        }
        input
    })
}

fn read(files: Vec<PathBuf>) -> Vec<Vec<u8>> {
    files.into_iter().map(|file| fs::read(file).expect("a fixture can be read")).collect()
}

/// Bytes of any kind, or mostly of the kinds that mean something.
pub fn bytes() -> impl Strategy<Value = Vec<u8>> {
    let meaningful = select(b"0123456789+-# \t\n\r".to_vec());
    let bytes = prop_oneof![20 => meaningful, 1 => any::<u8>()];
    prop_oneof![vec(bytes, 0..200), vec(any::<u8>(), 0..100)]
}

fn mutation() -> impl Strategy<Value = Mutation> {
    let extent = prop_oneof![Just(Extent::Byte), Just(Extent::Token)];
    (any::<Index>(), extent, edit()).prop_map(|(place, extent, edit)| Mutation {
        place,
        extent,
        edit,
    })
}

fn edit() -> impl Strategy<Value = Edit> {
    let piece = || {
        let known = select(PIECES).prop_map(<[u8]>::to_vec);
        prop_oneof![3 => known, 1 => vec(any::<u8>(), 1..3)]
    };
    prop_oneof![
        Just(Edit::Delete),
        Just(Edit::Duplicate),
        Just(Edit::Truncate),
        piece().prop_map(Edit::Insert),
        piece().prop_map(Edit::Replace),
    ]
}

impl Mutation {
    fn apply(&self, input: &mut Vec<u8>) {
        let Range { start, end } = self.range(input);
        let (range, piece) = match &self.edit {
            Edit::Delete => (start..end, Vec::new()),
            Edit::Duplicate => (end..end, input[start..end].to_vec()),
            Edit::Insert(piece) => (start..start, piece.clone()),
            Edit::Replace(piece) => (start..end, piece.clone()),
            Edit::Truncate => (start..input.len(), Vec::new()),
        };
        input.splice(range, piece);
    }

    /// What the edit takes hold of: nothing at the end of the input, else something.
    fn range(&self, input: &[u8]) -> Range<usize> {
        let starts = match self.extent {
            Extent::Byte => (0..input.len()).collect(),
            Extent::Token => tokens(input).into_iter().map(|token| token.start).collect::<Vec<_>>(),
        };
        let chosen = self.place.index(starts.len() + 1);
        let bound = |number: usize| starts.get(number).copied().unwrap_or(input.len());
        bound(chosen)..bound(chosen + 1)
    }
}
