//! The languages, and how one is chosen.

use unic_langid::LanguageIdentifier;

/// A language that there are sentences in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// Complete, and what every other falls back to.
    #[default]
    English,
    /// German.
    German,
}

impl Language {
    /// Every language, the fallback first.
    pub const ALL: [Self; 2] = [Self::English, Self::German];

    /// The short name in commands and folders.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// The language of a name such as `de`, `de_AT.UTF-8` or `en-GB`.
    pub fn parse(name: &str) -> Option<Self> {
        let short = name.split(['_', '-', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
        Self::ALL.into_iter().find(|language| language.code() == short)
    }

    /// The language that the environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG`
    /// that is set decides, as elsewhere; English where it names none of ours.
    pub fn detect() -> Self {
        Self::choose(|variable| std::env::var(variable).ok())
    }

    fn choose(environment: impl Fn(&str) -> Option<String>) -> Self {
        let set = |variable: &&str| environment(variable).filter(|value| !value.is_empty());
        let asked = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
        asked.and_then(|name| Self::parse(&name)).unwrap_or_default()
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("the codes of our languages are well formed")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_chooses() {
        let with = |pairs: &[(&str, &str)]| {
            let pairs: Vec<(String, String)> =
                pairs.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
            Language::choose(|key| pairs.iter().find(|(k, _)| k == key).map(|(_, value)| value.clone()))
        };
        assert_eq!(with(&[]), Language::English);
        assert_eq!(with(&[("LANG", "de_DE.UTF-8")]), Language::German);
        assert_eq!(with(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C.UTF-8")]), Language::English);
        assert_eq!(with(&[("LANG", "en_GB.UTF-8"), ("LC_MESSAGES", "de_AT")]), Language::German);
        assert_eq!(with(&[("LC_ALL", ""), ("LANG", "de")]), Language::German);
        assert_eq!(with(&[("LANG", "fr_FR")]), Language::English);
    }
}
