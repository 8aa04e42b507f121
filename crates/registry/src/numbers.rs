//! A match written as numbers, for programs that learn.

use search::{Opponents, Scribe};
use table::{BySeat, Seat, Standing, Turn, Viewer};

use crate::seated::Seated;
use crate::{Play as _, Playable};

/// The size of a game written as numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Space {
    /// How many numbers a view has.
    pub features: usize,
    /// How many different moves there are.
    pub actions: usize,
}

/// What learners get to see of a match. All of it is `None` for a game that can't be written as numbers.
pub trait Numbers {
    /// How many numbers a view has, and how many moves there are.
    fn space(&self) -> Option<Space>;

    /// What the seat sees, as [`Space::features`] numbers.
    fn features(&self, seat: Seat) -> Option<Vec<i8>>;

    /// The numbers of the legal moves, in the order of [`crate::Play::moves`].
    fn actions(&self) -> Option<Vec<u32>>;

    /// What the match brought each seat; all 0 until it is over.
    fn rewards(&self) -> Vec<f32>;
}

/// What an end is worth to each seat: 1 for winning alone, with a sum of 0, so with two seats a loss is -1
/// and a tie 0.
pub(crate) fn rewards(standings: &BySeat<Standing>) -> impl Iterator<Item = f32> + '_ {
    let seats = standings.seats() as f32;
    let winners = standings.as_slice().iter().filter(|standing| standing.place == 1).count() as f32;
    standings.as_slice().iter().map(move |standing| {
        let share = if standing.place == 1 { 1.0 / winners } else { 0.0 };
        (share * seats - 1.0) / (seats - 1.0)
    })
}

pub(crate) fn space<G: Playable>(scribe: &dyn Scribe<G>, rules: &G) -> Space {
    Space { features: scribe.features(), actions: scribe.actions(rules) as usize }
}

impl<G: Playable, B: Opponents<G>> Numbers for Seated<G, B> {
    fn space(&self) -> Option<Space> {
        B::scribe().map(|scribe| space(scribe, self.inside().rules()))
    }

    fn features(&self, seat: Seat) -> Option<Vec<i8>> {
        let (scribe, game) = (B::scribe()?, self.inside());
        let mut features = vec![0; scribe.features()];
        let view = game.rules().view(game.position(), Viewer::Seat(seat));
        scribe.encode(game.rules(), &view, seat, &mut features);
        Some(features)
    }

    fn actions(&self) -> Option<Vec<u32>> {
        let (game, mut actions) = (self.inside(), Vec::new());
        B::scribe()?.number(game.rules(), &game.moves(), &mut actions);
        Some(actions)
    }

    fn rewards(&self) -> Vec<f32> {
        let game = self.inside();
        match self.turn() {
            Turn::Over => rewards(&game.scores()).collect(),
            Turn::Seat { .. } | Turn::Chance => vec![0.0; game.rules().seats()],
        }
    }
}
