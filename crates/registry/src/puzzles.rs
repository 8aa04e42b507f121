//! Puzzles: found in games between strong bots, stored as text in a game's folder, and read from there.

use std::collections::BTreeMap;

use search::{Ask, Buffers, Effort, Hunch, Opponents, Riddle, Riddler, Sieve};
use serde::{Deserialize, Serialize};
use table::{Config, Match, Rng, Seat, Seed, Turn, Viewer, fingerprint};

use crate::lab::LabError;
use crate::{AnyGame, Playable};

/// The puzzles of a game, as its file has them.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Puzzles {
    /// The version of the rules they were found under.
    pub rules_version: u32,
    /// The component set, by name.
    pub edition: String,
    /// The hash of its tables.
    pub components: String,
    /// The puzzles, easiest first.
    #[serde(default, rename = "puzzle")]
    pub puzzles: Vec<Puzzle>,
}

/// A decision where one move is clearly best.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Puzzle {
    /// Its name, made from the position.
    pub id: String,
    /// How hard it is, on the scale of the levels: Beginner is 800, each further level 200 more.
    pub rating: u16,
    /// What it is about: `ending` if the best move ends a round or the game, otherwise the kind of that move.
    pub theme: String,
    pub seats: usize,
    /// Options that differ from the defaults.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// The seat to move.
    pub seat: usize,
    /// The move to find.
    pub best: String,
    /// Others, with the chance of winning that each gives away, least first.
    pub others: Vec<(String, f32)>,
    /// The whole position. A player who solves the puzzle sees what the seat sees.
    pub position: String,
}

impl Puzzles {
    /// The file of a game as it is now, still empty.
    pub fn of(game: &dyn AnyGame) -> Self {
        let config = Config::new(game.card().seats.0);
        let tables = game.tables(&config).map(|tables| tables.text).unwrap_or_default();
        Self {
            rules_version: game.card().rules_version,
            edition: "default".into(),
            components: fingerprint(&tables),
            puzzles: Vec::new(),
        }
    }

    pub fn read(text: &str) -> Result<Self, String> {
        toml::from_str(text).map_err(|error| error.to_string())
    }

    /// The text of its file, easiest puzzle first.
    pub fn text(mut self) -> String {
        self.puzzles.sort_by(|a, b| (a.rating, &a.id).cmp(&(b.rating, &b.id)));
        self.puzzles.dedup_by(|a, b| a.id == b.id);
        toml::to_string(&self).expect("puzzles are plain data")
    }
}

impl Puzzle {
    /// The settings it is played under.
    pub fn config(&self, rules_version: u32) -> Config {
        let options = self.options.clone();
        Config { options, ..Config::new(self.seats).version(rules_version) }
    }

    /// The seat to move; `None` if the game has no such seat.
    pub fn mover(&self) -> Option<Seat> {
        Seat::all(self.seats).nth(self.seat)
    }
}

/// At most this many puzzles come from one game, since its decisions are alike.
const MOST: usize = 3;
/// The share of moves, in percent, made by a weaker player, so that more positions come up.
const ASTRAY: u32 = 12;
/// How often each level is asked.
const TRIES: u64 = 4;
/// What the weakest level counts on the puzzles' scale, and how much each further one adds.
const SCALE: (f64, f64) = (800.0, 200.0);

/// The levels of the ladder and what they count on the puzzles' scale.
fn scale() -> impl Iterator<Item = (&'static str, f64)> {
    search::steps().enumerate().map(|(step, level)| (level, SCALE.0 + SCALE.1 * step as f64))
}

/// The puzzles in one game between bots, and how many decisions passed which test; `number` is its deal.
pub(crate) fn mine<G: Playable, B: Opponents<G>>(
    config: &Config,
    number: u64,
    wants: &dyn Fn(&str) -> bool,
) -> Result<(Vec<Puzzle>, Sieve), LabError> {
    let config = G::settle(config)?;
    let mut game: Match<G> = Match::new(&config, Some(Seed::from_number(number)))?;
    let rules = game.rules().clone();
    let feeling = Box::new(Hunch { insight: B::default(), slip: 0.0 });
    let mut riddler = Riddler::new(rules.as_ref(), B::insight(), feeling, &B::LADDER, number);
    let [mut strong, mut weak] =
        ["hard", "beginner"].map(|level| B::bot(level).expect("every game has the ladder"));
    let (mut rng, mut found) = (Rng::new(number), Vec::new());
    while found.len() < MOST {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => drop(game.roll()?),
            Turn::Seat { seat } => {
                let (position, moves) = (game.position().clone(), game.moves());
                let wanted = |mv| wants(&theme(rules.as_ref(), &position, mv));
                if let Some(riddle) = riddler.riddle(&position, seat, &moves, wanted) {
                    found.push(puzzle::<G, B>(&rules, &config, &position, seat, &riddle));
                }
                let view = rules.view(&position, Viewer::Seat(seat));
                let effort = Effort::default();
                let ask = Ask { rules: rules.as_ref(), seat, view: &view, moves: &moves, effort };
                let bot = if rng.below(100) < ASTRAY { &mut weak } else { &mut strong };
                let mv = bot.think(&ask, &mut rng).mv;
                game.play(seat, mv).expect("bots choose among the legal moves");
            }
        }
    }
    Ok((found, riddler.sieve))
}

