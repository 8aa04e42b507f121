//! The program `durbar`: the commands, and the web client as files inside the program.

use rust_embed::RustEmbed;

/// What the build of `web/` left.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Client;

fn main() -> std::process::ExitCode {
    commands::run(&catalog::standard(), Client::get)
}
