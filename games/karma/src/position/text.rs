//! Positions as one line of text: `key=value` fields in fixed order.
//!
//! The pile is left out: it is whatever is nowhere else. So are the pips nobody has seen.

use std::fmt::Display;

use table::{BySeat, PositionText, Seat, TextError, ensure};

use super::{Player, Position};
use crate::Karma;
use crate::card_set::CardSet;
use crate::cards::CardId;
use crate::components::Bonus;
use crate::dice::{Dice, Die};
use crate::pending::Task;
use crate::stack::{Aside, DEEP, Stack};

impl PositionText for Karma {
    fn write_position(&self, position: &Position) -> String {
        let mut fields = vec![
            format!("round={}", position.round),
            format!("stage={}", position.stage),
            format!("starter={}", position.starter),
            format!("active={}", position.active),
            format!("top={}", join(position.top)),
            format!("grid={}", join(&position.grid)),
            format!("discard={}", join(&position.discard)),
            format!("shown={}", join(position.shown.iter())),
            format!("aside={}", join(position.aside.as_slice())),
            format!("stack={}", join(position.stack.as_slice())),
        ];
        for (seat, player) in position.players.iter() {
            fields.extend(player_fields(seat, player));
        }
        fields.join(" ")
    }

    fn read_position(&self, text: &str) -> Result<Position, TextError> {
        let mut fields = Fields { rest: text.split(' ') };
        let mut position = Position {
            round: fields.number("round")?,
            stage: fields.number("stage")?,
            starter: fields.seat("starter", self.seats)?,
            active: fields.seat("active", self.seats)?,
            top: fields.list("top", CardId::parse)?.first().copied(),
            grid: fields.cards("grid")?,
            discard: fields.cards("discard")?,
            shown: fields.dice("shown")?,
            aside: fields.aside()?,
            stack: fields.stack()?,
            pile: CardSet::EMPTY,
            players: BySeat::filled(self.seats, Player::default()),
        };
        for seat in Seat::all(self.seats) {
            position.players[seat] = read_player(&mut fields, seat)?;
        }
        ensure(fields.rest.next().is_none(), || "there are more fields than a position has".into())?;
        position.pile = CardSet::full().without(&position.lying());
        self.audit(&position)?;
        ensure(self.write_position(&position) == text, || {
            "the fields are not in their canonical form".into()
        })?;
        Ok(position)
    }

    fn audit(&self, position: &Position) -> Result<(), TextError> {
        self.audit_position(position)
    }
}

impl Position {
    /// Every card that is not in the pile below its top.
    fn lying(&self) -> CardSet {
        let mut lying = self.grid.or(&self.discard).or(&self.held());
        if let Some(top) = self.top {
            lying.insert(top);
        }
        let players = self.players.as_slice().iter();
        players.fold(lying, |lying, player| lying.or(&player.hand).or(&player.display))
    }
}

/// The items separated by dots, or a dash if there are none.
fn join<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let texts: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if texts.is_empty() { "-".into() } else { texts.join(".") }
}

fn player_fields(seat: Seat, player: &Player) -> [String; 11] {
    let track = player.track.map(|bonus| bonus.map_or("?", Bonus::word));
    [
        format!("hand{seat}={}", join(&player.hand)),
        format!("dice{seat}={}", join(player.dice.iter())),
        format!("display{seat}={}", join(&player.display)),
        format!("track{seat}={}", track.join(".")),
        format!("left{seat}={}", player.left),
        format!("right{seat}={}", player.right),
        format!("fame{seat}={}", player.fame),
        format!("coins{seat}={}", player.coins),
        format!("karma{seat}={}", player.karma),
        format!("administrators{seat}={}", player.administrators),
        format!("owed{seat}={}", player.owed),
    ]
}

fn read_player(fields: &mut Fields<'_>, seat: Seat) -> Result<Player, TextError> {
    Ok(Player {
        hand: fields.cards(&format!("hand{seat}"))?,
        dice: fields.dice(&format!("dice{seat}"))?,
        display: fields.cards(&format!("display{seat}"))?,
        track: fields.track(&format!("track{seat}"))?,
        left: fields.number(&format!("left{seat}"))?,
        right: fields.number(&format!("right{seat}"))?,
        fame: fields.number(&format!("fame{seat}"))?,
        coins: fields.number(&format!("coins{seat}"))?,
        karma: fields.number(&format!("karma{seat}"))?,
        administrators: fields.number(&format!("administrators{seat}"))?,
        owed: fields.number(&format!("owed{seat}"))?,
    })
}

/// The fields not read yet.
struct Fields<'a> {
    rest: std::str::Split<'a, char>,
}

impl<'a> Fields<'a> {
    fn value(&mut self, key: &str) -> Result<&'a str, TextError> {
        let field = self.rest.next().unwrap_or("nothing");
        let value = field.strip_prefix(key).and_then(|rest| rest.strip_prefix('='));
        value.ok_or_else(|| TextError::new(format!("expected the field {key}, found {field:?}")))
    }

    fn number(&mut self, key: &str) -> Result<u8, TextError> {
        let value = self.value(key)?;
        value.parse().map_err(|_| TextError::new(format!("{key}: {value:?} is not a small number")))
    }

    fn seat(&mut self, key: &str, seats: usize) -> Result<Seat, TextError> {
        let value = self.value(key)?;
        Seat::parse(value, seats).ok_or_else(|| TextError::new(format!("{key}: {value:?} is not a seat")))
    }

    fn list<T>(&mut self, key: &str, read: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, TextError> {
        let value = self.value(key)?;
        if value == "-" {
            return Ok(Vec::new());
        }
        let wrong = |word: &str| TextError::new(format!("{key}: {word:?} does not belong there"));
        value.split('.').take(256).map(|word| read(word).ok_or_else(|| wrong(word))).collect()
    }

    fn cards(&mut self, key: &str) -> Result<CardSet, TextError> {
        Ok(self.list(key, CardId::parse)?.into_iter().collect())
    }

    /// At most 200 dice, so no count overflows before the audit counts them.
    fn dice(&mut self, key: &str) -> Result<Dice, TextError> {
        let dice = self.list(key, Die::parse)?;
        ensure(dice.len() <= 200, || format!("{key}: there are not so many dice"))?;
        Ok(dice.into_iter().collect())
    }

    fn aside(&mut self) -> Result<Aside, TextError> {
        let cards = self.list("aside", CardId::parse)?;
        ensure(cards.len() <= DEEP + 9, || "aside: there are too many cards".into())?;
        let mut aside = Aside::new(CardId::new(1).expect("card 1 is in the box"));
        for card in cards {
            aside.push(card);
        }
        Ok(aside)
    }

    fn stack(&mut self) -> Result<Stack, TextError> {
        let tasks = self.list("stack", Task::parse)?;
        ensure(tasks.len() <= DEEP, || "stack: there are too many tasks".into())?;
        let mut stack = Stack::new(Task::Over);
        for task in tasks {
            stack.push(task);
        }
        Ok(stack)
    }

    fn track(&mut self, key: &str) -> Result<[Option<Bonus>; 6], TextError> {
        let read = |word: &str| if word == "?" { Some(None) } else { Bonus::parse(word).map(Some) };
        let track = self.list(key, read)?;
        track.try_into().map_err(|_| TextError::new(format!("{key}: a track has six cards")))
    }
}
