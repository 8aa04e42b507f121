//! Nothing a player reads mentions one of our internal numbers: not the story, labels, hints' reasons or
//! refusals, in any language, and no picture has the name of a file's table in it. Articles fit their words. Rows,
//! ships and spaces have numbers that a player can count or read off; cards and tiles don't.

use std::collections::BTreeSet;

use registry::{AnyMatch, Refused};
use table::{Config, Phrase, Seed, Tongue, Turn, Viewer};
use words::{Language, Words};

/// What our numbers belong to, in each language.
const NUMBERED: [&str; 4] = ["card", "tile", "karte", "plättchen"];

/// The words of a sentence that are internal names: `o13`, `b2`, or a number after `card`.
fn code_names(sentence: &str) -> Vec<String> {
    let words: Vec<&str> =
        sentence.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let is_code = |word: &&str| {
        let number = word.trim_start_matches(|c: char| c.is_ascii_lowercase());
        (1..=2).contains(&(word.len() - number.len())) && is_number(number)
    };
    let spaced: Vec<&str> = sentence.split(' ').collect();
    let of_a_thing = spaced.windows(2).filter_map(|pair| {
        let number = pair[1].trim_end_matches(|c: char| !c.is_alphanumeric());
        let numbered = NUMBERED.contains(&pair[0].to_lowercase().as_str()) && is_number(number);
        numbered.then(|| format!("{} {number}", pair[0]))
    });
    let codes = words.iter().filter(|word| is_code(word)).map(|word| (*word).to_owned());
    codes.chain(of_a_thing).collect()
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// `river_tiles`, as component files call their tables.
fn is_file_name(word: &str) -> bool {
    let letters = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase());
    word.trim_matches(|c: char| !c.is_alphanumeric())
        .split_once('_')
        .is_some_and(|(a, b)| letters(a) && letters(b))
}

/// "a orange" or "an green": an article that does not fit the word after it.
fn has_wrong_article(sentence: &str) -> bool {
    let words: Vec<&str> = sentence.split(' ').collect();
    words.windows(2).any(|pair| {
        match pair[0].to_lowercase().as_str() {
            "a" => pair[1].starts_with(['a', 'e', 'i', 'o']),
            // Words that begin with a u have to be judged by ear: "an upgrade", "a unit".
            "an" => !pair[1].starts_with(['a', 'e', 'i', 'o', 'u']),
            _ => false,
        }
    })
}

struct Reader {
    tongues: Vec<(Language, Words)>,
    found: BTreeSet<String>,
    read: usize,
}

impl Reader {
    fn read(&mut self, phrase: &Phrase) {
        self.read += 1;
        for (language, tongue) in &self.tongues {
            let sentence = tongue.say(phrase);
            let misread = language.code() == "en" && has_wrong_article(&sentence);
            if misread || !code_names(&sentence).is_empty() {
                self.found.insert(sentence);
            }
        }
    }

    /// The table in text: a word with an underscore is a name that only our files use.
    fn look_at(&mut self, game: &dyn AnyMatch) {
        for (_, tongue) in &self.tongues {
            let picture = game.picture(Viewer::Spectator, 120, tongue).to_string();
            let names = picture.split_whitespace().filter(|word| is_file_name(word));
            self.found.extend(names.map(str::to_owned));
        }
    }

    /// Labels and reasons for what can be done now, and why earlier moves no longer can.
    fn read_choices(&mut self, game: &dyn AnyMatch, past: &[String]) {
        let Turn::Seat { seat } = game.turn() else { return };
        for choice in game.moves() {
            self.read(&choice.label);
        }
        for choice in game.moves().iter().take(2) {
            game.reasons(seat, &choice.text).iter().for_each(|reason| self.read(reason));
        }
        for text in past {
            if let Err(Refused::Illegal(refusal)) = game.check(seat, text) {
                self.read(&refusal.reason);
            }
        }
    }
}

fn tongues() -> Vec<(Language, Words)> {
    let games = catalog::standard().words();
    Language::all().into_iter().map(|language| (language.clone(), Words::new(&language, &games))).collect()
}

/// A game of moves spread over the lists, read by every viewer.
fn read_game(reader: &mut Reader, game: &str, config: &Config, number: u64) {
    let seed = Some(Seed::from_number(number));
    let mut game = catalog::standard().game(game).unwrap().begin(config, seed).unwrap();
    let mut past: Vec<String> = Vec::new();
    for turn in 0.. {
        match game.turn() {
            Turn::Seat { seat } => {
                if turn % 5 == 0 {
                    reader.read_choices(&*game, &past);
                }
                let moves = game.moves();
                let text = moves[turn * 7 % moves.len()].text.clone();
                game.play(seat, &text).unwrap();
                past.push(text);
                past.drain(..past.len().saturating_sub(12));
            }
            Turn::Chance => drop(game.roll().unwrap()),
            Turn::Over => break,
        }
    }
    reader.look_at(&*game);
    for line in 0..game.log().lines.len() {
        game.story(line, Viewer::Spectator).iter().for_each(|phrase| reader.read(phrase));
    }
}

#[test]
fn what_players_read_has_no_numbers_of_our_own_and_the_right_articles() {
    for card in catalog::standard().cards() {
        let mut reader = Reader { tongues: tongues(), found: BTreeSet::new(), read: 0 };
        read_game(&mut reader, card.id, &Config::new(card.seats.0), 5);
        let mut other = Config::new(card.seats.1);
        if card.id == "rajas" {
            other.options.insert("navaratnas".into(), "on".into());
        }
        read_game(&mut reader, card.id, &other, 6);
        assert!(reader.read > 200, "{}: only {} phrases were read", card.id, reader.read);
        assert!(reader.found.is_empty(), "{}: {:#?}", card.id, reader.found);
    }
}

#[test]
fn wrong_articles_are_recognised() {
    assert!(has_wrong_article("Ana takes a orange die."));
    assert!(has_wrong_article("An green die"));
    assert!(!has_wrong_article("Ana takes an orange die, a green one and an upgrade."));
}

#[test]
fn our_own_names_are_recognised() {
    assert_eq!(code_names("You choose tile o13."), ["o13"]);
    assert_eq!(code_names("Lay it on b2, roads to north"), ["b2"]);
    assert_eq!(code_names("Palastkarte liegt; Karte 142 nicht"), ["Karte 142"]);
    assert!(is_file_name("river_tiles,") && !is_file_name("river") && !is_file_name("____"));
    assert_eq!(code_names("You take ship 14 for 2 coins in row 3"), Vec::<String>::new());
}
