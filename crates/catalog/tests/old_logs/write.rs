//! Writes logs worth keeping: every seat count with every option, ended in every way.

use std::fs;

use registry::AnyMatch;
use search::Effort;
use table::{ComponentSet, Config, Contribution, GameCard, Log, OptionKind, Rng, Seat, Seed, Turn};

use crate::{FEWEST, folder, kept};

/// Values to try for options that take text.
const TEXTS: [&str; 3] = ["off", "random", "3:8,4:6,7:1,12:4,20:5,25:7,29:2"];

/// Decisions after which a match is stopped, so the folder stays small.
const LONGEST: usize = 260;

#[test]
fn write_logs_of_the_newest_versions() {
    if std::env::var_os("UPDATE_LOGS").is_none() {
        return;
    }
    for card in
        catalog::standard().cards().into_iter().filter(|card| kept(card.id, card.rules_version).is_empty())
    {
        let folder = folder(card.id, card.rules_version);
        fs::create_dir_all(&folder).unwrap();
        for (number, config) in tables(card).into_iter().enumerate() {
            let kind = Kind::ALL[number % Kind::ALL.len()];
            let log = kind.play(card, &config, number as u64);
            let name = format!("{number:02}-{}-{}.log", config.seats, kind.name());
            fs::write(folder.join(name), log.to_string()).unwrap();
        }
    }
}

/// Every possible table, repeated until there are enough; some with older components.
fn tables(card: &GameCard) -> Vec<Config> {
    let mut all: Vec<Config> = (card.seats.0..=card.seats.1).map(Config::new).collect();
    for option in card.options {
        let values: &[&str] = match &option.kind {
            OptionKind::Switch { .. } => &["off", "on"],
            OptionKind::Choice { values } => values,
            OptionKind::Text { .. } => &TEXTS,
        };
        all =
            all.iter().flat_map(|c| values.iter().map(|value| c.clone().option(option.key, value))).collect();
    }
    let enough = all.len() * FEWEST.div_ceil(all.len());
    let editions = card.editions.iter().skip(1).map(|edition| Config {
        components: ComponentSet::Edition(edition.name.into()),
        ..Config::new(card.seats.1)
    });
    all.iter().cycle().take(enough).cloned().chain(editions).collect()
}

/// How a match is played and left.
#[derive(Clone, Copy)]
enum Kind {
    /// At random, with moves taken back at once.
    Undone,
    /// By bots, and left with its seed known.
    Bots,
    /// At random, until a seat resigns; the seed stays secret.
    Resigned,
    /// By bots with contributions, and with decisions taken back by agreement.
    TakenBack,
    /// From a position in the middle, with forced outcomes.
    Study,
}

impl Kind {
    const ALL: [Self; 5] = [Self::Undone, Self::Bots, Self::Resigned, Self::TakenBack, Self::Study];

    const fn name(self) -> &'static str {
        match self {
            Self::Undone => "undone",
            Self::Bots => "bots",
            Self::Resigned => "resigned",
            Self::TakenBack => "taken-back",
            Self::Study => "study",
        }
    }

    fn play(self, card: &GameCard, config: &Config, number: u64) -> Log {
        let mut game = catalog::standard()
            .game(card.id)
            .unwrap()
            .begin(config, Some(Seed::from_number(number)))
            .unwrap();
        let mut rng = Rng::new(number);
        if let Self::TakenBack = self {
            let seat = Seat::all(config.seats).last().unwrap();
            game.contribute(Contribution { seat, bytes: vec![number as u8; 5] }).unwrap();
        }
        let longest = if matches!(self, Self::Resigned | Self::Study) { LONGEST / 4 } else { LONGEST };
        for _ in 0..longest {
            if !self.decide(game.as_mut(), &mut rng) {
                break;
            }
        }
        match self {
            Self::Resigned if game.turn() != Turn::Over => {
                game.resign(Seat::all(config.seats).last().unwrap()).unwrap();
                game.log().clone()
            }
            Self::Resigned => game.log().clone(),
            Self::Study => study(config, game.as_ref(), &mut rng),
            _ => game.revealed_log(),
        }
    }

    /// One decision with everything drawn before it; `false` once the match is over.
    fn decide(self, game: &mut dyn AnyMatch, rng: &mut Rng) -> bool {
        while game.turn() == Turn::Chance {
            game.roll().unwrap();
        }
        let Turn::Seat { seat } = game.turn() else { return false };
        let text = match self {
            Self::Bots | Self::TakenBack => by_bot(game, seat, rng),
            _ => by_chance(game, rng),
        };
        if let Self::Undone = self
            && rng.below(6) == 0
        {
            let slip = by_chance(game, rng);
            game.play(seat, &slip).unwrap();
            game.undo(seat).unwrap();
        }
        game.play(seat, &text).unwrap();
        if let Self::TakenBack = self
            && rng.below(30) == 0
            && game.turn() != Turn::Over
        {
            game.take_back(seat).unwrap();
        }
        true
    }
}

fn by_chance(game: &dyn AnyMatch, rng: &mut Rng) -> String {
    let moves = game.moves();
    moves[rng.below(moves.len() as u32) as usize].text.clone()
}

/// A weak bot and a better one, so that both quick and clumsy play are kept.
fn by_bot(game: &dyn AnyMatch, seat: Seat, rng: &mut Rng) -> String {
    let levels = catalog::standard().levels(game.card().id).unwrap();
    let thinker = game.thinker(seat, levels[1 + 2 * (seat.index() % 2)]).unwrap();
    thinker(Effort::iterations(20), rng.below(1 << 30).into()).text
}

/// A study from the current position, with every outcome forced.
fn study(config: &Config, begun: &dyn AnyMatch, rng: &mut Rng) -> Log {
    let mut game = begun.game().study(config, &begun.position(), None).unwrap();
    for _ in 0..80 {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcomes = game.outcomes();
                let outcome = &outcomes[rng.below(outcomes.len() as u32) as usize].0;
                game.force(outcome).unwrap();
            }
            Turn::Seat { seat } => {
                let text = by_chance(game.as_ref(), rng);
                game.play(seat, &text).unwrap();
            }
        }
    }
    game.log().clone()
}
