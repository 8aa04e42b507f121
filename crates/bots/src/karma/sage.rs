//! What a sage foresees: each seat's possessions weighed in scoring cards.

use std::sync::LazyLock;

use karma::{Bonus, CardId, CardSet, Good, Karma, Move, Position, Task, View};
use search::{Insight, built_in};
use serde::{Deserialize, Serialize};
use table::{BySeat, Fact, Game, Phrase, Seat};

use super::estimate::Look;

/// Weighs what every seat has, in scoring cards.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sage {
    /// A turned scoring card: the unit.
    pub scored: f32,
    /// Having turned all six scoring cards.
    pub home: f32,
    /// A fame, three of which turn a scoring card and gain its bonus.
    pub fame: f32,
    pub coin: f32,
    pub karma: f32,
    pub administrator: f32,
    /// A die by its pips.
    pub die: [f32; 6],
    /// A colour that can pay for more than a small building.
    pub colour: f32,
    /// How much less each die after the fifth is worth.
    pub crowd: f32,
    /// By number of building symbols on the way to a set.
    pub buildings: [f32; 5],
    /// A good on the table.
    pub good: f32,
    /// Each coin of the set that one more good would complete.
    pub ready: f32,
    /// By number of ships in the row, if all others could still follow.
    pub row: [f32; 3],
    /// A turn still to come in this stage.
    pub turn: f32,
    /// The share a seat with a turn to come will get of what the grid offers.
    pub grip: f32,
    /// A goods card to be chosen.
    pub goods_card: f32,
    /// A palace action to be chosen.
    pub palace: f32,
    /// How far off estimates are at the end, and further for each card the leader still has to turn.
    pub doubt: f32,
    pub doubt_per_card: f32,
    /// How strongly a move's gain makes it worth trying.
    pub eagerness: f32,
}

impl Default for Sage {
    fn default() -> Self {
        static BUILT_IN: LazyLock<Sage> =
            LazyLock::new(|| built_in(include_str!("../../weights/karma.toml")));
        *BUILT_IN
    }
}

impl Insight<Karma> for Sage {
    /// Who is ahead; the closer the leader is to the sixth scoring card, the surer.
    fn value(&self, rules: &Karma, position: &Position) -> BySeat<f32> {
        let estimates: BySeat<f32> =
            BySeat::from_fn(rules.seats(), |seat| self.estimate(rules, position, seat));
        let best = estimates.as_slice().iter().copied().fold(f32::MIN, f32::max);
        let doubt = self.doubt(position);
        let shares = estimates.map(|estimate| ((estimate - best) / doubt).exp());
        let all: f32 = shares.as_slice().iter().sum();
        shares.map(|share| share / all)
    }

    fn promise(&self, rules: &Karma, position: &Position, moves: &[Move], promise: &mut Vec<f32>) {
        let look = Look::new(rules, position);
        promise.extend(moves.iter().map(|&mv| self.eagerness * self.gain(&look, mv)));
    }

    fn reasons(&self, rules: &Karma, view: &View, mv: Move) -> Vec<Phrase> {
        let look = Look::new(rules, view.known());
        match mv {
            Move::Take { card } => self.why_take(&look, card),
            Move::Die { card } => vec![why_die(&look, card)],
            _ => Vec::new(),
        }
    }
}

impl Sage {
    /// What the card brings at once, and whether it brings a set closer.
    fn why_take(&self, look: &Look<'_>, card: CardId) -> Vec<Phrase> {
        let gains = look.gains(card);
        let nearer = self.progress(look, card) > 0.0;
        let at_once =
            (!gains.is_empty()).then(|| Phrase::new("karma-why-gains").with("gains", Fact::List(gains)));
        at_once.into_iter().chain(nearer.then(|| Phrase::new("karma-why-nearer"))).collect()
    }

    /// How far off estimates are: further, the more scoring cards the leader still has to turn.
    pub fn doubt(&self, position: &Position) -> f32 {
        let seats = position.players.seats();
        let turned = Seat::all(seats).map(|seat| position.players[seat].turned()).max().unwrap_or(0);
        self.doubt + self.doubt_per_card * f32::from(6_u8.saturating_sub(turned))
    }

