//! Every rule of the page has a case, and every case holds.

fn main() -> std::process::ExitCode {
    let page = include_str!("../../../docs/rules/rajas.md");
    testkit::cases_with::<rajas::Rajas>(page, "RAJ", 40, "second")
}
