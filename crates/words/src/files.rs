//! The project's own Fluent files, built into the program: a folder for each language.

use rust_embed::RustEmbed;
use table::Sentences;

#[derive(RustEmbed)]
#[folder = "../../words"]
struct Files;

/// The sentences that belong to no game, in every language there is.
pub fn files() -> Vec<Sentences> {
    Sentences::embedded(Files::iter(), |path| Some(Files::get(path)?.data))
}
