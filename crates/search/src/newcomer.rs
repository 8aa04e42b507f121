//! The judge of a game that has none of its own yet: it knows the rules and nothing else.

use std::fmt::{self, Write as _};

use serde::{Deserialize, Serialize};
use table::{BySeat, Game, Imagine, Progress, Rng, Seat, Standing, Turn};

use crate::{Buffers, Insight, Judge, Ladder, Opponents, random_game};

/// Values a position by one random game to its end, and a move by the points it brings at once. With it a new
/// game has all levels from its first day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Newcomer {}

impl<G: Game> Insight<G> for Newcomer {
    fn value(&self, rules: &G, position: &G::Position) -> BySeat<f32> {
        let mut end = *position;
        random_game(rules, &mut end, &mut Rng::new(fingerprint(position)), &mut Buffers::default());
        let standings = rules.scores(&end);
        let first = |standing: &Standing| standing.place == 1;
        let winners = standings.as_slice().iter().filter(|standing| first(standing)).count() as f32;
        let share = |seat: Seat| if first(&standings[seat]) { 1.0 / winners } else { 0.0 };
        BySeat::from_fn(rules.seats(), share)
    }

    fn promise(&self, rules: &G, position: &G::Position, moves: &[G::Move], promise: &mut Vec<f32>) {
        let Turn::Seat { seat } = rules.turn(position) else { return };
        let lead = |&mv: &G::Move| lead_after(rules, position, seat, mv) as f32;
        let begin = promise.len();
        promise.extend(moves.iter().map(lead));
        // What points are worth nobody knows yet, so the best move promises just a little more than the worst.
        let leads = &mut promise[begin..];
        let (least, most) =
            leads.iter().fold((f32::MAX, f32::MIN), |(a, b), &lead| (a.min(lead), b.max(lead)));
        let scale = (most - least).max(1.0);
        for lead in leads {
            *lead = (*lead - least) / scale;
        }
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

/// By how many points the seat is ahead of the best of the others once it has played a move.
fn lead_after<G: Game>(rules: &G, position: &G::Position, seat: Seat, mv: G::Move) -> i32 {
    let mut after = *position;
    rules.play(&mut after, mv, &mut ());
    let standings = rules.scores(&after);
    let others = Seat::all(standings.seats()).filter(|&other| other != seat);
    standings[seat].score - others.map(|other| standings[other].score).max().unwrap_or(0)
}

/// A number made from how something is written, so that a thought can be repeated.
fn fingerprint(thing: &impl fmt::Debug) -> u64 {
    struct Sum(u64);
    impl fmt::Write for Sum {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            // The hash of Fowler, Noll and Vo.
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
