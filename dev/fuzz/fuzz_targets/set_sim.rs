//! Any bytes, checked as in the tests of `set-sim`.

#![no_main]

#[path = "../../../crates/set-sim/tests/command/bytes.rs"]
mod bytes;

libfuzzer_sys::fuzz_target!(
    |input: &[u8]| bytes::check(input).unwrap_or_else(|error| panic!("{error}"))
);
