//! Rajas of the Ganges: what a turn brings, looked at to its next roll, and what a regent foresees.

mod regent;

use std::sync::{Arc, LazyLock};

use rajas::{Face, Move, Pending, Position, Raja, Rajas, View};
use search::{Confidence, Insight, Judge, Ladder, Losses, Net, Opponents, Scribe, Told};
use table::{Game, Phrase, Seat, Turn};

pub use self::regent::Regent;
use crate::{ANY, learned, levels, networks};

impl Opponents<Rajas> for Regent {
    type Judge = Steward;

    const LOSSES: &'static [Losses] = levels::RAJAS_LOSSES;

    const LADDER: Ladder = levels::RAJAS;

    fn insight() -> Arc<dyn Insight<Rajas>> {
        static FITTED: LazyLock<Arc<[Net]>> = LazyLock::new(|| networks([FILE]));
        learned::<_, Self>(Arc::clone(&FITTED), &[2, 3, 4], true, CONFIDENCE)
    }

    fn scribe() -> Option<&'static dyn Scribe<Rajas>> {
        Some(&Told)
    }

    fn fitted(nets: Vec<Net>, promises: bool) -> Option<Arc<dyn Insight<Rajas>>> {
        Some(learned::<_, Self>(nets.into(), ANY, promises, CONFIDENCE))
    }

    const WAYS: Option<[&'static str; 2]> = Some(["money", "fame"]);

    fn leaning(_: &Rajas, position: &Position, seat: Seat) -> f32 {
        let raja = position.of(seat);
        share(raja.fame(), raja.money())
    }
}

/// The network that `tools/fit rajas` made, and the confidence that corrects its odds.
const FILE: &[u8] = include_bytes!("../weights/rajas.net");
const CONFIDENCE: &[Confidence] =
    &[Confidence::new(1.15, 0.88), Confidence::new(1.1, 0.86), Confidence::new(1.13, 1.1)];

/// Plays each move on a copy, finishes the turn as best it can up to the next roll, and weighs what the seat
/// has then. Nothing in this game is secret, so the view is the position.
#[derive(Clone, Copy, Debug, Default)]
pub struct Steward;

/// Tenths of a step on the money track; a step of fame counts as two.
const STEP: i32 = 10;
/// A die to pay with, and each of its pips.
const DIE: i32 = 8;
const PIP: i32 = 3;
/// The average face of a die still to be rolled, in halves.
const HALF_FACES: i32 = 7;
const KARMA: i32 = 14;
/// An upgrade is paid back by later buildings.
const UPGRADE: i32 = 14;
/// A worker is an extra turn in every round to come.
const WORKER: i32 = 90;
/// A river space closer to the bridge and the rich half.
const RIVER: i32 = 4;
/// The money of a connected market will come in more than once.
const TRADE: i32 = 9;
/// A square to build on, up to a few.
const GROUND: i32 = 6;
const ENOUGH_GROUND: i32 = 4;
/// A yield tile waiting for its road.
const YIELD: i32 = 12;
const STARTER: i32 = 4;

impl Judge<Rajas> for Steward {
    fn worth(&self, rules: &Rajas, view: &View, mv: Move) -> i32 {
        let position = view.position();
        let seat = mover(rules, position);
        worth(rules, &after(rules, position, seat, mv), seat)
    }

    fn reasons(&self, rules: &Rajas, view: &View, mv: Move) -> Vec<Phrase> {
        let position = view.position();
        let seat = mover(rules, position);
        let next = after(rules, position, seat, mv);
        let (old, new) = (counts(position, seat), counts(&next, seat));
        let gains = GAINS.iter().zip(old.iter().zip(new)).map(|(code, (old, new))| (*code, new - old));
        gains
            .filter(|(_, gain)| *gain > 0)
            .map(|(code, gain)| Phrase::new(code).with("count", gain))
            .collect()
    }
}

