//! Starting a game and playing it at random, as most tests here do.

use table::{
    Config, Dealer, Game, Imagine, Match, PositionText, Progress, Rng, Seat, Seed, Setup, Tell, Turn, Viewer,
    Weighted, pick,
};

/// A game with all its powers, as the tests here need it.
pub trait Testable: Setup + PositionText + Imagine + Progress + Tell {}

impl<G: Setup + PositionText + Imagine + Progress + Tell> Testable for G {}

/// A match seeded by a number.
pub(crate) fn sit<G: Testable>(config: &Config, seed: u64) -> Match<G> {
    Match::new(config, Some(Seed::from_number(seed)))
        .unwrap_or_else(|error| panic!("{} cannot be set up: {error}", describe::<G>(config)))
}

/// The same after the first deal: a seat has to decide, or the game is over.
pub(crate) fn dealt<G: Testable>(config: &Config, seed: u64) -> Match<G> {
    let mut game = sit(config, seed);
    while game.turn() == Turn::Chance {
        game.roll().expect("it is chance's turn, and the seed is known");
    }
    game
}

/// The settings with every version of the rules, newest first; only one if they name it.
pub(crate) fn versions<G: Testable>(config: &Config) -> impl Iterator<Item = Config> {
    let all = G::card().rules_versions().rev();
    all.filter(|version| config.rules_version.is_none_or(|named| named == *version))
        .map(|version| config.clone().version(version))
}

/// The settings in a few words, for messages: `jaipur, 2 seats, rules 1, single_round on`.
pub(crate) fn describe<G: Testable>(config: &Config) -> String {
    let options = config.options.iter().map(|(key, value)| format!("{key} {value}"));
    let version = config.rules_version.map(|version| format!("rules {version}"));
    let parts = [G::card().id.to_owned(), format!("{} seats", config.seats)];
    parts.into_iter().chain(version).chain(options).collect::<Vec<_>>().join(", ")
}

/// Everyone who may look at a table with this many seats.
pub(crate) fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// The legal moves of a position.
pub(crate) fn moves_of<G: Game>(rules: &G, position: &G::Position) -> Vec<G::Move> {
    let mut moves = Vec::new();
    rules.moves(position, &mut moves);
    moves
}

/// The possible outcomes of a position.
pub(crate) fn outcomes_of<G: Game>(rules: &G, position: &G::Position) -> Vec<Weighted<G::Outcome>> {
    let mut outcomes = Vec::new();
    rules.outcomes(position, &mut outcomes);
    outcomes
}

/// How many equally likely cases there are in all.
pub(crate) fn total<O>(outcomes: &[Weighted<O>]) -> u64 {
    outcomes.iter().map(|chance| u64::from(chance.weight)).sum()
}

/// One outcome at random, by weight.
pub(crate) fn sample<O: Copy>(outcomes: &[Weighted<O>], rng: &mut Rng) -> O {
    let total = u32::try_from(total(outcomes)).expect("the weights of one draw add up to less than 2^32");
    pick(outcomes, rng.below(total).into())
}

/// Lets the dealer draw one outcome and forces it in the match.
pub(crate) fn deal_one<G: Game>(game: &mut Match<G>, dealer: &mut Dealer) -> (G::Outcome, Vec<G::Event>) {
    let outcomes = game.outcomes();
    let source = game.rules().source(game.position());
    let number = dealer.draw(source, total(&outcomes)).expect("the dealer knows the seed");
    let outcome = pick(&outcomes, number);
    (outcome, game.force(outcome).expect("the outcome is one of those listed"))
}

/// Plays a random move, or draws from the match's own seed; `false` if the match is over.
pub(crate) fn random_step<G: Game>(game: &mut Match<G>, rng: &mut Rng) -> bool {
    match game.turn() {
        Turn::Over => false,
        Turn::Chance => game.roll().is_ok(),
        Turn::Seat { seat } => {
            let mv = rng.choose(&game.moves());
            game.play(seat, mv).unwrap_or_else(|refusal| panic!("{mv} is listed, but refused: {refusal:?}"));
            true
        }
    }
}
