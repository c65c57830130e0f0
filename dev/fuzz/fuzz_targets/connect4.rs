//! Any bytes, checked as in the tests of `connect4`.

#![no_main]

#[path = "../../../crates/connect4/tests/command/bytes.rs"]
mod bytes;

libfuzzer_sys::fuzz_target!(
    |input: &[u8]| bytes::check(input).unwrap_or_else(|error| panic!("{error}"))
);
