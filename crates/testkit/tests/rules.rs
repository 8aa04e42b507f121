//! The toy's rules page, run just as a game runs its own.

#[path = "toy/game.rs"]
mod toy;

fn main() -> std::process::ExitCode {
    testkit::cases::<toy::Toy>(include_str!("toy/toy.md"), "TOY", 6)
}
