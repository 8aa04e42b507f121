//! Turning phrases into sentences.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use table::{Fact, Phrase, Seat, Sentences, Tongue};

use crate::{Language, files};

/// Speaks one language at one table.
pub struct Words {
    /// The language itself, then the one it falls back to.
    bundles: Vec<FluentBundle<FluentResource>>,
    names: Vec<String>,
}

impl Words {
    /// A language, with the sentences of these games beside the project's own.
    pub fn new(language: &Language, games: &[Sentences]) -> Self {
        let fallback = Some(Language::english()).filter(|english| english != language);
        let files = [files(), games.to_vec()].concat();
        let languages = [language.clone()].into_iter().chain(fallback);
        Self { bundles: languages.map(|language| bundle(&language, &files)).collect(), names: Vec::new() }
    }

    /// The same language with the names of the players at a table.
    #[must_use]
    pub fn named(mut self, names: Vec<String>) -> Self {
        self.names = names;
        self
    }

    /// The title of a game's numbered rule: `JAI-9` of `jaipur` is the message `jaipur-rule-9`.
    pub fn rule_title(&self, game: &str, rule: &str) -> Option<String> {
        let (_, number) = rule.rsplit_once('-')?;
        self.find(&format!("{game}-rule-{number}"), &FluentArgs::new())
    }

    /// The message in the first language that has it.
    fn find(&self, code: &str, args: &FluentArgs<'_>) -> Option<String> {
        self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(code)?.value()?;
            Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
        })
    }

    /// The same, or the code itself if no language has it.
    fn format(&self, code: &str, args: &FluentArgs<'_>) -> String {
        self.find(code, args).unwrap_or_else(|| code.to_owned())
    }

    fn value(&self, fact: &Fact) -> FluentValue<'static> {
        match fact {
            Fact::Number(number) => FluentValue::from(*number),
            other => FluentValue::from(self.text(other)),
        }
    }

    fn text(&self, fact: &Fact) -> String {
        match fact {
            Fact::Number(number) => number.to_string(),
            Fact::Seat(seat) => self.name(*seat),
            Fact::Term(code) => self.format(code, &FluentArgs::new()),
            Fact::Count { count, of } => {
                let mut args = FluentArgs::new();
                args.set("count", *count);
                self.format(of, &args)
            }
            Fact::List(facts) => self.list(facts),
            Fact::Phrase(phrase) => self.say(phrase),
            Fact::Text(text) => text.clone().into_owned(),
        }
    }

    /// "Gold, silver and cloth"; items that are lists themselves are set apart by semicolons alone.
    fn list(&self, facts: &[Fact]) -> String {
        let texts: Vec<String> = facts.iter().map(|fact| self.text(fact)).collect();
        let parted = facts.iter().zip(&texts).any(|(fact, text)| is_list(fact) || text.contains(", "));
        match texts.as_slice() {
            texts if parted => texts.join("; "),
            [others @ .., last] if !others.is_empty() => self.joined(others.join(", "), last),
            texts => texts.concat(),
        }
    }

    fn joined(&self, others: String, last: &str) -> String {
        let mut args = FluentArgs::new();
        args.set("others", others);
        args.set("last", last);
        self.format("table-and", &args)
    }
}

fn is_list(fact: &Fact) -> bool {
    matches!(fact, Fact::List(items) if items.len() > 1)
}

impl Tongue for Words {
    fn say(&self, phrase: &Phrase) -> String {
        let mut args = FluentArgs::new();
        for (name, fact) in &phrase.facts {
            args.set(*name, self.value(fact));
        }
        self.format(phrase.code, &args)
    }

    fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| format!("{}", seat.index() + 1))
    }
}

/// A file that does not parse loses only its bad messages; a test makes sure there are none.
fn bundle(language: &Language, files: &[Sentences]) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    bundle.set_use_isolating(false);
    for file in files.iter().filter(|file| file.language == language.code()) {
        let resource = FluentResource::try_new(file.text.clone()).unwrap_or_else(|(read, _)| read);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(language: &str) -> Words {
        let rules = Sentences { language: "en".into(), text: "quoits-rule-9 = Throwing".into() };
        Words::new(&Language::parse(language).unwrap(), &[rules]).named(vec!["Ann".into(), "Ben".into()])
    }

    #[test]
    fn facts_are_filled_in() {
        let phrase = Phrase::new("table-place").with("seat", Seat::new(1)).with("place", 2);
        assert_eq!(words("en").say(&phrase), "2. Ben");
        assert_eq!(words("de").say(&phrase), "2. Ben");
    }

    #[test]
    fn rules_have_titles() {
        assert!(words("en").rule_title("quoits", "QUO-9").is_some());
        assert_eq!(words("en").rule_title("quoits", "QUO-999"), None);
        assert_eq!(words("en").rule_title("quoits", "nonsense"), None);
    }

    #[test]
    fn facts_of_every_kind_have_a_text() {
        let english = words("en");
        let list = Fact::List(vec![
            Fact::Term("table-over"),
            Fact::Seat(Seat::new(0)),
            Fact::Number(-3),
            Fact::Count { count: 2, of: "no-such-thing" },
            Fact::Text("sell gold 2".into()),
        ]);
        assert_eq!(english.text(&list), "The game is over., Ann, -3, no-such-thing and sell gold 2");
        assert_eq!(english.name(Seat::new(4)), "5");
    }

    #[test]
    fn lists_are_joined_as_the_language_joins_them() {
        let list = |items: &[&'static str]| {
            Fact::List(items.iter().map(|item| Fact::Text((*item).into())).collect())
        };
        assert_eq!(words("en").text(&list(&[])), "");
        assert_eq!(words("en").text(&list(&["gold"])), "gold");
        assert_eq!(words("en").text(&list(&["gold", "silver"])), "gold and silver");
        assert_eq!(words("en").text(&list(&["gold", "silver", "cloth"])), "gold, silver and cloth");
        assert_eq!(words("de").text(&list(&["Gold", "Silber", "Stoff"])), "Gold, Silber und Stoff");
        let lists = Fact::List(vec![list(&["gold", "silver"]), list(&["cloth"])]);
        assert_eq!(words("en").text(&lists), "gold and silver; cloth");
        assert_eq!(
            words("en").text(&list(&["row 1, column 2", "row 3, column 1"])),
            "row 1, column 2; row 3, column 1"
        );
    }

    #[test]
    fn a_phrase_can_be_part_of_another() {
        let place = Phrase::new("table-place").with("seat", Seat::new(0)).with("place", 1);
        let said = Phrase::new("table-and").with("others", place).with("last", Seat::new(1));
        assert_eq!(words("en").say(&said), "1. Ann and Ben");
    }

    #[test]
    fn a_missing_fact_does_not_stop_the_sentence() {
        assert_eq!(words("en").say(&Phrase::new("table-place")), "{$place}. {$seat}");
    }
}
