//! The command `durbar`.
fn main() {}
