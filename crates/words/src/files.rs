//! The Fluent files, built into the program.

use crate::Language;

/// One Fluent file.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its name without `.ftl`; message ids begin with it.
    pub name: &'static str,
    /// What stands in it.
    pub text: &'static str,
}

/// Names each file once, for every language.
macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        const ENGLISH: &[File] = &[$(File { name: $name, text: include_str!(concat!("../../../words/en/", $name, ".ftl")) }),+];
        const GERMAN: &[File] = &[$(File { name: $name, text: include_str!(concat!("../../../words/de/", $name, ".ftl")) }),+];
    };
}

files!["table", "server", "cli", "jaipur", "rajas", "charmers", "karma"];

/// The files of a language.
pub const fn files(language: Language) -> &'static [File] {
    match language {
        Language::English => ENGLISH,
        Language::German => GERMAN,
    }
}