/// What a turn may bring, as messages.
const GAINS: [&str; 7] = [
    "rajas-why-fame",
    "rajas-why-money",
    "rajas-why-workers",
    "rajas-why-dice",
    "rajas-why-karma",
    "rajas-why-upgrades",
    "rajas-why-river",
];

/// How much of each a seat has, in the order of `GAINS`.
fn counts(position: &Position, seat: Seat) -> [i64; GAINS.len()] {
    let raja = position.of(seat);
    let dice = raja.dice().len() + dice_in_the_air(position);
    let small = [raja.owned(), dice, raja.karma(), raja.upgrades_made(), raja.boat()];
    let [workers, dice, karma, upgrades, river] = small.map(i64::from);
    [raja.fame().into(), raja.money().into(), workers, dice, karma, upgrades, river]
}

/// The share of all steps that fame has brought; a point of fame counts as two.
fn share(fame: u16, money: u16) -> f32 {
    let (fame, money) = (2.0 * f32::from(fame), f32::from(money));
    fame / (fame + money).max(1.0)
}

/// The seat that decides; if none does, the one whose turn it is.
fn mover(rules: &Rajas, position: &Position) -> Seat {
    match rules.turn(position) {
        Turn::Seat { seat } => seat,
        _ => position.active(),
    }
}

/// The position after the seat plays the move and then, step by step, what looks best.
fn after(rules: &Rajas, position: &Position, seat: Seat, mv: Move) -> Position {
    let mut position = *position;
    rules.play(&mut position, mv, &mut ());
    finished(rules, position, seat)
}

/// The position after the seat finishes its turn, or as far as it gets without a roll.
fn finished(rules: &Rajas, mut position: Position, seat: Seat) -> Position {
    let mut moves = Vec::new();
    while is_within_turn(rules, &position, seat) {
        moves.clear();
        rules.moves(&position, &mut moves);
        let played = moves.iter().filter(|mv| !turns_a_die(**mv)).map(|&mv| {
            let mut next = position;
            rules.play(&mut next, mv, &mut ());
            next
        });
        let Some(best) = played.max_by_key(|next| worth(rules, next, seat)) else { break };
        position = best;
    }
    position
}

/// Whether the seat still has a step of the same turn to decide.
fn is_within_turn(rules: &Rajas, position: &Position, seat: Seat) -> bool {
    let between = matches!(position.pending(), Some(Pending::Place | Pending::Skip));
    rules.turn(position) == (Turn::Seat { seat }) && !between
}

/// Turning dice over leads nowhere by itself.
const fn turns_a_die(mv: Move) -> bool {
    matches!(mv, Move::Flip { .. })
}

fn dice_in_the_air(position: &Position) -> u8 {
    position.in_the_air().0.iter().sum()
}

/// What a seat has, in tenths of a step.
fn worth(rules: &Rajas, position: &Position, seat: Seat) -> i32 {
    let raja = position.of(seat);
    let starts = i32::from(position.next_starter() == Some(seat));
    let own = position.active() == seat;
    let air = if own { dice_in_the_air(position) } else { 0 };
    STEP * rules.overlap(raja)
        + dice(raja)
        + i32::from(air) * (DIE + PIP * HALF_FACES / 2)
        + KARMA * i32::from(raja.karma())
        + UPGRADE * i32::from(raja.upgrades_made())
        + WORKER * i32::from(raja.owned())
        + RIVER * i32::from(raja.boat())
        + TRADE * i32::from(rules.trade(raja))
        + GROUND * (rules.open_ground(raja) as i32).min(ENOUGH_GROUND)
        + YIELD * raja.waiting_yields() as i32
        + STARTER * starts
}

fn dice(raja: &Raja) -> i32 {
    let each = |(colour, face): (_, Face)| {
        i32::from(raja.dice()[colour][face]) * (DIE + PIP * i32::from(face.pips()))
    };
    raja.dice().shown().each().map(each).sum()
}
