//! The game's nouns as message ids.

use table::{Fact, Phrase};

use crate::card_set::CardSet;
use crate::cards::CardId;
use crate::components::{Bonus, Building, Card, Face, Good, Reward};
use crate::dice::{Colour, Die};
use crate::event::Token;

pub(crate) const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Orange => "karma-orange",
        Colour::Green => "karma-green",
        Colour::Blue => "karma-blue",
        Colour::Purple => "karma-purple",
    }
}

/// A die whose pips nobody has seen.
pub(crate) const fn unseen_die(colour: Colour) -> Fact {
    Fact::Term(match colour {
        Colour::Orange => "karma-one-orange",
        Colour::Green => "karma-one-green",
        Colour::Blue => "karma-one-blue",
        Colour::Purple => "karma-one-purple",
    })
}

/// The corner of a card.
const fn corner(colour: Colour) -> Fact {
    Fact::Term(match colour {
        Colour::Orange => "karma-corner-orange",
        Colour::Green => "karma-corner-green",
        Colour::Blue => "karma-corner-blue",
        Colour::Purple => "karma-corner-purple",
    })
}

/// A die: the message is given its pips as `$count`.
pub(crate) const fn die(die: Die) -> Fact {
    let of = match die.colour {
        Colour::Orange => "karma-orange-die",
        Colour::Green => "karma-green-die",
        Colour::Blue => "karma-blue-die",
        Colour::Purple => "karma-purple-die",
    };
    Fact::Count { count: die.pips as u32, of }
}

pub(crate) const fn building(building: Building) -> &'static str {
    match building {
        Building::Red => "karma-red",
        Building::Yellow => "karma-yellow",
        Building::White => "karma-white",
    }
}

/// A building on a card, as a sentence names it.
const fn one_building(building: Building) -> &'static str {
    match building {
        Building::Red => "karma-one-red",
        Building::Yellow => "karma-one-yellow",
        Building::White => "karma-one-white",
    }
}

/// A good: the message is given its value as `$count`.
pub(crate) const fn good(good: Good) -> &'static str {
    match good {
        Good::Silk => "karma-silk",
        Good::Tea => "karma-tea",
        Good::Spices => "karma-spices",
    }
}

pub(crate) const fn reward(reward: Reward) -> &'static str {
    match reward {
        Reward::TwoKarma => "karma-reward-two-karma",
        Reward::TwoDice => "karma-reward-two-dice",
        Reward::ThreeCoins => "karma-reward-three-coins",
        Reward::TwoCoinsAndFame => "karma-reward-two-coins-and-fame",
        Reward::GoodsOrTwo => "karma-reward-goods-or-two",
        Reward::DieAndGood => "karma-reward-die",
        Reward::FameAndGood => "karma-reward-fame",
        Reward::KarmaAndGood => "karma-reward-karma",
        Reward::GoodsAndDie => "karma-reward-goods-and-die",
        Reward::Palace => "karma-reward-palace",
    }
}

pub(crate) const fn palace(action: u8) -> &'static str {
    match action {
        2 => "karma-palace-2",
        3 => "karma-palace-3",
        4 => "karma-palace-4",
        5 => "karma-palace-5",
        _ => "karma-palace-6",
    }
}

pub(crate) const fn bonus(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Karma => "karma-bonus-karma",
        Bonus::CoinsOrPalace => "karma-bonus-coins-or-palace",
        Bonus::FameOrShip => "karma-bonus-fame-or-ship",
        Bonus::Administrator => "karma-bonus-administrator",
        Bonus::Dice => "karma-bonus-dice",
        Bonus::Turn => "karma-bonus-turn",
    }
}

pub(crate) const fn tokens(token: Token) -> &'static str {
    match token {
        Token::Fame => "karma-n-fame",
        Token::Coins => "karma-n-coins",
        Token::Karma => "karma-n-karma",
        Token::Administrators => "karma-n-administrators",
    }
}

/// What a card shows on its action side.
pub(crate) fn what(card: Card) -> Fact {
    match card.face {
        Face::Ship { .. } => Phrase::new("karma-ship").with("brings", shown(card)).into(),
        _ => shown(card),
    }
}

/// What a card is called: what it shows, a ship by the number printed on it.
pub(crate) fn name(id: CardId, card: Card) -> Fact {
    match card.face {
        Face::Ship { .. } => {
            let ship = Phrase::new("karma-ship-number").with("number", id.number());
            ship.with("brings", shown(card)).into()
        }
        _ => shown(card),
    }
}

/// What a card brings or has on it, with its goods and coins.
fn shown(card: Card) -> Fact {
    let mut parts: Vec<Fact> = match card.face {
        Face::Ship { reward: brings, .. } => vec![Fact::Term(reward(brings))],
        Face::Building { .. } => {
            let shown = Building::ALL.into_iter().filter(|&b| card.shows(b));
            shown.map(|b| Fact::Term(one_building(b))).collect()
        }
        Face::Goods { .. } => Vec::new(),
        Face::Palace { action } => vec![Fact::Term(palace(action))],
    };
    parts.extend(goods(card));
    if let Face::Goods { coins: coins @ 1.. } = card.face {
        parts.push(Fact::Count { count: coins.into(), of: tokens(Token::Coins) });
    }
    Fact::List(parts)
}

/// What else tells a card from others of the same name: price, corner, and which of several copies it is.
pub(crate) fn marks(card: Card, copy: u32) -> Fact {
    let price = match card.face {
        Face::Building { pay, colour, .. } => Fact::Count { count: pay.into(), of: cost(colour) },
        Face::Ship { pay, .. } | Face::Palace { action: pay } => {
            Fact::Count { count: pay.into(), of: "karma-cost-one-die" }
        }
        Face::Goods { .. } => Fact::Term("karma-free"),
    };
    let code = if copy > 1 { "karma-marks-copy" } else { "karma-marks" };
    let marks = Phrase::new(code).with("price", price).with("corner", corner(card.corner));
    if copy > 1 { marks.with("copy", Fact::Count { count: copy, of: "karma-copy" }) } else { marks }.into()
}

const fn cost(colour: Colour) -> &'static str {
    match colour {
        Colour::Orange => "karma-cost-orange",
        Colour::Green => "karma-cost-green",
        Colour::Blue => "karma-cost-blue",
        Colour::Purple => "karma-cost-purple",
    }
}

/// The goods a card shows, with their values.
pub(crate) fn goods(card: Card) -> impl Iterator<Item = Fact> {
    let shown = Good::ALL.into_iter().filter(move |&kind| card.value(kind) > 0);
    shown.map(move |kind| Fact::Count { count: card.value(kind).into(), of: good(kind) })
}

/// The numbers printed on ships.
pub(crate) fn ship_numbers(ships: &CardSet) -> Fact {
    Fact::List(ships.iter().map(|ship| Fact::from(ship.number())).collect())
}
