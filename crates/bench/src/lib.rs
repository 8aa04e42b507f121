//! Benchmarks: wall clock for people, instruction counts for CI.
