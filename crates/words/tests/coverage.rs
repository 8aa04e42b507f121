//! Every code in the sources has a sentence, every sentence is used, and German follows English.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::FluentResource;
use words::{Language, files};

/// The messages of a language with the variables each one uses.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    for file in files(language) {
        let parsed = FluentResource::try_new(file.text.to_owned());
        let resource = parsed.unwrap_or_else(|(_, errors)| panic!("{language:?} {}: {errors:?}", file.name));
        for (id, text) in entries(file.text, &resource) {
            assert!(id.starts_with(&format!("{}-", file.name)), "{id} stands in {}.ftl", file.name);
            assert!(messages.insert(id.clone(), variables(&text)).is_none(), "{language:?} has {id} twice");
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

/// The string literals in the sources that look like message ids.
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
    let prefixed = files(Language::English).iter().any(|file| part.starts_with(&format!("{}-", file.name)));
    prefixed
        && !part.ends_with('-')
        && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

fn collect(folder: &Path, sources: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is there").flatten() {
        let path = entry.path();
        if path.is_dir() && path.file_name().is_none_or(|name| name != "target") {
            collect(&path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources.push(path);
        }
    }
}

#[test]
fn every_code_has_a_sentence() {
    let english = messages(Language::English);
    let missing: Vec<_> = literals().into_iter().filter(|code| !english.contains_key(code)).collect();
    assert!(missing.is_empty(), "no English sentence for {missing:#?}");
}

#[test]
fn every_sentence_is_used() {
    let used = literals();
    let unused: Vec<_> =
        messages(Language::English).into_keys().filter(|code| !used.contains(code)).collect();
    assert!(unused.is_empty(), "no source says {unused:#?}");
}

#[test]
fn german_follows_english() {
    let english = messages(Language::English);
    for (code, variables) in messages(Language::German) {
        let original = english.get(&code).unwrap_or_else(|| panic!("English lacks {code}"));
        assert_eq!(*original, variables, "variables of {code}");
    }
}
