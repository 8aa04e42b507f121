#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| cli::engine::requests(bytes));
