//! Every case of the rules page is a test.

use std::process::ExitCode;

use jaipur::Jaipur;

fn main() -> ExitCode {
    testkit::cases::<Jaipur>(include_str!("../../../docs/rules/jaipur.md"), "JAI", 24)
}
