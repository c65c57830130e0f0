//! Nearly right inputs, and arbitrary bytes.
//!
//! Most fixtures are small and each one tests a special case, so an edited fixture is likely to
//! find a bug.

use crate::config;
use crate::fixtures::{fixtures, rejected};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{select, Index};
use proptest::test_runner::TestRunner;
use std::{fmt, fs};

/// Bytes to insert, or to replace others with.
#[rustfmt::skip]
const PIECES: &[&[u8]] = &[
    b"0", b"1", b"3", b"9", b"-", b"+", b"#", b".", b"\0", b"\x1C",
    b" ", b"\t", b"\x0B", b"\x0C", b"\r", b"\n", b"\n\n", b"\r\n\r\n", b"\xEF\xBB\xBF", b"\xFF\xFE",
    b"\xC2\xA0", b"\xE2\x88\x92", b"\xC4\x85", b"\xE2\x80\xA8",
    b" 1 ", b" -1 ", b" 8 ", b" 2222 ", b" 3313 ", b" 4294967297 ", b" 18446744073709551617 ",
    b"\n# more\n", b"\n#\r\n",
];

/// The largest number of bytes of a fixture that is edited. Longer ones take most of the time.
const SIZE: usize = 2_000;

/// An input that a failing test shows as text.
#[derive(Clone)]
struct Bytes(Vec<u8>);

impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "\"{}\"", self.0.escape_ascii())
    }
}

/// Asserts that `check` passes nearly right inputs of a tool, and arbitrary bytes. The message
/// shows the smallest input that fails.
#[track_caller]
pub fn assert_any_bytes(tool: &str, check: impl Fn(&[u8]) -> Result<(), String>) {
    let inputs = prop_oneof![mutated_fixtures(tool), bytes()];
    let check = |Bytes(input)| check(&input).map_err(TestCaseError::fail);
    let outcome = TestRunner::new(config(1024)).run(&inputs, check);
    if let Err(error) = outcome {
        panic!("{error}");
    }
}

/// Generates the start of a fixture of a tool, accepted or rejected, then a few other bytes, then
/// the end of a fixture, often of the same one.
fn mutated_fixtures(tool: &str) -> impl Strategy<Value = Bytes> {
    let files = [fixtures(tool), rejected(tool)].concat();
    let inputs = files.into_iter().map(|file| fs::read(file).expect("a fixture can be read"));
    let inputs: Vec<_> = inputs.filter(|input| input.len() <= SIZE).collect();
    let (inputs, pieces) = (select(inputs), select(PIECES).prop_map(<[u8]>::to_vec));
    let piece = prop_oneof![2 => pieces, 1 => Just(Vec::new()), 1 => vec(any::<u8>(), 1..3)];
    let other = prop_oneof![3 => Just(None), 1 => inputs.clone().prop_map(Some)];
    (inputs, other, piece, any::<Index>(), 0..4_usize).prop_map(|(one, other, piece, cut, gap)| {
        let (cut, other) = (cut.index(one.len() + 1), other.as_ref().unwrap_or(&one));
        Bytes([&one[..cut], &piece, other.get(cut + gap..).unwrap_or_default()].concat())
    })
}

/// Generates arbitrary bytes, or mostly bytes with a meaning to the tools.
fn bytes() -> impl Strategy<Value = Bytes> {
    let meaningful = select(b"0123456789+-# \t\n\r".to_vec());
    let bytes = prop_oneof![20 => meaningful, 1 => any::<u8>()];
    prop_oneof![vec(bytes, 0..200), vec(any::<u8>(), 0..100)].prop_map(Bytes)
}
