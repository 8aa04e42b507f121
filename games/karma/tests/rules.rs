//! Every case of the rules page is a test.

use std::process::ExitCode;

use karma::Karma;

fn main() -> ExitCode {
    testkit::cases::<Karma>(include_str!("../../../docs/rules/karma.md"), "CKA", 29)
}
