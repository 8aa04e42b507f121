//! The languages, and how one is chosen.

use std::collections::BTreeSet;

use unic_langid::LanguageIdentifier;

use crate::files;

/// A language that we have sentences in: one folder of `words/`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Language(String);

/// The language all others fall back to.
const ENGLISH: &str = "en";

impl Default for Language {
    fn default() -> Self {
        Self::english()
    }
}

impl Language {
    /// Complete, and the one all others fall back to.
    pub fn english() -> Self {
        Self(ENGLISH.to_owned())
    }

    /// Every language that has a folder, the fallback first.
    pub fn all() -> Vec<Self> {
        let others = files().into_iter().map(|file| file.language).filter(|code| code != ENGLISH);
        let others: BTreeSet<String> = others.collect();
        [Self::english()].into_iter().chain(others.into_iter().map(Self)).collect()
    }

    /// The short name in commands and folders.
    pub fn code(&self) -> &str {
        &self.0
    }

    /// The language for a name such as `de`, `de_AT.UTF-8` or `en-GB`.
    pub fn parse(name: &str) -> Option<Self> {
        let short = name.split(['_', '-', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
        Self::all().into_iter().find(|language| language.code() == short)
    }

    /// The language the environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set
    /// decides, as usual; English if it names none of ours.
    pub fn detect() -> Self {
        Self::choose(|variable| std::env::var(variable).ok())
    }

    fn choose(environment: impl Fn(&str) -> Option<String>) -> Self {
        let set = |variable: &&str| environment(variable).filter(|value| !value.is_empty());
        let asked = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
        asked.and_then(|name| Self::parse(&name)).unwrap_or_default()
    }

    pub(crate) fn identifier(&self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_chooses() {
        let german = || Language::parse("de").unwrap();
        let with = |pairs: &[(&str, &str)]| {
            let pairs: Vec<(String, String)> =
                pairs.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
            Language::choose(|key| pairs.iter().find(|(k, _)| k == key).map(|(_, value)| value.clone()))
        };
        assert_eq!(with(&[]), Language::english());
        assert_eq!(with(&[("LANG", "de_DE.UTF-8")]), german());
        assert_eq!(with(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C.UTF-8")]), Language::english());
        assert_eq!(with(&[("LANG", "en_GB.UTF-8"), ("LC_MESSAGES", "de_AT")]), german());
        assert_eq!(with(&[("LC_ALL", ""), ("LANG", "de")]), german());
        assert_eq!(with(&[("LANG", "fr_FR")]), Language::english());
    }
}
