//! The judge of a game that has none of its own: it knows the rules and nothing else.

use std::fmt::{self, Write as _};

use serde::{Deserialize, Serialize};
use table::{BySeat, Game, Imagine, Progress, Rng, Seat, Turn};

use crate::ismcts::result;
use crate::{Buffers, Insight, Judge, Ladder, Opponents, random_game};

/// Values a position by playing a few random games to the end, and finds every move equally promising. It
/// gives a new game all levels from the first day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Newcomer {}

/// How many random games decide what a position is worth.
const GAMES: u32 = 8;

impl<G: Game> Insight<G> for Newcomer {
    fn value(&self, rules: &G, position: &G::Position) -> BySeat<f32> {
        let (mut rng, mut buffers) = (Rng::new(fingerprint(position)), Buffers::default());
        let mut sum = BySeat::filled(rules.seats(), 0.0);
        for _ in 0..GAMES {
            let mut end = position.clone();
            random_game(rules, &mut end, &mut rng, &mut buffers);
            let share = result(rules, &end);
            sum = BySeat::from_fn(rules.seats(), |seat| sum[seat] + share[seat] / GAMES as f32);
        }
        sum
    }

    fn promise(&self, _: &G, _: &G::Position, moves: &[G::Move], promise: &mut Vec<f32>) {
        promise.extend(moves.iter().map(|_| 0.0));
    }
}

impl<G: Imagine> Judge<G> for Newcomer {
    fn worth(&self, rules: &G, view: &G::View, mv: G::Move) -> i32 {
        let position = rules.imagine(view, &mut Rng::new(fingerprint(view)));
        match rules.turn(&position) {
            Turn::Seat { seat } => lead_after(rules, &position, seat, mv),
            _ => 0,
        }
    }
}

impl<G: Imagine + Progress> Opponents<G> for Newcomer {
    type Judge = Self;

    const LADDER: Ladder = Ladder::UNMEASURED;
}

/// By how many points the seat leads the best of the others after playing a move.
fn lead_after<G: Game>(rules: &G, position: &G::Position, seat: Seat, mv: G::Move) -> i32 {
    let mut after = position.clone();
    rules.play(&mut after, mv, &mut ());
    let standings = rules.scores(&after);
    let others = Seat::all(standings.seats()).filter(|&other| other != seat);
    standings[seat].score - others.map(|other| standings[other].score).max().unwrap_or(0)
}

/// A number derived from how something is written, so a thought can be repeated.
fn fingerprint(thing: &impl fmt::Debug) -> u64 {
    struct Sum(u64);
    impl fmt::Write for Sum {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            // The Fowler–Noll–Vo hash.
            for byte in text.bytes() {
                self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
            Ok(())
        }
    }
    let mut sum = Sum(0xcbf2_9ce4_8422_2325);
    // Writing into a sum cannot fail.
    let _ = write!(sum, "{thing:?}");
    sum.0
}
