#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| durbar_fuzz::messages(bytes));
