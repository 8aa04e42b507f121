//! Every rule of the page has a case, and every case holds.

fn main() -> std::process::ExitCode {
    testkit::cases::<rajas::Rajas>(include_str!("../../../docs/rules/rajas.md"), "RAJ", 40)
}
