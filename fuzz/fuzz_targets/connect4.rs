//! Any bytes, read by `connect4`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::check(bytes, |input, output| connect4::run(input, output)));
