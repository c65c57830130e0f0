//! Any bytes, read by `set_sim`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::check(bytes, |input, output| set_sim::run(input, output)));
