//! Every code in the sources has a sentence, every sentence is used, every game names what people choose from, and
//! every language says all that English says.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::FluentResource;
use table::{GameCard, OptionKind, Sentences};
use words::Language;

/// What ids may start with: the parts of the project, and the games.
fn owners() -> Vec<&'static str> {
    let games = catalog::standard().cards().into_iter().map(|card| card.id);
    ["table", "server", "cli"].into_iter().chain(games).collect()
}

/// The messages of a language with the variables each one uses.
fn messages(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let all: Vec<Sentences> = [words::files(), catalog::standard().words()].concat();
    let mut messages = BTreeMap::new();
    for Sentences { text, .. } in all.iter().filter(|file| file.language == language) {
        let parsed = FluentResource::try_new(text.clone());
        let resource = parsed.unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?} in {text}"));
        for (id, text) in entries(text, &resource) {
            assert!(owners().iter().any(|owner| id.starts_with(&format!("{owner}-"))), "whose is {id}?");
            assert!(messages.insert(id.clone(), variables(&text)).is_none(), "{language} has {id} twice");
        }
    }
    messages
}

/// Each message's id with its own part of the file.
fn entries(source: &str, resource: &FluentResource) -> Vec<(String, String)> {
    let mut entries: Vec<(String, String)> = Vec::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        match (line.split_once('='), entries.last_mut()) {
            (Some((id, text)), _) if line.starts_with(|c: char| c.is_ascii_lowercase()) => {
                entries.push((id.trim().to_owned(), text.to_owned()));
            }
            (_, Some((_, text))) => text.push_str(line),
            (_, None) => assert_eq!(line, "", "a line before the first message"),
        }
    }
    let parsed = resource.entries().filter(|entry| format!("{entry:?}").starts_with("Message")).count();
    assert_eq!(entries.len(), parsed, "what the parser finds is what stands there");
    entries
}

fn variables(text: &str) -> BTreeSet<String> {
    let name = |rest: &str| {
        rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_' || *c == '-').collect()
    };
    text.split('$').skip(1).map(name).collect()
}

/// The string literals in the sources that look like message ids. No player reads those of a test.
fn literals() -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut sources = Vec::new();
    for folder in ["crates", "games"] {
        collect(&root.join(folder), &mut sources);
    }
    let mut found = BTreeSet::new();
    for source in sources {
        let text = fs::read_to_string(&source).expect("a source is text");
        found.extend(text.split('"').filter(|part| is_id(part)).map(str::to_owned));
    }
    found
}

fn is_id(part: &str) -> bool {
    owners().iter().any(|owner| part.starts_with(&format!("{owner}-")))
        && !part.ends_with('-')
        && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        && !is_puzzle(part)
}

/// The name of a puzzle looks like a message's id: its game and ten digits.
fn is_puzzle(part: &str) -> bool {
    part.rsplit('-').next().is_some_and(|end| end.len() == 10 && end.chars().all(|c| c.is_ascii_digit()))
}

fn collect(folder: &Path, sources: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            if !path.ends_with("target") && !path.ends_with("tests") {
                collect(&path, sources);
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources.push(path);
        }
    }
}

/// The messages a client needs for a game, going by its card and its numbered rules.
fn said_of(card: &GameCard) -> BTreeSet<String> {
    let id = card.id;
    let mut said: BTreeSet<String> = ["title", "line", "facts"].map(|what| format!("{id}-{what}")).into();
    for option in card.options {
        let key = option.key.replace('_', "-");
        said.extend([format!("{id}-option-{key}"), format!("{id}-option-{key}-help")]);
        if let OptionKind::Choice { values } = option.kind {
            said.extend(values.iter().map(|value| format!("{id}-value-{value}")));
        }
    }
    let themes = catalog::standard().game(id).expect("it is on the list").puzzles().puzzles;
    let themes = themes.into_iter().map(|puzzle| puzzle.theme).filter(|theme| theme != "ending");
    said.extend(themes.map(|theme| format!("{id}-theme-{theme}")));
    said.extend((1..=rules_of(id)).map(|number| format!("{id}-rule-{number}")));
    said
}

/// How many numbered rules a game has.
fn rules_of(game: &str) -> usize {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/rules/{game}.md"));
    let text = fs::read_to_string(page).expect("every game has a page of rules");
    text.lines().filter(is_rule).count()
}

/// `- **JAI-9** …`
fn is_rule(line: &&str) -> bool {
    let number = line.strip_prefix("- **").and_then(|rest| rest.split_once("**")).map(|(number, _)| number);
    number.and_then(|number| number.split_once('-')).is_some_and(|(_, digits)| digits.parse::<u32>().is_ok())
}

/// Every message that is used, in the sources or by a client for a game.
fn said() -> BTreeSet<String> {
    let of_games = catalog::standard().cards().into_iter().flat_map(said_of);
    literals().into_iter().chain(of_games).chain(of_lessons()).chain(of_levels()).collect()
}

/// The names of the bots' levels.
fn of_levels() -> BTreeSet<String> {
    let games = catalog::standard();
    let of_game = |card: &GameCard| games.levels(card.id).expect("a card's game is there");
    games.cards().into_iter().flat_map(of_game).map(|level| format!("table-level-{level}")).collect()
}

fn of_lessons() -> BTreeSet<String> {
    let registry = catalog::standard();
    let of_game = |card: &'static GameCard| {
        let lessons = registry.game(card.id).expect("a card's game is there").lessons();
        lessons.into_iter().flat_map(|lesson| lesson.sentences(card.id)).collect::<Vec<_>>()
    };
    registry.cards().into_iter().flat_map(of_game).collect()
}

#[test]
fn every_code_has_a_sentence() {
    let english = messages("en");
    let missing: Vec<_> = said().into_iter().filter(|code| !english.contains_key(code)).collect();
    assert!(missing.is_empty(), "no English sentence for {missing:#?}");
}

#[test]
fn every_sentence_is_used() {
    let used = said();
    // Text options may have words for typed values, and so may kinds of moves that no puzzle is about today.
    let spare = |code: &str| code.contains("-value-") || code.contains("-theme-");
    let unused: Vec<_> =
        messages("en").into_keys().filter(|code| !used.contains(code) && !spare(code)).collect();
    assert!(unused.is_empty(), "nothing says {unused:#?}");
}

#[test]
fn every_language_says_what_english_says() {
    let english = messages("en");
    assert!(Language::all().len() > 1);
    for language in Language::all() {
        let own = messages(language.code());
        let missing: Vec<_> = english.keys().filter(|code| !own.contains_key(*code)).collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:#?}");
        for (code, variables) in own {
            let original = english.get(&code).unwrap_or_else(|| panic!("English lacks {code}"));
            assert_eq!(*original, variables, "variables of {code} in {language:?}");
        }
    }
}
