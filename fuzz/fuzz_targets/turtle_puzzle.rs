//! Any bytes, read by `turtle_puzzle`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::check(bytes, |input, output| turtle_puzzle::run(input, output)));
