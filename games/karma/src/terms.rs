//! The game's nouns as message ids.

use table::Fact;

use crate::card_set::CardSet;
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
    let mut parts = Vec::new();
    match card.face {
        Face::Ship { reward: brings, .. } => {
            parts.push(Fact::Term("karma-ship"));
            parts.push(Fact::Term(reward(brings)));
        }
        Face::Building { .. } => {
            let shown = Building::ALL.into_iter().filter(|&b| card.shows(b));
            parts.extend(shown.map(|b| Fact::Term(building(b))));
        }
        Face::Goods { .. } => {}
        Face::Palace { action } => parts.push(Fact::Term(palace(action))),
    }
    parts.extend(goods(card));
    if let Face::Goods { coins: coins @ 1.. } = card.face {
        parts.push(Fact::Count { count: coins.into(), of: tokens(Token::Coins) });
    }
    Fact::List(parts)
}

/// The goods a card shows, with their values.
pub(crate) fn goods(card: Card) -> impl Iterator<Item = Fact> {
    let shown = Good::ALL.into_iter().filter(move |&kind| card.value(kind) > 0);
    shown.map(move |kind| Fact::Count { count: card.value(kind).into(), of: good(kind) })
}

/// Card numbers as a list.
pub(crate) fn numbers(cards: &CardSet) -> Fact {
    Fact::List(cards.iter().map(|card| Fact::from(card.number())).collect())
}
