//! `durbar` with one more game: every command, the server and the web client know it.

use pig::Pig;
use rust_embed::RustEmbed;
use search::Newcomer;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Client;

fn main() -> std::process::ExitCode {
    commands::run(&catalog::standard().with::<Pig, Newcomer>(), Client::get)
}