    /// What a move brings the seat that makes it, at a glance.
    fn gain(&self, look: &Look<'_>, mv: Move) -> f32 {
        match mv {
            Move::Die { card } => self.new_dice(look, 1) + self.fit(look, card),
            Move::Take { card } if look.position.task() == Task::Act => {
                self.card(look, card) - self.price(look, card).unwrap_or(0.0)
            }
            Move::Take { card } => self.card(look, card),
            Move::Pay { payment } => -self.cost(payment),
            Move::Discard { first, second } => -self.one(first) - second.map_or(0.0, |die| self.one(die)),
            Move::Coins => 2.0 * self.coin,
            Move::Fame => self.fame,
            Move::Copy { seat } => self.copy(look, seat),
            Move::Draw => self.new_dice(look, 2) - self.administrator,
            Move::Again => self.turn - self.administrator,
            Move::SameBuildings => self.administrator,
            Move::EachBuilding { cards } => self.administrator - self.good * distinct(cards),
            Move::SameGoods => self.coin * f32::from(look.tableau.same_coins()),
            Move::EachGood { cards } => self.coin * coins(look, cards) - self.good * distinct(cards),
            Move::Lay { bonus } => self.bonus(bonus) * (distance_from_middle(look) - 2.0),
            Move::CollectAdministrator | Move::CollectCoins | Move::Enough | Move::Done => 0.0,
        }
    }
    /// A colour that this die may bring to the point where it pays for more than a small building.
    fn fit(&self, look: &Look<'_>, card: CardId) -> f32 {
        let faces = look.player.dice[look.rules.parts().card(card).corner];
        let total: u8 = (1..).zip(faces).map(|(pips, count)| pips * count).sum();
        if (2..6).contains(&total) { self.colour } else { 0.0 }
    }

    fn bonus(&self, bonus: Bonus) -> f32 {
        match bonus {
            Bonus::Karma => 2.0 * self.karma,
            Bonus::CoinsOrPalace => self.palace.max(2.0 * self.coin),
            Bonus::FameOrShip => self.fame,
            Bonus::Administrator => self.administrator,
            Bonus::Dice => self.die[2] + self.die[3],
            Bonus::Turn => self.turn + self.grip * self.fame,
        }
    }
}

/// 5, 3 or 1: with open scoring cards the outer ones are turned first, and their bonus is useful longest.
fn distance_from_middle(look: &Look<'_>) -> f32 {
    let laid = look.player.track.iter().flatten().count() as f32;
    (2.0 * laid - 5.0).abs()
}

/// How many cards a set of one of each uses up.
fn distinct(cards: [CardId; 3]) -> f32 {
    cards.into_iter().collect::<CardSet>().len() as f32
}

/// The coins for one good of each kind.
fn coins(look: &Look<'_>, cards: [CardId; 3]) -> f32 {
    let value = |(card, good)| f32::from(look.rules.parts().card(card).value(good));
    cards.into_iter().zip(Good::ALL).map(value).sum()
}

/// How many dice of the colour there would then be.
fn why_die(look: &Look<'_>, card: CardId) -> Phrase {
    let parts = look.rules.parts();
    let same = look.player.hand.and(&parts.corners[parts.card(card).corner as usize]).len();
    Phrase::new("karma-why-die").with("count", same as u32 + 1)
}

#[cfg(test)]
mod tests {
    use table::{Config, Rng, Setup};

    use super::*;

    #[test]
    fn values_are_shares_and_follow_the_tracks() {
        for seats in 2..=4 {
            let rules = Karma::set_up(&Karma::card().settle(&Config::new(seats)).unwrap()).unwrap();
            let (mut position, mut rng) = (rules.start(), Rng::new(5));
            while rules.turn(&position) == table::Turn::Chance {
                let outcome = rules.draw(&position, &mut Vec::new(), |total| rng.below(total));
                rules.resolve(&mut position, outcome, &mut ());
            }
            let last = Seat::new(seats - 1);
            let before = Sage::default().value(&rules, &position);
            position.players[last].left = 2;
            let after = Sage::default().value(&rules, &position);
            let total: f32 = after.as_slice().iter().sum();
            assert!((total - 1.0).abs() < 1e-5 && after[last] > before[last], "{before:?} {after:?}");
        }
    }
}
