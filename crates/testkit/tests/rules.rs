//! The toy's rules page, run like a real game's.

#[path = "toy/game.rs"]
mod toy;

fn main() -> std::process::ExitCode {
    testkit::cases::<toy::Toy>(include_str!("toy/toy.md"), "TOY", 6)
}
