//! Jaipur: what a trader sees at once, and what a merchant foresees.

mod haggler;
mod reasons;

use std::sync::{Arc, LazyLock};

use jaipur::{BonusSize, ByGood, Card, Cards, Good, Jaipur, Move, Position, View};
use search::{Bot, Confidence, Insight, Judge, Ladder, Losses, Net, Opponents, Scribe, Told, built_in};
use serde::{Deserialize, Serialize};
use table::{BySeat, Phrase, Quill, Seat};

use crate::{ANY, learned, levels, networks};

impl Opponents<Jaipur> for Merchant {
    type Judge = Trader;

    const LOSSES: &'static [Losses] = levels::JAIPUR_LOSSES;

    const LADDER: Ladder = levels::JAIPUR;

    fn insight() -> Arc<dyn Insight<Jaipur>> {
        static FITTED: LazyLock<Arc<[Net]>> = LazyLock::new(|| networks([FILE]));
        learned::<_, Self>(Arc::clone(&FITTED), &[2], true, CONFIDENCE)
    }

    fn scribe() -> Option<&'static dyn Scribe<Jaipur>> {
        Some(&Told)
    }

    fn fitted(nets: Vec<Net>, promises: bool) -> Option<Arc<dyn Insight<Jaipur>>> {
        Some(learned::<_, Self>(nets.into(), ANY, promises, CONFIDENCE))
    }

    fn partners() -> &'static [&'static str] {
        &["heuristic", "rollout"]
    }

    fn partner(name: &str) -> Option<Box<dyn Bot<Jaipur>>> {
        haggler::partner(name)
    }
}

/// The network that `tools/fit jaipur` made, and the confidence that corrects its odds.
const FILE: &[u8] = include_bytes!("../weights/jaipur.net");
const CONFIDENCE: &[Confidence] = &[Confidence::new(1.2, 0.92)];

/// Likes the sale that pays most now, otherwise the single card whose row shows the highest token, otherwise
/// anything.
#[derive(Clone, Copy, Debug, Default)]
pub struct Trader;

/// What a bonus token is worth on average, by cards sold: three, four, five or more.
const BONUS: [i32; 3] = [2, 5, 9];
/// Any sale is better than any single card.
const SALE: i32 = 1000;

impl Judge<Jaipur> for Trader {
    fn worth(&self, rules: &Jaipur, view: &View, mv: Move) -> i32 {
        match mv {
            Move::Sell { good, count } => {
                let paid: i32 = rules.payout(good, view.sold(good), count).map(i32::from).sum();
                let bonus = view.bonus_pile(count).map_or(0, |pile| BONUS[pile.index()]);
                SALE + paid + bonus
            }
            Move::Take { good } => 1 + rules.payout(good, view.sold(good), 1).map(i32::from).sum::<i32>(),
            Move::Camels | Move::Swap { .. } => 0,
        }
    }
}

/// Weighs a hand by what it will fetch, and the round by how much of it is left.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Merchant {
    /// The share of a sale's worth that cards in hand already count for.
    pub patience: f32,
    /// The share of a token that a card is worth while there are too few to sell.
    pub single: f32,
    /// The share of the next bonus that a growing set is worth.
    pub growth: f32,
    /// Rupees for each camel while the deck lasts.
    pub camel: f32,
    /// Rupees for each camel more than the other herd has, up to the camel token.
    pub lead: f32,
    /// Rupees for having the turn.
    pub tempo: f32,
    /// How far off estimates are when nothing is left to draw, and further for each card in the deck.
    pub doubt: f32,
    pub doubt_per_card: f32,
    /// How strongly a move's gain makes it worth trying.
    pub eagerness: f32,
}

impl Default for Merchant {
    fn default() -> Self {
        static BUILT_IN: LazyLock<Merchant> =
            LazyLock::new(|| built_in(include_str!("../weights/jaipur.toml")));
        *BUILT_IN
    }
}

impl Insight<Jaipur> for Merchant {
    fn value(&self, rules: &Jaipur, position: &Position) -> BySeat<f32> {
        let [first, second] = [Seat::new(0), Seat::new(1)];
        let round = 1.0 / (1.0 + (-self.lead_of_first(rules, position) / self.doubt_in(position)).exp());
        let [won, lost] = [first, second].map(|winner| match_value(rules, position, winner));
        let value = round * won + (1.0 - round) * lost;
        BySeat::from_fn(2, |seat| if seat == first { value } else { 1.0 - value })
    }

    fn promise(&self, rules: &Jaipur, position: &Position, moves: &[Move], promise: &mut Vec<f32>) {
        let worths = self.worths(rules, position);
        let hand = position.hands[position.mover];
        let herd = self.camel_worth(position);
        promise.extend(moves.iter().map(|&mv| {
            let gain = match mv {
                Move::Take { good } => change(&worths, hand, good, 1),
                Move::Camels => herd * f32::from(position.market.camel_count()),
                Move::Sell { good, count } => {
                    sale(rules, position, good, count) + change(&worths, hand, good, -i32::from(count))
                }
                Move::Swap { taken, given } => {
                    let camels = f32::from(given.camel_count());
                    exchange(&worths, hand, taken.cards(), given) - herd * camels
                }
            };
            self.eagerness * gain
        }));
    }

