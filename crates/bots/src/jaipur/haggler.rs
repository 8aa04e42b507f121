//! Sparring partners: a haggler with hand-made weights, alone and at the end of rollouts.
//!
//! They show how our levels compare with the kinds of bots that are common for this game, and share nothing
//! with the merchant.

use jaipur::{BonusSize, Cards, Good, Jaipur, Move, Position};
use search::{Bot, Hunch, Insight, Rollouts};
use table::{BySeat, Seat};

/// The sparring partners by name.
pub(super) fn partner(name: &str) -> Option<Box<dyn Bot<Jaipur>>> {
    match name {
        "heuristic" => Some(Box::new(Hunch { insight: Haggler, slip: 0.0 })),
        "rollout" => Some(Box::new(Rollouts { insight: Haggler, worlds: 32, candidates: 16, lead: 12.0 })),
        _ => None,
    }
}

/// Looks one move ahead with hand-made weights, in rupees.
#[derive(Clone, Copy, Debug, Default)]
struct Haggler;

/// What a bonus is worth, by size of the sale.
const BONUS: [f32; 3] = [2.0, 5.0, 9.0];
/// The share of the next token that a good in hand is worth, by how many there will be.
const HOLD: [f32; 6] = [0.0, 0.55, 0.75, 1.0, 1.05, 1.1];
/// A camel in the herd.
const CAMEL: f32 = 0.9;
/// For each card the market gains, since the other player can take it first.
const FRESH: f32 = 0.5;
/// Each card in hand beyond the fifth.
const CROWD: f32 = 0.7;
/// For each card short of three when selling goods that could still become a set.
const HASTE: f32 = 1.6;

impl Insight<Jaipur> for Haggler {
    fn value(&self, rules: &Jaipur, position: &Position) -> BySeat<f32> {
        let held = |seat| f32::from(rules.rupees_held(position, seat)) + hold(rules, position, seat);
        let [first, second] = [Seat::new(0), Seat::new(1)].map(held);
        let value = 1.0 / (1.0 + (-(first - second) / 10.0).exp());
        BySeat::from_fn(2, |seat| if seat.index() == 0 { value } else { 1.0 - value })
    }

    fn promise(&self, rules: &Jaipur, position: &Position, moves: &[Move], promise: &mut Vec<f32>) {
        promise.extend(moves.iter().map(|&mv| gain(rules, position, mv)));
    }
}

fn gain(rules: &Jaipur, position: &Position, mv: Move) -> f32 {
    let hand = position.hands[position.mover];
    let size = f32::from(hand.len());
    match mv {
        Move::Take { good } => step(rules, position, hand, good, 1) - FRESH - crowd(size + 1.0) + crowd(size),
        Move::Camels => f32::from(position.market.camel_count()) * (CAMEL - FRESH),
        Move::Sell { good, count } => {
            let short = f32::from(3_u8.saturating_sub(count));
            let late = position.deck.len() < 8;
            let haste = if late || good.index() < 3 { 0.0 } else { HASTE * short };
            pays(rules, position, good, count) + step(rules, position, hand, good, -i32::from(count)) - haste
                + crowd(size)
                - crowd(size - f32::from(count))
        }
        Move::Swap { taken, given } => {
            let given_camels = f32::from(given.camel_count());
            let changed =
                |good: Good| i32::from(taken.cards().of_good(good)) - i32::from(given.of_good(good));
            let goods: f32 =
                Good::ALL.iter().map(|&good| step(rules, position, hand, good, changed(good))).sum();
            let left: f32 = Good::ALL
                .iter()
                .map(|&good| f32::from(given.of_good(good)) * 0.4 * pays(rules, position, good, 1))
                .sum();
            goods - CAMEL * given_camels - 0.3 * left + crowd(size) - crowd(size + given_camels)
        }
    }
}

fn crowd(size: f32) -> f32 {
    CROWD * (size - 5.0).max(0.0)
}

/// What a sale pays, counting the average bonus.
fn pays(rules: &Jaipur, position: &Position, good: Good, count: u8) -> f32 {
    let tokens: f32 = rules.payout(good, position.sold[good], count).map(f32::from).sum();
    let bonus = BonusSize::of_sale(count).filter(|_| position.has_bonus(count));
    tokens + bonus.map_or(0.0, |size| BONUS[size.index()])
}

/// What goods of a kind are worth in hand.
fn worth(rules: &Jaipur, position: &Position, good: Good, count: u8) -> f32 {
    HOLD[usize::from(count).min(5)] * pays(rules, position, good, count)
}

fn step(rules: &Jaipur, position: &Position, hand: Cards, good: Good, by: i32) -> f32 {
    let count = hand.of_good(good);
    let next = (i32::from(count) + by).clamp(0, 7) as u8;
    0.8 * (worth(rules, position, good, next) - worth(rules, position, good, count))
}

fn hold(rules: &Jaipur, position: &Position, seat: Seat) -> f32 {
    let hand = position.hands[seat];
    Good::ALL.iter().map(|&good| 0.8 * worth(rules, position, good, hand.of_good(good))).sum()
}
