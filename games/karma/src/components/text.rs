//! Writes components as canonical TOML: one card per line, in the order of the card numbers.

use std::fmt::Write as _;

use super::{Bonus, Building, Card, Components, Face, Good};
use crate::card_set::CardSet;
use crate::cards::CardId;
use crate::dice::Colour;
use table::Tag;

impl Components {
    /// The tables as TOML, which reads back to the same tables.
    pub fn write(&self) -> String {
        let tags = &self.tags;
        let mut text = String::new();
        text += &self.table("ships", tags.ships, &self.ships);
        text += &self.table("buildings", tags.buildings, &self.buildings);
        text += &self.table("goods", tags.goods, &self.goods);
        text += &self.table("palace", tags.palace, &self.palace);
        text += &self.dice();
        text + &scoring(tags.scoring)
    }

    fn table(&self, name: &str, tag: Tag, cards: &CardSet) -> String {
        let rows: Vec<String> = cards.iter().map(|id| format!("  {{ {} }},", self.row(id))).collect();
        format!("[{name}]\ntag = \"{}\"\nrows = [\n{}\n]\n\n", tag.name(), rows.join("\n"))
    }

    fn row(&self, id: CardId) -> String {
        let card = self.card(id);
        let corner = match card.pips {
            0 => format!("corner = \"{}\"", card.corner.name()),
            pips => format!("die = \"{} {pips}\"", card.corner.name()),
        };
        match card.face {
            Face::Ship { pay, reward } => {
                let reward = reward.name();
                format!("number = {id}, pay = {pay}, reward = \"{reward}\"{}, {corner}", good(card))
            }
            Face::Building { pay, colour, .. } => {
                let (types, colour) = (types(card), colour.name());
                format!("types = [{types}], pay = {pay}, colour = \"{colour}\"{}, {corner}", good(card))
            }
            Face::Goods { coins } => {
                let coin = if coins > 0 { format!(", coin = {coins}") } else { String::new() };
                format!("goods = {{ {} }}{coin}, {corner}", values(card))
            }
            Face::Palace { action } => format!("pay = {action}, {corner}"),
        }
    }

    fn dice(&self) -> String {
        let mut text = format!("[dice]\ntag = \"{}\"\n", self.tags.dice.name());
        for colour in Colour::ALL.into_iter().filter(|_| !self.paired) {
            writeln!(text, "{} = {:?}", colour.name(), self.pips[colour]).expect("text takes any line");
        }
        text
    }
}

fn scoring(tag: Tag) -> String {
    let bonuses = Bonus::ALL.map(|bonus| {
        let name = match bonus {
            Bonus::CoinsOrPalace => "coins or palace",
            Bonus::FameOrShip => "fame or ship",
            _ => bonus.word(),
        };
        format!("\"{name}\"")
    });
    format!("\n[scoring]\ntag = \"{}\"\nbonuses = [{}]\n", tag.name(), bonuses.join(", "))
}

fn types(card: Card) -> String {
    let name = |building| match building {
        Building::Red => "\"red\"",
        Building::Yellow => "\"yellow\"",
        Building::White => "\"white\"",
    };
    let shown: Vec<_> = Building::ALL.into_iter().filter(|&b| card.shows(b)).map(name).collect();
    shown.join(", ")
}

fn good(card: Card) -> String {
    if card.good_symbols() == 0 { String::new() } else { format!(", good = {{ {} }}", values(card)) }
}

fn values(card: Card) -> String {
    let name = |good| match good {
        Good::Silk => "silk",
        Good::Tea => "tea",
        Good::Spices => "spices",
    };
    let shown = Good::ALL.into_iter().filter(|&good| card.value(good) > 0);
    shown.map(|good| format!("{} = {}", name(good), card.value(good))).collect::<Vec<_>>().join(", ")
}
