//! Every rule of `docs/rules/charmers.md` by its cases.

use std::process::ExitCode;

use charmers::Charmers;

fn main() -> ExitCode {
    testkit::cases::<Charmers>(include_str!("../../../docs/rules/charmers.md"), "DCH", 30)
}
