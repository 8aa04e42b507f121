//! Every case of the rules is a test.

use std::process::ExitCode;

use pig::Pig;

fn main() -> ExitCode {
    testkit::cases::<Pig>(include_str!("../README.md"), "PIG", 3)
}
