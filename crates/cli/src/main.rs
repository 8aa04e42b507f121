//! The program `durbar`: the commands, and the web client's files built in.

use rust_embed::RustEmbed;

/// The output of building `web/`.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Client;

fn main() -> std::process::ExitCode {
    commands::run(&catalog::standard(), Client::get)
}
