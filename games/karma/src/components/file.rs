//! Reads and checks a component file.

use serde::Deserialize;
use table::{ComponentError, Tag};

use super::{Bonus, Building, Card, Components, Face, Reward, Tags};
use crate::cards::DECK;
use crate::dice::{Colour, Dice, Die, Faces};

/// The highest price and value a card may show, so no count can overflow.
pub(crate) const HIGHEST: u8 = 20;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Components"))]
pub(crate) struct File {
    ships: Table<ShipRow>,
    buildings: Table<BuildingRow>,
    goods: Table<GoodsRow>,
    palace: Table<PalaceRow>,
    dice: DiceTable,
    scoring: ScoringTable,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct Table<R> {
    tag: Tag,
    rows: Vec<R>,
}

#[derive(Deserialize, Default, Clone, Copy)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Goods"))]
struct GoodValues {
    #[cfg_attr(test, schemars(skip_serializing_if = "is_nothing"))]
    silk: u8,
    #[cfg_attr(test, schemars(skip_serializing_if = "is_nothing"))]
    tea: u8,
    #[cfg_attr(test, schemars(skip_serializing_if = "is_nothing"))]
    spices: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ShipRow {
    number: u8,
    pay: u8,
    reward: Reward,
    #[serde(default)]
    #[cfg_attr(test, schemars(skip_serializing_if = "Option::is_none"))]
    good: Option<GoodValues>,
    #[cfg_attr(test, schemars(skip_serializing_if = "Option::is_none"))]
    corner: Option<Colour>,
    #[cfg_attr(test, schemars(skip_serializing_if = "Option::is_none"))]
    die: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct BuildingRow {
    types: Vec<Building>,
    pay: u8,
    colour: Colour,
    #[serde(default)]
    #[cfg_attr(test, schemars(skip_serializing_if = "Option::is_none"))]
    good: Option<GoodValues>,
    #[cfg_attr(test, schemars(skip_serializing_if = "Option::is_none"))]
    corner: Option<Colour>,
    #[cfg_attr(test, schemars(skip_serializing_if = "Option::is_none"))]
    die: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct GoodsRow {
    goods: GoodValues,
    #[serde(default)]
    #[cfg_attr(test, schemars(skip_serializing_if = "is_nothing"))]
    coin: u8,
    #[cfg_attr(test, schemars(skip_serializing_if = "Option::is_none"))]
    corner: Option<Colour>,
    #[cfg_attr(test, schemars(skip_serializing_if = "Option::is_none"))]
    die: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct PalaceRow {
    pay: u8,
    #[cfg_attr(test, schemars(skip_serializing_if = "Option::is_none"))]
    corner: Option<Colour>,
    #[cfg_attr(test, schemars(skip_serializing_if = "Option::is_none"))]
    die: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct DiceTable {
    tag: Tag,
    #[cfg_attr(test, schemars(skip_serializing_if = "Option::is_none"))]
    orange: Option<Faces>,
    #[cfg_attr(test, schemars(skip_serializing_if = "Option::is_none"))]
    green: Option<Faces>,
    #[cfg_attr(test, schemars(skip_serializing_if = "Option::is_none"))]
    blue: Option<Faces>,
    #[cfg_attr(test, schemars(skip_serializing_if = "Option::is_none"))]
    purple: Option<Faces>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ScoringTable {
    tag: Tag,
    bonuses: Vec<Bonus>,
}

/// What a file can leave out.
#[cfg(test)]
#[expect(clippy::trivially_copy_pass_by_ref, reason = "a field is asked by reference")]
const fn is_nothing(count: &u8) -> bool {
    *count == 0
}

impl Components {
    /// Reads a component file; errors name the table and row.
    pub fn read(text: &str) -> Result<Self, ComponentError> {
        let file: File = toml::from_str(text).map_err(|error| unreadable(text, &error))?;
        let tags = Tags {
            ships: file.ships.tag,
            buildings: file.buildings.tag,
            goods: file.goods.tag,
            palace: file.palace.tag,
            dice: file.dice.tag,
            scoring: file.scoring.tag,
        };
        let mut deck = ships(file.ships.rows)?;
        rows("buildings", &file.buildings.rows, building, &mut deck)?;
        rows("goods", &file.goods.rows, goods, &mut deck)?;
        rows("palace", &file.palace.rows, palace, &mut deck)?;
        every_palace_action(&deck)?;
        scoring(&file.scoring.bonuses)?;
        Ok(Self::of(&whole_deck(&deck)?, pips(&file.dice, &deck)?, tags))
    }
}

fn unreadable(text: &str, error: &toml::de::Error) -> ComponentError {
    let line =
        error.span().map(|span| text.bytes().take(span.start).filter(|&byte| byte == b'\n').count() + 1);
    let place = line.map(|line| format!("line {line}: ")).unwrap_or_default();
    ComponentError::table("file", format!("{place}{}", error.message().replace('\n', ", ")))
}

fn ensure(holds: bool, reason: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(reason.into()) }
}

/// Adds the cards of a table's rows to the deck.
fn rows<R>(
    table: &str,
    rows: &[R],
    card: impl Fn(&R) -> Result<Card, String>,
    deck: &mut Vec<Card>,
) -> Result<(), ComponentError> {
    for (row, number) in rows.iter().zip(1..) {
        deck.push(card(row).map_err(|reason| ComponentError::row(table, number, reason))?);
    }
    Ok(())
}

/// Ships 1 to 28 once each; in the deck they are in the order of their numbers.
fn ships(mut rows: Vec<ShipRow>) -> Result<Vec<Card>, ComponentError> {
    rows.sort_by_key(|row| row.number);
    for (row, number) in rows.iter().zip(1..) {
        if row.number != number {
            return Err(ComponentError::row(
                "ships",
                row.number,
                format!("ship {number} is to come once, then the next"),
            ));
        }
    }
    if rows.len() != 28 {
        return Err(ComponentError::table("ships", format!("there are 28 ships, not {}", rows.len())));
    }
    let mut deck = Vec::new();
    self::rows("ships", &rows, ship, &mut deck)?;
    Ok(deck)
}

fn ship(row: &ShipRow) -> Result<Card, String> {
    ensure((1..=3).contains(&row.pay), "a ship costs a die of 1, 2 or 3")?;
    let reason = "a good is shown exactly with the rewards that end in \"and good\"";
    ensure(row.good.is_some() == row.reward.shows_good(), reason)?;
    let face = Face::Ship { pay: row.pay, reward: row.reward };
    let (corner, pips) = dice_side(row.corner, row.die.as_deref())?;
    Ok(Card { face, goods: one_good(row.good)?, corner, pips })
}

fn building(row: &BuildingRow) -> Result<Card, String> {
    let different = row.types.len() == 1 || row.types.len() == 2 && row.types[0] != row.types[1];
    ensure(different, "a building card shows one type, or two different ones")?;
    ensure((1..=HIGHEST).contains(&row.pay), "a building costs 1 to 20")?;
    let types = row.types.iter().map(|&building| 1 << building as u8).sum();
    let face = Face::Building { types, pay: row.pay, colour: row.colour };
    let (corner, pips) = dice_side(row.corner, row.die.as_deref())?;
    Ok(Card { face, goods: one_good(row.good)?, corner, pips })
}

fn goods(row: &GoodsRow) -> Result<Card, String> {
    let goods = values(row.goods)?;
    let shown = goods.iter().filter(|&&value| value > 0).count();
    ensure((1..=2).contains(&shown), "a goods card shows one good, or two different ones")?;
    ensure(row.coin <= 5, "a goods card shows at most 5 coins")?;
    let (corner, pips) = dice_side(row.corner, row.die.as_deref())?;
    Ok(Card { face: Face::Goods { coins: row.coin }, goods, corner, pips })
}

fn palace(row: &PalaceRow) -> Result<Card, String> {
    ensure((2..=6).contains(&row.pay), "a palace action costs a die of 2 to 6")?;
    let (corner, pips) = dice_side(row.corner, row.die.as_deref())?;
    Ok(Card { face: Face::Palace { action: row.pay }, goods: [0; 3], corner, pips })
}

/// The dice side: a colour alone, with its pips drawn from those of the colour (CKA-29), or its own die.
fn dice_side(corner: Option<Colour>, die: Option<&str>) -> Result<(Colour, u8), String> {
    match (corner, die) {
        (Some(corner), None) => Ok((corner, 0)),
        (None, Some(text)) => {
            let die = text.split_once(' ').and_then(|(colour, pips)| Die::parse(&format!("{colour}{pips}")));
            die.map(|die| (die.colour, die.pips))
                .ok_or_else(|| format!("{text:?} is not a die such as \"blue 5\""))
        }
        _ => Err("a card has either a corner or a die".into()),
    }
}

fn values(goods: GoodValues) -> Result<[u8; 3], String> {
    let values = [goods.silk, goods.tea, goods.spices];
    ensure(values.iter().all(|&value| value <= HIGHEST), "a good is worth 1 to 20")?;
    Ok(values)
}

fn one_good(goods: Option<GoodValues>) -> Result<[u8; 3], String> {
    let Some(goods) = goods else { return Ok([0; 3]) };
    let values = values(goods)?;
    ensure(
        values.iter().filter(|&&value| value > 0).count() == 1,
        "exactly one good is shown, worth 1 or more",
    )?;
    Ok(values)
}

fn every_palace_action(deck: &[Card]) -> Result<(), ComponentError> {
    let missing = (2..=6).find(|&action| deck.iter().all(|card| card.face != Face::Palace { action }));
    match missing {
        Some(action) => Err(ComponentError::table("palace", format!("palace action {action} is missing"))),
        None => Ok(()),
    }
}

fn scoring(bonuses: &[Bonus]) -> Result<(), ComponentError> {
    if bonuses != Bonus::ALL {
        let reason = "the six bonuses are karma, coins or palace, fame or ship, administrator, dice, turn";
        return Err(ComponentError::table("scoring", reason));
    }
    Ok(())
}

fn whole_deck(deck: &[Card]) -> Result<[Card; DECK + 1], ComponentError> {
    if deck.len() != DECK {
        let reason = format!("the four tables have {} cards together, and there must be {DECK}", deck.len());
        return Err(ComponentError::table("palace", reason));
    }
    let tied = deck.iter().filter(|card| card.pips > 0).count();
    if tied != 0 && tied != DECK {
        let reason = format!("{tied} cards have a die of their own, and there must be {DECK} or none");
        return Err(ComponentError::table("file", reason));
    }
    Ok(std::array::from_fn(|index| deck[index.saturating_sub(1)]))
}

/// As many pips of each colour as cards; if cards have their own dice, those are counted.
fn pips(table: &DiceTable, deck: &[Card]) -> Result<Dice, ComponentError> {
    let tied = deck[0].pips > 0;
    let mut dice = Dice::EMPTY;
    for (colour, faces) in Colour::ALL.into_iter().zip([table.orange, table.green, table.blue, table.purple])
    {
        let refuse = |reason: String| Err(ComponentError::row("dice", colour.name(), reason));
        let cards = || deck.iter().filter(move |card| card.corner == colour);
        match faces {
            Some(_) if tied => {
                return refuse("every card has a die of its own, so none are counted here".into());
            }
            None if !tied => return refuse("its faces are missing".into()),
            Some(faces) => {
                let (needed, count) =
                    (cards().count(), faces.iter().map(|&count| usize::from(count)).sum::<usize>());
                if count != needed {
                    return refuse(format!("{needed} faces are needed, not {count}"));
                }
                dice[colour] = faces;
            }
            None => cards().for_each(|card| dice.insert(Die { colour, pips: card.pips })),
        }
    }
    Ok(dice)
}
