//! Sentences agree with their numbers: one of a thing is "1 rupee" or "an orange die", two are "2 rupees", in every
//! language and in every message that is given a number.

use std::collections::BTreeSet;

use fluent_bundle::FluentResource;
use table::{Fact, Phrase, Seat, Sentences, Tongue};
use words::{Language, Words};

fn words(language: &str) -> Words {
    Words::new(&Language::parse(language).unwrap(), &catalog::standard().words())
}

fn count(code: &'static str, count: u32) -> Phrase {
    let thing = Fact::Count { count, of: code };
    Phrase::new("rajas-played-dice").with("seat", Seat::new(0)).with("dice", thing)
}

#[test]
fn one_and_several_are_told_apart() {
    let (english, german) = (words("en"), words("de"));
    let coins = |coins: i64| Phrase::new("rajas-refuse-coins").with("coins", coins).with("money", 0);
    let rupees = |count: i64| Phrase::new("jaipur-rupees").with("count", count);
    assert_eq!(english.say(&rupees(1)), "1 rupee");
    assert_eq!(english.say(&rupees(2)), "2 rupees");
    assert_eq!(german.say(&rupees(1)), "1 Rupie");
    assert_eq!(german.say(&rupees(2)), "2 Rupien");
    assert_eq!(english.say(&coins(1)), "That costs 1 coin, and you have 0.");
    assert_eq!(german.say(&coins(2)), "Das kostet 2 Münzen, und du hast 0.");
}

#[test]
fn one_die_has_the_article_of_its_colour() {
    let english = words("en").named(vec!["Ana".into()]);
    assert_eq!(english.say(&count("rajas-n-orange", 1)), "Ana chooses an orange die.");
    assert_eq!(english.say(&count("rajas-n-green", 1)), "Ana chooses a green die.");
    assert_eq!(english.say(&count("rajas-n-orange", 2)), "Ana chooses 2 orange dice.");
    assert_eq!(english.word("karma-one-orange"), "an orange die");
    assert_eq!(words("de").word("karma-one-orange"), "einen orangen Würfel");
}

/// What players count, where there are several of it.
const SEVERAL: [(&str, &[&str]); 2] = [
    (
        "en",
        &[
            "coins", "dice", "cards", "rupees", "spaces", "markets", "goods", "tokens", "workers", "points",
            "camels", "seals", "turns", "rounds", "tiles", "ships", "diamonds", "spices", "discards",
            "bonuses", "steps", "moves", "seats", "days",
        ],
    ),
    (
        "de",
        &[
            "Münzen", "Karten", "Rupien", "Felder", "Märkte", "Waren", "Punkte", "Kamele", "Züge", "Runden",
            "Schiffe", "Gewürze", "Boni", "Schritte", "Plätze", "Tage",
        ],
    ),
];

/// Messages whose number is never one (a bonus is for three cards, a full hand has seven, a worker gained is
/// the fourth), and one whose numbers come after their words.
const NEVER_ONE: [&str; 8] = [
    "charmers-picture-other",
    "jaipur-seen-bonus",
    "jaipur-seen-bonus-hidden",
    "jaipur-event-no-bonus",
    "jaipur-refuse-hand-",
    "rajas-n-sail",
    "rajas-n-kind",
    "rajas-event-worker-",
];

/// Variables filled in with a word, not a number.
const TEXTS: [&str; 8] = ["seat", "owner", "first", "second", "colour", "other", "card", "good"];

/// Each message with its variables.
fn messages(language: &str) -> Vec<(String, BTreeSet<String>)> {
    let all: Vec<Sentences> = [words::files(), catalog::standard().words()].concat();
    let mut messages: Vec<(String, BTreeSet<String>)> = Vec::new();
    for file in all.iter().filter(|file| file.language == language) {
        FluentResource::try_new(file.text.clone()).expect("it is a Fluent file");
        for line in file.text.lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|first: char| first.is_ascii_lowercase()) {
                let (id, _) = line.split_once(" =").expect("a message has an id");
                messages.push((id.to_owned(), BTreeSet::new()));
            }
            if let Some((_, variables)) = messages.last_mut() {
                let name =
                    |rest: &str| rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
                variables.extend(line.split('$').skip(1).map(name));
            }
        }
    }
    messages
}

/// A number followed by a plural that doesn't fit, such as "1 coins".
fn counts_wrongly(sentence: &str, several: &[&str]) -> bool {
    let words: Vec<&str> = sentence.split(|c: char| !c.is_alphanumeric()).collect();
    words.windows(2).any(|pair| pair[0] == "1" && several.contains(&pair[1]))
}

#[test]
fn no_sentence_says_one_of_several() {
    for (language, several) in SEVERAL {
        let words = words(language);
        let messages = messages(language);
        assert!(messages.len() > 900, "only {} messages of {language} were read", messages.len());
        for (id, variables) in messages {
            if NEVER_ONE.iter().any(|never| id.starts_with(never)) {
                continue;
            }
            let mut phrase = Phrase::new(id.leak());
            for variable in variables {
                let text = TEXTS.contains(&variable.as_str());
                let fact = if text { Fact::Text("Ana".into()) } else { Fact::Number(1) };
                phrase = phrase.with(variable.leak(), fact);
            }
            let sentence = words.say(&phrase);
            assert!(!counts_wrongly(&sentence, several), "{language} {}: {sentence}", phrase.code);
        }
    }
}

#[test]
fn wrong_counts_are_recognised() {
    assert!(counts_wrongly("It costs 1 coins.", SEVERAL[0].1));
    assert!(!counts_wrongly("Round 1: 2 coins", SEVERAL[0].1));
    assert!(!counts_wrongly("1 coin", SEVERAL[0].1));
}