    /// About the round, since a network is fitted to rounds.
    fn opinion(&self, rules: &Jaipur, position: &Position, seat: Seat, quill: &mut Quill<'_>) {
        let (lead, side) = (self.lead_of_first(rules, position), if seat.index() == 0 { 1.0 } else { -1.0 });
        let odds = side * lead / self.doubt_in(position);
        for odds in [odds, -odds] {
            quill.count((-16.0 * (-odds).exp().ln_1p()).round() as i32);
        }
        quill.count((side * lead).round() as i32);
    }

    fn reasons(&self, rules: &Jaipur, view: &View, mv: Move) -> Vec<Phrase> {
        reasons::reasons(rules, view, mv)
    }
}

/// What a number of cards of each good is worth in a hand.
type Worths = ByGood<[f32; 8]>;

impl Merchant {
    /// How far off estimates are.
    fn doubt_in(&self, position: &Position) -> f32 {
        self.doubt + self.doubt_per_card * f32::from(position.deck.len())
    }

    /// How many rupees seat 0 will be ahead of seat 1.
    fn lead_of_first(&self, rules: &Jaipur, position: &Position) -> f32 {
        let worths = self.worths(rules, position);
        let [first, second] =
            [Seat::new(0), Seat::new(1)].map(|seat| self.estimate(rules, position, &worths, seat));
        first - second + if position.mover.index() == 0 { self.tempo } else { -self.tempo }
    }

    fn worths(&self, rules: &Jaipur, position: &Position) -> Worths {
        ByGood::from_fn(|good| self.worth_of(rules, position, good))
    }

    fn worth_of(&self, rules: &Jaipur, position: &Position, good: Good) -> [f32; 8] {
        let least = rules.least_sale(good);
        std::array::from_fn(|count| {
            let count = count as u8;
            let tokens: f32 = rules.payout(good, position.sold[good], count).map(f32::from).sum();
            if count < least {
                return self.single * tokens;
            }
            let (now, next) = (bonus(position, count), bonus(position, count + 1));
            self.patience * (tokens + now) + self.growth * (next - now).max(0.0)
        })
    }

    fn estimate(&self, rules: &Jaipur, position: &Position, worths: &Worths, seat: Seat) -> f32 {
        let hand = position.hands[seat];
        let held: f32 = Good::ALL.iter().map(|&good| worths[good][hand.of_good(good) as usize]).sum();
        let (own, other) = (f32::from(position.herds[seat]), f32::from(position.herds[seat.next(2)]));
        let token = f32::from(rules.tables().camels.token) / 2.0;
        let ahead = (self.lead * (own - other)).clamp(-token, token);
        f32::from(rules.rupees_held(position, seat)) + held + ahead + self.camel_worth(position) * own
    }

    /// Camels buy goods, as long as there are goods to buy.
    fn camel_worth(&self, position: &Position) -> f32 {
        self.camel * (f32::from(position.deck.len()) / 20.0).min(1.0)
    }
}

/// What a sale pays at once, counting the average bonus.
fn sale(rules: &Jaipur, position: &Position, good: Good, count: u8) -> f32 {
    rules.payout(good, position.sold[good], count).map(f32::from).sum::<f32>() + bonus(position, count)
}

fn bonus(position: &Position, cards: u8) -> f32 {
    match BonusSize::of_sale(cards) {
        Some(size) if position.has_bonus(cards) => BONUS[size.index()] as f32,
        _ => 0.0,
    }
}

/// How a hand's worth changes with more or fewer of one good.
fn change(worths: &Worths, hand: Cards, good: Good, by: i32) -> f32 {
    let count = i32::from(hand.of_good(good));
    worths[good][(count + by).clamp(0, 7) as usize] - worths[good][count as usize]
}

fn exchange(worths: &Worths, hand: Cards, taken: Cards, given: Cards) -> f32 {
    let by = |good| i32::from(taken.count(Card::Good(good))) - i32::from(given.count(Card::Good(good)));
    Good::ALL.iter().map(|&good| change(worths, hand, good, by(good))).sum()
}

/// Seat 0's chance of winning the match if `winner` takes this round; future rounds count as even.
fn match_value(rules: &Jaipur, position: &Position, winner: Seat) -> f32 {
    let mut seals = [position.seals[Seat::new(0)], position.seals[Seat::new(1)]];
    seals[winner.index()] += 1;
    match seals {
        _ if rules.is_single_round() => 1.0 - winner.index() as f32,
        [2, _] => 1.0,
        [_, 2] => 0.0,
        [1, 0] => 0.75,
        [0, 1] => 0.25,
        _ => 0.5,
    }
}
