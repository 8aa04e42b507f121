//! The view as JSON for clients and bots.

use serde::{Serialize, Serializer};
use table::Seat;

use super::View;
use crate::card_set::CardSet;
use crate::cards::CardId;
use crate::components::Bonus;
use crate::dice::Dice;
use crate::pending::Task;
use crate::position::{Player, Position};
use crate::setup::grid_size;

/// The whole table as its viewer knows it.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "View"))]
struct Table<'a> {
    seat: Option<Seat>,
    active: Seat,
    to_do: Task,
    waiting: &'a [Task],
    round: u8,
    stage: u8,
    starter: Seat,
    grid: CardSet,
    /// How many cards a full grid has.
    grid_size: usize,
    top: Option<CardId>,
    pile: CardSet,
    discard: CardSet,
    discarded_dice: Dice,
    aside: &'a [CardId],
    players: Vec<Place>,
}

/// One seat's place at the table.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Place {
    hand: CardSet,
    /// Present only for the viewer, unless cards have their own dice.
    #[serde(skip_serializing_if = "Option::is_none")]
    dice: Option<Dice>,
    display: CardSet,
    /// The bonus of each scoring card from the left, if it is known.
    track: [Option<Bonus>; 6],
    turned_by_fame: u8,
    turned_by_coins: u8,
    fame: u8,
    coins: u8,
    karma: u8,
    administrators: u8,
    turns_owed: u8,
}

impl Place {
    fn of(player: &Player, is_open: bool) -> Self {
        Self {
            hand: player.hand,
            dice: is_open.then_some(player.dice),
            display: player.display,
            track: player.track,
            turned_by_fame: player.left,
            turned_by_coins: player.right,
            fame: player.fame,
            coins: player.coins,
            karma: player.karma,
            administrators: player.administrators,
            turns_owed: player.owed,
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Position {
            pile,
            top,
            grid,
            discard,
            shown,
            players,
            aside,
            stack,
            starter,
            active,
            round,
            stage,
        } = &self.known;
        let (to_do, waiting) = stack.as_slice().split_last().unwrap_or((&Task::Over, &[]));
        let players = players
            .iter()
            .map(|(seat, player)| Place::of(player, self.open_hands || self.viewer == Some(seat)));
        let table = Table {
            seat: self.viewer,
            active: *active,
            to_do: *to_do,
            waiting,
            round: *round,
            stage: *stage,
            starter: *starter,
            grid: *grid,
            grid_size: grid_size(self.known.players.seats()),
            top: *top,
            pile: *pile,
            discard: *discard,
            discarded_dice: *shown,
            aside: aside.as_slice(),
            players: players.collect(),
        };
        table.serialize(serializer)
    }
}

#[cfg(test)]
mod schema {
    use schemars::JsonSchema;

    use super::*;
    use crate::components::File;
    use crate::event::Event;

    testkit::told_as! {
        CardId: u8,
        CardSet: Vec<u8>,
        Dice: Vec<String>,
    }

    #[derive(JsonSchema)]
    #[expect(dead_code, reason = "it is there for its schema")]
    struct Karma {
        view: Table<'static>,
        event: Event,
        components: File,
    }

    #[test]
    fn is_kept() {
        testkit::keep_schema::<Karma>("karma");
    }
}