fn puzzle<G: Playable, B: Opponents<G>>(
    rules: &G,
    config: &Config,
    position: &G::Position,
    seat: Seat,
    riddle: &Riddle<G::Move>,
) -> Puzzle {
    let text = rules.write_position(position);
    let usual = |(key, value): &(&String, &String)| {
        let option = G::card().options.iter().find(|option| option.key == key.as_str());
        option.is_some_and(|option| option.kind.default() != value.as_str())
    };
    let options = config.options.iter().filter(usual).map(|(key, value)| (key.clone(), value.clone()));
    Puzzle {
        id: fingerprint(&text)[..10].to_owned(),
        rating: rating::<G, B>(rules, position, seat, riddle.best),
        theme: theme(rules, position, riddle.best),
        seats: config.seats,
        options: options.collect(),
        seat: seat.index(),
        best: riddle.best.to_string(),
        others: riddle.others.iter().map(|(mv, loss)| (mv.to_string(), (loss * 1e3).round() / 1e3)).collect(),
        position: text,
    }
}

/// What a move is about.
fn theme<G: Playable>(rules: &G, position: &G::Position, mv: G::Move) -> String {
    let mut after = position.clone();
    rules.play(&mut after, mv, &mut ());
    if rules.ending(&after).is_some() || rules.round(&after) != rules.round(position) {
        return "ending".into();
    }
    let text = mv.to_string();
    text.split(' ').next().unwrap_or_default().to_owned()
}

/// The rating at which players of the levels' ratings would find the puzzle as often as the levels did.
fn rating<G: Playable, B: Opponents<G>>(rules: &G, position: &G::Position, seat: Seat, best: G::Move) -> u16 {
    let view = rules.view(position, Viewer::Seat(seat));
    let moves = Buffers::<G>::default().list(rules, position).to_vec();
    let ask = Ask { rules, seat, view: &view, moves: &moves, effort: Effort::default() };
    let finds = |level: &str| {
        let mut bot = B::bot(level).expect("every game has the ladder");
        (0..TRIES).filter(|&seed| bot.think(&ask, &mut Rng::new(seed)).mv == best).count() as f64
    };
    let found: f64 = scale().map(|(level, _)| finds(level) / TRIES as f64).sum();
    as_hard_as(found)
}

/// The rating of a puzzle that this many of the six levels find.
fn as_hard_as(found: f64) -> u16 {
    let expected = |puzzle: f64| -> f64 {
        scale().map(|(_, player)| 1.0 / (1.0 + 10_f64.powf((puzzle - player) / 400.0))).sum()
    };
    let (mut low, mut high) = (500.0, 2_200.0);
    for _ in 0..20 {
        let middle = f64::midpoint(low, high);
        if expected(middle) > found { low = middle } else { high = middle }
    }
    f64::midpoint(low, high).round() as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fewer_levels_find_is_harder() {
        let ratings = [6.0, 5.0, 3.0, 1.0, 0.0].map(as_hard_as);
        assert!(ratings.is_sorted() && ratings[0] < 600 && ratings[4] > 2_000, "{ratings:?}");
        assert!(
            (1_250..=1_350).contains(&ratings[2]),
            "half of them: between Medium and Hard, not {}",
            ratings[2]
        );
    }

    #[test]
    fn a_file_reads_back() {
        let puzzle = Puzzle {
            id: "0123456789".into(),
            rating: 1_200,
            theme: "camels".into(),
            seats: 2,
            options: [("moon".to_owned(), "on".to_owned())].into(),
            seat: 1,
            best: "camels".into(),
            others: vec![("take gold".into(), 0.05)],
            position: "some text".into(),
        };
        let file = Puzzles {
            rules_version: 1,
            edition: "default".into(),
            components: "ab".into(),
            puzzles: vec![puzzle],
        };
        assert_eq!(Puzzles::read(&file.clone().text()), Ok(file));
    }
}
