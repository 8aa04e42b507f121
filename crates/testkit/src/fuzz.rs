//! Entry points for fuzzers: any bytes go in, nothing panics, and what is accepted holds together.
//!
//! Each entry is a `fn(&[u8])`, so a coverage-guided fuzzer can drive it; [`hammer()`] drives it for a few
//! seconds within an ordinary test, by damaging the good inputs of a [`Corpus`]:
//!
//! ```text
//! let corpus = fuzz::Corpus::of::<Jaipur>();
//! fuzz::hammer("jaipur logs", 2.0, &corpus.logs, fuzz::log::<Jaipur>);
//! ```

mod corpus;
mod hammer;

pub use corpus::Corpus;
pub use hammer::hammer;

use std::fmt::Display;
use std::str::FromStr;

use table::{
    ComponentSet, Config, GameCard, Log, Match, OptionKind, Seat, Seed, SetupError, TextError, Turn,
};

use crate::Testable;

/// The bytes are a log. One that replays must replay again to the same position.
pub fn log<G: Testable>(bytes: &[u8]) {
    let Some(log) = text(bytes).and_then(|text| Log::parse(text).ok()) else { return };
    let printed = log.to_string();
    assert_eq!(Log::parse(&printed).expect("a printed log can be read"), log);
    let Ok(game) = Match::<G>::replay(&log) else { return };
    holds_together(&game);
    let _ = Match::<G>::verify(&log);
}

/// A byte for the seats, a byte for the options, and a position's text. One that can be read adds up, is
/// written back as it was read, and can be played on.
pub fn position<G: Testable>(bytes: &[u8]) {
    let [seats, options, rest @ ..] = bytes else { return };
    let Some(text) = text(rest) else { return };
    let config = settings(G::card(), *seats, *options);
    let Ok(mut game) = Match::<G>::from_position(&config, text, Some(Seed::from_number(1))) else { return };
    holds_together(&game);
    play_on(&mut game, &mut Choices { bytes: rest });
}

/// The bytes are a move or an outcome: what can be read is written back exactly the same.
pub fn notation<G: Testable>(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    same_text::<G::Move>(text);
    same_text::<G::Outcome>(text);
}

/// The bytes are a component file. One that is accepted can be exported, read back and played with.
pub fn components<G: Testable>(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let (least, most) = G::card().seats;
    for seats in least..=most {
        let config = Config { components: ComponentSet::File(text.into()), ..Config::new(seats) };
        if let Ok(mut game) = Match::<G>::new(&config, Some(Seed::from_number(1))) {
            let exported = game.rules().components();
            let again = set_up::<G>(&Config { components: ComponentSet::File(exported.clone()), ..config });
            let again = again.expect("exported components are accepted").components();
            assert_eq!(again, exported, "components export as they were read");
            play_on(&mut game, &mut Choices { bytes });
        }
    }
}

/// The bytes decide everything: seats, options, every move and outcome, what is taken back and when a turn
/// ends. At the end the log replays to the same position.
pub fn decisions<G: Testable>(bytes: &[u8]) {
    let [seats, options, rest @ ..] = bytes else { return };
    let config = settings(G::card(), *seats, *options);
    let Ok(mut game) = Match::<G>::new(&config, Some(Seed::from_number(1))) else { return };
    play_on(&mut game, &mut Choices { bytes: rest });
}

fn text(bytes: &[u8]) -> Option<&str> {
    std::str::from_utf8(bytes).ok()
}

fn same_text<T: Display + FromStr<Err = TextError>>(text: &str) {
    if let Ok(item) = text.parse::<T>() {
        assert_eq!(item.to_string(), text, "what is read is written in the same way");
    }
}

/// The position adds up, and its text and its log lead back to it.
fn holds_together<G: Testable>(game: &Match<G>) {
    let (rules, position) = (game.rules(), game.position());
    rules.audit(position).expect("the components add up");
    let text = rules.write_position(position);
    let read = rules.read_position(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert!(read == *position, "{text} reads as {}", rules.write_position(&read));
    let again = Match::<G>::replay(game.log()).expect("the log of a match can be replayed");
    assert!(again.position() == position, "the log leads elsewhere than {text}");
}

/// Settings chosen by two bytes; every seat count, option value and version of the rules comes up.
fn settings(card: &GameCard, seats: u8, options: u8) -> Config {
    let (least, most) = card.seats;
    let mut config = Config::new(least + usize::from(seats) % (most - least + 1));
    let mut choice = usize::from(options);
    for option in card.options {
        let values: &[&str] = match &option.kind {
            OptionKind::Switch { .. } => &["off", "on"],
            OptionKind::Choice { values } => values,
            OptionKind::Text { default } => &[*default],
        };
        config = config.option(option.key, values[choice % values.len()]);
        choice /= values.len();
    }
    config.version(card.rules_version - choice as u32 % card.rules_version)
}

fn set_up<G: Testable>(config: &Config) -> Result<G, SetupError> {
    G::set_up(&G::settle(config)?)
}

/// Bytes read one after another as choices.
struct Choices<'a> {
    bytes: &'a [u8],
}

impl Choices<'_> {
    /// A number below `bound`, or `None` when the bytes are used up.
    fn below(&mut self, bound: usize) -> Option<usize> {
        let (first, rest) = self.bytes.split_first()?;
        self.bytes = rest;
        Some(usize::from(*first) % bound.max(1))
    }
}

/// Plays as the bytes say until they are used up or the game is over, and replays the log.
fn play_on<G: Testable>(game: &mut Match<G>, choices: &mut Choices<'_>) {
    while let Some(whim) = choices.below(8) {
        if whim == 7 {
            take_back(game, choices);
        }
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcomes = game.outcomes();
                assert!(!outcomes.is_empty(), "it is chance's turn, but nothing is possible");
                let outcome = outcomes[choices.below(outcomes.len()).unwrap_or(0)].outcome;
                game.force(outcome).expect("a listed outcome is possible");
            }
            Turn::Seat { seat } => {
                let moves = game.moves();
                assert!(!moves.is_empty(), "seat {seat} has nothing to do");
                let mv = moves[choices.below(moves.len()).unwrap_or(0)];
                game.play(seat, mv).expect("a listed move is legal");
            }
        }
    }
    holds_together(game);
}

/// Someone tries to take something back, or ends the turn; both may be refused.
fn take_back<G: Testable>(game: &mut Match<G>, choices: &mut Choices<'_>) {
    let seat = Seat::new(choices.below(game.rules().seats()).unwrap_or(0));
    let before = game.position().clone();
    match choices.below(2) {
        Some(0) => assert!(game.end_turn(seat).is_err() || *game.position() == before),
        _ => assert!(game.undo(seat).is_ok() || *game.position() == before, "a refusal changes nothing"),
    }
}
