//! Good inputs for each entry point, ready to be damaged.

use table::{Config, Match, Rng};

use super::settings;
use crate::Testable;
use crate::seating::{random_step, sit};

/// Games played for the corpus; their settings differ.
const GAMES: u8 = 6;

/// A game is left after this many plies, so inputs stay short.
const PLIES: u64 = 400;

/// Positions mixed from two.
const MIXTURES: usize = 2_000;

/// Good inputs, by entry point.
#[derive(Clone, Debug, Default)]
pub struct Corpus {
    /// For [`super::log`].
    pub logs: Vec<Vec<u8>>,
    /// For [`super::position`].
    pub positions: Vec<Vec<u8>>,
    /// For [`super::notation`].
    pub notations: Vec<Vec<u8>>,
    /// For [`super::components`].
    pub components: Vec<Vec<u8>>,
    /// For [`super::decisions`].
    pub decisions: Vec<Vec<u8>>,
}

impl Corpus {
    /// Inputs from a few random games with various settings.
    pub fn of<G: Testable>() -> Self {
        let mut corpus = Self::default();
        for edition in G::card().editions {
            corpus.components.push(edition.text.into());
        }
        for game in 0..GAMES {
            corpus.add_game::<G>(game, game.wrapping_mul(37));
        }
        corpus.mix_positions();
        corpus.notations.sort_unstable();
        corpus.notations.dedup();
        corpus
    }

    fn add_game<G: Testable>(&mut self, seats: u8, options: u8) {
        let config: Config = settings(G::card(), seats, options);
        let (mut game, mut rng) = (sit::<G>(&config, seats.into()), Rng::new(seats.into()));
        self.components.push(game.rules().components().into());
        for _ in 0..PLIES {
            self.add_ply(&game, &mut rng, [seats, options]);
            if !random_step(&mut game, &mut rng) {
                break;
            }
        }
        self.logs.push(game.revealed_log().to_string().into());
        let bytes = (0..PLIES).map(|_| rng.below(256) as u8);
        self.decisions.push([seats, options].into_iter().chain(bytes).collect());
    }

    /// Positions with one field taken from another position at the same table: each part is sound, but most
    /// don't fit together.
    fn mix_positions(&mut self) {
        let mut rng = Rng::new(1);
        let played = self.positions.clone();
        let fields = |bytes: &[u8]| bytes.split(|&b| b == b' ').map(<[u8]>::to_vec).collect::<Vec<_>>();
        for _ in 0..MIXTURES {
            let mut any = || &played[rng.below(played.len() as u32) as usize];
            let (one, other) = (any(), any());
            let (mut mixed, other_fields) = (fields(one), fields(other));
            if one[..2] == other[..2] && mixed.len() == other_fields.len() && mixed.len() > 1 {
                let nth = rng.below(mixed.len() as u32 - 1) as usize + 1;
                mixed[nth].clone_from(&other_fields[nth]);
                self.positions.push(mixed.join(&b' '));
            }
        }
    }

    /// Now and then keeps a position and some notation.
    fn add_ply<G: Testable>(&mut self, game: &Match<G>, rng: &mut Rng, settings: [u8; 2]) {
        if rng.below(8) == 0 {
            let text = game.rules().write_position(game.position());
            self.positions.push([&settings[..], text.as_bytes()].concat());
        }
        let moves = game.moves().into_iter().map(|mv| mv.to_string());
        let outcomes = game.outcomes().into_iter().map(|chance| chance.outcome.to_string());
        self.notations.extend(moves.chain(outcomes).take(20).map(String::into_bytes));
    }
}
